import GeneratedRuntimeTesting
import Testing

@testable import GeneratedRuntime

/// What the user takes away asks first, or is told of afterwards.
@MainActor
struct ExitTests {
  let root = P(showing: A())
  let child = Q(showing: C())
  let stage: Stage

  init() { stage = Stage(root) }

  /// Asks whether to leave a screen; the answer decides.
  private func ask(_ flow: Flow, _ screen: any Screen) {
    flow.alert(
      "Leave?",
      buttons: [.button("Yes") { flow.back(from: screen) }, .button("No", role: .cancel)])
  }

  private func pushAsking(_ screen: SketchScreen = B()) {
    root.flow.push(screen, onBack: { [flow = root.flow] in ask(flow, $0) })
  }

  @Test func everyWayBackAsksFirst() {
    let ways: [(Stage) -> Void] = [
      { $0.user.goBack() }, { $0.user.goBack(to: A.self) }, { $0.user.goBackToRoot() },
      {
        $0.user.beginBack()
        $0.user.completeBack()
      },
    ]
    pushAsking()
    for goBack in ways {
      goBack(stage)
      #expect(stage.description == "A › B | alert \"Leave?\"")
      stage.user.tap("No")
    }
    stage.user.goBack()
    stage.user.tap("Yes")
    #expect(stage.description == "A")
    #expect(stage.exits.isEmpty)
  }

  @Test func theTopmostOfThoseThatWouldLeaveIsAsked() {
    var asked: [String] = []
    root.flow.push(B(), onBack: { _ in asked.append("B") })
    root.flow.push(C(), onBack: { _ in asked.append("C") })
    root.flow.push(D())
    stage.user.goBack(to: A.self)
    stage.user.goBack()
    stage.user.goBack()
    root.flow.pop(to: B.self)
    stage.user.goBack()
    #expect(asked == ["C", "C", "B"])
    #expect(stage.description == "A › B")
  }

  @Test func isToldWhenItHasLeft() {
    var told: [String] = []
    for screen in [B(), C()] as [SketchScreen] {
      root.flow.push(screen, afterBack: { [stage] in told.append("\(type(of: $0)): \(stage)") })
    }
    root.flow.push(D())
    stage.user.goBack()
    #expect(told == [])
    stage.user.goBackToRoot()
    #expect(told == ["C: A", "B: A"])
    root.flow.push(E(), afterBack: { _ in told.append("E") })
    root.flow.popToRoot()
    #expect(told == ["C: A", "B: A"])
  }

  /// The answer belongs to the change, which is drawn once.
  @Test func showsSomethingElseInItsPlace() {
    root.flow.push(B(), afterBack: { [flow = root.flow] _ in flow.push(C()) })
    stage.user.goBack()
    #expect(stage.transcript == ["show A", "show A › B", "show A › C"])
  }

  @Test func aSwipeDownTakesThePushedScreenAlong() {
    var told = 0
    root.flow.start(child, as: .present)
    child.flow.push(D(), afterBack: { _ in told += 1 })
    child.flow.push(B(), onBack: { [flow = child.flow] in ask(flow, $0) })
    stage.user.dismiss()
    #expect(stage.description == "A | sheet C › D › B | alert \"Leave?\"")
    stage.user.tap("Yes")
    stage.user.dismiss()
    #expect((stage.description, told, child.flow.end) == ("A", 1, .dismissed))
  }

  @Test func aFlowAsksItsTopmostScreenWithTheEvent() {
    var asked: [String] = []
    let first: (C) -> Void = { _ in asked.append("C") }
    let second: (D) -> Void = { _ in asked.append("D") }
    for presentation in [FlowPresentation.present, .push] {
      let child = Q(showing: C())
      if presentation == .push {
        root.flow.start(child, onBack: first, second)
      } else {
        root.flow.start(child, as: presentation, onSwipe: first, second)
      }
      for screen in [D(), B()] as [SketchScreen] { child.flow.push(screen) }
      presentation == .push ? stage.user.goBack(to: A.self) : stage.user.dismiss()
      // One step back within the flow isn't its end.
      for _ in 0..<2 { stage.user.goBack() }
      presentation == .push ? stage.user.goBack() : stage.user.dismiss()
      #expect(asked == ["D", "C"])
      asked = []
      root.flow.back(from: child)
    }
    #expect(stage.description == "A")
  }

  @Test func mayStay() {
    root.flow.push(B(), onBack: .stay)
    root.flow.push(C())
    stage.user.goBack(to: A.self)
    stage.user.goBack()
    stage.user.goBack()
    #expect(stage.transcript.suffix(2) == ["show A › B › C", "show A › B"])
    root.flow.start(child, onBack: .stay)
    stage.user.goBack()
    #expect(stage.description == "A › B › C")
  }

  @Test func aSecondTapOnATabAsks() {
    root.flow.showTabs([.tab(child, title: "1"), .tab(R(showing: D()), title: "2")])
    child.flow.push(B(), onBack: { [flow = child.flow] in ask(flow, $0) })
    stage.user.selectTab(of: R.self)
    stage.user.selectTab(of: Q.self)
    stage.user.selectTab(of: Q.self)
    #expect(stage.description == "A › tabs { *C › B, D } | alert \"Leave?\"")
  }

  /// On a phone, the second column is on top of the first, and leaves with it.
  @Test(arguments: [WidthClass.compact, .regular])
  func aSecondTapAsksAFlowInTheSecondColumn(width: WidthClass) {
    let stage = Stage()
    stage.width = width
    let split = Q { $0.showSplit(primary: .screen(A()), secondary: .screen(B())) }
    stage.start(P { $0.showTabs([.tab(split, title: "1")]) })
    split.flow.push(C())
    let detail = D()
    split.flow.showDetail(detail)
    detail.event { split.flow.start(R(showing: E()), onBack: .stay) }
    let shown = stage.description
    stage.user.selectTab(of: Q.self)
    #expect(stage.description == shown)
  }

  @Test func anEmbeddedScreenAsks() {
    let (outer, inner) = (FrameScreen(), B())
    outer.presence = Presence(embedding: [inner])
    root.flow.start(
      Q { $0.push(outer) },
      onBack: { [root] (_: B) in root.flow.alert("?", buttons: [.button("OK")]) })
    stage.user.goBack()
    #expect(stage.description == "A › FrameScreen { B } | alert \"?\"")
  }

  /// It asks as it was shown last.
  @Test func aScreenThatIsShownAgainAsksAgain() {
    let b = B()
    root.flow.push(b, onBack: .stay)
    root.flow.change {
      root.flow.back(from: b)
      root.flow.push(b)
    }
    stage.user.goBack()
    #expect(stage.description == "A")
  }

  @Test func aColumnBesideAnotherIsLeft() {
    let stage = Stage()
    stage.width = .regular
    let split = Q { $0.showSplit(primary: .screen(A()), secondary: .screen(B())) }
    stage.start(split)
    split.flow.push(C())
    stage.screen(B.self)?.event { split.flow.push(D()) }
    #expect(stage.description == "split { A › C, B › D }")
    stage.user.goBack(to: A.self)
    #expect(stage.description == "split { A, B › D }")
  }

  @Test func asksAloneOnAnAttachedStage() {
    let stage = Stage(isAttached: true)
    let root = P { $0.push(A(), onBack: { [flow = $0] in ask(flow, $0) }) }
    stage.start(root)
    stage.user.goBack()
    #expect(stage.description == "A | alert \"Leave?\"")
    stage.user.tap("Yes")
    #expect(root.flow.end == .popped)
  }
}

private final class FrameScreen: Screen {
  var presence = Presence()
}
