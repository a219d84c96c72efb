import AppModel
import Storage
import Syntax

/// How screens and flows report where the configuration says `"flowOutput": "closures"`.
extension Event {
  /// `onDidSignIn`, of `didSignIn`.
  var closure: MemberName { signature.closure }

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
  var relay: Code {
    let values = signature.parameters.map { "\($0.name)" as Code }
    let call = Code.call("self?.\(closure)?", values)
    return """
      \(Code.opening("viewModel.\(closure) =", "[weak self]", values))
        \(Code.closure("self?.presence.report", call))
      }
      """
  }
}

extension Signature {
  var closure: MemberName { MemberName(validated: "on\(name.capitalized.text)") }

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

/// `connect(_:)`: the closures with which a coordinator answers one screen or one child flow.
struct ConnectionTemplate {
  let coordinator: Coordinator
  /// The type that reports, and what it is called.
  let reporter: TypeName
  let variable: MemberName
  let answers: ArenaList<Answer>
  let isScreen: Bool
  let subject: Code

  var code: Code {
    """
    extension \(coordinator.names.coordinator) {
      /// \(subject)
      \(Code.call("func connect", ["_ \(parameter): \(reporter)"], tail: ") {"))
        \(lines: answers.map(connection))
      }
    }
    """
  }

  /// Hides nothing that an answer names.
  private var parameter: MemberName {
    let members = coordinator.inputs.map(\.name.text) + ["flow", "services"]
    return variable.free("Shown", avoiding: Set(members))
  }

  private func connection(_ answer: Answer) -> Code {
    let template = AnswerTemplate(
      answer: answer, wiring: .closures(coordinator), sendsViewModel: isScreen, isInClosure: true)
    guard !template.isEmpty else {
      return "// Nothing on `\(answer.signature.name)`, on purpose."
    }
    let values = answer.signature.parameters.map { "\($0.name)" as Code }
    let head: Code = "\(parameter).\(answer.signature.closure) ="
    guard let sender = answer.sender, template.namesSender else {
      return """
        \(Code.opening(head, "[weak self]", values))
          guard let self else { return }
          \(template.body)
        }
        """
    }
    let capture: Code = sender == parameter ? "weak \(sender)" : "weak \(sender) = \(parameter)"
    return """
      \(Code.opening(head, "[weak self, \(capture)]", values))
        guard let self, let \(sender) else { return }
        \(template.body)
      }
      """
  }
}

/// How a coordinator hears of what its screens and child flows report.
enum Wiring {
  case delegates
  case closures(Coordinator)
}
