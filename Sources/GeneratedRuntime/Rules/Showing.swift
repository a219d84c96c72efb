// Showing things on the stage, and replacing others.

extension Stage {
  func makeID() -> Int {
    lastID += 1
    return lastID
  }

  /// A position above everything, for a flow that is presented.
  ///
  /// - Parameter presenter: the flow that presents; nil for a position above all locks, too.
  func makeLocation(style: ModalStyle, by presenter: Flow?) -> Location {
    Location(stack: makeID(), style: style, locks: locks(upTo: ceiling(for: presenter) - 1))
  }

  /// A browser or an alert. Returns the id of its layer.
  @discardableResult
  func add(
    _ content: Layer.Content, of flow: Flow, style: ModalStyle? = nil, isSecret: Bool = false
  ) -> Int {
    let id = makeID()
    add(content, id: id, of: flow, style: style, isSecret: isSecret)
    flow.note(shown: Flow.Shown(id: id, stack: id))
    if case .alert = content { note(shown: id, "alert") } else { note(shown: id, "browser") }
    return id
  }

  /// Above everything but alerts, and the locks that it can't pass. A lock is above everything.
  private func add(
    _ content: Layer.Content, id: Int, of flow: Flow, style: ModalStyle?,
    transition: FlowTransition? = nil, isSecret: Bool = false
  ) {
    let layer = Layer(
      id: id, style: style, transition: transition, isSecret: isSecret, sources: current.sources,
      content: content, lastChange: makeChange())
    if layer.isLock { hasHadLock = true }
    let ceiling = layer.isLock ? layers.count : ceiling(for: flow)
    let floor = layers[..<ceiling].lastIndex(where: \.isLock) ?? 0
    let isHighest = layer.isAlert || layer.isLock
    let alert = isHighest ? nil : layers[floor..<ceiling].firstIndex { $0.isAlert }
    layers.insert(layer, at: alert ?? ceiling)
  }

  func insert(_ screen: any Screen, of flow: Flow, at location: Location, row: Int? = nil) {
    let id = makeID()
    var entry = entry(id, of: flow, .screen(screen))
    entry.number = screen.presence.number
    entry.embeds = !screen.presence.embedded.isEmpty
    if insert(entry, at: location, row: row) {
      screen.presence.enter(
        self, at: Flow.Shown(id: id, stack: location.stack), with: screen)
      note(shown: id, screen.typeAndRole)
    }
  }

  func insert(_ container: Container, of flow: Flow, at location: Location) {
    let id = makeID()
    guard insert(entry(id, of: flow, .container(container)), at: location) else { return }
    flow.containerShown = Flow.Shown(id: id, stack: location.stack)
    containers.append(Flow.Shown(id: id, stack: location.stack))
    for stack in container.stacks { homes[stack.id] = Home(container: id, stack: location.stack) }
  }

  /// Shows something with one of the app's own transitions: it applies to the first item that
  /// `changes` shows, which may be a flow's first screen.
  func show(with transition: FlowTransition?, _ changes: () -> Void) {
    guard let transition else { return changes() }
    current.transition = transition
    changes()
    current.transition = nil
  }

  private func entry(_ id: Int, of flow: Flow, _ content: Entry.Content) -> Entry {
    let transition = current.transition
    current.transition = nil
    return Entry(id: id, flow: flow, transition: transition, content: content)
  }

  /// Returns whether there was a stack for it.
  private func insert(_ entry: Entry, at location: Location, row: Int? = nil) -> Bool {
    let isThere = update(location.stack) { stack in
      stack.entries.insert(entry, at: row ?? stack.entries.count)
      stack.cameToNothing = false
    }
    if !isThere {
      guard let style = location.style else {
        warn("\(entry.flow.name): the tab or column that it was in is gone")
        return false
      }
      add(
        .stack(Stack(id: location.stack, entries: [entry])), id: location.stack, of: entry.flow,
        style: style, transition: entry.transition)
    }
    entry.flow.note(shown: Flow.Shown(id: entry.id, stack: location.stack))
    return true
  }
}
