import AppModel
import Language
import Storage
import Syntax

/// Steps that show more than a screen or a flow: tabs and splits. Each entry has its own
/// lines, so that adding one leaves the others alone.
extension AnswerTemplate {
  func show(_ tabs: ArenaList<Tab>) -> Code {
    let lasting = tabs.filter { $0.condition == nil }
    return """
      \(lines: lasting.map { make(flow: $0.flow) })
      \(flow).showTabs([
        \(lines: tabs.map { "\(item($0))," })
      ])
      """
  }

  /// A flow that comes and goes is made when it comes. The stage stores that, so the closure states
  /// that it captures the coordinator.
  private func item(_ tab: Tab) -> Code {
    guard let condition = tab.condition else {
      return .call(".tab", ["\(tab.flow.variable)"] + look(tab))
    }
    let head: CodeList = ["\(tab.flow.target.type).self", "if: \(condition)"] + look(tab)
    return """
      \(Code.call(".tab", head)) { [self] in
        \(make(flow: tab.flow))
        return \(tab.flow.variable)
      }
      """
  }

  /// Whether the step changes tabs more than once.
  func changesTabs(_ step: Step) -> Bool {
    guard case .set(let assignments) = step, assignments.count > 1, let coordinator,
      case .tabs(let tabs)? = coordinator.start.steps.first
    else { return false }
    return tabs.contains { $0.badge != nil || $0.condition != nil }
  }

  private func look(_ tab: Tab) -> CodeList {
    var arguments: CodeList = [.labelled("title", expression(tab.title))]
    if let image = tab.image { arguments += [.labelled("image", "\(image)")] }
    if let badge = tab.badge { arguments += ["badge: \(badge.code("\(badge.state)"))"] }
    switch tab.role {
    case .search: arguments += ["role: .search"]
    case nil: break
    }
    if tab.isSelected { arguments += ["isSelected: true"] }
    return arguments
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
}

extension Tab.Badge {
  fileprivate func code(_ value: Code) -> Code {
    switch self {
    case .count: ".count(\(value))"
    case .text: ".text(\(value))"
    }
  }
}

/// What a coordinator's tabs do when a state of it has changed.
struct TabChanges {
  private var places = NameTable<MemberName, Int>()
  private var changes: [CodeList] = []

  init(of coordinator: Coordinator) {
    guard case .tabs(let tabs)? = coordinator.start.steps.first else { return }
    for tab in tabs {
      let type: Code = "\(tab.flow.target.type).self"
      if let badge = tab.badge {
        let value = badge.code(Self.value(of: badge.state))
        add(.call("\(.flow).setBadge", [value, "of: \(type)"]), for: badge.state)
      }
      if let state = tab.condition {
        let value = Self.value(of: state)
        add(.call("\(.flow).showTab", ["of: \(type)", "if: \(value)"]), for: state)
      }
    }
  }

  /// In a `didSet`, the name `oldValue` is taken.
  private static func value(of state: MemberName) -> Code {
    state.text == "oldValue" ? "self.\(state)" : "\(state)"
  }

  private mutating func add(_ change: Code, for state: MemberName) {
    let place = places.insert(changes.count, for: state) ?? changes.count
    if place == changes.count { changes.append([]) }
    changes[place] += [change]
  }

  subscript(state: MemberName) -> CodeList { places[state].map { changes[$0] } ?? [] }
}
