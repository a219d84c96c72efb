extension Stage {
  /// Where a flow pushes: a layer that exists from the first push on, a tab, or a column.
  struct Place {
    let stack: Int
    /// How its layer looks; nil for the lowest, for tabs and columns.
    let style: ModalStyle?
  }

  /// An entry of a stack, a browser or an alert, and where on the stage it is.
  @MainActor
  struct Item {
    /// A row of a stack that holds a container.
    struct Step {
      let stack: Int
      let row: Int
    }

    let id: Int
    let flow: Flow
    let entry: Entry?
    let layer: Int
    let layerID: Int
    let stack: Int
    let row: Int
    /// The containers that it is in, outermost first.
    let outer: [Step]

    var screen: (any Screen)? { entry?.screen }

    /// Where on a stack it is, or the container that it is in.
    func row(in stack: Int) -> Int? {
      stack == self.stack ? row : outer.first { $0.stack == stack }?.row
    }

    /// Whether going back to below the other leaves this one too.
    func leaves(with other: Self) -> Bool {
      row(in: other.stack).map { $0 >= other.row } ?? false
    }

    func isIn(_ container: Self) -> Bool {
      outer.contains { $0.stack == container.stack && $0.row == container.row }
    }

    func lies(above other: Self) -> Bool {
      layer > other.layer || leaves(with: other) && row(in: other.stack) != other.row
    }
  }

  /// All that is on screen, lowest first; of tabs the selected one is the highest.
  var items: [Item] {
    layers.enumerated().flatMap { index, layer in
      switch layer.content {
      case .stack(let stack):
        items(on: stack, in: (index, layer.id), outer: [])
      case .browser(_, let flow), .alert(_, let flow):
        [
          Item(
            id: layer.id, flow: flow, entry: nil, layer: index, layerID: layer.id, stack: layer.id,
            row: 0, outer: [])
        ]
      }
    }
  }

  private func items(on stack: Stack, in layer: (index: Int, id: Int), outer: [Item.Step]) -> [Item]
  {
    stack.entries.enumerated().flatMap { row, entry in
      let item = Item(
        id: entry.id, flow: entry.flow, entry: entry, layer: layer.index, layerID: layer.id,
        stack: stack.id, row: row, outer: outer)
      guard let container = entry.container else { return [item] }
      let outer = outer + [Item.Step(stack: stack.id, row: row)]
      switch container.kind {
      case .tabs(let selected):
        let upwards =
          container.stacks.filter { $0.id != selected }
          + container.stacks.filter { $0.id == selected }
        return [item] + upwards.flatMap { items(on: $0, in: layer, outer: outer) }
      case .split:
        // Going back to below the second column's first goes back to the first column's top.
        let first = container.stacks.prefix(1)
        let top = first.map { Item.Step(stack: $0.id, row: $0.entries.count) }
        let isAbove = width == .compact && container.isSecondAbove
        let second = container.stacks.dropFirst().flatMap {
          items(on: $0, in: layer, outer: outer + (isAbove ? top : []))
        }
        let below = first.flatMap { items(on: $0, in: layer, outer: outer) }
        let isBelow = width == .compact && !isAbove
        return [item] + (isBelow ? second + below : below + second)
      }
    }
  }

  func items(of flow: Flow) -> [Item] {
    items.filter { $0.flow.isWithin(flow) }
  }

  /// The screens that nothing covers: one, or one in each column.
  var screensInSight: [any Screen] {
    func top(of entries: [Entry]) -> [any Screen] {
      guard let container = entries.last?.container else {
        return [entries.last?.screen].compactMap(\.self)
      }
      return container.stacksInSight(width).flatMap(top)
    }
    return top(of: layers.last { !$0.isEmpty }?.stack?.entries ?? [])
  }
}

// MARK: - Changing

extension Stage {
  func makeID() -> Int {
    lastID += 1
    return lastID
  }

  /// A place above everything, for a flow that is presented.
  func makePlace(style: ModalStyle, onSwipe: Swipe? = nil) -> Place {
    let place = Place(stack: makeID(), style: style)
    swipes[place.stack] = onSwipe
    return place
  }

