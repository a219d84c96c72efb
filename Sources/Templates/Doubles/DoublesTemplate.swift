import MvvmgenAppModel
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// Test doubles of one protocol. A service has a stub, which returns what the test sets, and a spy, a
/// stub that also records its calls. A receiver of events has a spy alone.
struct DoublesTemplate {
  let name: TypeName
  /// The protocol's name as another module writes it; nil where that is its plain name.
  var protocolName: Code?
  let hasStub: Bool
  /// The stub's properties, which tests can change.
  var values: [Property]
  var functions: [Function]
  var access = Code.empty
  /// Names of values that a spy never prints.
  let secret: Set<MemberName>

  /// A requirement of the protocol.
  struct Function {
    var signature: Signature
    /// The first parameter, which spies don't record.
    var sender: Code = ""
    var isAsync = false
    var isThrowing = false
    var thrownType: SwiftType?
    var result: SwiftType?
    /// The name that distinguishes it from others with the same name.
    var key: MemberName
    /// The stub's property with the implementation.
    var handler: MemberName

    init(
      _ signature: Signature, sender: Code = "", isAsync: Bool = false,
      isThrowing: Bool = false, thrownType: SwiftType? = nil, result: SwiftType? = nil
    ) {
      (self.signature, self.sender, self.result) = (signature, sender, result)
      (self.isAsync, self.isThrowing, self.thrownType) = (isAsync, isThrowing, thrownType)
      (key, handler) = (signature.name, signature.name)
    }
  }

  var code: Code {
    .sections([hasStub ? stub : .empty, functions.isEmpty ? .empty : spy])
  }

  private var implemented: Code { protocolName ?? "\(name)" }

  // MARK: - The stub

  private var stub: Code {
    let properties = Code.lines(
      values.map { .property("\(access)var \($0.name)", "\($0.type)") })
    let handlers = Code.lines(
      functions.map {
        // A test rarely sets what has no result: the initializer doesn't take it.
        $0.handler("\(access)var \($0.handler)", answer: $0.isHandled ? nil : $0.defaultAnswer)
      })
    let members: CodeList = [properties, handlers, initializer] + functions.map(method)
    return """
      @MainActor
      \(access)class \(name.stub): \(wrap: implemented) {
        \(sections: members)
      }
      """
  }

  private var handled: [Function] { functions.filter(\.isHandled) }

  private var initializer: Code {
    let parameters = values.map { value -> Code in
      .parameter(
        "\(value.name)", value.type, isEscaping: value.isEscaping, value: value.type.emptyValue)
    }
    let answers = handled.map { function in
      function.handler(
        "\(function.handler)", escaping: "@escaping ", answer: function.defaultAnswer)
    }
    guard !(parameters + answers).isEmpty else {
      // The implicit initializer isn't isolated, but a spy's is in modules with main actor default
      // isolation.
      return functions.isEmpty && access.isEmpty ? .empty : "\(access)init() {}"
    }
    return """
      \(access)init(\(list: parameters + answers)) {
        \(lines: values.map { "self.\($0.name) = \($0.name)" })
        \(lines: handled.map { "self.\($0.handler) = \($0.handler)" })
      }
      """
  }

  private func method(_ function: Function) -> Code {
    let values = function.signature.parameters.map(\.passed)
    return """
      \(access)\(function.head) {
        \(function.waiting)\(function.signature.member(function.handler))(\(list: values))\(function.cast)
      }
      """
  }

  // MARK: - The spy

  private var spy: Code {
    // The spy needs all members.
    let calls = self.calls
    let enumeration = EnumerationTemplate(
      functions.map(\.recordedCase), hiding: secret, access: access)
    let equality: Code = isEquatable ? "Equatable" : "\(.runtimeTesting).RecordedCall"
    return """
      @MainActor
      \(access)final class \(name.spy): \(wrap: hasStub ? "\(name.stub)" : implemented) {
        \(enumeration.code("\(callName)", [equality]))

        \(access)private(set) var \(calls): [\(callName)] = []

        \(sections: functions.map { spied($0, keptIn: calls) })
      }
      """
  }

  /// Whether Swift can compare the calls.
  var isEquatable: Bool {
    functions.allSatisfy { function in
      function.keptValues.allSatisfy { function.erased($0.parameter).isKnownEquatable }
    }
  }

  var needsTesting: Bool {
    !isEquatable || functions.contains(where: \.mayBeUnanswered)
  }

  private func spied(_ function: Function, keptIn calls: MemberName) -> Code {
    let values: CodeList = function.keptValues.map { .argument($0.label, "\($0.parameter.name)") }
    let call: Code = values.isEmpty ? ".\(function.key)" : .call(".\(function.key)", values)
    return """
      \(access)\(hasStub ? "override " : "")\(function.head) {
        \(function.signature.member(calls)).append(\(list: [call]))
        \(hasStub ? superCall(function) : "")
      }
      """
  }

