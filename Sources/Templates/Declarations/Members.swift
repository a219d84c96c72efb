import MvvmgenAppModel
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

extension Event {
  /// The first parameter of the delegate's method.
  func sender(_ type: TypeName) -> Code { "_ \(sender): any \(type)" }

  /// The delegate's method.
  func requirement(sender: Code) -> Code {
    """
    \(Code.documentation(summary))
    \(Code.function(signature, sender: sender))
    """
  }
}

extension Code {
  /// Observes the list of a screen with a list.
  static var observedList: Code { "\(.list)\(.observed)" }

  fileprivate static var observed: Code { Code(stringLiteral: Affix.observed) }
}

extension Screen {
  /// The properties of a class that have its state; where they can be observed, each with one that
  /// publishes it.
  ///
  /// - Parameter setting: the access of those that the view doesn't edit.
  func properties(
    _ access: Code = "", setting: Code = "", in configuration: Configuration
  ) -> CodeList {
    if isTracked { return [.lines(state.map { $0.tracked($0.isEdited ? access : setting) })] }
    let wrapper = configuration.runtime(.observableProperty)
    let published = configuration.runtime(.readOnlyProperty)
    return state.map { one in
      """
      \(one.variable("@\(wrapper) \(one.isEdited ? access : setting)var "))
      \(Code.computed("\(access)var \(one.observed)", "\(published)<\(one.type)>", "$\(unescaped: one.name)"))
      """
    }
  }
}

extension Property {
  /// A stored property with its description.
  func documented(_ head: Code) -> Code {
    """
    \(Code.documentation(summary))
    \(variable(head))
    """
  }

  /// The name of the property that publishes a state: it is never a keyword.
  var observed: Code { "\(unescaped: name)\(.observed)" }

  /// A state of an `@Observable` class. The macro puts an underscore before the name as written,
  /// which isn't valid with backticks: for such names, this is the code that the macro would
  /// produce.
  fileprivate func tracked(_ access: Code) -> Code {
    guard name.needsBackticks else { return variable("\(access)var ") }
    let stored = Property(name: name.stored, type: type, defaultValue: defaultValue, start: start)
    return """
      \(stored.variable("@ObservationIgnored private var "))
      \(Code.property("\(access)var \(name)", "\(type)")) {
        get {
          access(keyPath: \\.\(name))
          return \(stored.name)
        }
        set {
          withMutation(keyPath: \\.\(name)) { \(stored.name) = newValue }
        }
      }
      """
  }

  /// A stored property with its default or an empty value. The type is omitted if the value
  /// determines it.
  func variable(_ head: Code) -> Code {
    if start != nil { return .property("\(head)\(name)", "\(type)") }
    let value = defaultValue ?? type.emptyValue
    if let value, shows(type, in: value) { return .assignment("\(head)\(name)", "\(value)") }
    if type.isOptional, defaultValue == nil {
      return .property("\(head)\(name)", "\(type)")
    }
    return .property("\(head)\(name)", "\(type)", value: value)
  }

  var initialValue: Code {
    start.map { .dotted($0.head, $0.members) } ?? (defaultValue ?? type.emptyValue).map { "\($0)" }
      ?? "nil"
  }

  /// The statement of an initializer that sets it from one of the inputs.
  ///
  /// - Parameters:
  ///   - isTracked: whether the class is `@Observable`.
  ///   - target: writes a property of the class.
  func beginning(
    isTracked: Bool, in configuration: Configuration, as target: (MemberName) -> Code
  ) -> Code {
    guard self.start != nil else { return .empty }
    let start = initialValue
    if !isTracked {
      let made: Code =
        "\(configuration.runtime(.observableProperty))(\(list: ["wrappedValue: \(start)"]))"
      return .assignment("\(name.stored)", made)
    }
    return .assignment(target(name.needsBackticks ? name.stored : name), "\(start)")
  }

  private func shows(_ type: SwiftType, in value: SwiftValue) -> Bool {
    if case .call(let callee, _) = value.kind, case .type(let called) = callee.kind {
      return called == type
    }
    guard case .literal(let literal) = value.kind else { return false }
    switch literal.bytes.first {
    case UInt8(ascii: "\""): return type == .string
    case UInt8(ascii: "t"), UInt8(ascii: "f"): return type == .bool
    case let first? where first.isDigit: return type == .int && literal.bytes.allSatisfy(\.isDigit)
    default: return false
    }
  }
}

/// Events of screens and flows with `"flowOutput": "closures"`.
extension Event {
  /// `onDidSignIn` for `didSignIn`.
  var closure: MemberName { signature.name.closure }

  /// `var onDidSignIn: ((Session) -> Void)?`
  func closureProperty(_ access: Code = "") -> Code {
    """
    \(Code.documentation(summary))
    \(Code.property("\(access)var \(closure)", signature.closureType))
    """
  }

  /// The same as a protocol requirement.
  var closureRequirement: Code {
    """
    \(Code.documentation(summary))
    \(Code.required("\(closure)", signature.closureType, "{ get set }"))
    """
  }
}

extension Signature {
  /// Closure parameters have names if there are several.
  fileprivate var closureType: Code {
    let types = parameters.map { parameter -> Code in
      let type = Code.escaping(parameter.type, parameter.isEscaping)
      if parameters.count > 1 { return "_ \(parameter.name): \(type)" }
      return parameter.type == .void ? "()" : type
    }
    return "((\(Code.joined(types, by: ", "))) -> Void)?"
  }
}

extension Code {
  /// A closure whose body is in the line of its head if both fit.
  static func closure(_ head: Code, _ body: Code) -> Code {
    .fitting(
      "\(head) \(body) }",
      """
      \(head)
        \(body)
      }
      """)
  }

  /// `head { [captures] a, b in`
  static func opening(_ head: Code, _ captures: Code, _ parameters: CodeList) -> Code {
    let names = joined(parameters, by: ", ")
    let list: Code = parameters.isEmpty ? captures : "\(captures) \(names)"
    return .fitting(
      "\(head) { \(list) in",
      """
      \(head) {
        \(list) in
      """)
  }
}
