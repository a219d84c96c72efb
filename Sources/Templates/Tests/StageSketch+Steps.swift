import MvvmgenAppModel
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

extension StageSketch {
  /// - Parameters:
  ///   - sender: the screen or child flow whose event is answered.
  ///   - ended: the sender, if it ends.
  mutating func answer(
    _ steps: [Step], from sender: Item? = nil, ending ended: Item? = nil
  ) {
    (taken, isLost, bindings) = ([], false, Bindings())
    before = shows
    if let ended { end(ended) }
    take(steps, from: sender)
    // Nothing may be left of the flow.
    if ended != nil, layers.allSatisfy(\.entries.isEmpty) { isKnown = false }
  }

  /// All that a child flow shows leaves.
  private mutating func end(_ child: Item) {
    remove(child)
    if contains(child) { isKnown = false }
    dropEmptyLayers()
    // The first layer has no owner.
    layers.removeAll { $0.owner == child }
  }

  /// Once it has left, a later column shows what it began with.
  private mutating func remove(_ child: Item) {
    for layer in layers.indices { layers[layer].entries.removeAll { $0.items == [child] } }
    guard let container, container.selected == nil else { return }
    for column in container.stacks.indices.dropFirst() {
      self.container?.stacks[column].keep(
        container.stacks[column].entries.filter { $0.items != [child] })
    }
  }

  private mutating func beginAgain(after column: Int) {
    for later in container?.stacks.indices.dropFirst(column + 1) ?? 0..<0 {
      container?.stacks[later].keep([])
    }
  }

  private mutating func dropEmptyLayers() {
    layers = [layers[0]] + layers.dropFirst().filter { $0.isAlert || !$0.entries.isEmpty }
  }

  /// Taps a button of the alert.
  mutating func tap(_ button: Alert.Button, from sender: Item?) {
    (taken, isLost) = ([], !isCovered)
    if isLost { return lose() }
    bindings = layers.removeLast().bindings
    before = shows
    take(button.steps, from: sender)
  }

  /// Everything above a layer leaves, up to a lock.
  private mutating func leave(above layer: Int) {
    layers = Array(layers[...layer] + layers[(layer + 1)...].drop { !$0.isLock })
  }

  private var isLocked: Bool { layers.contains(where: \.isLock) }

  /// Specs don't say what happens.
  private mutating func lose() { (isKnown, isLost) = (false, true) }

  private mutating func take(_ steps: [Step], from sender: Item?) {
    for step in steps where !isLost { take(step, from: sender) }
  }

  private mutating func take(_ step: Step, from sender: Item?) {
    switch step {
    case .push, .present, .replace, .detail, .start:
      guard let (shown, way) = step.showing else { return }
      if shown.isUnlessThere, contains(shown.target.item) { return }
      if isLocked, sender == nil { return lose() }
      show(content(shown), way, of: shown.target.item, from: sender)
    case .tabs(let tabs): showTabs(tabs)
    case .split(let columns):
      var stacks: [Stack] = []
      for key in ColumnKey.allCases where columns[key] != nil || key == .secondary {
        guard let stack = columns[key].map({ column($0) }) ?? Stack() else { return lose() }
        stacks.append(stack)
      }
      layers[0].entries = [Entry(text: "split", stacks: stacks)]
    case .select(let flow, _):
      guard let container, container.selected != nil else { return lose() }
      let tab = flow?.base ?? container.previous
      if let tab, container.stacks.contains(where: { $0.flow == tab }) {
        self.container?.select(tab)
      }
    case .back: goBack(from: sender)
    case .popTo(let way, let others, _): return pop(way, others, from: sender)
    case .popToRoot:
      guard isKnown, let first = layers[0].entries.first, first.items.first?.kind == .screen
      else { return lose() }
      layers[0] = Stack(entries: [first])
      leave(above: 0)
    case .closeModals: leave(above: 0)
    case .restart:
      if isLocked { return lose() }
      var fresh = Self(flow, values, isRegular: isRegular)
      fresh.answer(flow.firstStart)
      (layers, state, isKnown) = (fresh.layers, fresh.state, fresh.isKnown)
    case .finish: (layers, isKnown) = ([Stack()], true)
    case .tell(let call):
      let item = call.listener.item
      guard call.isToSender || contains(item) else {
        return isKnown ? take(call.or, from: sender) : lose()
      }
      if !tell(item, call.action) { lose() }
    case .set(let assignments):
      taken.append((step, bindings))
      for assignment in assignments { set(assignment.state, to: assignment.known(in: bindings)) }
      return
    case .alert(let alert):
      if isLocked, sender == nil { return lose() }
      if alert.isUnlessShown, layers.contains(where: \.isAlert) { return lose() }
      layers.append(Stack(alert, in: bindings))
    case .width(let compact, let regular): return take(isRegular ? regular : compact, from: sender)
    case .browse(_, in: let browser, _, _): if browser != .system { lose() }
    case .switch, .answer:
      guard let inner = taken(in: step, bindings) else { return lose() }
      let outer = bindings
      bindings = inner.bindings
      take(inner.steps, from: sender)
      bindings = outer
      return
    case .choose, .custom, .byRole: lose()
    case .report, .call, .stay, .never: break
    }
    if !isLost { taken.append((step, bindings)) }
  }

