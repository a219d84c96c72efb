import MvvmgenAppModel
import MvvmgenStorage

/// `connect(_:)`: sets the closures with which a coordinator answers one screen or one child flow.
struct ConnectionTemplate {
  let coordinator: Coordinator
  /// The type of the sender, and its name.
  let reporter: Code
  let variable: MemberName
  let answers: [Answer]
  let isScreen: Bool
  let subject: Code

  var code: Code {
    """
    extension \(coordinator.names.coordinator) {
      /// \(subject)
      func \(.connect)(\(list: ["_ \(parameter): \(reporter)"])) {
        \(lines: answers.map(connection))
      }
    }
    """
  }

  /// A name that shadows nothing that an answer uses.
  private var parameter: MemberName {
    let own = [FixedName.connect, .decisions, .flow, .services].map { MemberName($0) }
    let members = own + (coordinator.inputs + coordinator.state).map(\.name)
    return variable.free(FreeSuffix.shown, avoiding: Set(members))
  }

  private func connection(_ answer: Answer) -> Code {
    let template = AnswerTemplate(
      answer: answer, coordinator: coordinator, sendsViewModel: isScreen, isInClosure: true)
    guard !template.code.isEmpty else {
      return "// Nothing on `\(answer.signature.name)`, on purpose."
    }
    let values = answer.signature.parameters.map { "\($0.name)" as Code }
    let head: Code = "\(parameter).\(answer.signature.name.closure) ="
    guard let sender = answer.sender, answer.usesSender else {
      return """
        \(Code.opening(head, "[weak self]", values))
          guard let self else { return }
          \(template.body)
        }
        """
    }
    let capture: Code = sender == parameter ? "weak \(sender)" : "weak \(sender) = \(parameter)"
    let usesSelf = answer.steps.usesSelf
    return """
      \(Code.opening(head, "[\(usesSelf ? "weak self, " : "")\(capture)]", values))
        guard \(usesSelf ? "let self, " : "")let \(sender) else { return }
        \(template.body)
      }
      """
  }
}
