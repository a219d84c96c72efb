import GeneratedRuntime
import Testing

/// Promise 3: ending a flow ends its children first, last started first, and removes everything
/// that they show, wherever it is.
@MainActor
struct EndingTests {
  @Test func childrenFirstAndLastStartedFirst() {
    let root = P(showing: A())
    let parent = P(showing: B())
    let (first, second, inner) = (Q(showing: C()), R(showing: D()), S(showing: E()))
    let stage = Stage(root)
    root.flow.change {
      root.flow.start(parent)
      parent.flow.start(first)
      parent.flow.start(second, as: .present, style: .fullScreen)
      second.flow.start(inner, as: .present, style: .formSheet)
      inner.flow.browse(Address.example)
    }
    parent.flow.finish {}
    #expect(
      stage.transcript == [
        "show A",
        "show A › B › C | fullScreen D | formSheet E | browser https://example.org",
        "end S: endedWithParent", "end R: endedWithParent", "end Q: endedWithParent",
        "end P: finished",
        "show A",
      ])
    #expect([first.cancelledCount, second.cancelledCount, inner.cancelledCount] == [0, 0, 0])
    #expect([first.flow.children.count, parent.flow.children.count] == [0, 0])
    #expect(root.flow.children.isEmpty)
  }

  @Test func flowThatNobodyElseHoldsIsNamedAndMissed() {
    let stage = Stage(R { $0.start(P { $0.start(Q(showing: B())) }) })
    let flow = stage.root?.flow.children.first?.flow
    flow?.finish()
    #expect(
      stage.transcript == [
        "show B", "end Q: endedWithParent", "end P: finishedWithoutReport",
        "end R: finishedWithoutReport", "show nothing",
      ])
  }

  @Test func thoseAboveGoOnTooAndSoDoesWhatTheChildTookAwayItself() {
    let inner = R(showing: B(), C())
    let outer = Q { $0.start(inner) }
    let root = P { $0.start(outer) }
    let stage = Stage(root)
    inner.flow.change {
      inner.flow.popToRoot()
      inner.flow.back(from: inner.flow.screens[0])
      inner.flow.push(D())
      inner.flow.finish {}
    }
    #expect(stage.transcript == ["show B › C", "end R: finished", "show nothing"])
    #expect([root.flow.end, outer.flow.end] == [nil, nil])
    outer.flow.start(S(showing: E()))
    outer.flow.finish {}
    #expect(root.flow.end == nil)
    #expect(
      stage.transcript.suffix(4) == [
        "show E", "end S: endedWithParent", "end Q: finished", "show nothing",
      ])
  }

  @Test func successorThatLeavesAtOnceKeepsNobody() {
    let first = Q(showing: B())
    let root = P { $0.start(first) }
    first.onCancelled = {
      root.flow.start(
        R { flow in
          flow.push(C())
          flow.back(from: flow.screens[0])
        })
    }
    let stage = Stage(root)
    first.flow.finish()
    #expect(
      stage.transcript == [
        "show B", "end Q: finishedWithoutReport", "end R: endedWithParent",
        "end P: finishedWithoutReport", "show nothing",
      ])
  }
}
