import GeneratedRuntimeTesting
import Testing

@testable import GeneratedRuntime

/// Promise 9 for tabs, columns, alerts and swipes.
@MainActor
struct ContainerOrderTests {
  let root = P(showing: A())
  let stage: Stage

  init() { stage = Stage(root) }

  private func callAll(_ flow: Flow) {
    flow.showTabs([.tab(R(showing: B()), title: "R")])
    flow.showSplit(primary: .screen(B()), secondary: .flow(R()))
    flow.showDetail(B())
    flow.select(R.self)
    flow.alert("Sure?", buttons: [.button("OK")])
    flow.present(B(), onSwipe: { _ in })
    flow.start(R(showing: B()), as: .present, onSwipe: { (_: SketchScreen) in })
  }

  @Test func beforeTheStart() {
    let child = Q()
    callAll(child.flow)
    #expect(child.flow.children.isEmpty)
    root.flow.start(child)
    #expect(stage.transcript == ["show A"])
    #expect(
      stage.warnings == [
        "show tabs: Q wasn't started yet", "show split: Q wasn't started yet",
        "show detail B: Q wasn't started yet", "select R: Q wasn't started yet",
        "alert: Q wasn't started yet", "present B: Q wasn't started yet",
        "start R: Q wasn't started yet",
      ])
  }

  @Test func afterTheEnd() {
    let child = Q(showing: C())
    root.flow.start(child)
    stage.user.goBack()
    callAll(child.flow)
    #expect(stage.transcript == ["show A", "show A › C", "end Q: popped", "show A"])
    #expect(
      stage.warnings == [
        "show tabs: Q has ended", "show split: Q has ended", "show detail B: Q has ended",
        "select R: Q has ended", "alert: Q has ended", "present B: Q has ended",
        "start R: Q has ended",
      ])
  }

  @Test func twice() {
    let b = B()
    let (first, second) = (R(showing: C()), R(showing: D()))
    root.flow.showSplit(primary: .screen(b), secondary: .screen(b))
    root.flow.showSplit(primary: .flow(first), secondary: .flow(second))
    root.flow.showSplit(primary: .flow(first), secondary: .flow(first))
    #expect(stage.transcript == ["show A"])
    root.flow.showTabs([.tab(first, title: "1"), .tab(first, title: "2"), .tab(second, title: "3")])
    #expect(stage.description == "A › tabs { *C }")
    #expect(
      stage.warnings == [
        "show split: two columns are one screen", "start R: P has one already",
        "start R: P has one already", "start R: P has one already", "start R: P has one already",
      ])
  }

  @Test func tabThatIsGone() {
    let (tab, other) = (Q(showing: B()), R(showing: C()))
    root.flow.showTabs([.tab(tab, title: "Q"), .tab(other, title: "R")])
    root.flow.change {
      tab.flow.pop(to: A.self, inFlowsAbove: true)
      tab.flow.push(E())
      tab.flow.present(F())
      other.flow.push(E())
    }
    #expect(stage.transcript.suffix(2) == ["end R: popped", "show A | sheet F"])
    #expect(
      stage.warnings == [
        "Q: the tab or column that it was in is gone", "push E: R is about to end",
      ])
    stage.user.dismiss()
    #expect(tab.flow.end == .dismissed)
  }

  @Test func gesturesWithNothingToTouch() throws {
    stage.user.tap("OK")
    stage.user.selectTab(of: Q.self)
    stage.didTap(button: 0, layer: 7)
    stage.didSwipeDown(layer: 0)
    stage.didSwipeDown(layer: 7)
    #expect(stage.transcript == ["show A"])
    root.flow.showTabs([.tab(Q(showing: B()), title: "Q")])
    let entry = try #require(stage.layers.first?.stack?.entries.last)
    stage.didSelectTab(1, of: entry)
    stage.didSelectTab(-1, of: entry)
    root.flow.alert("Sure?", buttons: [.button("OK") { [root] in root.flow.present(C()) }])
    let alert = try #require(stage.layers.last?.id)
    stage.user.selectTab(of: Q.self)
    stage.didTap(button: 9, layer: alert)
    stage.didTap(button: 0, layer: alert)
    root.flow.replace(with: D())
    stage.didSelectTab(0, of: entry)
    stage.didLeave(entry)
    #expect(
      stage.transcript == [
        "show A", "show A › tabs { *B }", "show A › tabs { *B } | alert \"Sure?\"",
        "show A › tabs { *B }", "end Q: replaced", "show D",
      ])
  }

  @Test func flowThatEndsWhileItsTabsStart() {
    let child = Q()
    let late = S(showing: C())
    child.onStart = { [unowned child] flow in
      flow.showTabs([.tab(R { _ in child.flow.finish {} }, title: "R"), .tab(late, title: "S")])
    }
    root.flow.start(child)
    #expect(stage.transcript == ["show A", "end R: endedWithParent", "end Q: finished"])
    root.flow.start(late)
    #expect(stage.description == "A › C")
  }
}
