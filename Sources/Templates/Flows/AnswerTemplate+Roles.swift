import AppModel
import Storage

/// Screens that the flow shows in several roles.
extension AnswerTemplate {
  /// Chooses the answer by the role in which the sender is shown. A screen that hand-written code
  /// shows without a role has no answer, and the flow warns of it.
  func byRole(_ answers: AnswersByRole) -> Code {
    """
    switch \(flow).role(of: \(reporter(answers.sender)), as: \(answers.type).self) {
    \(lines: answers.cases.map { branch(Code.joined($0.roles.map { "\(label: $0)" }, by: ", ."), $0.steps) })
    case nil:
      break
    }
    """
  }

  /// Says in which role a new screen is shown.
  func role(_ destination: Destination) -> Code {
    guard let role = destination.target.role else { return .empty }
    return role.assignment(to: destination.variable)
  }

  /// The role of a screen that is shown already.
  func role(_ target: Target) -> CodeList {
    target.role.map { ["as: \($0.code)"] } ?? []
  }
}

extension Role {
  /// Says that a new screen is shown in it.
  func assignment(to screen: MemberName) -> Code {
    .assignment("\(screen).\(.presence).role", code)
  }

  var code: Code {
    let scope: Code = owner.map { "\($0)." } ?? ""
    return "\(scope)\(type).\(label: name)"
  }
}
