import GeneratedRuntime
import GeneratedRuntimeTesting
import Testing

/// A flow waits for a decision as long as its sender is there, and answers it as one change.
@MainActor
struct DecidingTests {
  /// Answers when the test says so, and remembers which were cancelled.
  @MainActor
  final class Decider {
    private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
    private(set) var cancelled: [Int] = []
    private(set) var asked = 0

    func choice() async -> String {
      asked += 1
      let number = asked
      await withCheckedContinuation { waiting[number] = $0 }
      if Task.isCancelled { cancelled.append(number) }
      return "\(number)"
    }

    /// Waits until there are so many questions.
    func isAsked(_ count: Int = 1) async {
      for _ in 0..<10_000 where asked < count { await Task.yield() }
      #expect(asked >= count)
    }

    func answer(_ number: Int = 1) async {
      await isAsked(number)
      waiting.removeValue(forKey: number)?.resume()
    }
  }

  let decider = Decider()
  let a = A()
  let root: P
  let stage = Stage(isChecked: true)
  let log = TraceTests.Log()

  init() {
    root = P { [a] in $0.push(a) }
    stage.start(root)
    stage.observe { [log] in log.changes.append($0) }
  }

  /// The screen's event, answered as a coordinator would: what is chosen is pushed.
  private func ask(_ screen: SketchScreen, then answer: (@MainActor (String) -> Void)? = nil) {
    screen.presence.report(named: "tapped") {
      root.flow.decide(whileShown: screen) { [decider] in
        await decider.choice()
      } then: { [root] choice in
        if let answer { answer(choice) } else { root.flow.push(F()) }
      }
    }
  }

  /// Shows a screen, without a trace.
  private func push(_ screen: SketchScreen) {
    root.flow.push(screen)
    log.changes = []
  }

  @Test func answersAsOneChange() async {
    ask(a) { [root] _ in
      root.flow.push(B())
      root.flow.push(C())
    }
    #expect(stage.description == "A")
    await decider.answer()
    await stage.waitForDecisions()
    #expect(stage.transcript == ["show A", "show A › B › C"])
    #expect(log.lines == ["A.tapped: nothing [A]", "A.tapped: shown B, shown C [C]"])
  }

  @Test func itsSenderIsWhoeverSentTheEvent() async {
    let child = P { $0.push(B()) }
    root.flow.start(child)
    let senders: [(any Flow.Sender)?] = [a, child, nil]
    for (number, sender) in senders.enumerated() {
      root.flow.decide(for: sender) { [decider] in
        await decider.choice()
      } then: { [root] _ in
        root.flow.push(F())
      }
      await decider.isAsked(number + 1)
    }
    root.flow.back(from: child as any Flow.Sender)
    #expect(stage.description == "A")
    for number in 1...3 { await decider.answer(number) }
    await stage.waitForDecisions()
    #expect(decider.cancelled == [2])
    #expect(stage.transcript.suffix(3) == ["show A", "show A › F", "show A › F › F"])
  }

