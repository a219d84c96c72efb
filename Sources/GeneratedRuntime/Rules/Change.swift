// One change: everything that an answer, a gesture or a call from outside does, including the
// answers of parents to flows that ended, and drawing the result.
extension Stage {
  var isMuted: Bool {
    switch current.answer {
    case .muted, .late: true
    case .free, nil: false
    }
  }

  /// Going back removes the cover, so that the rest of the answer can show something again.
  func unmute() {
    if current.answer != nil { current.answer = .free }
  }

  /// Makes a change that isn't on the screen of the event's sender, even if something covers that
  /// screen.
  func regardless(_ changes: () -> Void) {
    let outer = current.answer
    unmute()
    changes()
    current.answer = outer
  }

  /// - Parameter isOutcome: whether what it would show may wait; otherwise it is what the user did.
  func answer(_ origin: Trace.Origin, isOutcome: Bool = false, _ event: () -> Void) {
    let sender = origin.sender
    var isFree = isInSight(sender)
    if !isFree, current.answer == nil {
      catchUp()
      guard sender.stage === self else { return sender.drop(origin.event) }
      isFree = isInSight(sender)
    }
    if trace.origin == nil { trace.origin = origin }
    let mayWait = isOutcome && !hidden.contains { $0.isSame(as: origin) }
    if isOutcome, isFree { hidden.append(origin) }
    answer(
      as: isFree ? .free : mayWait ? .late(Late(origin)) : .muted,
      from: sources(sender.shown?.stack),
      in: locks(of: sender), event)
  }

  /// The outermost sender counts: if it can't show anything, its flow's parents can't on its
  /// behalf. What it pushes goes where the innermost is, and what is shown goes above the `locks`
  /// that the sender is in or above.
  func answer(as answer: Answer, from sources: [Int], in locks: [Int], _ event: () -> Void) {
    change(animated: false) {
      let outer = (current.answer, current.locks)
      if outer.0 == nil { (current.answer, current.locks) = (answer, locks) }
      from(sources, event)
      (current.answer, current.locks) = outer
    }
  }

  /// Makes changes for an event that came from these stacks.
  func from<E>(_ sources: [Int], _ changes: () throws(E) -> Void) throws(E) {
    let outer = current.sources
    current.sources = sources
    defer { current.sources = outer }
    try changes()
  }

  func change(animated: Bool, _ changes: () -> Void) {
    let isHeldByLock = current.depth == 0 && hasPending && isLocked
    current.isAnimated = current.isAnimated || animated
    current.depth += 1
    changes()
    if current.depth == 1 {
      // A host may change something while it draws; that is drawn next.
      var animated = false
      repeat {
        settle()
        // Before what else waited for the lock: the link would take that away unseen.
        if isHeldByLock, hasPending, !isLocked {
          openPending()
          settle()
        }
        if !alerting.isEmpty { followSight() }
        if !hidden.isEmpty { forgetHidden() }
        animated = current.isAnimated
        current = Ongoing(depth: 1)
        settled += 1
      } while draw(animated: animated)
    }
    current.depth -= 1
    if !trace.isEmpty { tellOfChange() }
    if current.depth == 0, !decisions.isEmpty { runWaitingAnswers() }
    if current.depth == 0, hasPending { openPending() }
  }

  /// Alerts are gone soon, and are no sign of a second tap.
  private func forgetHidden() {
    hidden.removeAll { isInSight($0.sender, below: true) || $0.sender.stage !== self }
  }

  private func settle() {
    while current.hasLost {
      if !decisions.isEmpty { endStarts() }
      prune()
      if !current.unheard.isEmpty {
        let ended = current.unheard.removeFirst()
        current.locks = ended.locks
        from(ended.sources) { ended.flow.cancelled() }
        current.locks = []
      } else if let (flow, end) = outermostLoser(), let coordinator = flow.coordinator {
        let (sources, locks) = (sources(of: flow), locks(upTo: floor(of: flow)))
        flow.close(as: end)
        // A parent that shows something else in a flow's place knows that the flow ended.
        if end != .replaced { current.unheard.append((coordinator, sources, locks)) }
      } else if !renewColumn() {
        fillColumns()
        for index in layers.indices.dropFirst().reversed() where layers[index].isEmpty {
          layers.remove(at: index)
        }
        exits.removeAll(where: \.isOver)
        if !decisions.isEmpty { cancelDecisions(\.end) }
        return
      }
    }
  }
}
