import GeneratedRuntime
import GeneratedRuntimeTesting
import Testing

/// Promises 2 and 5 for tabs, columns, alerts and swipes.
@MainActor
struct ContainerLifetimeTests {
  let watch = LifetimeTests.Watch()

  /// Everything on one stage, with each flow watched.
  private func build() -> Stage {
    let list = watch(Q(showing: watch(A())))
    let detail = watch(R(showing: watch(B())))
    let split = watch(P { $0.showSplit(primary: .flow(list), secondary: .flow(detail)) })
    let other = watch(S(showing: watch(C())))
    let root = watch(
      Q { $0.showTabs([.tab(split, title: "Split"), .tab(other, title: "Other")]) })
    let stage = Stage(root)
    let modal = watch(R(showing: watch(D())))
    root.flow.start(modal, as: .present, onSwipe: { (_: SketchScreen) in modal.flow.finish {} })
    modal.flow.alert("Sure?", buttons: [.button("Yes") { [root] in root.flow.finish {} }])
    #expect(
      stage.description == "tabs { *split { A, B }, C } | sheet D | alert \"Sure?\"")
    return stage
  }

  @Test func nothingIsAliveAfterAStageThatNeverEnded() {
    do { _ = watch(build()) }
    #expect(watch.alive == [])
  }

  @Test func nothingIsAliveAfterTheRoot() {
    let stage = build()
    #expect(watch.alive == ["A", "Q", "B", "R", "P", "C", "S", "Q", "D", "R"])
    stage.user.tap("Yes")
    #expect(stage.description == "nothing")
    #expect(watch.alive == [])
  }

  @Test func whatLeavesIsFreedAndNothingElse() throws {
    let stage = build()
    stage.root?.flow.children.last?.flow.finish {}
    #expect(watch.alive == ["A", "Q", "B", "R", "P", "C", "S", "Q"])
    let split = try #require(stage.root?.flow.children.first).flow
    split.showDetail(watch(E()))
    #expect(watch.alive == ["A", "Q", "P", "C", "S", "Q", "E"])
    split.showDetail(watch(F()))
    #expect(watch.alive == ["A", "Q", "P", "C", "S", "Q", "F"])
    stage.root?.flow.select(S.self)
    split.children.first?.flow.finish()
    #expect(watch.alive == ["C", "S", "Q"])
    #expect(stage.description == "tabs { *C }")
  }

  @Test func heldTabHoldsNothingAbove() {
    let tab = Q(showing: A())
    do {
      let root = watch(P { $0.showTabs([.tab(tab, title: "Q")]) })
      _ = watch(Stage(root))
    }
    #expect(watch.alive == [])
    #expect(tab.flow.parent == nil)
    tab.flow.push(B())
    tab.flow.alert("Sure?", buttons: [.button("OK")])
    #expect(tab.flow.width == .compact)
  }

  @Test func hiddenTabsAndColumnsLive() {
    let stage = build()
    stage.user.tap("No")
    stage.width = .regular
    stage.width = .compact
    #expect(watch.alive.count == 10)
  }

  @Test func swipeIsForgottenWithItsModal() {
    let root = P(showing: A())
    let stage = Stage(root)
    do {
      let answerer = watch(S())
      let b = B()
      root.flow.present(b, onSwipe: { [answerer] _ in answerer.flow.finish() })
      #expect(watch.alive == ["S"])
      stage.user.dismiss()
      root.flow.back(from: b)
    }
    #expect(watch.alive == [])
    #expect(stage.description == "A")
  }

  @Test func loneScreenIsHeldByTheStageAlone() {
    let lone: SingleScreenCoordinator
    let stage = Stage(P(showing: A()))
    do {
      lone = SingleScreenCoordinator(watch(B()))
      stage.root?.flow.start(lone)
    }
    #expect(stage.description == "A › B")
    stage.user.goBack()
    #expect(lone.flow.end == .popped)
    #expect(watch.alive == [])
  }
}
