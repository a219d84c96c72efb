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
}
