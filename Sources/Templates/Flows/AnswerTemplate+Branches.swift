import MvvmgenAppModel
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// Answers by the case of a value: an `if` where it has two, else a `switch`.
extension AnswerTemplate {
  func choose(by choice: Switch) -> Code {
    if let (truth, falsehood) = choice.ofBool {
      let value = expression(choice.value)
      return condition(value, steps(truth), not: "!\(value)", steps(falsehood))
    }
    if let (some, nothing) = choice.ofOptional {
      let value = expression(choice.value)
      let condition = some.variable.map { unwrapping(choice.value, as: $0) } ?? "\(value) != nil"
      return self.condition(
        condition, steps(some.steps), not: "\(value) == nil", steps(nothing))
    }
    // Unlike `default`, it may be there although no case is left.
    let others = choice.others.map { branch("_", $0) }
    return """
      switch \(expression(choice.value)) {
      \(lines: choice.cases.map { branch($0.pattern(isOptional: choice.mayBeNil), $0.steps) })
      \(others ?? "")
      }
      """
  }

  private func condition(_ condition: Code, _ code: Code, not: Code, _ other: Code) -> Code {
    guard !code.isEmpty else {
      return other.isEmpty ? .empty : self.condition(not, other, not: "", "")
    }
    return """
      if \(condition) {
        \(code)
      \(other.isEmpty ? "" : "} else {")
        \(other)
      }
      """
  }

  private func unwrapping(_ value: Expression, as name: MemberName) -> Code {
    switch value {
    case .parameter(let value, let path) where value == name && path.isEmpty,
      .member(let value, let path, isHidden: false)
    where value == name && path.isEmpty && !saysSelf:
      "let \(name)"
    default: "let \(name) = \(expression(value))"
    }
  }
}

extension Choice.Case {
  /// Its pattern.
  fileprivate func pattern(isOptional: Bool) -> Code {
    guard let literal else { return ".\(values.pattern(of: name))" }
    return isOptional && literal != .nil ? "\(unescaped: name)?" : "\(unescaped: name)"
  }
}

extension Switch {
  fileprivate var mayBeNil: Bool { isOptional || cases.contains { $0.literal == .nil } }

  /// The answers to `true` and to `false`, if it tells only these apart.
  fileprivate var ofBool: (truth: [Step], falsehood: [Step])? {
    guard !mayBeNil, cases.allSatisfy({ $0.literal != nil }) else { return nil }
    let truth = cases.first { $0.literal == .true }?.steps ?? others
    let falsehood = cases.first { $0.literal == .false }?.steps ?? others
    guard cases.count == 1 || others == nil, let truth, let falsehood else { return nil }
    return (truth, falsehood)
  }

  /// The answers to a value and to nil, if it tells only these apart.
  fileprivate var ofOptional: (some: (variable: MemberName?, steps: [Step]), nothing: [Step])? {
    let nothing = cases.first { $0.literal == .nil }?.steps
    let values: [Choice.Case] = cases.filter { $0.literal != .nil }
    if isOptional, let others, cases.count == 1, let some = values.first, some.name.isSome {
      let value: Choice.Value? = some.values.first
      return ((value?.variable, some.steps), others)
    }
    guard let nothing, values.count + (others == nil ? 0 : 1) == 1 else { return nil }
    guard let some = values.first else { return others.map { ((nil, $0), nothing) } }
    guard some.name.isSome else { return nil }
    let value: Choice.Value? = some.values.first
    return ((value?.variable, some.steps), nothing)
  }
}

/// Screens that the flow shows in several roles.
extension AnswerTemplate {
  /// Chooses the answer by the role in which the sender is shown. A screen that hand-written code
  /// shows without a role has no answer, and the flow warns of it.
  func byRole(_ answers: AnswersByRole) -> Code {
    """
    switch \(flow).role(of: \(answers.sender), as: \(answers.type).self) {
    \(lines: answers.cases.map { branch(Code.joined($0.roles.map { ".\(label: $0)" }, by: ", "), $0.steps) })
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

/// Decisions that a flow waits for.
extension AnswerTemplate {
  /// The stage stores the closures, so they state that they capture the coordinator.
  func wait(_ wait: Choice.Wait, for choice: Choice) -> Code {
    let capture: Code = isInClosure ? "" : " [self] in"
    let usesSelf = choice.cases.contains(where: \.steps.usesSelf)
    return """
      \(head(wait, choice.isLatest)) {\(capture)
        await \(inner.own(choice.call))
      } then: {\(usesSelf ? capture : "")
        switch $0 {
        \(lines: choice.cases.map(inner.branch))
        }
      }
      """
  }

  private func head(_ wait: Choice.Wait, _ isLatest: Bool) -> Code {
    let sender: Code =
      switch wait {
      case .whileShown(let sender): "whileShown: \(sender)"
      case .whileRunning(let sender): "whileRunning: \(sender)"
      case .whileThere(let sender): "for: \(sender)"
      case .whileThisRuns: ""
      }
    let arguments: CodeList = [sender, isLatest ? "isLatest: true" : ""]
    return arguments.isEmpty ? "\(flow).decide" : .call("\(flow).decide", arguments)
  }
}

/// Alerts in answers.
extension AnswerTemplate {
  func ask(_ alert: Alert) -> Code {
    let template = AlertTemplate(alert: alert, expression: expression, button: button)
    return """
      \(template.fields)
      \(template.call("\(flow).alert"))
      """
  }

  /// The stage stores the button's action, so the closure states that it captures the coordinator.
  private func button(_ button: Alert.Button, _ arguments: CodeList) -> Code {
    guard case .answer(let steps, let values) = button.reply else { return .empty }
    let inner = inner
    let action = Code.lines(steps.map { inner.step($0) })
    guard !action.isEmpty else { return .call(".button", arguments) }
    return """
      .button(\(list: arguments)) {\(isInClosure || !steps.contains(where: \.namesCoordinator) ? "" : " [self] in")
        \(lines: values.map { "let \($0.variable) = \($0.field).text" })
        \(action)
      }
      """
  }
}
