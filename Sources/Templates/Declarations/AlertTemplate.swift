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
    let options: CodeList = [
      alert.isUnlessShown ? "unlessShown: true" : "", alert.isAnimated ? "" : "animated: false",
    ]
    return """
      \(function)(
        \(lines: arguments.map { "\($0)," })
        buttons: [
          \(lines: alert.buttons.map { "\(button($0, title($0)))\(separator)" })
        ]\(options.isEmpty ? "" : ",")
        \(Code.joined(options, by: ", "))
      )
      """
  }

  private var arguments: CodeList {
    let fields: CodeList = alert.fields.map { "\($0.variable)" }
    return [
      alert.title.map(expression) ?? "",
      alert.message.map { .labelled("message", expression($0)) } ?? "",
      alert.isSecret ? "isSecret: true" : "",
      alert.style == .actionSheet ? "style: .actionSheet" : "",
      alert.anchor.map { .labelled("anchor", "\($0)") } ?? "",
      fields.isEmpty
        ? ""
        : .fitting(
          .labelled("fields", "[\(Code.joined(fields, by: ", "))]"), .array("fields: ", fields)),
    ]
  }

  private func make(_ field: Alert.Field) -> Code {
    let arguments: CodeList = [
      "\"\(unescaped: field.name)\"", field.text.map { "text: \(expression($0))" } ?? "",
      field.placeholder.map { "placeholder: \(expression($0))" } ?? "",
      field.isSecret ? "isSecret: true" : "",
    ]
    return .assignment(
      "let \(field.variable)", .call("\(.runtime).FlowAlert.Field", arguments))
  }

  private func title(_ button: Alert.Button) -> CodeList {
    [expression(button.title), button.role.map { "role: \(Code.word($0))" } ?? ""]
  }
}
