import GeneratedRuntime
import GeneratedRuntimeTesting
import Testing

/// An event that isn't a tap waits while something covers its screen.
@MainActor
struct LateEventTests {
  private let a = A()
  private let root: P
  private let stage = Stage(isChecked: true)
  private let log = TraceTests.Log()

  init() {
    root = P { [a] in $0.push(a) }
    stage.start(root)
    stage.observe { [log] in log.changes.append($0) }
    log.changes = []
  }

  /// An event whose answer pushes a screen.
  private func upload(_ screen: SketchScreen, _ shown: SketchScreen, named name: StaticString) {
    screen.presence.reportOutcome(named: name) { root.flow.push(shown) }
  }

  @Test func itWaitsUntilItsScreenIsInSight() {
    root.flow.present(B())
    root.flow.browse(Address.example)
    log.changes = []
    upload(a, C(), named: "didUpload")
    stage.user.dismiss()
    #expect(stage.description == "A | sheet B")
    stage.user.dismiss()
    #expect(
      log.lines == [
        "A.didUpload: dropped push C (waitsForSight) []", "left browser [B]", "left B [A]",
        "A.didUpload: shown C [C]",
      ])
  }

  @Test func itIsDroppedWithItsScreen() {
    let b = B()
    root.flow.push(b)
    root.flow.present(C())
    upload(b, D(), named: "didUpload")
    log.changes = []
    root.flow.popToRoot()
    #expect(log.lines == ["left C, left B, dropped answer (left) [A]"])
    upload(b, D(), named: "didUpload")
    #expect(stage.description == "A")
    #expect(log.lines.last == "B.didUpload: dropped report (left) [A]")
  }

  @Test func secondTapIsDropped() {
    for screen in [B(), C()] { upload(a, screen, named: "didSelect") }
    root.flow.present(D())
    upload(a, E(), named: "didSelect")
    #expect(
      log.lines == [
        "A.didSelect: shown B [B]", "A.didSelect: dropped push C (covered) [B]", "shown D [D]",
        "A.didSelect: dropped push E (covered) [D]",
      ])
    stage.user.dismiss()
    stage.user.goBack()
    #expect(stage.description == "A")
    root.flow.present(D())
    upload(a, E(), named: "didSelect")
    stage.user.dismiss()
    #expect(stage.description == "A › E")
  }

  @Test func twoThatWaitForALockAreShownOneAfterTheOther() {
    let lock = F()
    root.flow.present(lock, style: .lock)
    for screen in [B(), C()] { upload(a, screen, named: "didUpload") }
    let shown = stage.transcript {
      root.flow.back(from: lock)
      stage.user.goBack()
    }
    #expect(shown == ["show A", "show A › B", "show A", "show A › C"])
  }

  @Test func anAlertThatIsShownIsNotToldAgain() {
    for _ in 1...3 {
      a.presence.reportOutcome(named: "didFail") {
        root.flow.alert("!", buttons: [.button("OK")], unlessShown: true)
      }
    }
    stage.user.tap("OK")
    #expect(stage.description == "A")
  }

  @Test func tapIsDropped() {
    root.flow.push(B())
    log.changes = []
    a.presence.report(named: "tapped") { root.flow.push(C()) }
    stage.user.goBack()
    #expect(log.lines == ["A.tapped: dropped push C (covered) [B]", "left B [A]"])
  }

  @Test func onlyWhatItShowsWaitsAllAtOnce() {
    let child = Q(showing: B())
    root.flow.start(child)
    let b = stage.screen(B.self)
    root.flow.present(C())
    var told: [String] = []
    let shown = stage.transcript {
      b?.presence.reportOutcome {
        child.flow.push(D())
        told.append("set")
        child.flow.report { root.flow.push(E()) }
      }
    }
    #expect(told == ["set"])
    #expect(shown == [])
    #expect(stage.transcript { stage.user.dismiss() } == ["show A › B", "show A › B › D › E"])
  }

  @Test func onceTheAnswerHasGoneBackItShowsAtOnce() {
    root.flow.present(B())
    a.presence.reportOutcome {
      root.flow.closeModals()
      root.flow.push(C())
    }
    #expect(stage.description == "A › C")
  }

  @Test func everythingThatShowsSomethingWaits() {
    let tabs = Q {
      $0.showTabs([.tab(R(showing: B()), title: "R"), .tab(S(showing: C()), title: "S")])
    }
    root.flow.start(tabs)
    root.flow.present(D())
    a.presence.reportOutcome {
      root.flow.alert("?", buttons: [.button("OK")])
      root.flow.browse(Address.example)
      root.flow.start(P(showing: E()), as: .present)
    }
    stage.screen(B.self)?.presence.reportOutcome { tabs.flow.select(S.self) }
    stage.user.dismiss()
    #expect(stage.description == "A › tabs { B, *C }")
    stage.user.goBack()
    #expect(stage.description == "A | browser https://example.org | sheet E | alert \"?\"")
  }

  @Test func withinAnotherAnswerTheOutermostSenderCounts() {
    let b = B()
    root.flow.push(b)
    b.event { upload(a, C(), named: "didUpload") }
    #expect(stage.description == "A › B › C")
  }

  @Test func eventFromOutsideThatTellsACoveredScreenLetsItWait() {
    root.flow.push(B())
    root.flow.change { upload(a, C(), named: "didUpload") }
    #expect(stage.description == "A › B")
    stage.user.goBack()
    #expect(stage.description == "A › C")
  }

  @Test func decisionsAndEventsWaitInTheirOrder() async {
    let decider = DecidingTests.Decider()
    root.flow.decide(whileShown: a) {
      await decider.choice()
    } then: { [root] _ in
      root.flow.push(B())
    }
    root.flow.present(F())
    upload(a, C(), named: "didUpload")
    await decider.answer()
    await stage.waitForDecisions()
    let shown = stage.transcript {
      stage.user.dismiss()
      stage.user.goBack()
    }
    #expect(shown == ["show A", "show A › B", "show A", "show A › C"])
  }

  @Test func nothingIsHeldByIt() {
    weak var held: SketchScreen?
    do {
      let stage = Stage()
      let (a, root) = (A(), P())
      root.onStart = { $0.push(a) }
      stage.start(root)
      root.flow.present(B())
      a.presence.reportOutcome { root.flow.push(a) }
      held = a
    }
    #expect(held == nil)
  }
}
