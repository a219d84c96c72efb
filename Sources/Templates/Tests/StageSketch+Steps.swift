import AppModel
import Language
import Storage
import Syntax

extension StageSketch {
  /// The start of a flow.
  init(
    _ flow: Coordinator, at start: ArenaList<Step>, isRegular: Bool, _ values: TestValues
  ) throws(Unknown) {
    self.init(flow: flow, isRegular: isRegular, values: values)
    guard !flow.isExternal else { throw Unknown() }
    try take(start)
  }

  /// - Parameter sender: the screen or child flow whose event is answered.
  mutating func take(_ steps: ArenaList<Step>, from sender: Sender? = nil) throws(Unknown) {
    for step in steps { try take(step, from: sender) }
  }

  private mutating func take(_ step: Step, from sender: Sender?) throws(Unknown) {
    switch step {
    case .push, .present, .replace, .detail, .start:
      guard let (shown, way) = step.showing else { return }
      if shown.isUnlessThere, contains(shown.sender) { return }
      try show(try content(shown), way, of: shown.sender)
    case .tabs(let tabs): layers[0].entries = [try content(tabs)]
    case .split(let primary, let secondary):
      var second: [Layer] = []
      if let secondary { second = try content(secondary.value) }
      let placeholder = secondary?.value.target.kind == .screen ? second : []
      let columns = (try content(primary.value), second)
      guard let first = columns.0.first, columns.0.count == 1, second.count < 2 else {
        throw Unknown()
      }
      layers[0].entries = [
        Entry(
          content: .split(
            primary: first.entries, secondary: second.first?.entries ?? [],
            placeholder: placeholder.first?.entries ?? []))
      ]
    case .select(let flow, _): try select(flow.base)
    case .back: try goBack(from: sender)
    case .popTo(.screen(let target), let others, _):
      if !(try pop(to: target)) { try take(others, orFail: true, from: sender) }
      return
    case .popTo(_, let others, _): return try take(others, orFail: true, from: sender)
    case .popToRoot:
      guard isKnown, let first = layers[0].entries.first, first.child == nil, !first.screens.isEmpty
      else { throw Unknown() }
      layers = [Layer(entries: [first])]
    case .closeModals: layers = [layers[0]]
    case .restart:
      layers = try StageSketch(flow, at: flow.firstStart, isRegular: isRegular, values).layers
    case .finish: (layers, isKnown) = ([Layer()], true)
    case .tell(let call):
      if !contains(call.listener.sender) {
        return try take(call.or, orFail: !isKnown, from: sender)
      }
      try tell(call)
    case .set(let assignments):
      taken.append(step)
      return try set(assignments)
    case .alert(let alert): layers.append(Layer(alert: alert.value.text))
    case .width(let compact, let regular):
      return try take(isRegular ? regular : compact, from: sender)
    case .browse(_, in: let browser, _, _): if browser != .system { throw Unknown() }
    case .choose, .custom, .byRole: throw Unknown()
    case .report, .call, .stay, .never: break
    }
    taken.append(step)
  }

  private mutating func take(
    _ others: ArenaList<Step>, orFail fails: Bool, from sender: Sender?
  ) throws(Unknown) {
    if others.isEmpty, fails { throw Unknown() }
    try take(others, from: sender)
  }

  // MARK: - Showing

