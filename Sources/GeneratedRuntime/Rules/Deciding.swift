// Decisions that flows wait for: each ends with its sender, and its result counts once.

extension Stage {
  /// Until it has returned, the task retains what `choose` and `answer` do.
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
    for (id, decision) in decisions where decision.lateness == nil {
      guard let reason = reason(decision) else { continue }
      decisions[id]?.lateness = reason
      decisionTasks[id]?.cancel()
    }
  }

  private func complete(_ id: Int, _ answer: () -> Void) {
    decisionTasks[id] = nil
    guard let decision = decisions.removeValue(forKey: id) else { return }
    if let lateness = decision.lateness {
      return drop(Call("decide"), lateness, of: decision.origin)
    }
    switch decision.sender {
    case .screen(let presence):
      self.answer(to: presence, named: decision.origin?.event ?? "decide", answer)
    case .flow(let flow):
      trace.origin = trace.origin ?? decision.origin
      change(animated: false) {
        answer()
        noteLoss(of: flow, after: decision)
      }
    }
  }

  /// Whether the flow, or one below it, waits to answer what happened in this change.
  func isWaiting(_ flow: Flow) -> Bool {
    decisions.values.contains { decision in
      guard case .flow(let sender) = decision.sender else { return false }
      return decision.change == settled && sender.isWithin(flow) && decision.lateness == nil
    }
  }

  /// A flow that lost the last of what it showed, and only continued to wait, ends if it shows
  /// nothing now.
  private func noteLoss(of flow: Flow, after decision: Decision) {
    guard let loss = flow.loss, loss.change == decision.change, loss.isLoser else { return }
    batch += 1
    current.hasLost = true
    noteLoss(of: flow, as: loss.end, keeping: nil, batch: batch)
  }
}
