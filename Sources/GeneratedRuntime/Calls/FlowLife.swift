// MARK: - Starting

extension Flow {
  /// Starts a child flow.
  ///
  /// With `.replace`, a child that ends in its own start replaces nothing, and one that waits for a
  /// decision before it shows anything replaces all only then.
  ///
  /// Refused with a warning: a coordinator that was started before, even if it has ended; a second
  /// child of the same type while the first is shown (unless that is about to end, or is replaced
  /// by this start); with `.detail`, a flow without a split. No flow is removed to make room.
  public func start(
    _ child: any Coordinator, as presentation: FlowPresentation = .push,
    style: ModalStyle = .sheet, animated: Bool = true, transition: FlowTransition? = nil
  ) {
    start(
      child, as: presentation, style: style, animated: animated, transition: transition, nil)
  }

  func start(
    _ child: any Coordinator, as presentation: FlowPresentation, style: ModalStyle = .sheet,
    animated: Bool, transition: FlowTransition? = nil, _ exit: Stage.Exit.Moment?
  ) {
    let call = Call("start", child)
    guard let stage = stage(for: call) else { return }
    let isNow =
      presentation == .replace
      || stage.admits(call) { [self] in
        start(
          child, as: presentation, style: style, animated: animated, transition: transition, exit)
      }
    guard isNow, canStart(child, as: presentation, on: stage) else { return }
    if presentation == .replace { stage.unmute() }
    stage.change(animated: animated) {
      switch presentation {
      case .push:
        guard let location = stackLocation else { return stage.warn(noStack(call)) }
        stage.show(with: transition) { begin(child, on: stage, at: location) }
      case .present:
        let location = stage.makeLocation(style: style, by: self)
        stage.show(with: transition) { begin(child, on: stage, at: location) }
      case .detail:
        guard let column = detailColumns.first?.id else { return stage.warn(noSplit(call)) }
        clearDetail(on: stage)
        stage.update(column) { ($0.owner, $0.cameToNothing) = (child.flow, false) }
        stage.show(with: transition) { begin(child, on: stage, at: column) }
      case .replace:
        stage.replaceContent(of: self, with: child.flow) {
          stage.show(with: transition) { begin(child, on: stage, at: location) }
        }
      }
      if let exit { stage.note(Stage.Exit(exit, of: child.flow)) }
    }
  }

  func begin(_ child: any Coordinator, on stage: Stage, at location: Stage.Location) {
    giveUp(for: child, on: stage)
    allChildren.append(child)
    child.flow.enter(stage, with: child, under: coordinator, at: location)
  }

  func canStart(
    _ child: any Coordinator, as presentation: FlowPresentation, on stage: Stage
  ) -> Bool {
    let call = Call("start", child)
    if child.flow.coordinator != nil {
      stage.warn("\(call): started before")
    } else if hasOneUp(besides: child, presentation, stage) {
      stage.warn("\(call): \(name) has one already")
    } else {
      return true
    }
    return false
  }

  private func hasOneUp(
    besides child: any Coordinator, _ presentation: FlowPresentation, _ stage: Stage
  ) -> Bool {
    func hasOne() -> Bool {
      allChildren.contains { isUp($0, besides: child, presentation, stage) }
    }
    guard hasOne() else { return false }
    stage.catchUp()
    return hasOne()
  }

  private func isUp(
    _ sibling: any Coordinator, besides child: any Coordinator, _ presentation: FlowPresentation,
    _ stage: Stage
  ) -> Bool {
    guard type(of: sibling) == type(of: child), sibling.flow.ending == nil else { return false }
    let isReplaced = presentation == .replace && !stage.isLocked(sibling.flow, from: self)
    if isReplaced, sibling.flow.shownCount > 0 { return false }
    if presentation == .detail,
      clearedColumns.contains(where: { $0.id == sibling.flow.location.stack })
    {
      return false
    }
    if stage.givesWay(sibling.flow) { return false }
    return stage.lostEnd(of: sibling.flow) == nil
  }

  func enter(
    _ stage: Stage, with coordinator: any Coordinator, under parent: (any Coordinator)?,
    at location: Stage.Location
  ) {
    self.stage = stage
    self.coordinator = coordinator
    self.parent = parent
    above = parent?.flow
    self.location = location
    Self.started += 1
    number = Self.started
    path = (above?.path ?? []) + [number]
    stage.current.starting.append(self)
    if !early.isEmpty { warnOfEarlyCalls(on: stage) }
    coordinator.start()
    noteBegun(on: stage)
  }

  /// Notes that it has shown what it begins with, unless it waits.
  func noteBegun(on stage: Stage) {
    if begun == nil, !stage.isWaitingToBegin(self) { (begun, isRestarting) = (stage.lastID, false) }
  }
}

// MARK: - Reporting and ending

extension Flow {
  /// Reports to the parent and continues. Does nothing if the flow isn't started or has ended.
  public func report(_ report: () -> Void) {
    change(report, Call("report"))
  }

  /// Makes several changes that are drawn as one. None is made if the flow has ended, or if it
  /// isn't started yet; the stage warns of that when it starts.
  public func change(
    _ changes: () -> Void, file: StaticString = #fileID, line: UInt = #line
  ) {
    change(changes, Call("change", file: file, line: line))
  }

  private func change(_ changes: () -> Void, _ call: Call) {
    guard let stage else { return noteEarly(call) }
    guard end == nil else { return stage.drop(call, .ended) }
    stage.change(animated: false, changes)
  }

  /// Reports to the parent and ends: the parent's answer runs, then the flow's children end, last
  /// started first, then the flow, and everything that they show is removed. This happens once,
  /// even if the answer ends the parent; a second call, or one before the start, does nothing and
  /// runs no `report`. After a finish inside `start()`, the flow has ended when its parent's start
  /// returns.
  ///
  /// The parent's answer should show something: a parent with nothing else on screen doesn't end.
  public func finish(animated: Bool = true, report: () -> Void) {
    finish(as: .finished, animated: animated, report)
  }

  /// Ends without a report, otherwise like the other `finish`; the parent receives `cancelled`, and
  /// ends too if it then has nothing on screen.
  public func finish(animated: Bool = true) {
    finish(as: .finishedWithoutReport, animated: animated) { coordinator?.cancelled() }
  }

  private func finish(as reason: FlowEnd, animated: Bool, _ report: () -> Void) {
    guard let stage, end == nil, ending == nil else {
      self.stage?.drop(Call("finish"), .ended)
      return
    }
    ending = reason
    stage.unmute()
    stage.change(animated: animated) {
      stage.hideFlows(1, while: report)
      // A parent that only begins with it has lost everything.
      if reason == .finishedWithoutReport, shownCount == 0 {
        stage.noteLoss(ofAll: self, as: reason)
      }
      close(as: reason)
    }
  }

  /// Ends the flow, its children first, and removes everything that they show.
  func close(as reason: FlowEnd) {
    guard let stage, let coordinator, end == nil else { return }
    let keeper = reason == .finished ? parent?.flow : nil
    stage.remove(self, as: reason, keeping: keeper, by: self)
    for child in allChildren.reversed() {
      child.flow.close(as: child.flow.ending ?? .endedWithParent)
    }
    end = reason
    stage.current.hasLost = true
    parent?.flow.allChildren.removeAll { $0 === coordinator }
    stage.noteEnd(of: coordinator, as: reason)
  }
}
