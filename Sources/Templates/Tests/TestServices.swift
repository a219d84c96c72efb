import MvvmgenAppModel
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// The services that tests pass to the initializers of screens and flows. Each is a property of the
/// test's type, so that a test sets what it answers, and sees its calls.
struct TestServices {
  /// The protocol of the services; nil for none.
  var type: TypeName?
  fileprivate(set) var doubles: [TestDouble] = []

  struct TestDouble {
    /// Its name among the services, and in the test's type.
    let (property, name): (MemberName, MemberName)
    fileprivate let type: Code
    fileprivate let declaration: Code
    /// Nil where no test sees its calls.
    let spy: DoublesTemplate?
  }

  /// Whether an initializer takes none.
  var areNone: Bool { type == nil }

  var names: [MemberName] { doubles.map(\.name) }

  /// The test's properties, and its initializer.
  ///
  /// - Parameters:
  ///   - subject: what is tested; its initializer gets the services and these arguments.
  ///   - keepsServices: whether the test passes them on to others, too.
  ///   - statements: of the initializer, when everything has been made.
  func setUp(
    _ subject: FixedName, _ type: TypeName, _ arguments: CodeList, keepsServices: Bool,
    first: CodeList, then statements: CodeList
  ) -> Code {
    let made: Code = .call("\(type)", arguments)
    let isKept = keepsServices && !areNone
    // It is made of what the test has.
    let isMadeLater = !areNone || !first.isEmpty
    let properties: CodeList =
      first + doubles.map(\.declaration) + [
        isKept ? "private let \(.services): \(.ownServices)" : "",
        isMadeLater
          ? .property("private let \(subject)", "\(type)")
          : .assignment("private let \(subject)", made),
      ]
    let body: CodeList =
      [
        isKept ? .assignment("\(.services)", self.made) : "",
        isMadeLater ? .assignment("\(subject)", made) : "",
      ] + statements
    guard !body.isEmpty else { return .lines(properties) }
    return .sections([
      .lines(properties),
      """
      init() {
        \(lines: body)
      }
      """,
    ])
  }

  var made: Code {
    .call("\(.ownServices)", doubles.map { .labelled("\(argument: $0.property)", "\($0.name)") })
  }

  var declaration: Code {
    guard let type else { return .empty }
    return """
      private struct \(.ownServices): \(wrap: "\(type)") {
        \(lines: doubles.map { .property("let \($0.property)", $0.type) })
      }
      """
  }
}

extension TestValues {
  /// A spy of each service, or the configuration's value.
  ///
  /// - Parameter taken: names that none may have.
  func doubles(
    of uses: some Sequence<ServiceReference>, _ type: TypeName, besides taken: [MemberName]
  ) throws(Unknown) -> TestServices {
    var services = TestServices()
    var names = Set(taken)
    for use in uses {
      services.type = type
      guard !choices.contains(use.name) else { continue }
      let name = use.property.free(FreeSuffix.ofApp, avoiding: names)
      names.insert(name)
      // A service may have the name of the test's own type.
      let module = use.name == TypeName(.ownServices) ? configuration.doubles?.module : nil
      let service = module.map { "\($0).\(use.name)" } ?? configuration.inDoubles(use.name)
      let type: Code = "any \(service)"
      var declaration: Code = ""
      var spy: DoublesTemplate?
      if let value = ownValue(of: use) {
        declaration = Layout.initialized.filled("private let \(name)", type, "\(value)")
      } else {
        let double = try double(use)
        (declaration, spy) = (.assignment("private let \(name)", double.made), double.spy)
      }
      services.doubles.append(
        TestServices.TestDouble(
          property: use.property, name: name, type: type, declaration: declaration, spy: spy))
    }
    return services
  }

  /// Only a service with a spec has doubles.
  private func double(
    _ use: ServiceReference
  ) throws(Unknown) -> (made: Code, spy: DoublesTemplate?) {
    guard let service = services[use.name], let declaration = service.declaration else {
      throw Unknown(need: "a value of \(use.name)")
    }
    let double = DoublesTemplate(use.name, declaration)
    var arguments: CodeList = []
    for member in declaration.members {
      guard case .value(let property) = member, property.type.emptyValue == nil else { continue }
      arguments += ["\(argument: property.name): \(try value(property.type))"]
    }
    for function in double.functions where function.isHandled && function.defaultAnswer == nil {
      let value = try function.erasedResult.map(value) ?? ""
      let answer = DoublesTemplate.Function.Answer(to: function, value).onOneLine
      arguments += ["\(argument: function.handler): \(answer)"]
    }
    let hasSpy = !double.functions.isEmpty
    return (.call("\(hasSpy ? use.name.spy : use.name.stub)", arguments), hasSpy ? double : nil)
  }
}
