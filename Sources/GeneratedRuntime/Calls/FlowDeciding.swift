// Decisions that take time: the flow waits, and then answers as one change.

extension Flow {
  /// Waits for a decision about an event of a screen, then answers it as one change.
  ///
  ///     flow.decide(whileShown: invite) { [self] in
  ///       await decisions.inviteDidEnterChoice(invite, code: code)
  ///     } then: { [self] in
  ///       switch $0 {
  ///       case .joined(let room): flow.push(RoomScreen(room: room))
  ///       case .failed: break
  ///       }
  ///     }
  ///
  /// When the screen leaves, the task is cancelled and its result has no effect;
  /// ``Stage/observe(_:)`` reports that it came too late. If the same answer has already removed
  /// the screen, the flow counts instead. If the same call is made again while it waits (the event
  /// came again), the older task is cancelled, and only the newer result counts. With `isLatest`,
  /// this also cancels older calls with `isLatest` for the same sender.
  ///
  /// A result that comes while something covers the screen waits until nothing does: until the user
  /// has closed the modal or come back to the tab.
  public func decide<Choice>(
    whileShown screen: some Screen, isLatest: Bool = false,
    _ choose: @escaping @MainActor () async -> Choice,
    then answer: @escaping @MainActor (Choice) -> Void,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    decide(
      for: screen.presence.isShown(on: stage) ? .screen(screen.presence) : .flow(self),
      at: isLatest ? .latest : .init(file: file, line: line), choose, answer)
  }

  /// The same for an event of a child flow: while the child runs, or, if it ends with the event,
  /// while this flow does.
  public func decide<Choice>(
    whileRunning child: any Coordinator, isLatest: Bool = false,
    _ choose: @escaping @MainActor () async -> Choice,
    then answer: @escaping @MainActor (Choice) -> Void,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    let sender = child.flow.isLeaving ? self : child.flow
    decide(
      for: .flow(sender), at: isLatest ? .latest : .init(file: file, line: line), choose, answer)
  }

  /// The same for an event from outside: while this flow runs.
  ///
  /// In the flow's `start()`, before it shows anything, it is a decision about what started the flow: the
  /// flow ends with the screen whose event that was, and shows nothing while that is covered.
  public func decide<Choice>(
    isLatest: Bool = false, _ choose: @escaping @MainActor () async -> Choice,
    then answer: @escaping @MainActor (Choice) -> Void,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    decide(
      for: .flow(self), at: isLatest ? .latest : .init(file: file, line: line), choose, answer)
  }

  /// The same for an event of a screen or of a child flow; nil for one from outside.
  public func decide<Choice>(
    for sender: (any Sender)?, isLatest: Bool = false,
    _ choose: @escaping @MainActor () async -> Choice,
    then answer: @escaping @MainActor (Choice) -> Void,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    if let child = sender as? any Coordinator {
      decide(
        whileRunning: child, isLatest: isLatest, choose, then: answer, file: file, line: line)
    } else if let screen = sender as? any Screen {
      decide(whileShown: screen, isLatest: isLatest, choose, then: answer, file: file, line: line)
    } else {
      decide(isLatest: isLatest, choose, then: answer, file: file, line: line)
    }
  }

  private func decide<Choice>(
    for sender: Stage.Decision.Sender, at place: Stage.Decision.Place,
    _ choose: @escaping @MainActor () async -> Choice,
    _ answer: @escaping @MainActor (Choice) -> Void
  ) {
    guard let stage = stage(for: Call("decide")) else { return }
    var (sender, start) = (sender, nil as Flow?)
    if case .flow(let flow) = sender, flow === self, begun == nil, shownCount == 0 {
      (sender, start) = (stage.sender(startingFlow: self), self)
    }
    let decision = Stage.Decision(
      sender: sender, start: start, place: place, origin: stage.trace.origin,
      change: stage.current.depth > 0 ? stage.settled : nil, sources: stage.current.sources)
    stage.decide(decision, choose, then: answer)
  }
}