  /// Above all others, but for alerts.
  func add(_ content: Layer.Content, id: Int? = nil, style: ModalStyle? = nil) {
    let id = id ?? makeID()
    let layer = Layer(id: id, style: style, isHeld: swipes[id] != nil, content: content)
    let alert = layer.isAlert ? nil : layers.firstIndex { $0.isAlert }
    layers.insert(layer, at: alert ?? layers.count)
  }

  func insert(_ screen: any Screen, of flow: Flow, at place: Place, row: Int? = nil) {
    screen.presence.stage = self
    insert(.screen(screen), of: flow, at: place, row: row)
  }

  func insert(_ content: Entry.Content, of flow: Flow, at place: Place, row: Int? = nil) {
    let entry = Entry(id: makeID(), flow: flow, content: content)
    let isThere = update(place.stack) { $0.entries.insert(entry, at: row ?? $0.entries.count) }
    if isThere { return }
    if let style = place.style {
      add(.stack(Stack(id: place.stack, entries: [entry])), id: place.stack, style: style)
    } else {
      entry.screen?.presence.stage = nil
      warn("\(flow.name): the tab or column that it was in is gone")
    }
  }

  @discardableResult
  func update(_ stack: Int, _ change: (inout Stack) -> Void) -> Bool {
    layers.indices.contains { layers[$0].stack?.update(stack, change) == true }
  }

  /// What the second column of the flow's split shows now is what it begins with.
  func notePlaceholders(of flow: Flow) {
    guard let item = flow.container else { return }
    update(item.stack) { stack in
      let second = stack.entries[item.row].container?.stacks.last?.entries ?? []
      stack.entries[item.row].container?.placeholders = second.map(\.id)
    }
  }

  /// Takes away what `isLeaving`, with what is in it, and remembers which flows lost it.
  ///
  /// - Parameters:
  ///   - end: how a flow ends that has nothing else; by default, whether its layer was closed.
  ///   - keeper: the flow that goes on without what it loses, and with it all above.
  func remove(
    as end: FlowEnd? = nil, keeping keeper: Flow? = nil, where isLeaving: (Item) -> Bool
  ) {
    let chosen = items.filter(isLeaving)
    let leaving = items.filter { item in chosen.contains { item.id == $0.id || item.isIn($0) } }
    let remaining = items.filter { item in !leaving.contains { $0.id == item.id } }
    for item in leaving.reversed() {
      let isClosed = item.layer > 0 && !remaining.contains { $0.layer == item.layer }
      let owners = item.entry?.container?.stacks.compactMap(\.owner) ?? []
      for flow in [item.flow] + owners {
        let lineage = flow.lineage
        let losers = Array(lineage.prefix { $0 !== keeper })
        current.losses.append(
          Loss(lineage: lineage, losers: losers, end: end ?? (isClosed ? .dismissed : .popped)))
      }
      item.screen?.presence.stage = nil
      update(item.stack) { stack in stack.entries.removeAll { $0.id == item.id } }
    }
    layers.removeAll { layer in layer.stack == nil && leaving.contains { $0.id == layer.id } }
  }

  /// Takes away tabs whose flows ended, and containers of which nothing is left. Of a flow that
  /// goes on without what it lost there, it is no further loss.
  func prune() {
    while let (item, pruned) = items.lazy.compactMap(self.pruned).first {
      if let pruned {
        update(item.stack) { $0.entries[item.row].container = pruned }
        continue
      }
      let cause = current.losses.last { $0.lineage.contains { $0 === item.flow } }
      let keeper = item.flow.lineage.first { flow in
        cause?.losers.contains { $0 === flow } != true
      }
      let end = cause?.end == .finished ? nil : cause?.end
      remove(as: end, keeping: keeper) { $0.id == item.id }
    }
  }

  private func pruned(_ item: Item) -> (Item, Container?)? {
    guard let container = item.entry?.container else { return nil }
    let pruned = container.pruned(of: item.flow)
    return pruned?.stacks.count == container.stacks.count ? nil : (item, pruned)
  }
}
