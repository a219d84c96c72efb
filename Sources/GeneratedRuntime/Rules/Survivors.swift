// Which flows still count during a change: decided here, for every look-up and every call.

extension Flow {
  /// Whether it ends with the change in progress as far as is known now: it, or a flow above it,
  /// has ended, finishes, is being replaced, or has nothing left on screen. No look-up finds it.
  var isLeaving: Bool {
    guard end == nil, let stage else { return end != nil }
    return isLeaving(stage, forGood: false)
  }

  /// Whether it ends in any case, so that it can't show anything any more. A flow that removed the
  /// last of its content can still show something else, and then it continues.
  func isOver(on stage: Stage) -> Bool { end != nil || isLeaving(stage, forGood: true) }

  private func isLeaving(_ stage: Stage, forGood: Bool) -> Bool {
    guard stage.current.hasLost else { return false }
    var next: Flow? = self
    while let flow = next {
      if flow.ending != nil || flow.isBeingReplaced { return true }
      if stage.lostEnd(of: flow) != nil, !forGood || flow.loss?.isFinal == true { return true }
      // All flows above have something on screen, too.
      if flow.shownCount > 0, stage.current.hidden == 0 { return false }
      next = flow.above
    }
    return false
  }

  /// Lets a new child take the place of a child of the same type that has nothing left on screen, or
  /// nothing yet: the old one can't show anything any more.
  func giveUp(for child: any Coordinator, on stage: Stage) {
    for other in allChildren where type(of: other) == type(of: child) {
      if stage.givesWay(other.flow) { other.flow.close(as: .replaced) }
    }
    guard stage.current.hasLost else { return }
    for other in allChildren where other.flow.loss?.isFinal == false {
      if type(of: other) == type(of: child), stage.lostEnd(of: other.flow) != nil {
        other.flow.loss?.isFinal = true
      }
    }
  }
}

extension Stage {
  /// Hides from look-ups the children that leave as soon as their replacement has started.
  func hideChildren(of parent: Flow, while start: () -> Void) {
    if parent.allChildren.isEmpty { return start() }
    let hidden = parent.allChildren.filter {
      $0.flow.shownCount > 0 && !$0.flow.isBeingReplaced && !isLocked($0.flow, from: parent)
    }
    for child in hidden { child.flow.isBeingReplaced = true }
    hideFlows(hidden.count, while: start)
    for child in hidden { child.flow.isBeingReplaced = false }
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
  /// Whether a flow that it began with, and can't do without, is still there. Its own flow's first
  /// column can be filled again.
  func isStaying(of flow: Flow) -> Bool {
    switch kind {
    case .tabs: stacks.contains { $0.owner?.isLeaving == false }
    case .split: stacks.first?.owner.map { $0 === flow || !$0.isLeaving } ?? false
    }
  }
}
