import GeneratedRuntime
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

  @Test func eachHasAStackOfItsOwn() {
    q.flow.push(E())
    r.flow.start(Q(showing: F()))
    #expect(
      stage.transcript == [
        "show tabs { A, *B › C, D }", "show tabs { A › E, *B › C, D }",
        "show tabs { A › E, *B › C › F, D }",
      ])
    #expect(
      root.flow.children.map { ObjectIdentifier($0) } == [q, r, s].map { ObjectIdentifier($0) })
    #expect(stage.screen(B.self) === r.flow.screens.first)
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

  @Test func theFirstIsSelectedUnlessOneSaysOtherwise() {
    let root = P { $0.showTabs([.tab(Q(showing: A()), title: "Q"), .tab(R(), title: "R")]) }
    #expect(Stage(root).transcript == ["show tabs { *A, nothing }"])
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

  @Test func whoHasTabsHasNoStack() {
    root.flow.push(E())
    root.flow.start(Q(showing: F()))
    root.flow.showTabs([.tab(Q(), title: "Q")])
    root.flow.start(P(showing: F()))
    root.flow.showSplit(primary: .screen(E()))
    root.flow.showDetail(E())
    #expect(stage.transcript.count == 1)
    #expect(
      stage.warnings == [
        "push E: P has no stack of its own", "start Q: P has one already",
        "show tabs: P has tabs or a split already", "start P: P has no stack of its own",
        "show split: P has tabs or a split already", "show detail E: P has no split",
      ])
  }

  @Test func tabLeavesTheBarWhenItsFlowEnds() {
    r.flow.finish { root.flow.present(E()) }
    s.flow.finish()
    #expect(s.cancelledCount == 1)
    root.flow.back(from: q)
    #expect(
      stage.transcript.dropFirst() == [
        "end R: finished", "show tabs { A, *D } | sheet E", "end S: finishedWithoutReport",
        "show tabs { *A } | sheet E", "end Q: popped", "show nothing | sheet E",
      ])
    stage.user.dismiss()
    #expect(root.flow.end == .dismissed)
  }

  @Test func lastTabThatIsLeftEndsTheParent() {
    r.flow.finish {}
    s.flow.finish {}
    q.flow.finish()
    #expect(
      stage.transcript.dropFirst() == [
        "end R: finished", "show tabs { A, *D }", "end S: finished", "show tabs { *A }",
        "end Q: finishedWithoutReport", "end P: finishedWithoutReport", "show nothing",
      ])
  }

  @Test func lastTabThatReportsLeavesTheParent() {
    r.flow.finish {}
    s.flow.finish {}
    q.flow.finish {}
    #expect(stage.description == "nothing")
    #expect(root.flow.end == nil)
    root.flow.push(E())
    #expect(stage.description == "E")
  }

  @Test func flowThatEndsInItsStartHasNoTab() {
    let root = P { flow in
      flow.showTabs([
        .tab(Q { $0.finish() }, title: "Q", isSelected: true), .tab(R(showing: A()), title: "R"),
      ])
    }
    #expect(Stage(root).transcript == ["end Q: finishedWithoutReport", "show tabs { *A }"])
  }

  @Test func replaceTakesTheTabsAway() {
    let empty = S()
    let root = P(showing: A())
    let stage = Stage(root)
    let tabs = Q { $0.showTabs([.tab(R(showing: B()), title: "R"), .tab(empty, title: "S")]) }
    root.flow.start(tabs)
    tabs.flow.replace(with: C())
    #expect(
      stage.transcript == [
        "show A", "show A › tabs { *B, nothing }", "end R: replaced", "end S: replaced",
        "show A › C",
      ])
    #expect(tabs.flow.children.isEmpty)
    tabs.flow.push(D())
    #expect(stage.description == "A › C › D")
  }

  @Test func tabsInPlaceOfOtherScreens() {
    let stage = Stage(P(showing: A(), B()))
    stage.root?.flow.start(
      Q { $0.showTabs([.tab(R(showing: C()), title: "R")]) }, as: .replace)
    #expect(stage.transcript == ["show A › B", "show tabs { *C }"])
    stage.root?.flow.start(R(showing: D()), as: .replace)
    #expect(
      stage.transcript.dropFirst(2) == ["end R: endedWithParent", "end Q: replaced", "show D"])
  }

  @Test func replacementInsideOfATab() {
    q.flow.start(P(showing: E(), F()), as: .replace)
    q.flow.replace(with: D())
    #expect(
      stage.transcript.dropFirst() == [
        "show tabs { E › F, *B › C, D }", "end P: replaced", "show tabs { D, *B › C, D }",
      ])
  }

  @Test func tabsOnAStackCanBeLeft() {
    let root = P(showing: A())
    let stage = Stage(root)
    let tabs = Q { $0.showTabs([.tab(R(showing: B(), C()), title: "R"), .tab(S(), title: "S")]) }
    root.flow.start(tabs)
    stage.user.goBack()
    stage.user.goBack()
    #expect(
      stage.transcript == [
        "show A", "show A › tabs { *B › C, nothing }", "show A › tabs { *B, nothing }",
        "end S: endedWithParent", "end R: endedWithParent", "end Q: popped", "show A",
      ])
    #expect(tabs.cancelledCount == 1)
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
