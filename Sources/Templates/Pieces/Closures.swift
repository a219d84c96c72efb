import AppModel
import Storage
import Syntax

/// How screens and flows report where the configuration says `"flowOutput": "closures"`.
extension Event {
  /// `onDidSignIn`, of `didSignIn`.
  var closure: MemberName { signature.name.closure }

  /// `var onDidSignIn: ((Session) -> Void)?`
  func closureProperty(_ access: Code = "") -> Code {
    """
    \(Code.documentation(summary))
    \(Code.property("\(access)var \(closure)", signature.closureType))
    """
  }

  /// The same as a protocol's requirement.
  var closureRequirement: Code {
    """
    \(Code.documentation(summary))
    \(Code.required("\(closure)", signature.closureType, "{ get set }"))
    """
  }

  /// Sets the closure of a view model to pass on to that of its screen what is heard while the
  /// screen is shown.
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
  /// Parameters are named where there are several.
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
