import GeneratedRuntime
import GeneratedRuntimeTesting
import Testing

/// During a change, nothing finds what ends with it, and that shows nothing more.
@MainActor
struct SurvivorTests {
  let root = P(showing: A())
  let old = Q(showing: B())
  let new = Q(showing: B())

  @Test func linkWhileOpen() {
    let stage = Stage(root)
    root.flow.start(old, as: .present)
    root.flow.change {
      root.flow.closeModals()
      #expect(root.flow.child(Q.self) == nil)
      root.flow.start(new, as: .present)
      #expect(root.flow.child(Q.self) === new)
      #expect(root.flow.children.map { $0 === new } == [true])
      root.flow.child(Q.self)?.flow.push(D())
    }
    #expect(
      stage.transcript == [
        "show A", "show A | sheet B", "end Q: dismissed", "show A | sheet B › D",
      ])
    #expect(stage.warnings == [])
    #expect(root.flow.children.map { $0 === new } == [true])
    #expect(old.cancelledCount == 1)
  }

  @Test func nothingFindsWhatIsAboutToEnd() {
    let stage = Stage(root)
    let below = R(showing: C())
    root.flow.start(old)
    old.flow.start(below)
    old.flow.finish {
      #expect(stage.screen(C.self) == nil)
      #expect(stage.screen(A.self) != nil)
      #expect(stage.coordinator(Q.self) == nil)
      #expect(stage.coordinator(R.self) == nil)
      #expect(root.flow.children.isEmpty)
      #expect(old.flow.child(R.self) == nil)
    }
    #expect(stage.warnings == [])
  }

  @Test func whatIsAboutToEndShowsNothing() {
    let stage = Stage(root)
    let below = R(showing: C())
    root.flow.start(old, as: .present)
    old.flow.start(below)
    root.flow.change {
      root.flow.closeModals()
      below.flow.push(D())
      below.flow.restart()
      old.flow.present(D())
      old.flow.replace(with: D())
      old.flow.start(S(showing: D()))
      old.flow.alert("?", buttons: [.button("Yes")])
      old.flow.decide {
        true
      } then: { _ in
      }
    }
    #expect(
      stage.warnings == [
        "push D: R is about to end", "restart: R is about to end", "present D: Q is about to end",
        "replace D: Q is about to end", "start S: Q is about to end", "alert: Q is about to end",
        "decide: Q is about to end",
      ])
    #expect(
      stage.transcript.suffix(3) == ["end R: endedWithParent", "end Q: dismissed", "show A"])
  }

  @Test func flowThatRemovedTheLastItselfShowsSomethingElse() {
    let b = B()
    let child = Q { $0.push(b) }
    let stage = Stage(root)
    root.flow.start(child)
    b.event {
      child.flow.back(from: b)
      #expect(root.flow.child(Q.self) == nil)
      child.flow.push(D())
      #expect(root.flow.child(Q.self) === child)
    }
    #expect(stage.transcript == ["show A", "show A › B", "show A › D"])
    #expect(stage.warnings == [])
  }

  @Test func startInTheAnswerToWhatTheUserLeft() {
    let stage = Stage(root)
    let other = R(showing: C())
    root.flow.start(other)
    root.flow.start(old)
    other.onCancelled = {
      root.flow.child(Q.self)?.flow.push(E())
      root.flow.start(new)
      root.flow.child(Q.self)?.flow.push(D())
    }
    stage.user.goBackToRoot()
    #expect(
      stage.transcript.suffix(3) == ["end R: popped", "end Q: popped", "show A › B › D"])
    #expect(stage.warnings == [])
  }

  @Test func unlessAnotherOfItsTypeHasTakenItsPlace() {
    let b = B()
    let child = Q { $0.push(b) }
    let stage = Stage(root)
    root.flow.start(child)
    b.event {
      child.flow.back(from: b)
      child.flow.report { root.flow.start(new) }
      child.flow.push(D())
    }
    #expect(stage.transcript == ["show A", "show A › B", "end Q: popped", "show A › B"])
    #expect(stage.warnings == ["push D: Q is about to end"])
  }

  @Test func whatIsBeingReplacedIsntFoundByWhatReplacesIt() {
    let stage = Stage(root)
    root.flow.start(old)
    let next = R { flow in
      flow.report { root.flow.child(Q.self)?.flow.push(D()) }
      old.flow.push(E())
      flow.push(C())
    }
    root.flow.start(next, as: .replace)
    #expect(stage.transcript == ["show A", "show A › B", "end Q: replaced", "show C"])
    #expect(stage.warnings == ["push E: Q is about to end"])
  }
}
