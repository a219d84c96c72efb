import MvvmgenAppModel
import MvvmgenLanguage
import MvvmgenStorage

/// Steps that show more than a screen or a flow: tabs and splits. Each entry has its own lines, so
/// that adding one doesn't change the others.
extension AnswerTemplate {
  func show(_ tabs: [Tab]) -> Code {
    let lasting = tabs.filter { $0.condition == nil }
    let items = Code.lines(tabs.map { "\(item($0))," })
    return """
      \(lines: lasting.map { make(flow: $0.flow) })
      \(coordinator?.value.look.map { showing(items, look: .word($0)) } ?? """
        \(flow).showTabs([
          \(items)
        ])
        """)
      """
  }

  private func showing(_ items: Code, look: Code) -> Code {
    """
    \(flow).showTabs(
      [
        \(items)
      ],
      look: \(look)
    )
    """
  }

  private func item(_ tab: Tab) -> Code {
    guard let condition = tab.condition else {
      let again: Code = tab.onReselect.map { "onReselect: { \(tab.flow.variable).\($0)() }" } ?? ""
      return .call(".tab", ["\(tab.flow.variable)"] + look(tab) + [again, asking(tab)])
    }
    let again: Code =
      tab.onReselect.map {
        "onReselect: { [self] in \(flow).child(\(tab.flow.target.type).self)?.\($0)() }"
      } ?? ""
    let head: CodeList =
      ["\(tab.flow.target.type).self", "if: \(condition)"] + look(tab) + [again, asking(tab)]
    return making(tab.flow, by: .call(".tab", head))
  }

  /// A flow that comes and goes is created each time it comes. The stage stores that, so the
  /// closure states that it captures the coordinator.
  private func making(_ flow: Destination, by head: Code) -> Code {
    let connection = connect(flow: flow)
    let values = flow.arguments + (flow.beginning?.arguments ?? [])
    let usesSelf =
      needsServices(flow) || !connection.isEmpty || values.contains { $0.value.isOfCoordinator }
    return """
      \(head) {\(usesSelf ? " [self] in" : "")
        \(connection.isEmpty
          ? made(flow, [])
          : """
          \(make(flow: flow))
          return \(flow.variable)
          """)
      }
      """
  }

  /// A local constant may have the event's name.
  private func asking(_ tab: Tab) -> Code {
    guard let event = tab.onSelect else { return "" }
    var isHidden = false
    if case .tabs(let tabs)? = answer.steps.first {
      isHidden = tabs.contains { $0.flow.variable == event }
    }
    return "onSelect: { [self] in \(isHidden ? "self." : "")\(event)() }"
  }

  func changesTabs(_ step: Step) -> Bool {
    guard case .set(let assignments) = step, let coordinator else { return false }
    return assignments.reduce(0) { $0 + coordinator.value.tabChanges[$1.state].count } > 1
  }

  private func look(_ tab: Tab) -> CodeList {
    var arguments: CodeList = [.labelled("title", expression(tab.title))]
    if let image = tab.image { arguments += [.labelled("image", "\(image)")] }
    if let badge = tab.badge { arguments += ["badge: \(badge.code("\(badge.state)"))"] }
    if let role = tab.role { arguments += ["role: \(Code.word(role))"] }
    if tab.isSelected { arguments += ["isSelected: true"] }
    return arguments
  }

  /// A flow in a later column is created each time that the column begins.
  func split(_ columns: [ColumnKey: Destination]) -> Code {
    var (made, arguments, isCreatedAgain): (CodeList, CodeList, Bool) = ([], [], false)
    for key in ColumnKey.allCases {
      guard let column = columns[key] else { continue }
      let content: Code
      if column.target.kind == .screen {
        content = ".screen(\(column.variable))"
      } else if key == .primary {
        content = ".flow(\(column.variable))"
      } else {
        isCreatedAgain = true
        arguments += ["\(Code(word: key)): \(making(column, by: ".newFlow"))"]
        continue
      }
      made += [make(column)]
      arguments += ["\(Code(word: key)): \(content)"]
    }
    let call: Code =
      isCreatedAgain
      ? """
      \(flow).showSplit(
        \(Code.joined(arguments, by: ",\n"))
      )
      """ : .call("\(flow).showSplit", arguments)
    return """
      \(lines: made)
      \(call)
      """
  }
}

extension Tab.Change {
  /// The call that a coordinator makes when the state has changed.
  var code: Code {
    switch self {
    case .badge(let badge, let flow):
      let value = badge.code(Self.value(of: badge.state))
      return .call("\(.flow).setBadge", [value, "of: \(flow.type).self"])
    case .presence(let state, let flow):
      let value = Self.value(of: state)
      return .call("\(.flow).showTab", ["of: \(flow.type).self", "if: \(value)"])
    }
  }

  /// In a `didSet`, the name `oldValue` is taken.
  private static func value(of state: MemberName) -> Code {
    state.text == "oldValue" ? "self.\(state)" : "\(state)"
  }
}

extension Tab.Badge {
  fileprivate func code(_ value: Code) -> Code {
    switch self {
    case .count: ".count(\(value))"
    case .text: ".text(\(value))"
    }
  }
}