  /// The layers of a screen or a flow, as if it were alone.
  private func content(_ shown: Destination) throws(Unknown) -> [Layer] {
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

  private func content(_ tabs: ArenaList<Tab>) throws(Unknown) -> Entry {
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
  private var container: Content? {
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

  private mutating func push(_ entries: [Entry]) throws(Unknown) {
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

  /// A state that decides about tabs changes them.
  private func set(_ assignments: ArenaList<Assignment>) throws(Unknown) {
    let changed = assignments.map(\.state)
    var isAboutTabs = false
    flow.visitAnswers { answer in
      answer.visitSteps { step in
        guard case .tabs(let tabs) = step else { return }
        isAboutTabs = tabs.contains { tab in
          [tab.condition, tab.badge?.state].contains { $0.map(changed.contains) ?? false }
        }
      }
    }
    if isAboutTabs { throw Unknown() }
  }

  /// An action of a screen changes nothing until it is written; a flow answers an event.
  private mutating func tell(_ call: ActionCall) throws(Unknown) {
    guard call.listener.kind == .flow else {
      let action = values.screen(call.listener.base)?.actions.first {
        $0.signature.name == call.action
      }
      if action?.forwarded != nil { throw Unknown() }
      return
    }
    guard let flow = values.coordinator(call.listener.base),
      let event = flow.events.first(where: { $0.signature.name == call.action })
    else { throw Unknown() }
    var inner = try StageSketch(flow, at: flow.start.steps, isRegular: isRegular, values)
    let count = inner.layers.count
    try inner.take(event.steps)
    guard count == 1, replace(flow.names.base, with: inner.layers[0].entries) else {
      throw Unknown()
    }
    layers += inner.layers.dropFirst()
  }

  /// Whether the child flow was found: in a tab, or with a layer of its own.
  private mutating func replace(_ child: TypeName, with entries: [Entry]) -> Bool {
    if case .tabs(var tabs, let selected)? = container,
      let index = tabs.firstIndex(where: { $0.flow == child })
    {
      tabs[index].entries = entries
      container = .tabs(tabs, selected: selected)
      return layers.count == 1
    }
    guard let last = layers.indices.last, last > 0,
      layers[last].entries.allSatisfy({ $0.child == child })
    else { return false }
    layers[last].entries = entries.map { entry -> Entry in
      var entry = entry
      entry.child = child
      return entry
    }
    return true
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

  // MARK: - Going back

  private mutating func goBack(from sender: Sender?) throws(Unknown) {
    guard isKnown else { throw Unknown() }
    switch sender {
    case .flow(let child)?:
      guard !isCovered, layers.contains(where: { $0.entries.contains { $0.child == child } }) else {
        throw Unknown()
      }
      for index in layers.indices { layers[index].entries.removeAll { $0.child == child } }
      guard !layers[0].entries.isEmpty else { throw Unknown() }
    case .screen(let shown)?:
      if case .split(let primary, let secondary, let placeholder)? = container,
        let row = secondary.lastIndex(where: { $0.screens.contains(shown) })
      {
        let rest = Array(secondary[..<row])
        container = .split(
          primary: primary, secondary: rest.isEmpty ? placeholder : rest, placeholder: placeholder)
        return
      }
      guard let (layer, row) = place(of: { $0.screens.contains(shown) }) else { throw Unknown() }
      layers[layer].entries.removeSubrange(row...)
      if layer == 0, row == 0, layers.count > 1 { throw Unknown() }
    case nil: throw Unknown()
    }
    layers.removeAll { $0.style != nil && $0.entries.isEmpty }
  }

  private mutating func pop(to target: Target) throws(Unknown) -> Bool {
    guard isKnown else { throw Unknown() }
    let found = place { entry in
      entry.screens.contains { shown in
        shown.base == target.base && (target.role == nil || target.role?.name == shown.role)
      }
    }
    guard let (layer, row) = found else {
      if contains(target.sender) { throw Unknown() }
      return false
    }
    layers.removeSubrange((layer + 1)...)
    layers[layer].entries.removeSubrange((row + 1)...)
    return true
  }

  /// The highest position of one of the flow's own screens outside of containers.
  private func place(of isWanted: (Entry) -> Bool) -> (layer: Int, row: Int)? {
    for layer in layers.indices.reversed() {
      let row = layers[layer].entries.lastIndex { $0.child == nil && isWanted($0) }
      if let row { return (layer, row) }
    }
    return nil
  }

  /// Taps a button of the alert.
  mutating func tap(_ button: Alert.Button, from sender: Sender?) throws(Unknown) {
    guard isCovered else { throw Unknown() }
    layers.removeLast()
    try take(button.steps, from: sender)
  }
}

// MARK: - Steps

extension StageSketch {
  /// How a step shows a screen or a flow.
  enum Way {
    case push, replace, detail
    case present(ModalStyle)
  }
}

extension Step {
  /// The screen or flow that it shows, unless it shows several.
  var showing: (Destination, StageSketch.Way)? {
    switch self {
    case .push(let shown, _), .start(let shown, as: .push, _, _): (shown, .push)
    case .present(let shown, let modal, _), .start(let shown, as: .present, let modal, _):
      (shown, .present(modal.style))
    case .replace(let shown, _), .start(let shown, as: .replace, _, _): (shown, .replace)
    case .detail(let shown, _): (shown, .detail)
    case .select, .back, .popTo, .popToRoot, .closeModals, .restart, .finish, .report, .browse,
      .tell, .call, .set, .alert, .choose, .byRole, .width, .custom, .stay, .never, .tabs, .split:
      nil
    }
  }
}

extension Target {
  var sender: StageSketch.Sender {
    kind == .flow ? .flow(base) : .screen(StageSketch.Shown(base: base, role: role?.name))
  }
}

extension Destination {
  fileprivate var sender: StageSketch.Sender { target.sender }
}

extension Coordinator {
  /// Its start, else the first of its beginnings.
  var firstStart: ArenaList<Step> {
    (hasStart ? nil : beginnings.first)?.start.steps ?? start.steps
  }
}

extension Alert {
  /// Its style and text, as a transcript says them.
  fileprivate var text: StageSketch.Layer.Text {
    let style = Code(InternedText(style.rawValue))
    if isSecret { return .known("\(style) ‹secret›") }
    guard let text = title ?? message else { return .known(style) }
    guard case .value(let value) = text, case .literal(let literal) = value.kind else {
      return .unknown
    }
    let inner = Code(InternedText(String(literal.string.dropFirst().dropLast())))
    return .known("\(style) \\\"\(inner)\\\"")
  }
}
