import AppModel
import Language
import Storage
import Syntax

/// Steps that show more than a screen or a flow: alerts, tabs and splits. Each entry has its own
/// lines, so that adding one leaves the others alone.
extension AnswerTemplate {
  func ask(_ alert: Alert) -> Code {
    var arguments: CodeList = []
    if let title = alert.title { arguments += ["\(title)"] }
    if let message = alert.message { arguments += [labelled("message", message)] }
    if alert.style == .actionSheet { arguments += ["style: .actionSheet"] }
    if let anchor = alert.anchor { arguments += [labelled("anchor", anchor)] }
    return """
      \(flow).alert(
        \(lines: arguments.map { "\($0)," })
        buttons: [
          \(lines: alert.buttons.map { "\(button($0))," })
        ]
      )
      """
  }

  /// The stage stores the button's action, so the closure states that it captures the coordinator.
  private func button(_ button: Alert.Button) -> Code {
    var arguments: CodeList = ["\(button.title)"]
    switch button.role {
    case .destructive: arguments += ["role: .destructive"]
    case .cancel: arguments += ["role: .cancel"]
    case nil: break
    }
    let action = Code.lines(button.steps.map(inner.step))
    guard !action.isEmpty else { return .call(".button", arguments) }
    return """
      .button(\(list: arguments)) {\(isInClosure ? "" : " [self] in")
        \(action)
      }
      """
  }

  func show(_ tabs: ArenaList<Tab>) -> Code {
    """
    \(lines: tabs.map { make(flow: $0.flow) })
    \(flow).showTabs([
      \(lines: tabs.map { "\(item($0))," })
    ])
    """
  }

  private func item(_ tab: Tab) -> Code {
    var arguments: CodeList = ["\(tab.flow.variable)", labelled("title", tab.title)]
    if let image = tab.image { arguments += [labelled("image", image)] }
    if tab.isSelected { arguments += ["isSelected: true"] }
    return .call(".tab", arguments)
  }

  func split(_ primary: Column, _ secondary: Column?) -> Code {
    let columns: CodeList =
      ["primary: \(argument(primary))"]
      + (secondary.map { ["secondary: \(argument($0))"] } ?? [])
    return """
      \(make(primary))
      \(secondary.map { make($0) } ?? "")
      \(Code.call("\(flow).showSplit", columns))
      """
  }

  private func make(_ column: Column) -> Code {
    switch column {
    case .screen(let destination): make(screen: destination)
    case .flow(let destination): make(flow: destination)
    }
  }

  private func argument(_ column: Column) -> Code {
    switch column {
    case .screen(let destination): ".screen(\(destination.variable))"
    case .flow(let destination): ".flow(\(destination.variable))"
    }
  }

  private func labelled(_ label: StaticString, _ value: SwiftValue) -> Code {
    let label = Code(stringLiteral: label)
    return .fitting(
      "\(label): \(value)",
      """
      \(label):
        \(value)
      """)
  }
}
