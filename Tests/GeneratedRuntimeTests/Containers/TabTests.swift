import GeneratedRuntime
import GeneratedRuntimeTesting
import Testing

/// Flows side by side in tabs: the promises apply to each.
@MainActor
struct TabTests {
  let q = Q(showing: A())
  let r = R(showing: B(), C())
  let s = S(showing: D())
  let root: P
  let stage: Stage

  init() {
    root = P { [q, r, s] flow in
      flow.showTabs([
        .tab(q, title: "Q", image: "house"),
        .tab(r, title: "R", isSelected: true),
        .tab(s, title: "S"),
      ])
    }
    stage = Stage(root)
  }

  @Test func coordinatorsAreFoundFromTheRootOn() {
    let below = Q(showing: F())
    r.flow.start(below)
    #expect(stage.coordinator(P.self) === root)
    #expect(stage.coordinator(Q.self) === q)
    q.flow.finish {}
    #expect(stage.coordinator(Q.self) === below)
    below.flow.finish {}
    #expect(stage.coordinator(Q.self) == nil)
  }

  @Test func select() {
    root.flow.select(S.self)
    root.flow.select(S.self)
    stage.user.selectTab(of: Q.self)
    root.flow.select(P.self)
    q.flow.select(R.self)
    #expect(
      stage.transcript.dropFirst() == [
        "show tabs { A, B › C, *D }", "show tabs { *A, B › C, D }",
      ])
    #expect(stage.warnings == ["select P: P has no such tab", "select R: Q has no such tab"])
  }

  @Test func tabThatIsTappedAgainGoesBackToItsFirstScreen() {
    stage.user.selectTab(of: R.self)
    stage.user.selectTab(of: R.self)
    stage.user.selectTab(of: P.self)
    #expect(stage.transcript.dropFirst() == ["show tabs { A, *B, D }"])
  }

  @Test func goingBackIsTheSelectedTabs() {
    stage.user.goBack()
    stage.user.goBack()
    q.flow.push(E())
    stage.user.goBack()
    stage.user.selectTab(of: Q.self)
    stage.user.goBack()
    #expect(
      stage.transcript.dropFirst() == [
        "show tabs { A, *B, D }", "show tabs { A › E, *B, D }", "show tabs { *A › E, B, D }",
        "show tabs { *A, B, D }",
      ])
  }

  @Test func onlyTheSelectedTabShowsMore() throws {
    let a = try #require(stage.screen(A.self))
    let b = try #require(stage.screen(B.self))
    let c = try #require(stage.screen(C.self))
    a.event { q.flow.push(E()) }
    a.event { root.flow.select(Q.self) }
    b.event { root.flow.select(Q.self) }
    #expect(stage.transcript.count == 1)
    c.event {
      root.flow.select(Q.self)
      q.flow.push(E())
    }
    c.event { root.flow.select(R.self) }
    #expect(stage.transcript.dropFirst() == ["show tabs { *A › E, B › C, D }"])
    a.event { q.flow.popToRoot() }
    #expect(stage.description == "tabs { *A, B › C, D }")
  }

  @Test func modalFromATab() {
    r.flow.start(P(showing: E()), as: .present)
    stage.user.selectTab(of: Q.self)
    #expect(stage.description == "tabs { A, *B › C, D } | sheet E")
    r.flow.finish {}
    #expect(
      stage.transcript.dropFirst(2) == [
        "end P: endedWithParent", "end R: finished", "show tabs { A, *D }",
      ])
  }

  @Test func flowThatEndsInItsStartHasNoTab() {
    let root = P { flow in
      flow.showTabs([
        .tab(Q { $0.finish() }, title: "Q", isSelected: true), .tab(R(showing: A()), title: "R"),
      ])
    }
    #expect(Stage(root).transcript == ["end Q: finishedWithoutReport", "show tabs { *A }"])
  }

  @Test func whatATabShowsLastLeavesWithTheTabs() {
    let late = E()
    root.flow.start(
      P { [q] in
        $0.push(F())
        q.flow.push(late)
      }, as: .replace)
    #expect(stage.description == "F")
    #expect(late.presence.isShown == false)
    #expect(q.flow.end == .replaced)
  }
}
