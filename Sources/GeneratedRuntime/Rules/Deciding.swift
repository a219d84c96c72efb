// Decisions that flows wait for, and answers to what came late: each ends with its sender, and counts
// once, as soon as the sender's screen is in sight.

extension Stage {
  /// Until it has returned, the task retains everything that `choose` and `answer` capture.
  func decide<Choice>(
    _ decision: Decision, _ choose: @escaping @MainActor () async -> Choice,
    then answer: @escaping @MainActor (Choice) -> Void
  ) {
    cancelDecisions { $0.isSame(as: decision) ? .repeated : nil }
    let id = makeID()
    decisions[id] = decision
    decisionTasks[id] = Task { [weak self] in
      let choice = await choose()
      self?.complete(id) { answer(choice) }
    }
  }

  /// Cancels the decisions for which there is a reason.
  func cancelDecisions(_ reason: (Decision) -> Change.Drop.Reason?) {
    for (id, decision) in decisions where decision.cancellation == nil {
      guard let reason = reason(decision) else { continue }
      if decision.answer == nil {
        decisions[id]?.cancellation = reason
        decisionTasks[id]?.cancel()
      } else {
        decisions[id] = nil
        drop(decision.call, reason, of: decision.origin)
      }
    }
  }

  /// Keeps what an answer shows until its screen is in sight.
  func wait(for late: Late) {
    var decision = Decision(
      sender: .screen(late.origin.sender), start: nil, place: nil, origin: late.origin, change: nil,
      sources: [])
    decision.answer = { for step in late.steps { step() } }
    decisions[makeID()] = decision
  }

  /// Runs the answers that have waited for their screens, in the order of the events.
  func runWaitingAnswers() {
    while let id = decisions.filter({ $0.value.canBeAnswered(on: self) }).keys.min(),
      let decision = decisions.removeValue(forKey: id), let answer = decision.answer
    {
      run(answer, of: decision)
    }
  }

  private func complete(_ id: Int, _ answer: @escaping @MainActor () -> Void) {
    decisionTasks[id] = nil
    guard let decision = decisions.removeValue(forKey: id) else { return }
    if let reason = decision.cancellation {
      return drop(Call("decide"), reason, of: decision.origin)
    }
    if case .screen(let presence) = decision.sender, !isInSight(presence) {
      // Something may have left that the host hasn't reported yet.
      catchUp()
      guard presence.stage === self else { return drop(Call("decide"), .left, of: decision.origin) }
      if !isInSight(presence) {
        decisions[id] = decision
        decisions[id]?.answer = answer
        return
      }
    }
    run(answer, of: decision)
  }

  private func run(_ answer: @MainActor () -> Void, of decision: Decision) {
    switch decision.sender {
    case .screen(let presence):
      let origin = Trace.Origin(sender: presence, event: decision.origin?.event ?? "decide")
      self.answer(origin, isOutcome: decision.place == nil) {
        begin(decision.start, answer)
        if let start = decision.start { noteLoss(of: start, after: decision) }
      }
    case .flow(let flow):
      trace.origin = trace.origin ?? decision.origin
      change(animated: false) {
        current.locks = locks(upTo: floor(of: flow))
        from(decision.sources) { begin(decision.start, answer) }
        noteLoss(of: flow, after: decision)
      }
    }
  }

  /// - Parameter flow: a flow whose start goes on.
  private func begin(_ flow: Flow?, _ answer: () -> Void) {
    let lineage = flow?.lineage ?? []
    if let flow { current.starting.append(flow) }
    if let child = lineage.first(where: \.replacesLater), let parent = child.above {
      replaceContent(of: parent, with: child, answer)
    } else {
      answer()
    }
    for flow in lineage { flow.noteBegun(on: self) }
  }

  /// Whether the flow shows nothing yet, since its start waits, or that of a flow which it begins with.
  func isWaitingToBegin(_ flow: Flow) -> Bool {
    !decisions.isEmpty && flow.shownCount == 0
      && decisions.values.contains { one in
        guard let start = one.start, one.cancellation == nil else { return false }
        return start.end == nil && start.isWithin(flow)
      }
  }

  /// Whether a newer start of its type counts instead: it shows nothing yet, and has no tab or column.
  func givesWay(_ flow: Flow) -> Bool {
    isWaitingToBegin(flow) && spot(of: flow.location.stack)?.stack.owner !== flow
  }

  /// The sender of a decision in the start of a flow: the screen whose event started that, unless a flow
  /// between is on screen already, which then has a place of its own for it, or begins again.
  func sender(startingFlow flow: Flow) -> Decision.Sender {
    let started = flow.lineage.last { one in current.starting.contains { $0 === one } }
    guard started?.shownCount ?? 0 == 0, !flow.lineage.contains(where: \.isRestarting),
      let origin = trace.origin?.sender, origin.isShown(on: self)
    else { return .flow(flow) }
    return .screen(origin)
  }

  /// A flow that shows nothing yet goes with the screen whose event started it, as if it were above
  /// that; unless the same answer removed the screen.
  func endStarts() {
    for (id, decision) in decisions {
      guard let flow = decision.start, decision.end == .left, decision.cancellation == nil else {
        continue
      }
      if decision.change == settled {
        decisions[id]?.sender = .flow(flow)
      } else if loss(of: flow)?.isLoser != true {
        noteLoss(ofAll: flow, as: .popped)
      }
    }
  }

  /// Whether the flow, or one below it, waits to answer an event of this change, or waits in its start.
  func isWaiting(_ flow: Flow) -> Bool {
    decisions.values.contains { decision in
      guard let sender = decision.flow else { return false }
      return (decision.change == settled || decision.start != nil && decision.end == nil)
        && sender.end == nil && sender.isWithin(flow) && decision.cancellation == nil
    }
  }

  /// Records the loss again for a flow that lost the last of its content, and only continued
  /// because it waited: it ends if it shows nothing now.
  private func noteLoss(of flow: Flow, after decision: Decision) {
    guard let loss = flow.loss, loss.change == decision.change, loss.isLoser else { return }
    noteLoss(ofAll: flow, as: loss.end)
  }
}

extension Stage.Decision {
  @MainActor
  fileprivate func canBeAnswered(on stage: Stage) -> Bool {
    guard answer != nil, case .screen(let presence) = sender else { return false }
    return stage.isInSight(presence)
  }
}
