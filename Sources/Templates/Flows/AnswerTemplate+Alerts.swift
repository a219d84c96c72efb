import MvvmgenAppModel

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
