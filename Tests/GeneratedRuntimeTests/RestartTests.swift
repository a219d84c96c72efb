import GeneratedRuntimeTesting
import Testing

@testable import GeneratedRuntime

/// A flow that begins again.
@MainActor
struct RestartTests {
  /// Shows one more screen than the last time.
  final class Again: Coordinator {
    let flow = Flow()
    var starts = 0
    var resets: [Int] = []
    var child: Sketch?
    var cancelled: [Int] = []

    func resetState() { resets.append(starts) }

    func start() {
      starts += 1
      flow.push(A())
      for _ in 1..<starts { flow.push(B()) }
      if let child {
        flow.start(child)
        self.child = nil
      }
    }
  }

  let again = Again()

  @Test func resetsWhatTheFlowHoldsFirst() {
    let stage = Stage(again)
    #expect(again.resets == [])
    again.flow.restart()
    again.flow.restart()
    #expect(again.resets == [1, 2])
    #expect(stage.warnings == [])
  }

  @Test func aPresentedFlowKeepsItsLayer() {
    let root = P(showing: C())
    let stage = Stage(root)
    root.flow.start(again, as: .present, style: .formSheet, onSwipe: .stay)
    let layer = stage.layers[1].id
    again.flow.push(D())
    again.flow.restart()
    #expect(stage.description == "C | formSheet A › B")
    #expect(stage.layers[1].id == layer)
    stage.user.dismiss()
    #expect(stage.description == "C | formSheet A › B")
  }

  /// The child ends as it would have, once its parent has begun again.
  @Test func asTheAnswerToAChildThatFinishes() {
    let stage = Stage(again)
    let child = Q(showing: C())
    again.flow.start(child)
    child.flow.finish { again.flow.restart() }
    #expect(stage.transcript.suffix(2) == ["end Q: finished", "show A › B"])
  }

  @Test func uncoversItself() throws {
    let root = P(showing: C())
    let stage = Stage(root)
    root.flow.start(again)
    let a = try #require(again.flow.screen(A.self))
    again.flow.present(E())
    a.event {
      again.flow.restart()
      again.flow.push(F())
    }
    #expect(stage.description == "C › A › B › F")
  }

  @Test func doesNothingBeforeTheStartOrAfterTheEnd() {
    again.flow.restart()
    #expect(again.starts == 0)
    let stage = Stage(again)
    again.flow.finish()
    again.flow.restart()
    #expect(again.starts == 1)
    #expect(stage.warnings == [])
  }

  /// What was shown is gone, and no link reaches the flow, until that is decided. The screen whose event
  /// it answered, or one above, may leave meanwhile.
  @Test func waitsLikeAStart() async {
    let decider = DecidingTests.Decider()
    let q = Q(showing: C())
    let root = P { $0.showTabs([.tab(q, title: "Q"), .tab(R(showing: A()), title: "R")]) }
    let stage = Stage(root)
    root.flow.select(R.self)
    let b = B()
    stage.coordinator(R.self)?.flow.push(b)
    q.onStart = { flow in
      flow.decide {
        await decider.choice()
      } then: { _ in
        flow.push(D())
      }
    }
    b.event { q.flow.restart() }
    #expect(stage.send(to: Q.self) { _ in } == false)
    stage.user.goBack()
    q.flow.present(E())
    stage.user.dismiss()
    await decider.answer()
    await stage.waitForDecisions()
    #expect(stage.description == "tabs { D, *A }")
    #expect(stage.send(to: Q.self) { _ in })
    #expect(decider.cancelled == [])
  }
}