  /// The steps of a `switch` or of a named answer that are taken.
  private func taken(
    in step: Step, _ bindings: Bindings
  ) -> (steps: [Step], bindings: Bindings)? {
    switch step {
    case .switch(let choice): bindings.branch(of: choice, in: cases)
    case .answer(let call):
      flow.named(call).map { ($0.steps, bindings.giving(call.arguments, $0)) }
    default: nil
    }
  }

  /// Visits the steps that may be taken, with those of their branches and of named answers.
  func visit(
    _ steps: [Step], _ bindings: Bindings = .init(), _ body: (Step, Bindings) -> Void
  ) {
    for step in steps {
      body(step, bindings)
      if let inner = taken(in: step, bindings) {
        visit(inner.steps, inner.bindings, body)
      } else if case .switch = step {
        continue
      } else {
        for branch in step.branches { visit(branch, bindings, body) }
      }
    }
  }

  // MARK: - Showing

  mutating func show(_ content: [Stack]?, _ way: Way, of item: Item, from sender: Item? = nil) {
    guard let content, var first = content.first,
      way == .replace || !isCovered && (item.kind == .screen || way == .detail || !contains(item))
    else { return lose() }
    switch way {
    case .replace:
      layers[0] = first
      leave(above: 0)
      isKnown = true
    case .push: push(first.entries, from: sender)
    case .detail:
      guard let container, container.selected == nil else { return lose() }
      let last = container.stacks.count - 1
      let own = sender.flatMap { self.column(of: $0) }
      // Specs don't say from which column a modal was shown.
      if last > 1, sender != nil, own == nil { return lose() }
      let column = min((own ?? last) + 1, last)
      self.container?.stacks[column].entries = first.entries
      beginAgain(after: column)
    case .present(let style):
      first.head = "\(Code(word: style)) "
      first.isLock = style == .lock
      if !first.entries.isEmpty { layers.append(first) }
    }
    layers += content.dropFirst()
  }

  /// Onto the column from which the event came.
  private mutating func push(_ entries: [Entry], from sender: Item?) {
    guard let container else {
      layers[0].entries += entries
      return
    }
    guard container.selected == nil else { return lose() }
    let column = sender.flatMap { self.column(of: $0) } ?? 0
    let isOwn = container.stacks[0].entries.first?.items.first?.kind != .flow
    let top = isRegular ? column : max(column, container.stacks.lastIndex(where: \.isAbove) ?? 0)
    guard top > 0 || isOwn else { return lose() }
    self.container?.stacks[top].entries += entries
  }

  /// The layers of a screen or a flow, as if it were alone.
  private func content(_ shown: Destination) -> [Stack]? {
    guard shown.target.kind == .flow else {
      return content(shown.withEmbedded.map(\.target.item), shown.text)
    }
    if shown.target.isElsewhere { return ofStub }
    guard let flow = values.coordinators[shown.target.base] else { return nil }
    return content(flow, at: flow.start(at: shown.beginning).steps)
  }

  /// The stub of a flow shows nothing.
  var ofStub: [Stack] { [Stack()] }

  func content(_ screens: [Item], _ text: Code) -> [Stack] {
    [Stack(entries: [Entry(items: screens, text: text)])]
  }

  /// - Parameter event: the steps of an event after the start.
  func content(
    _ flow: Coordinator, at start: [Step], event: [Step] = []
  ) -> [Stack]? {
    var sketch = Self(flow, values, isRegular: isRegular)
    sketch.answer(start)
    // The answer to what it reports isn't followed.
    let isThere = sketch.taken.allSatisfy { one in
      switch one.step {
      case .finish, .report: false
      default: true
      }
    }
    guard isThere, !flow.isExternal, event.isEmpty || sketch.layers.count == 1 else { return nil }
    sketch.answer(event)
    for layer in sketch.layers.indices {
      if sketch.layers[layer].isAlert { sketch.layers[layer].owner = .flow(flow.names) }
      for row in sketch.layers[layer].entries.indices {
        sketch.layers[layer].entries[row].items = [.flow(flow.names)]
      }
    }
    return sketch.isKnown && !sketch.hasBadge ? sketch.layers : nil
  }

  // MARK: - Tabs and columns

  private func column(_ shown: Destination) -> Stack? {
    guard let layers = content(shown), layers.count == 1, var column = layers.first else {
      return nil
    }
    column.placeholder = column.entries
    return column
  }

