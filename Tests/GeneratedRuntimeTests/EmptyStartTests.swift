import GeneratedRuntime
import GeneratedRuntimeTesting
import Testing

/// A flow that has nothing to show reports in its start, at once or when that is decided, and whoever
/// started it goes on as if it had been shown.
@MainActor
struct EmptyStartTests {
  let decider = DecidingTests.Decider()
  let a = A()
  let b = B()
  let root: P
  let stage: Stage

  init() {
    root = P { [a, b] in
      $0.push(a)
      $0.push(b)
    }
    stage = Stage(root)
  }

  /// A flow whose start waits, and then does this.
  private func waiting<Child: Sketch>(
    _ type: Child.Type = Q.self, then answer: @escaping @MainActor (Flow) -> Void
  ) -> Child {
    Child { [decider] flow in
      flow.decide {
        await decider.choice()
      } then: { [weak flow] _ in
        if let flow { answer(flow) }
      }
    }
  }

  private func isDecided(_ number: Int = 1) async {
    await decider.answer(number)
    await stage.waitForDecisions()
  }

  @Test func itsReportIsAnswered() {
    b.event {
      root.flow.start(
        Q { [root] in $0.finish { root.flow.start(R(showing: C()), as: .replace) } }, as: .replace)
    }
    #expect(
      stage.transcript == ["show A › B", "end Q: finished", "show C"])
  }

  @Test func whoOnlyBeginsWithItEndsToo() {
    let parent = R { $0.start(Q { $0.finish() }) }
    b.event { root.flow.start(parent) }
    #expect(
      stage.transcript == [
        "show A › B", "end Q: finishedWithoutReport", "end R: finishedWithoutReport",
      ])
    #expect(parent.cancelledCount == 1)
  }

  @Test func nothingIsDrawnUntilItIsDecided() async {
    b.event { root.flow.start(waiting { $0.push(C()) }, as: .present) }
    #expect(stage.send(to: Q.self) { _ in } == false)
    await isDecided()
    #expect(stage.transcript == ["show A › B", "show A › B | sheet C"])
    #expect(stage.send(to: Q.self) { _ in })
  }

  @Test func itReplacesWhatIsThereWhenItIsDecided() async {
    b.event { root.flow.start(waiting { $0.push(C()) }, as: .replace) }
    await decider.isAsked()
    root.flow.push(D())
    stage.user.goBack()
    await isDecided()
    #expect(stage.transcript == ["show A › B", "show A › B › D", "show A › B", "show C"])
  }

  @Test func itMayDecideTwice() async {
    let outer = waiting { [decider] flow in
      flow.decide {
        await decider.choice()
      } then: { _ in
        flow.push(C())
      }
    }
    b.event { root.flow.start(outer, as: .replace) }
    await decider.answer()
    await isDecided(2)
    #expect(stage.transcript == ["show A › B", "show C"])
  }

  @Test func itEndsWithTheScreenThatStartedIt() async {
    let q = waiting { $0.push(C()) }
    b.event { root.flow.start(q) }
    await decider.isAsked()
    stage.user.goBack()
    #expect(stage.transcript == ["show A › B", "end Q: popped", "show A"])
    await isDecided()
    #expect(stage.description == "A")
    #expect(q.cancelledCount == 1)
    #expect(decider.cancelled == [1])
    #expect(stage.warnings == [])
  }

  @Test func itWaitsUntilThatScreenIsInSight() async {
    b.event { root.flow.start(waiting { $0.push(C()) }) }
    root.flow.present(D())
    await isDecided()
    #expect(stage.description == "A › B | sheet D")
    stage.user.dismiss()
    #expect(stage.description == "A › B › C")
  }

  @Test func theNewerStartCounts() async {
    b.event { root.flow.start(waiting { $0.push(C()) }) }
    b.event { root.flow.start(waiting { $0.push(D()) }) }
    await decider.answer(2)
    await isDecided(1)
    #expect(stage.transcript == ["show A › B", "end Q: replaced", "show A › B › D"])
    #expect(stage.warnings == [])
  }

  @Test func aTabWaitsInItsOwnPlace() async {
    let tabs = R { [a = waiting(S.self) { $0.push(C()) }] flow in
      flow.showTabs([.tab(a, title: "S"), .tab(Q(showing: D()), title: "Q")])
    }
    b.event { root.flow.start(tabs, as: .replace) }
    #expect(stage.description == "tabs { *nothing, D }")
    await isDecided()
    #expect(stage.description == "tabs { *C, D }")
  }

  @Test func itsScreenMayLeaveByTheSameAnswer() async {
    b.event {
      root.flow.start(waiting { $0.push(C()) })
      root.flow.back(from: b)
    }
    await isDecided()
    #expect(stage.transcript == ["show A › B", "show A", "show A › C"])
  }

  /// What comes and goes above a flow that shows nothing yet doesn't end it.
  @Test(arguments: 0..<4)
  func theRootOutlivesWhatIsAboveIt(kind: Int) async {
    let root = waiting(P.self) { $0.push(C()) }
    let stage = Stage(root)
    switch kind {
    case 0:
      let lock = E()
      root.flow.present(lock, style: .lock)
      lock.event { root.flow.back(from: lock) }
    case 1:
      root.flow.present(D())
      stage.user.dismiss()
    case 2:
      root.flow.alert("Hi", buttons: [.button("OK")])
      stage.user.tap("OK")
    default: root.flow.start(R { $0.finish() }, as: .present)
    }
    await decider.answer()
    await stage.waitForDecisions()
    #expect(stage.transcript.last == "show C")
    #expect(stage.root === root)
  }

  @Test func aReplacementOutlivesWhatItReplaces() async {
    let old = R(showing: D())
    let stage = Stage(P { $0.start(old) })
    stage.root?.flow.start(waiting { $0.push(C()) }, as: .replace)
    old.flow.finish()
    await decider.answer()
    await stage.waitForDecisions()
    #expect(
      stage.transcript == ["show D", "end R: finishedWithoutReport", "show nothing", "show C"])
  }

  /// It goes on with nothing on screen, and so does the flow that it has replaced everything of.
  @Test(arguments: [true, false])
  func aReplacementThatOnlyReports(waits: Bool) async {
    let q = waits ? waiting { $0.report {} } : Q { $0.report {} }
    b.event { root.flow.start(q, as: .replace) }
    if waits { await isDecided() }
    #expect(stage.transcript == ["show A › B", "show nothing"])
    #expect(stage.root === root && q.flow.end == nil)
  }

  /// A tab that waits isn't taken away by another start of its type.
  @Test func aTabWaitsForItself() async {
    let root = P { [s = waiting(S.self) { $0.push(B()) }] flow in
      flow.showTabs([.tab(Q(showing: A()), title: "Q"), .tab(s, title: "S")])
    }
    let stage = Stage(root)
    root.flow.start(S(showing: C()), as: .present)
    #expect(stage.description == "tabs { *A, nothing }")
    #expect(stage.warnings == ["start S: P has one already"])
    await decider.answer()
    await stage.waitForDecisions()
    #expect(stage.description == "tabs { *A, B }")
  }

  /// One screen starts flows of one type under two others: neither is the other once more.
  @Test func twoOfATypeWait() async {
    let child = R(showing: D())
    root.flow.start(child)
    stage.screen(D.self)?.event {
      child.flow.start(waiting { $0.push(E()) }, as: .present)
      root.flow.start(waiting { $0.push(F()) }, as: .present)
    }
    await decider.answer(1)
    await decider.isAsked(2)
    for _ in 0..<10_000 where stage.screen(E.self) == nil { await Task.yield() }
    await isDecided(2)
    stage.user.dismiss()
    #expect(
      stage.transcript == [
        "show A › B", "show A › B › D", "show A › B › D | sheet E", "end Q: dismissed",
        "show A › B › D", "show A › B › D | sheet F",
      ])
    #expect(decider.cancelled == [] && stage.warnings == [])
  }
}
