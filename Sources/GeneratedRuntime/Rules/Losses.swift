// Which flows end because they have nothing left on screen. Only flows that lost something in the
// change are searched, never all flows.

extension Stage {
  /// The flow's last loss in this change.
  func loss(of flow: Flow) -> Flow.Loss? {
    flow.loss.flatMap { $0.change == settled ? $0 : nil }
  }

  /// Records a loss for the flow and all its parents. If one has recorded the same loss in this
  /// batch, so have all its parents.
  ///
  /// - Parameter actor: the flow that made the call; nil for the user's gestures.
  func noteLoss(
    of flow: Flow, as end: FlowEnd, keeping keeper: Flow?, by actor: Flow?, batch: Int
  ) {
    let keeper = keeper.flatMap { flow.isWithin($0) ? $0 : nil }
    var next: Flow? = flow
    var isLoser = true
    var isFinal = true
    while let loser = next {
      if loser === keeper { isLoser = false }
      // It is also within all flows above.
      if isFinal, let actor, actor.isWithin(loser) { isFinal = false }
      if let known = loss(of: loser), known.batch == batch, known.isLoser == isLoser { return }
      loser.loss = Flow.Loss(
        change: settled, batch: batch, end: end, isLoser: isLoser, isFinal: isFinal,
        keeper: keeper?.number ?? 0)
      if isLoser { current.losers.append(loser) }
      next = loser.above
    }
  }

  /// Records a loss for a flow that shows nothing, as if it had shown something.
  func noteLoss(ofAll flow: Flow, as end: FlowEnd) {
    batch += 1
    current.hasLost = true
    noteLoss(of: flow, as: end, keeping: nil, by: flow, batch: batch)
  }

  /// The first flow that ends, from the root on, with the reason.
  func outermostLoser() -> (Flow, FlowEnd)? {
    var outermost: (flow: Flow, end: FlowEnd)?
    for flow in current.losers where flow.shownCount == 0 && flow.end == nil {
      if let outermost, !flow.isBefore(outermost.flow) { continue }
      if flow.coordinator != nil, let end = lostEnd(of: flow) { outermost = (flow, end) }
    }
    return outermost
  }

  /// How the flow ends because it has nothing left on screen; nil if it continues. A child that was
  /// started in the same change and has lost nothing yet keeps it alive, and so does a decision
  /// that it began to wait for, or one in a start.
  func lostEnd(of flow: Flow) -> FlowEnd? {
    guard flow.shownCount == 0, let loss = loss(of: flow), loss.isLoser else { return nil }
    if !decisions.isEmpty, isWaiting(flow) { return nil }
    for started in current.starting where started !== flow && started.end == nil {
      if started.isWithin(flow), self.loss(of: started)?.isLoser != true { return nil }
    }
    return loss.end
  }
}
