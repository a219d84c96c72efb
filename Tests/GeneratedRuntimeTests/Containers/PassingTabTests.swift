import GeneratedRuntime
import Testing

/// Tabs that count, come and go.
@MainActor
struct PassingTabTests {
  let q = Q(showing: A())
  let root: P
  let stage: Stage

  init() {
    root = P { [q] flow in
      flow.showTabs([
        .tab(R.self, if: false, title: "R") { R(showing: B()) },
        .tab(q, title: "Q", badge: .count(3), role: .search),
        .tab(S.self, if: true, title: "S", badge: .text("new")) { S(showing: C(), D()) },
      ])
    }
    stage = Stage(root)
  }

  @Test func aTabComesInItsPlaceEachTimeAnew() {
    root.flow.showTab(of: R.self, if: true)
    root.flow.showTab(of: R.self, if: true)
    let first = stage.coordinator(R.self)
    root.flow.showTab(of: R.self, if: false)
    root.flow.showTab(of: R.self, if: false)
    root.flow.showTab(of: R.self, if: true)
    #expect(
      stage.transcript == [
        "show tabs { *A (3), C › D (new) }", "show tabs { B, *A (3), C › D (new) }",
        "end R: removed", "show tabs { *A (3), C › D (new) }",
        "show tabs { B, *A (3), C › D (new) }",
      ])
    #expect(stage.coordinator(R.self) !== first)
    #expect(first?.cancelledCount == 0)
    #expect(stage.warnings == [])
  }

  @Test func whatItShowsGoesWithIt() throws {
    root.flow.select(S.self)
    let s = try #require(stage.coordinator(S.self))
    s.flow.start(R(showing: E()), as: .present)
    q.flow.present(F())
    root.flow.showTab(of: S.self, if: false)
    #expect(
      stage.transcript.suffix(3) == [
        "end R: endedWithParent", "end S: removed", "show tabs { *A (3) } | sheet F",
      ])
    #expect(s.cancelledCount == 0)
  }

  @Test func whatIsNotThereCannotBeSelected() {
    var changes: [String] = []
    stage.observe { changes.append("\($0)") }
    root.flow.select(R.self)
    #expect(stage.transcript.count == 1)
    #expect(stage.warnings == [])
    #expect(changes == ["dropped select R (absent)"])
    root.flow.change {
      root.flow.showTab(of: R.self, if: true)
      root.flow.select(R.self)
    }
    #expect(stage.transcript.dropFirst() == ["show tabs { *B, A (3), C › D (new) }"])
  }

  @Test func aTabComesBesideAScreenThatIsCovered() {
    let covered = E()
    q.flow.push(covered)
    q.flow.present(F())
    covered.event { root.flow.showTab(of: R.self, if: true) }
    #expect(stage.transcript.last == "show tabs { B, *A › E (3), C › D (new) } | sheet F")
  }

  @Test func badgesChange() {
    root.flow.setBadge(.count(0), of: Q.self)
    root.flow.setBadge(.text(""), of: S.self)
    root.flow.setBadge(.text(""), of: S.self)
    root.flow.setBadge(.count(7), of: R.self)
    root.flow.setBadge(.count(1), of: P.self)
    root.flow.showTab(of: R.self, if: true)
    #expect(
      stage.transcript.dropFirst() == [
        "show tabs { *A, C › D (new) }", "show tabs { *A, C › D }",
        "show tabs { B (7), *A, C › D }",
      ])
    #expect(stage.warnings == [])
  }

  @Test func aTabWhoseFlowEndedComesAgain() throws {
    try #require(stage.coordinator(S.self)).flow.finish {}
    root.flow.showTab(of: S.self, if: true)
    #expect(
      stage.transcript.suffix(3) == [
        "end S: finished", "show tabs { *A (3) }", "show tabs { *A (3), C › D (new) }",
      ])
  }

  @Test func aTabComesAgainInTheChangeInWhichItsFlowEnds() throws {
    let first = try #require(stage.coordinator(S.self))
    first.flow.finish { [root] in root.flow.showTab(of: S.self, if: true) }
    #expect(
      stage.transcript.suffix(2) == ["end S: finished", "show tabs { *A (3), C › D (new) }"])
    #expect(stage.coordinator(S.self) !== first)
  }

  @Test func nothingChangesWithoutTabs() {
    let flow = Flow()
    flow.setBadge(.count(1), of: Q.self)
    flow.showTab(of: Q.self, if: true)
    q.flow.showTab(of: Q.self, if: true)
    q.flow.setBadge(.count(1), of: Q.self)
    #expect(stage.transcript.count == 1)
  }
}