  /// Those that are there already stay as they are.
  private mutating func showTabs(_ tabs: [Tab]) {
    let old = container
    var container = Entry(text: "tabs")
    for tab in tabs {
      let base = tab.flow.target.base
      if let condition = tab.condition {
        guard let isThere = state[condition] else { return lose() }
        if isThere == .literal("false") { continue }
      }
      guard var stack = old?.stacks.first(where: { $0.flow == base }) ?? column(tab.flow)
      else { return lose() }
      stack.flow = base
      container.stacks.append(stack)
      if tab.isSelected { container.selected = base }
    }
    container.selected = old?.selected ?? container.selected ?? container.stacks.first?.flow
    container.previous = old?.previous
    guard container.stacks.contains(where: { $0.flow == container.selected }) else { return lose() }
    layers[0].entries = [container]
  }

  /// A state may decide about tabs.
  mutating func set(_ name: MemberName, to value: SwiftValue?) {
    state[name] = value
    if !tabs.isEmpty { showTabs(tabs) }
  }

  // MARK: - Going back

  private mutating func goBack(from sender: Item?) {
    guard isKnown, let sender else { return lose() }
    if sender.kind == .flow {
      let isLater = column(of: sender).map { $0 > 0 } == true
      guard !isCovered,
        isLater || layers.contains(where: { $0.entries.contains { $0.items == [sender] } })
      else { return lose() }
      remove(sender)
      if layers[0].entries.isEmpty { return lose() }
    } else if let column = column(of: sender), column > 0,
      let stack = container?.stacks[column], let row = stack.row(of: sender)
    {
      container?.stacks[column].keep(Array(stack.entries[..<row]))
      if !isRegular { beginAgain(after: column) }
    } else {
      guard let (layer, row) = place(of: { $0 == sender }), layer + row > 0 || layers.count == 1
      else { return lose() }
      layers[layer].entries.removeSubrange(row...)
    }
    dropEmptyLayers()
  }

  private mutating func pop(_ way: WayBack, _ others: [Step], from sender: Item?) {
    guard case .screen(let target) = way else {
      return others.isEmpty ? lose() : take(others, from: sender)
    }
    let found = place {
      $0.base == target.base && (target.role == nil || target.role?.name == $0.role)
    }
    if isKnown, let sender, let column = column(of: sender), column > 0,
      let row = container?.stacks[column].row(of: target.item)
    {
      container?.stacks[column].entries.removeSubrange((row + 1)...)
      if !isRegular { beginAgain(after: column) }
      layers.removeSubrange(1...)
    } else if isKnown, let (layer, row) = found {
      leave(above: layer)
      layers[layer].entries.removeSubrange((row + 1)...)
    } else if !isKnown || others.isEmpty || contains(target.item) {
      lose()
    } else {
      take(others, from: sender)
    }
  }

  // MARK: - Telling

  /// An action of a screen changes nothing until it is written; a flow answers an event. Returns whether
  /// specs say how.
  private mutating func tell(_ item: Item, _ name: MemberName) -> Bool {
    guard item.kind == .flow else {
      return values.screens[item.base]?.actions.first { $0.signature.name == name }?.forwarded
        == nil
    }
    guard let flow = values.coordinators[item.base], flow.beginnings.isEmpty,
      let event = flow.events.first(where: { $0.signature.name == name }),
      let told = content(flow, at: flow.start.steps, event: event.steps)
    else { return false }
    let last = layers.count - 1
    if last == 0, let tab = container?.stacks.firstIndex(where: { $0.flow == item.base }) {
      container?.stacks[tab].entries = told[0].entries
    } else if last > 0, layers[last].entries.allSatisfy({ $0.items == [item] }) {
      layers[last].entries = told[0].entries
    } else {
      return false
    }
    layers += told.dropFirst()
    return true
  }
}

extension Assignment {
  /// The value in a test, if specs have it.
  func known(in bindings: Bindings) -> SwiftValue? {
    switch bindings.origin(of: argument.value) {
    case _ where !part.isEmpty: nil
    case .value(let value): value
    case .parameter(_, let path): path.isEmpty && argument.type == .bool ? TestValues.bool : nil
    case .sender, .member, .service, .built, nil: nil
    }
  }
}

extension Destination {
  fileprivate var text: Code {
    let views: Code =
      embedded.isEmpty ? "" : " { \(Code.joined(embedded.map { $0.text }, by: ", ")) }"
    return "\(target.type)\(target.role.map { ":\(unescaped: $0.name)" } ?? "")\(views)"
  }
}

extension StageSketch.Stack {
  fileprivate init(_ alert: Alert, in bindings: Bindings) {
    (isAlert, self.bindings) = (true, bindings)
    let style = Code(word: alert.style)
    guard !alert.isSecret, let text = alert.title ?? alert.message else {
      head = alert.isSecret ? "\(style) ‹secret›" : style
      return
    }
    let origin = bindings.origin(of: text)
    if case .value(let value)? = origin, case .literal(let literal) = value.kind,
      value.translation.map(\.isLocalized) ?? true
    {
      let inner = Code(InternedText(String(literal.string.dropFirst().dropLast())))
      head = "\(style) \\\"\(inner)\\\""
    } else {
      (head, words) = (origin == nil ? nil : style, origin)
    }
  }
}
