import GeneratedRuntime
import Testing

/// Events from outside (a link, a notification), at any time and in any state.
@MainActor
struct OutsideTests {
  let root = P(showing: A())
  let stage: Stage

  init() {
    stage = Stage(root)
  }

  /// The existing flow may have unsaved changes.
  @Test func secondLinkIsRefusedWhileTheFirstOnesFlowIsUp() {
    root.flow.start(Q(showing: B()), as: .present)
    let second = Q(showing: C())
    root.flow.start(second, as: .present)
    #expect(stage.transcript == ["show A", "show A | sheet B"])
    #expect(stage.warnings == ["start Q: P has one already"])
    #expect(second.flow.end == nil)
    #expect(second.flow.parent == nil)
  }

  @Test func secondLinkMayTakeTheFirstOnesPlace() {
    let first = Q(showing: B())
    root.flow.start(first, as: .present)
    root.flow.change {
      if let up = root.flow.children.first(where: { $0 is Q }) { root.flow.back(from: up) }
      root.flow.start(Q(showing: C()), as: .present)
    }
    #expect(
      stage.transcript == ["show A", "show A | sheet B", "end Q: dismissed", "show A | sheet C"])
    #expect(first.cancelledCount == 0)
    #expect(stage.warnings == [])
  }

  @Test func secondLinkMayGoToTheFlowThatIsUp() {
    root.flow.start(Q(showing: B()), as: .present)
    stage.coordinator(Q.self)?.flow.replace(with: C())
    #expect(stage.transcript == ["show A", "show A | sheet B", "show A | sheet C"])
    #expect(stage.warnings == [])
  }

  @Test func tabThatHasEndedCanNotBeSelected() {
    let (q, r) = (Q(showing: B()), R(showing: C()))
    let tabs = S { $0.showTabs([.tab(q, title: "Q"), .tab(r, title: "R")]) }
    let stage = Stage(tabs)
    q.flow.finish {}
    tabs.flow.select(Q.self)
    #expect(
      stage.transcript == ["show tabs { *B, C }", "end Q: finished", "show tabs { *C }"])
    #expect(stage.warnings == ["select Q: S has no such tab"])
  }
}
