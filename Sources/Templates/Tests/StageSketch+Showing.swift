import AppModel
import Language
import Storage
import Syntax

/// Showing screens and flows.
extension StageSketch {
  /// The layers of a screen or a flow, as if it were alone.
  func content(_ shown: Destination) throws(Unknown) -> [Layer] {
    guard shown.target.kind == .flow else {
      let screens = shown.withEmbedded.map {
        Shown(base: $0.target.base, role: $0.target.role?.name)
      }
      return [Layer(entries: [Entry(screens: screens, content: .screen(text(shown)))])]
    }
    guard let flow = values.coordinator(shown.target.base) else { throw Unknown() }
    return try content(flow, at: flow.start(at: shown.beginning).steps)
  }

  func content(_ flow: Coordinator, at start: ArenaList<Step>) throws(Unknown) -> [Layer] {
    var layers = try StageSketch(flow, at: start, isRegular: isRegular, values).layers
    for layer in layers.indices {
      for row in layers[layer].entries.indices {
        layers[layer].entries[row].child = flow.names.base
      }
    }
    return layers
  }

  private func text(_ shown: Destination) -> Code {
    let role: Code = shown.target.role.map { ":\(unescaped: $0.name)" } ?? ""
    let embedded = shown.embedded.map { text($0) }
    let views: Code = embedded.isEmpty ? "" : " { \(Code.joined(embedded, by: ", ")) }"
    return "\(shown.target.type)\(role)\(views)"
  }

  func content(_ tabs: ArenaList<Tab>) throws(Unknown) -> Entry {
    var shown: [(flow: TypeName, entries: [Entry])] = []
    var selected = 0
    for tab in tabs {
      if let badge = tab.badge, start(of: badge.state) != .nil { throw Unknown() }
      if let condition = tab.condition {
        let isThere = start(of: condition)
        if isThere == .literal("false") { continue }
        if isThere != .literal("true") { throw Unknown() }
      }
      let layers = try content(tab.flow)
      guard layers.count == 1 else { throw Unknown() }
      if tab.isSelected { selected = shown.count }
      shown.append((tab.flow.target.base, layers[0].entries))
    }
    return Entry(content: .tabs(shown, selected: selected))
  }

  private func start(of state: MemberName) -> SwiftValue? {
    flow.state.first { $0.name == state }.flatMap { $0.defaultValue ?? $0.type.emptyValue }
  }

  /// Shows layers of a screen or a flow.
  mutating func show(_ shown: [Layer], _ way: Way, of sender: Sender) throws(Unknown) {
    if case .replace = way {
      (layers, isKnown) = (shown, true)
      return
    }
    if case .flow = sender, contains(sender) { throw Unknown() }
    guard !isCovered, var first = shown.first else { throw Unknown() }
    switch way {
    case .replace: break
    case .push: try push(first.entries)
    case .detail:
      guard case .split(let primary, _, let placeholder)? = container else { throw Unknown() }
      container = .split(primary: primary, secondary: first.entries, placeholder: placeholder)
    case .present(let style):
      first.style = style
      if !first.entries.isEmpty { layers.append(first) }
    }
    layers += shown.dropFirst()
  }

  /// Shows a screen that embeds no others.
  mutating func show(_ screen: Screen, as role: MemberName?, _ way: Way) throws(Unknown) {
    let shown = Shown(base: screen.names.base, role: role)
    let name: Code = "\(screen.names.screen)\(role.map { ":\(unescaped: $0)" } ?? "")"
    let entry = Entry(screens: [shown], content: .screen(name))
    try show([Layer(entries: [entry])], way, of: .screen(shown))
  }

  /// Whether the flow shows its own screens in a stack.
  var isStack: Bool { isKnown && container == nil && !layers[0].entries.isEmpty }

  /// The flow's own tabs or split.
  var container: Content? {
    get {
      guard let last = layers[0].entries.last, last.child == nil, last.screens.isEmpty else {
        return nil
      }
      return last.content
    }
    set {
      guard let newValue else { return }
      layers[0].entries[layers[0].entries.count - 1] = Entry(content: newValue)
    }
  }

  mutating func push(_ entries: [Entry]) throws(Unknown) {
    switch container {
    case .split(let primary, let secondary, let placeholder)?:
      let isSecondAbove =
        secondary.first.map { $0.screens != placeholder.first?.screens } ?? false
      if isSecondAbove, !isRegular {
        container = .split(
          primary: primary, secondary: secondary + entries, placeholder: placeholder)
      } else {
        guard primary.first?.child == nil else { throw Unknown() }
        container = .split(
          primary: primary + entries, secondary: secondary, placeholder: placeholder)
      }
    case .tabs?: throw Unknown()
    case .screen?, nil: layers[0].entries += entries
    }
  }

  /// Another tab than the selected one, if that is the flow's.
  func otherTab(than flow: TypeName) -> TypeName? {
    guard case .tabs(let tabs, let selected)? = container, tabs[selected].flow == flow else {
      return nil
    }
    return tabs.first { $0.flow != flow }?.flow
  }

  /// A tab that isn't there isn't selected.
  mutating func select(_ flow: TypeName) throws(Unknown) {
    guard case .tabs(let tabs, _)? = container else { throw Unknown() }
    if let index = tabs.firstIndex(where: { $0.flow == flow }) {
      container = .tabs(tabs, selected: index)
    }
  }
}
