import MvvmgenAppModel
import MvvmgenStorage
import MvvmgenSyntax

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

  /// Sets a view model's closure to forward events to its screen's closure while the screen is
  /// shown.
  func relay(from viewModel: Code) -> Code {
    let values = signature.parameters.map { "\($0.name)" as Code }
    let call = Code.call("self?.\(closure)?", values)
    return """
      \(Code.opening("\(viewModel).\(closure) =", "[weak self]", values))
        self?.\(.presence).report { \(block: call) }
      }
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