  private func superCall(_ function: Function) -> Code {
    let arguments = Code.arguments(passing: function.signature.parameters)
    let isLast: Code = function.result == nil ? "" : "return "
    return .call("\(isLast)\(function.waiting)super.\(function.signature.name)", arguments)
  }
}

extension DoublesTemplate.Function {
  /// Whether a test decides the result of a call, or its error.
  var isHandled: Bool {
    result != nil || isThrowing || signature.parameters.contains(where: \.isInout)
  }

  /// The handler's declaration, broken into lines where it is too long.
  fileprivate func handler(
    _ name: Code, escaping: Code = "", answer: Answer? = nil
  ) -> Code {
    let type: Code = "\(escaping)@MainActor "
    let parameters = signature.parameters.map { parameter -> Code in
      // Swift warns about `(Void) -> Int`, which looks like a function without parameters.
      guard parameter.type != .void else { return "()" }
      guard !parameter.isInout else { return "inout \(parameter.type)" }
      let type = erased(parameter)
      return Code.escaping(type, parameter.isEscaping && type == parameter.type)
    }
    let result: Code = "\(effects) -> \(erasedResult ?? .void)"
    let line: Code = "\(type)(\(Code.joined(parameters, by: ", ")))\(result)"
    let short: Code = answer.map { " = \($0.onOneLine)" } ?? ""
    let long: Code = answer.map { " = \($0.onSeveralLines)" } ?? ""
    return .fitting(
      "\(name): \(line)\(short)",
      "\(name): \(line)\(long)",
      """
      \(name):
        \(line)\(short)
      """,
      """
      \(name):
        \(line)\(long)
      """,
      """
      \(name):
        \(type)(\(list: parameters))\(result)\(long)
      """)
  }

  /// A closure that answers a call and ignores its arguments.
  struct Answer {
    /// The names of the parameters.
    private let head: Code
    /// Empty for a function that returns at once.
    private let body: Code

    init(to function: DoublesTemplate.Function, _ body: Code) {
      let names = function.signature.parameters.map { _ in "_" as Code }
      head = names.isEmpty ? "" : " \(Code.joined(names, by: ", ")) in"
      self.body = body
    }

    var onOneLine: Code {
      if body.isEmpty { return head.isEmpty ? "{}" : "{\(head) }" }
      return "{\(head) \(body) }"
    }

    fileprivate var onSeveralLines: Code {
      guard !body.isEmpty else { return onOneLine }
      return """
        {\(head)
          \(body)
        }
        """
    }
  }

  /// The handler's default implementation; nil where the test must set one. Without a result there
  /// is nothing to do. A throwing call with a result fails, so that a test that needs the result
  /// has to set it.
  var defaultAnswer: Answer? {
    guard let result else { return Answer(to: self, "") }
    if mayBeUnanswered {
      return Answer(to: self, "throw \(.runtimeTesting).UnansweredCall(\"\(handler)\")")
    }
    return (result.emptyValue.map { "\($0)" } ?? result.finishedStream).map { Answer(to: self, $0) }
  }

  /// Whether it throws unless a test sets its result.
  var mayBeUnanswered: Bool { result != nil && isThrowing && thrownType == nil }

  /// The effects before a call.
  fileprivate var waiting: Code {
    "\(isThrowing ? "try " : "")\(isAsync ? "await " : "")"
  }

  private var effects: Code {
    .effects(isAsync: isAsync, isThrowing: isThrowing, thrown: thrownType)
  }

  /// A test's answer works for every type, so the result is cast to the requested one.
  fileprivate var cast: Code {
    guard let result, result.mentions(signature.generics) else { return "" }
    return " as! \(result)"
  }

  fileprivate var head: Code {
    let result: Code = result.map { " -> \($0)" } ?? ""
    return "\(Code.function(signature, sender: sender))\(effects)\(result)"
  }
}

extension SwiftType {
  /// An empty stream of the standard library, which has ended already, so that loops over it end at
  /// once.
  var finishedStream: Code? {
    guard case .named(let parts) = kind, parts.count == 1, let part = parts.first else {
      return nil
    }
    switch (part.name.text, part.arguments.count) {
    case ("AsyncStream", 1): return "\(part.name) { $0.finish() }"
    // Swift has no initializer for other errors.
    case ("AsyncThrowingStream", 2) where part.arguments[1].text == "any Error":
      return "\(part.name) { $0.finish() }"
    default: return nil
    }
  }
}
