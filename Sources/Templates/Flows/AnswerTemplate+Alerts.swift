import AppModel
import Language
import Storage

/// Alerts. Each entry has its own lines, so that adding one leaves the others alone.
extension AnswerTemplate {
  func ask(_ alert: Alert) -> Code {
    var arguments: CodeList = []
    if let title = alert.title { arguments += [expression(title)] }
    if let message = alert.message { arguments += [labelled("message", expression(message))] }
    if alert.style == .actionSheet { arguments += ["style: .actionSheet"] }
    if let anchor = alert.anchor { arguments += [labelled("anchor", "\(anchor)")] }
    if !alert.fields.isEmpty {
      let fields = Code.joined(alert.fields.map { "\($0.variable)" }, by: ", ")
      arguments += [labelled("fields", "[\(fields)]")]
    }
    return """
      \(lines: alert.fields.map(make))
      \(flow).alert(
        \(lines: arguments.map { "\($0)," })
        buttons: [
          \(lines: alert.buttons.map { "\(button($0))," })
        ]
      )
      """
  }

  private func make(_ field: Alert.Field) -> Code {
    var arguments: CodeList = ["\"\(unescaped: field.name)\""]
    if let text = field.text { arguments += ["text: \(expression(text))"] }
    if let placeholder = field.placeholder {
      arguments += ["placeholder: \(expression(placeholder))"]
    }
    if field.isSecret { arguments += ["isSecret: true"] }
    return .assignment(
      "let \(field.variable)", .call("\(.runtime).FlowAlert.Field", arguments))
  }

  /// The stage stores the button's action, so the closure states that it captures the coordinator.
  private func button(_ button: Alert.Button) -> Code {
    var arguments: CodeList = [expression(button.title)]
    switch button.role {
    case .destructive: arguments += ["role: .destructive"]
    case .cancel: arguments += ["role: .cancel"]
    case nil: break
    }
    let action = Code.lines(button.steps.map(inner.step))
    guard !action.isEmpty else { return .call(".button", arguments) }
    return """
      .button(\(list: arguments)) {\(isInClosure ? "" : " [self] in")
        \(lines: button.values.map { "let \($0.variable) = \($0.field).text" })
        \(action)
      }
      """
  }
}