  @Test func senderThatLeavesCancelsIt() async {
    let b = B()
    push(b)
    ask(b)
    await decider.isAsked()
    stage.user.goBack()
    await decider.answer()
    await stage.waitForDecisions()
    #expect(decider.cancelled == [1])
    #expect(stage.description == "A")
    #expect(
      log.lines == ["B.tapped: nothing [B]", "left B [A]", "B.tapped: dropped decide (left) [A]"])
    #expect(stage.warnings == [])
  }

  @Test func swipeThatIsCancelledLetsItWait() async {
    let b = B()
    push(b)
    ask(b)
    stage.user.beginBack()
    stage.user.cancelBack()
    await decider.answer()
    await stage.waitForDecisions()
    #expect(decider.cancelled == [])
    #expect(stage.description == "A › B › F")
  }

  @Test func flowThatEndsCancelsIt() async {
    ask(a)
    await decider.isAsked()
    root.flow.finish()
    await decider.answer()
    await stage.waitForDecisions()
    #expect(decider.cancelled == [1])
    #expect(stage.description == "nothing")
    #expect(log.lines.last == "A.tapped: dropped decide (left) []")
  }

  @Test func theNewerCounts() async {
    ask(a)
    await decider.isAsked()
    ask(a)
    await decider.isAsked(2)
    await decider.answer(2)
    // Of two tasks that can go on, either may be the first.
    for _ in 0..<10_000 where stage.description == "A" { await Task.yield() }
    await decider.answer(1)
    await stage.waitForDecisions()
    #expect(decider.cancelled == [1])
    #expect(stage.description == "A › F")
    #expect(log.lines.last == "A.tapped: dropped decide (repeated) [F]")
  }

  @Test func decisionsOfOthersDontCount() async {
    let b = B()
    push(b)
    ask(a)
    ask(b)
    await decider.answer(1)
    await decider.answer(2)
    await stage.waitForDecisions()
    #expect(decider.cancelled == [])
    #expect(stage.description == "A › B › F")
  }

  @Test func aResultWaitsUntilItsScreenIsInSight() async {
    ask(a)
    push(B())
    root.flow.present(C())
    log.changes = []
    await decider.answer()
    await stage.waitForDecisions()
    #expect(log.lines == [])
    stage.user.dismiss()
    #expect(stage.description == "A › B")
    stage.user.goBack()
    #expect(stage.description == "A › F")
    stage.user.goBack()
    #expect(stage.transcript.suffix(3) == ["show A", "show A › F", "show A"])
    #expect(
      log.lines == ["left C [B]", "left B [A]", "A.tapped: shown F [F]", "left F [A]"])
  }

  @Test func aResultThatWaitsIsLostWithItsScreen() async {
    let b = B()
    push(b)
    ask(b)
    root.flow.push(C())
    await decider.answer()
    await stage.waitForDecisions()
    log.changes = []
    root.flow.popToRoot()
    #expect(stage.description == "A")
    #expect(log.lines == ["left C, left B, dropped decide (left) [A]"])
  }

  @Test func restartCancelsWhatItsFlowsDecide() async {
    let again = RestartTests.Again()
    let child = Q(showing: B())
    root.flow.start(again)
    again.flow.start(child)
    for flow in [again.flow, child.flow] {
      flow.decide { [decider] in
        await decider.choice()
      } then: { [root] _ in
        root.flow.push(F())
      }
    }
    await decider.isAsked(2)
    again.flow.restart()
    log.changes = []
    await decider.answer(1)
    await decider.answer(2)
    await stage.waitForDecisions()
    #expect(decider.cancelled.sorted() == [1, 2])
    #expect(stage.description == "A › A › B")
    #expect(log.lines == ["dropped decide (restarted) [B]", "dropped decide (restarted) [B]"])
  }

  @Test func whoHasLeftBeforeItBeganDoesntCount() async {
    let b = B()
    push(b)
    b.presence.report(named: "tapped") {
      root.flow.back(from: b)
      root.flow.decide(whileShown: b) { [decider] in
        await decider.choice()
      } then: { [root] _ in
        root.flow.push(C())
      }
    }
    await decider.answer()
    await stage.waitForDecisions()
    #expect(decider.cancelled == [])
    #expect(stage.description == "A › C")
  }

  @Test func eventFromOutsideWaitsWhileTheFlowRuns() async {
    let child = Q(showing: B())
    root.flow.start(child)
    child.flow.decide { [decider] in
      await decider.choice()
    } then: { [child] _ in
      child.flow.push(C())
    }
    await decider.isAsked()
    log.changes = []
    stage.user.goBack()
    await decider.answer()
    await stage.waitForDecisions()
    #expect(decider.cancelled == [1])
    #expect(
      log.lines == [
        "left B, ended Q (popped) [A]", "dropped decide (ended) [A]",
      ])
  }

  @Test(arguments: [true, false])
  func childThatEndsWithItsEventLeavesItToTheParent(ends: Bool) async {
    let b = B()
    let child = Q { $0.push(b) }
    root.flow.start(child)
    let decide = { [root, decider] in
      root.flow.decide(whileRunning: child) {
        await decider.choice()
      } then: { _ in
        root.flow.push(C())
      }
    }
    if ends { child.flow.finish(report: decide) } else { child.flow.report(decide) }
    await decider.isAsked()
    if !ends { stage.user.goBack() }
    await decider.answer()
    await stage.waitForDecisions()
    #expect(decider.cancelled == (ends ? [] : [1]))
    #expect(stage.description == (ends ? "A › C" : "A"))
  }

  @Test(arguments: [true, false])
  func whoLostEverythingContinuesToWait(shows: Bool) async {
    let child = Q(showing: B())
    let middle = R { $0.start(child) }
    middle.onCancelled = { [root] in root.flow.push(D()) }
    child.onCancelled = { [decider] in
      middle.flow.decide(whileRunning: child) {
        await decider.choice()
      } then: { _ in
        if shows { middle.flow.push(C()) }
      }
    }
    root.flow.start(middle)
    let left = stage.transcript(of: { child.flow.finish() })
    #expect(left == ["end Q: finishedWithoutReport", "show A"])
    await decider.answer()
    await stage.waitForDecisions()
    #expect(stage.description == (shows ? "A › C" : "A › D"))
    #expect(middle.flow.end == (shows ? nil : .finishedWithoutReport))
  }

  /// Whichever event it is, of those that say so.
  @Test func theLatestEventCounts() async {
    root.flow.decide(isLatest: true) { [decider] in
      await decider.choice()
    } then: { [root] _ in
      root.flow.push(B())
    }
    await decider.isAsked()
    root.flow.decide(isLatest: true) { [decider] in
      await decider.choice()
    } then: { [root] _ in
      root.flow.push(C())
    }
    await decider.isAsked(2)
    root.flow.decide { [decider] in
      await decider.choice()
    } then: { [root] _ in
      root.flow.push(D())
    }
    for number in 1...3 { await decider.answer(number) }
    await stage.waitForDecisions()
    #expect(decider.cancelled == [1])
    #expect(stage.description == "A › C › D")
  }

  @Test func withoutAStageNothingIsAsked() async {
    let flow = Flow()
    flow.decide { [decider] in
      await decider.choice()
    } then: { _ in
    }
    for _ in 0..<10 { await Task.yield() }
    #expect(decider.asked == 0)
    root.flow.finish()
    root.flow.decide {
      ""
    } then: { _ in
      Issue.record("it has ended")
    }
    await stage.waitForDecisions()
    #expect(stage.warnings == ["decide: P has ended"])
  }

  @Test func nothingIsKeptOnceItIsDecided() async {
    weak var gone: Q?
    do {
      let child = Q(showing: B())
      gone = child
      root.flow.start(child)
      child.flow.decide { [decider] in
        await decider.choice()
      } then: { [child] _ in
        child.flow.finish()
      }
    }
    #expect(gone != nil)
    await decider.answer()
    await stage.waitForDecisions()
    #expect(gone == nil)
  }

  @Test func stageThatGoesAwayTakesItAlong() async {
    weak var gone: Q?
    do {
      let child = Q(showing: B())
      let stage = Stage()
      gone = child
      stage.start(child)
      child.flow.decide { [decider] in
        await decider.choice()
      } then: { [child] _ in
        child.flow.push(C())
      }
      await decider.isAsked()
    }
    await decider.answer()
    while gone != nil { await Task.yield() }
    #expect(decider.cancelled == [1])
  }
}
