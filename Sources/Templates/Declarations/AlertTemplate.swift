import MvvmgenAppModel
import MvvmgenLanguage
import MvvmgenStorage

/// An alert, in an answer or of a screen. Each entry has its own lines, so that adding one doesn't
/// change the others.
struct AlertTemplate {
  let alert: Alert
  /// The code of a value where the alert is created.
  let expression: (Expression) -> Code
  /// The code of a button with its action, with these arguments.
  let button: (Alert.Button, CodeList) -> Code

  /// The fields, each in a constant.
  var fields: Code { .lines(alert.fields.map(make)) }

  /// A call to a function that takes an alert.
  func call(_ function: Code) -> Code {
    // Formatters put no comma after a single one.
    let separator: Code = alert.buttons.count > 1 ? "," : ""
    return """
      \(function)(
        \(lines: arguments.map { "\($0)," })
        buttons: [
          \(lines: alert.buttons.map { "\(button($0, title($0)))\(separator)" })
        ]\(alert.isAnimated ? "" : ",")
        \(alert.isAnimated ? "" : "animated: false")
      )
      """
  }

  private var arguments: CodeList {
    var arguments: CodeList = []
    if let title = alert.title { arguments += [expression(title)] }
    if let message = alert.message { arguments += [.labelled("message", expression(message))] }
    if alert.isSecret { arguments += ["isSecret: true"] }
    if alert.style == .actionSheet { arguments += ["style: .actionSheet"] }
    if let anchor = alert.anchor { arguments += [.labelled("anchor", "\(anchor)")] }
    if !alert.fields.isEmpty {
      let fields: CodeList = alert.fields.map { "\($0.variable)" }
      arguments += [
        .fitting(
          .labelled("fields", "[\(Code.joined(fields, by: ", "))]"), .array("fields: ", fields))
      ]
    }
    return arguments
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

  private func title(_ button: Alert.Button) -> CodeList {
    [expression(button.title), button.role.map { "role: \(Code.word($0))" } ?? ""]
  }
}
