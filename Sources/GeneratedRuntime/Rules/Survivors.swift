// What is still there during a change: decided here, for every look-up and every call.

extension Flow {
  /// Whether it ends with the change in progress, as things are: it, or a flow above it, has ended,
  /// finishes, is being replaced, or has nothing left on screen. No look-up finds it.
  var isLeaving: Bool { isLeaving(forGood: false) }

  /// Whether it ends whatever it does, so that it can't show anything any more. A flow that removed
  /// the last of what it showed can still show something else, and then it continues.
  var isOver: Bool { isLeaving(forGood: true) }

  private func isLeaving(forGood: Bool) -> Bool {
    if end != nil { return true }
    guard let stage, stage.current.hasLost else { return false }
    var next: Flow? = self
    while let flow = next {
      if flow.ending != nil || flow.isBeingReplaced { return true }
      if stage.lostEnd(of: flow) != nil, !forGood || flow.loss?.isFinal == true { return true }
      // All above has something on screen, too.
      if flow.shownCount > 0, stage.current.hidden == 0 { return false }
      next = flow.above
    }
    return false
  }

  /// A child takes the place of one of its type that has nothing left on screen: that can't show
  /// anything any more.
  func giveUp(for child: any Coordinator, on stage: Stage) {
    guard stage.current.hasLost else { return }
    for other in allChildren where other.flow.loss?.isFinal == false {
      if type(of: other) == type(of: child), stage.lostEnd(of: other.flow) != nil {
        other.flow.loss?.isFinal = true
      }
    }
  }
}

extension Stage {
  /// Nothing finds the children that have these items while the flow starts that replaces them.
  func hide(_ items: [Item], of parent: Flow, while start: () -> Void) {
    var hidden: [Flow] = []
    for item in items where item.flow !== parent {
      let child = sequence(first: item.flow) { $0.above }.first { $0.above === parent }
      guard let child, !child.isBeingReplaced else { continue }
      child.isBeingReplaced = true
      hidden.append(child)
    }
    hideFlows(hidden.count, while: start)
    for child in hidden { child.isBeingReplaced = false }
  }

  /// Some flows are marked as leaving meanwhile, though they have something on screen.
  func hideFlows(_ count: Int, while changes: () -> Void) {
    if count > 0 { current.hasLost = true }
    current.hidden += count
    changes()
    current.hidden -= count
  }
}

extension [any Coordinator] {
  /// The first coordinator of a type among these and those below them, level by level.
  @MainActor
  func nearest<C: Coordinator>(_ type: C.Type) -> C? {
    var next = self
    while !next.isEmpty {
      next.removeAll { $0.flow.isLeaving }
      if let found = next.lazy.compactMap({ $0 as? C }).first { return found }
      next = next.flatMap(\.flow.allChildren)
    }
    return nil
  }
}

extension Stage.Container {
  /// Whether a flow that it began with, and that it can't be without, is still there. Its own
  /// flow's first column can be filled again.
  func isStaying(of flow: Flow) -> Bool {
    switch kind {
    case .tabs: stacks.contains { $0.owner?.isLeaving == false }
    case .split: stacks.first?.owner.map { $0 === flow || !$0.isLeaving } ?? false
    }
  }
}
