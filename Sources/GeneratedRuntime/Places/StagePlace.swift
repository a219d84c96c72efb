extension Stage {
  /// The place where the user is now, or where the stage waits to start; nil if nothing of it can be
  /// restored. Where something below a lock can't be, the lock is there all the same. A lock that can't
  /// be isn't there, but what is below it is: then nothing covers that when it is restored.
  public var place: Place? {
    if let pendingPlace { return pendingPlace }
    var place = Place()
    var isCut = false
    for layer in layers {
      if layer.isLock, !place.layers.isEmpty { isCut = false }
      guard !isCut, let stack = layer.stack else {
        isCut = true
        continue
      }
      let (entries, isWhole) = place.entries(of: stack)
      if !entries.isEmpty { place.layers.append(Place.Layer(style: layer.style, entries: entries)) }
      isCut = !isWhole || entries.isEmpty
    }
    return place.layers.isEmpty ? nil : place
  }
}

extension Stage.Place {
  /// The entries that can be restored, and whether these are all.
  @MainActor
  fileprivate mutating func entries(of stack: Stage.Stack) -> (entries: [Entry], isWhole: Bool) {
    var entries: [Entry] = []
    for entry in stack.entries {
      guard entry.flow.stage?.hasExit(entry) != true, let flow = add(entry.flow),
        let (content, isWhole) = content(of: entry)
      else {
        return (entries, false)
      }
      entries.append(Entry(flow: flow, content: content))
      if !isWhole { return (entries, false) }
    }
    return (entries, true)
  }

  @MainActor
  private mutating func content(of entry: Stage.Entry) -> (content: Content, isWhole: Bool)? {
    switch entry.content {
    case .screen(let screen):
      guard let screen = screen as? any RestorableScreen, let inputs = Inputs(screen.encode) else {
        return nil
      }
      return (
        .screen(name: screen.typeAndRole, inputs: inputs, title: screen.presence.fixedTitle), true
      )
    case .container(let container): return content(of: container)
    }
  }

  /// Only what is in sight decides whether what is above the container can be restored.
  @MainActor
  private mutating func content(
    of container: Stage.Container
  ) -> (content: Content, isWhole: Bool)? {
    switch container.kind {
    case .tabs(let selected):
      var (tabs, isWhole): ([Tab], Bool) = ([], false)
      for stack in container.stacks {
        guard let path = stack.owner?.placePath else { continue }
        let (entries, isWholeTab) = entries(of: stack)
        tabs.append(Tab(flow: path, entries: entries))
        if stack.id == selected { isWhole = isWholeTab }
      }
      let path = container.stacks.first { $0.id == selected }?.owner?.placePath
      return path.map { (.tabs(selected: $0, tabs), isWhole) }
    case .split:
      let pile = container.pile
      let columns = container.stacks.indices.map {
        pile.contains($0) ? entries(of: container.stacks[$0]) : (entries: [], isWhole: true)
      }
      return (.split(columns: columns.map(\.entries)), columns.allSatisfy(\.isWhole))
    }
  }

  /// Adds the data of a flow and those above it. Returns its path; nil if one can't be restored.
  @MainActor
  private mutating func add(_ flow: Flow) -> String? {
    let path = flow.placePath
    if flows[path] != nil { return path }
    guard let coordinator = flow.coordinator as? any RestorableCoordinator,
      flow.above.map({ add($0) != nil }) ?? true, let inputs = Inputs(coordinator.encode)
    else { return nil }
    flows[path] = inputs
    return path
  }
}

extension Flow {
  /// Its path in a place.
  var placePath: String { (above.map { "\($0.placePath)/" } ?? "") + name }
}
