import GeneratedRuntime
import GeneratedRuntimeTesting
import Testing

/// A mail app: mailboxes, messages, a message. Each is beside or on top of the ones before.
@MainActor
struct ThreeColumnTests {
  let boxes = A()
  let all = B()
  let list = C()
  let root: P
  let stage = Stage(isChecked: true)

  init() {
    root = P { [boxes, all] in
      $0.showSplit(
        primary: .screen(boxes), supplementary: .screen(all), secondary: .screen(F()))
    }
  }

  private func start(_ width: WidthClass) {
    stage.width = width
    stage.start(root)
  }

  private func detail(_ screen: SketchScreen, from sender: SketchScreen) {
    sender.event { root.flow.showDetail(screen) }
  }

  @Test(arguments: [WidthClass.compact, .regular])
  func detailIsShownInTheNextColumn(width: WidthClass) {
    start(width)
    let (message, sheet) = (D(), B())
    detail(list, from: boxes)
    detail(message, from: list)
    detail(E(), from: message)
    root.flow.showDetail(D())
    stage.screen(D.self)?.event { root.flow.back(from: stage.screen(D.self) ?? message) }
    list.event { root.flow.present(sheet) }
    sheet.event {
      root.flow.change {
        root.flow.back(from: sheet)
        root.flow.showDetail(E())
      }
    }
    #expect(
      stage.transcript == [
        "show split { A, B, F }", "show split { A, C, F }", "show split { A, C, D }",
        "show split { A, C, E }", "show split { A, C, D }", "show split { A, C, F }",
        "show split { A, C, F } | sheet B", "show split { A, C, E }",
      ])
    #expect(stage.warnings == [])
  }

  /// A list that has led on is still what the column began with.
  @Test func aTapOnTheTabLeavesWhatTheColumnsBeganWith() {
    stage.width = .regular
    var taps = 0
    stage.start(P { [root] in $0.showTabs([.tab(root, title: "1", onReselect: { taps += 1 })]) })
    detail(D(), from: all)
    stage.user.selectTab(of: P.self)
    #expect(stage.description == "tabs { *split { A, B, F } }")
    #expect(all.presence.isShown)
    stage.user.selectTab(of: P.self)
    #expect(taps == 1)
  }

  /// What waits to begin in a later column goes on waiting.
  @Test func aColumnThatWaitsIsLeft() async {
    let decider = DecidingTests.Decider()
    let last = R {
      let flow = $0
      flow.decide {
        await decider.choice()
      } then: { _ in
        flow.push(F())
      }
    }
    stage.width = .regular
    let root = P { [boxes, all] in
      $0.showSplit(
        primary: .screen(boxes), supplementary: .screen(all), secondary: .newFlow { last })
    }
    stage.start(root)
    boxes.event { root.flow.showDetail(list) }
    #expect(stage.description == "split { A, C, nothing }")
    await decider.answer()
    await stage.waitForDecisions()
    #expect(stage.description == "split { A, C, F }")
  }

  /// An untouched column keeps its flow, so that there is no second one of the type.
  @Test func aFlowOfATypeIsInOneColumn() {
    stage.width = .regular
    let root = P { [boxes, all] in
      $0.showSplit(
        primary: .screen(boxes), supplementary: .screen(all),
        secondary: .newFlow { R(showing: F()) })
    }
    stage.start(root)
    boxes.event { root.flow.start(R(showing: D()), as: .detail) }
    #expect(stage.description == "split { A, B, F }")
    #expect(stage.warnings == ["start R: P has one already"])
  }

  @Test func laterColumnsBeginAgain() {
    let root = P { [boxes] in
      $0.showSplit(
        primary: .screen(boxes), supplementary: .newFlow { Q(showing: B()) },
        secondary: .newFlow { R(showing: F()) })
    }
    stage.width = .regular
    stage.start(root)
    let first = stage.coordinator(R.self)
    boxes.event { root.flow.showDetail(list) }
    #expect(stage.coordinator(R.self) === first, "it shows what it began with")
    first?.flow.push(D())
    list.event { root.flow.start(S(showing: E()), as: .detail) }
    boxes.event { root.flow.start(S(showing: D()), as: .detail) }
    stage.coordinator(S.self)?.flow.finish()
    #expect(
      stage.transcript == [
        "show split { A, B, F }", "end Q: replaced", "show split { A, C, F }",
        "show split { A, C, F › D }", "end R: replaced", "show split { A, C, E }",
        "end S: replaced", "show split { A, D, F }", "end S: finishedWithoutReport",
        "show split { A, B, F }",
      ])
  }

  @Test func backOnAPhone() {
    start(.compact)
    detail(list, from: boxes)
    detail(D(), from: list)
    root.flow.push(E())
    for _ in 0..<4 { stage.user.goBack() }
    #expect(
      stage.transcript.suffix(4) == [
        "show split { A, C, D › E }", "show split { A, C, D }", "show split { A, C, F }",
        "show split { A, B, F }",
      ])
    #expect(stage.isShowing(A.self))
  }

  @Test func widthThatChanges() {
    start(.regular)
    root.flow.showDetail(D())
    stage.width = .compact
    #expect(stage.isShowing(A.self, D.self), "nobody has used what the second begins with")
    stage.user.goBack()
    stage.width = .regular
    detail(D(), from: all)
    stage.width = .compact
    #expect(stage.isShowing(A.self, B.self, D.self))
    stage.user.goBack()
    #expect(stage.isShowing(A.self, B.self))
    stage.user.goBack()
    #expect(stage.isShowing(A.self))
    stage.width = .regular
    #expect(stage.isShowing(A.self, B.self, F.self))
  }

  @Test(arguments: [WidthClass.compact, .regular])
  func pushAndPop(width: WidthClass) {
    start(width)
    let isBeside = width == .regular
    detail(list, from: boxes)
    list.event { root.flow.push(E()) }
    stage.screen(E.self)?.event { root.flow.showDetail(D()) }
    #expect(stage.description == "split { A, C › E, D }")
    root.flow.push(B())
    #expect(
      stage.description == (isBeside ? "split { A › B, C › E, D }" : "split { A, C › E, D › B }"))
    stage.screen(B.self)?.event { root.flow.popToRoot() }
    #expect(stage.description == (isBeside ? "split { A, C › E, D }" : "split { A, B, F }"))
    if isBeside { stage.screen(E.self)?.event { root.flow.pop(to: C.self) } }
    detail(list, from: boxes)
    detail(D(), from: list)
    root.flow.back(from: list)
    #expect(stage.description == (isBeside ? "split { A, B, D }" : "split { A, B, F }"))
  }
}
