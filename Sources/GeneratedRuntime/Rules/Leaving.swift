// Removing things from the stage, with all consequences.

extension Stage {
  /// Removes everything that `isLeaving`, including its content, and records which flows lost it.
  ///
  /// - Parameters:
  ///   - end: the end of a flow that has nothing else; by default, it depends on whether its layer
  ///     was closed.
  ///   - keeper: the flow that continues in spite of its loss, with all its parents.
  ///   - actor: the flow that made the call; nil for the user's gestures.
  func remove(
    as end: FlowEnd? = nil, keeping keeper: Flow? = nil, by actor: Flow?,
    where isLeaving: (Item) -> Bool
  ) {
    var leaving: [Item] = []
    var remaining: Set<Int> = []
    var containers: [Item] = []
    for item in items {
      // The content of a container comes after it.
      if isLeaving(item) || containers.contains(where: { item.isIn($0) }) {
        leaving.append(item)
        if item.entry?.container != nil { containers.append(item) }
      } else {
        remaining.insert(item.layer)
      }
    }
    take(leaving, as: end, keeping: keeper, by: actor) {
      $0.layer > 0 && !remaining.contains($0.layer)
    }
  }

  /// Removes an entry, and everything above it in its stack.
  func remove(from item: Item, by actor: Flow?) {
    let isWhole = item.row == 0 && item.stack == item.layerID
    take(everything(from: item), as: nil, by: actor) { $0.layer > 0 && isWhole }
  }

  /// An entry, and everything above it in its stack, lowest first.
  func everything(from item: Item) -> [Item] {
    guard let spot = spot(of: item.stack) else { return [item] }
    var leaving: [Item] = []
    gather(item.row..<spot.stack.entries.count, of: spot, into: &leaving)
    return leaving + covering(spot.stack.id)
  }

  /// Removes a layer.
  func remove(layer index: Int) {
    var leaving: [Item] = []
    gather(layer: index, into: &leaving)
    take(leaving, as: .dismissed, by: nil) { _ in true }
  }

  /// The entries of the columns that are on top of this one.
  private func covering(_ stack: Int) -> [Item] {
    guard width == .compact, let home = homes[stack],
      let split = item(home.container, on: home.stack)?.entry?.container, split.kind == .split,
      let index = split.index(of: stack), split.pile.contains(index)
    else { return [] }
    var items: [Item] = []
    for above in split.pile where above > index {
      guard let spot = spot(of: split.stacks[above].id) else { continue }
      gather(spot.stack.entries.indices, of: spot, into: &items)
    }
    return items
  }

  /// Removes everything that a flow and those below it show.
  func remove(_ flow: Flow, as end: FlowEnd, keeping keeper: Flow?, by actor: Flow?) {
    guard flow.shownCount > 0 else { return }
    var stacks: [Int] = []
    flow.gatherStacks(into: &stacks)
    var leaving: [Item] = []
    var seen: Set<Int> = []
    for stack in stacks where seen.insert(stack).inserted {
      guard let spot = spot(of: stack) else {
        if let index = layers.firstIndex(where: { $0.id == stack }) {
          gather(layer: index, into: &leaving)
        }
        continue
      }
      for row in spot.stack.entries.indices where spot.stack.entries[row].flow.isWithin(flow) {
        gather(row..<row + 1, of: spot, into: &leaving)
      }
    }
    // The content of a container was found twice: there, and as an item of the flow.
    var ids: Set<Int> = []
    leaving = leaving.filter { ids.insert($0.id).inserted }
    take(leaving, as: end, keeping: keeper, by: actor) { _ in false }
  }

  private func take(
    _ leaving: [Item], as end: FlowEnd?, keeping keeper: Flow? = nil, by actor: Flow?,
    _ isClosed: (Item) -> Bool
  ) {
    guard !leaving.isEmpty else { return }
    let leaving = alerting.isEmpty ? leaving : leaving + ownAlerts(of: leaving)
    current.hasLost = true
    hasChanged = true
    var last: FlowEnd?
    for item in leaving.reversed() {
      let end = end ?? (isClosed(item) ? .dismissed : .popped)
      if end != last { batch += 1 }
      last = end
      noteLoss(of: item.flow, as: end, keeping: keeper, by: actor, batch: batch)
      for stack in item.entry?.container?.stacks ?? [] {
        guard let owner = stack.owner else { continue }
        noteLoss(of: owner, as: end, keeping: keeper, by: actor, batch: batch)
      }
      forget(item)
    }
    takeOut(leaving)
    for item in leaving { item.screen?.presence.leave() }
    if !alerting.isEmpty { endAlerts(with: leaving) }
  }

  private func forget(_ item: Item) {
    item.flow.forget(shown: item.id)
    note(left: item)
    guard let container = item.entry?.container else { return }
    if item.flow.containerShown?.id == item.id { item.flow.containerShown = nil }
    containers.removeAll { $0.id == item.id }
    for stack in container.stacks { homes[stack.id] = nil }
  }

  /// Each stack is changed once. Usually the top entries leave.
  private func takeOut(_ leaving: [Item]) {
    var ids: Set<Int> = []
    var counts: [Int: Int] = [:]
    for item in leaving {
      ids.insert(item.id)
      counts[item.stack, default: 0] += 1
    }
    for item in leaving {
      guard var count = counts.removeValue(forKey: item.stack) else { continue }
      update(item.stack) { stack in
        while let top = stack.entries.last, ids.contains(top.id) {
          stack.entries.removeLast()
          count -= 1
        }
        if count > 0 { stack.entries.removeAll { ids.contains($0.id) } }
      }
    }
    for index in layers.indices.reversed() where ids.contains(layers[index].id) {
      if layers[index].stack == nil { layers.remove(at: index) }
    }
  }
}

// MARK: - Containers

extension Stage {
  /// Removes tabs whose flows have ended, and containers with nothing left. For a flow that
  /// continues in spite of losing their content, that isn't another loss.
  func prune() {
    while let (item, pruned) = firstPruned() {
      guard let pruned else {
        let loss = loss(of: item.flow)
        let keeper = item.flow.lineage.first { flow in
          loss?.isLoser != true || flow.number == loss?.keeper
        }
        let end = loss?.end == .finished ? nil : loss?.end
        // Its flow is notified of the flows in it, and may then show something else.
        remove(as: end, keeping: keeper, by: item.flow) { $0.id == item.id }
        continue
      }
      for stack in item.entry?.container?.stacks ?? [] where pruned.index(of: stack.id) == nil {
        homes[stack.id] = nil
      }
      update(item.stack) { stack in
        if let row = stack.row(of: item.id) { stack.entries[row].container = pruned }
      }
    }
  }

  private func firstPruned() -> (Item, Container?)? {
    for shown in containers {
      guard let item = item(shown.id, on: shown.stack), let container = item.entry?.container else {
        continue
      }
      let pruned = container.pruned(of: item.flow)
      if pruned?.stacks.count != container.stacks.count { return (item, pruned) }
    }
    return nil
  }

  /// The current content of the column counts as its initial content.
  func notePlaceholders(in column: Int) {
    update(column) { ($0.placeholders, $0.hasLedOn) = ($0.entries.map(\.id), false) }
  }
}
