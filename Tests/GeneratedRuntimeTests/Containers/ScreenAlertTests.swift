import GeneratedRuntime
import GeneratedRuntimeTesting
import Testing

/// A screen's own alert is above it, as long as that is in sight.
@MainActor
struct ScreenAlertTests {
  @MainActor
  private final class Log {
    var lines: [String] = []
  }

  private let a = A()
  private let root: P
  private let stage: Stage
  private let log = Log()

  init() {
    root = P { [a] in $0.push(a) }
    stage = Stage(root)
  }

  /// Shows an alert above a screen, with a button of the same title.
  private func show(
    _ title: String?, above screen: SketchScreen, _ action: @escaping @MainActor () -> Void = {}
  ) {
    let alert = title.map { title in
      FlowAlert(
        title,
        buttons: [
          .button(title) { [log] in
            log.lines.append("tapped \(title)")
            action()
          }
        ])
    }
    screen.presence.show(alert) { [log] in log.lines.append("over") }
  }

  @Test func buttonEndsItAndActsThen() {
    let shown = stage.transcript {
      show("Retry", above: a) { [root] in root.flow.push(B()) }
      stage.user.tap("Retry")
      stage.user.tap("Retry")
    }
    #expect(shown == ["show A | alert \"Retry\"", "show A › B"])
    #expect(log.lines == ["over", "tapped Retry"])
  }

  @Test func actionMayShowTheNext() {
    let shown = stage.transcript {
      show("Retry", above: a) { show("Again", above: a) }
      stage.user.tap("Retry")
    }
    #expect(shown == ["show A | alert \"Retry\"", "show A | alert \"Again\""])
  }

  @Test func anotherOneOrNoneTakesItsPlace() {
    let shown = stage.transcript {
      show(nil, above: a)
      show("One", above: a)
      show("Two", above: a)
      show(nil, above: a)
    }
    #expect(shown == ["show A | alert \"One\"", "show A | alert \"Two\"", "show A"])
    #expect(log.lines == [])
  }

  @Test func withoutAButtonItIsNone() {
    show("One", above: a)
    a.presence.show(FlowAlert("Two", buttons: [])) { [log] in log.lines.append("over") }
    #expect(stage.description == "A")
    #expect(stage.warnings == ["alert: A gives it no button"])
    #expect(log.lines == [])
  }

  @Test func actionSheetsHaveNoFields() {
    let alert = FlowAlert(
      "Rename", style: .actionSheet, fields: [.init("name")], buttons: [.button("OK")])
    a.presence.show(alert) {}
    #expect(stage.description == "A | actionSheet \"Rename\"")
    #expect(stage.warnings == ["alert: the action sheet of A has no fields"])
  }

  @Test func waitsUntilItsScreenIsInSight() {
    let shown = stage.transcript {
      let c = C()
      root.flow.push(B())
      show("Late", above: a)
      show("Early", above: c)
      root.flow.present(c, style: .sheet)
      stage.user.tap("Early")
      stage.user.dismiss()
      stage.user.goBack()
    }
    #expect(
      shown == [
        "show A › B", "show A › B | sheet C | alert \"Early\"", "show A › B | sheet C",
        "show A › B", "show A | alert \"Late\"",
      ])
  }

  @Test func whatCoversItsScreenHidesIt() {
    let shown = stage.transcript {
      show("Retry", above: a)
      root.flow.push(B())
      stage.user.goBack()
    }
    #expect(
      shown == ["show A | alert \"Retry\"", "show A › B", "show A | alert \"Retry\""])
    #expect(log.lines == [])
  }

  @Test func alertsOfFlowsDontHideIt() {
    let shown = stage.transcript {
      root.flow.alert("First", buttons: [.button("Yes")])
      show("Retry", above: a)
      stage.user.tap("Yes")
      root.flow.alert("Second", buttons: [.button("Yes")])
      stage.user.tap("Yes")
    }
    #expect(
      shown == [
        "show A | alert \"First\"", "show A | alert \"Retry\"",
        "show A | alert \"Retry\" | alert \"Second\"", "show A | alert \"Retry\"",
      ])
  }

  @Test func leavesWithItsScreen() {
    let child = Q()
    let b = B()
    child.onStart = { $0.push(b) }
    let shown = stage.transcript {
      root.flow.start(child)
      show("Retry", above: b)
      child.flow.back(from: b)
    }
    #expect(
      shown == [
        "show A › B", "show A › B | alert \"Retry\"", "end Q: popped", "show A",
      ])
    #expect(log.lines == ["over"])
    #expect(child.cancelledCount == 1)
  }

  @Test func endsWhenAFlowClosesWhatIsAbove() {
    let shown = stage.transcript {
      show("Retry", above: a)
      root.flow.closeModals()
      root.flow.push(B())
      stage.user.goBack()
    }
    #expect(shown == ["show A | alert \"Retry\"", "show A", "show A › B", "show A"])
    #expect(log.lines == ["over"])
  }

  @Test func columnsTellOneAfterTheOther() {
    let b = B()
    stage.width = .regular
    let shown = stage.transcript {
      root.flow.start(Q { $0.showSplit(primary: .screen(C()), secondary: .screen(b)) })
      show("Left", above: stage.screen(C.self) ?? b)
      show("Right", above: b)
      stage.user.tap("Left")
    }
    #expect(
      shown.dropFirst() == [
        "show A › split { C, B } | alert \"Left\"", "show A › split { C, B } | alert \"Right\"",
      ])
  }

  @Test func isTraced() {
    var changes: [String] = []
    stage.observe { changes.append($0.description) }
    show("Retry", above: a)
    a.event { root.flow.push(B()) }
    stage.user.tap("Retry")
    #expect(
      changes == [
        "shown alert", "A.event(_:): dropped push B (covered)", "left alert",
      ])
  }

  @Test func isFreedWithItsScreen() {
    weak var screen: SketchScreen?
    do {
      let b = B()
      screen = b
      show("Never", above: b)
    }
    #expect(screen == nil)
  }
}
