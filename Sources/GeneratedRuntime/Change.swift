// One change: what an answer, a gesture or a call from outside does, down to what the parents of
// flows that ended do about it, and the drawing of what comes of it all.
extension Stage {
  struct Change {
    var depth = 0
    var answer: Answer?
    var isAnimated = false
    var losses: [Loss] = []
    var starting: [Flow] = []
    /// Those that ended, and whose parents are yet to hear of it.
    var unheard: [any Coordinator] = []
  }

  /// An answer to a screen; calls without a sender are none.
  enum Answer {
    case free
    case muted
  }

  /// Something that was on screen, and is no more.
  struct Loss {
    /// The flow that showed it and those above it: they may be freed before the change is through.
    let lineage: [Flow]
    /// Those that end if nothing else is left of them; the others go on in any case.
    let losers: [Flow]
    let end: FlowEnd
  }

  var isMuted: Bool { current.answer == .muted }

  /// What goes back takes the cover away, so that the rest of the answer may show again.
  func unmute() {
    if current.answer != nil { current.answer = .free }
  }

  func answer(to sender: Presence, _ event: () -> Void) {
    var isFree = isInSight(sender)
    if !isFree, current.answer == nil {
      catchUp()
      guard sender.stage === self else { return }
      isFree = isInSight(sender)
    }
    answer(isFree: isFree, event)
  }

  private func isInSight(_ sender: Presence) -> Bool {
    screensInSight.contains { $0.presence === sender }
  }

  /// The outermost sender counts: what it can't show, its flow's parents can't show for it.
  func answer(isFree: Bool, _ event: () -> Void) {
    change(animated: false) {
      let outer = current.answer
      if outer == nil { current.answer = isFree ? .free : .muted }
      event()
      current.answer = outer
    }
  }

  func change(animated: Bool, _ changes: () -> Void) {
    current.isAnimated = current.isAnimated || animated
    current.depth += 1
    changes()
    if current.depth == 1 {
      // A host may change something while it draws; that is drawn next.
      var animated = false
      repeat {
        settle()
        animated = current.isAnimated
        current = Change(depth: 1)
      } while draw(animated: animated)
    }
    current.depth -= 1
  }

  private func settle() {
    while true {
      prune()
      if !current.unheard.isEmpty {
        current.unheard.removeFirst().cancelled()
      } else if let (coordinator, end) = root.flatMap(outermostLoser) {
        coordinator.flow.close(as: end)
        // Who shows something else in a flow's place knows that it ended.
        if end != .replaced { current.unheard.append(coordinator) }
      } else {
        break
      }
    }
    fillColumns()
    layers.removeAll { $0.isEmpty && $0.id > 0 }
    if !swipes.isEmpty { forgetSwipes() }
  }

  private func outermostLoser(from coordinator: any Coordinator) -> (any Coordinator, FlowEnd)? {
    if let end = lostEnd(of: coordinator.flow) { return (coordinator, end) }
    return coordinator.flow.children.lazy.compactMap(outermostLoser).first
  }

  /// How the flow ends because nothing is left of it on screen; nil when it goes on. A child that
  /// was started in the same change and has shown nothing yet keeps it going.
  func lostEnd(of flow: Flow) -> FlowEnd? {
    guard items(of: flow).isEmpty,
      let loss = current.losses.last(where: { $0.lineage.contains { $0 === flow } }),
      loss.losers.contains(where: { $0 === flow })
    else { return nil }
    let successors = current.starting.filter {
      $0 !== flow && $0.isWithin(flow) && $0.end == nil && lostEnd(of: $0) == nil
    }
    return successors.isEmpty ? loss.end : nil
  }
}
