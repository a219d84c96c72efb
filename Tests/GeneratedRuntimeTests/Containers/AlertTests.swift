import GeneratedRuntime
import GeneratedRuntimeTesting
import Testing

/// Alerts are above everything else, and each of their buttons is an answer.
@MainActor
struct AlertTests {
  let a = A()
  let root: P
  let stage: Stage

  init() {
    root = P { [a] in $0.push(a) }
    stage = Stage(root)
  }

  private func ask(_ buttons: FlowAlert.Button...) {
    root.flow.alert("Sure?", buttons: buttons)
  }

  @Test func buttonTakesItAwayAndAnswers() {
    ask(
      .button("Yes", role: .destructive) { [root] in
        root.flow.push(B())
        root.flow.present(C())
      }, .button("No", role: .cancel))
    stage.user.tap("Maybe")
    stage.user.tap("Yes")
    stage.user.tap("Yes")
    ask(.button("No", role: .cancel))
    stage.user.tap("No")
    #expect(
      stage.transcript == [
        "show A", "show A | alert \"Sure?\"", "show A › B | sheet C",
        "show A › B | sheet C | alert \"Sure?\"", "show A › B | sheet C",
      ])
  }

  @Test func words() {
    let button = FlowAlert.Button.button("OK")
    root.flow.alert(message: "Away", buttons: [button])
    root.flow.alert(style: .actionSheet, buttons: [button])
    #expect(stage.description == "A | alert \"Away\" | actionSheet")
    stage.user.tap("OK")
    #expect(stage.description == "A | alert \"Away\"")
  }

  /// Neither another flow's nor one that says something else is the same.
  @Test func sameOneIsShownOnce() {
    func lose(_ title: String, _ button: String = "OK", by flow: Flow, unlessShown: Bool = true) {
      flow.alert(title, buttons: [.button(button)], unlessShown: unlessShown)
    }
    lose("Lost", by: root.flow)
    lose("Lost", by: root.flow)
    #expect(stage.description == "A | alert \"Lost\"")
    let child = Q(showing: B())
    root.flow.start(child)
    lose("Lost", by: child.flow)
    lose("Found", by: root.flow)
    lose("Lost", "Again", by: root.flow)
    lose("Lost", by: root.flow, unlessShown: false)
    #expect(
      stage.description
        == "A › B | alert \"Lost\" | alert \"Lost\" | alert \"Found\" | alert \"Lost\" | alert \"Lost\""
    )
    for _ in 0..<5 {
      stage.user.tap("OK")
      stage.user.tap("Again")
    }
    lose("Lost", by: root.flow)
    #expect(stage.description == "A › B | alert \"Lost\"")
  }

  @Test func liesAboveAll() {
    ask(.button("OK"))
    root.flow.present(B())
    root.flow.start(Q(showing: C()), as: .present)
    #expect(stage.description == "A | sheet B | sheet C | alert \"Sure?\"")
  }

  @Test func covers() {
    ask(.button("OK"))
    a.event { root.flow.push(B()) }
    a.event { ask(.button("Again")) }
    stage.user.goBack()
    #expect(stage.description == "A | alert \"Sure?\"")
    root.flow.push(B())
    stage.user.tap("OK")
    a.event { ask(.button("Again")) }
    #expect(stage.description == "A › B")
  }

  @Test func actionSheetIsLeftByItsCancelButton() {
    root.flow.alert(
      "Sure?", style: .actionSheet,
      buttons: [.button("Yes"), .button("No", role: .cancel) { [root] in root.flow.push(B()) }])
    stage.user.dismiss()
    root.flow.alert("Sure?", style: .actionSheet, buttons: [.button("Yes")])
    stage.user.dismiss()
    #expect(
      stage.transcript == [
        "show A", "show A | actionSheet \"Sure?\"", "show A › B",
        "show A › B | actionSheet \"Sure?\"", "show A › B",
      ])
    ask(.button("No", role: .cancel))
    stage.user.dismiss()
    #expect(stage.description == "A › B | alert \"Sure?\"")
  }

  @Test func withoutAButtonItIsRefused() {
    ask()
    #expect(stage.transcript == ["show A"])
    #expect(stage.warnings == ["alert: P gives it no button"])
  }

  @Test func flowOfNothingButAnAlert() {
    let child = Q { $0.alert("Sure?", buttons: [.button("Yes"), .button("No", role: .cancel)]) }
    root.flow.start(child)
    #expect(child.flow.end == nil)
    stage.user.tap("No")
    #expect(child.cancelledCount == 1)
    #expect(
      stage.transcript == [
        "show A", "show A | alert \"Sure?\"", "end Q: dismissed", "show A",
      ])
    let other = Q()
    other.onStart = { [unowned other] flow in
      flow.alert("Sure?", buttons: [.button("Yes") { other.flow.push(B()) }])
    }
    root.flow.start(other)
    stage.user.tap("Yes")
    #expect(stage.description == "A › B")
    #expect(other.flow.end == nil)
  }

  @Test func leavesWithItsFlow() {
    let child = Q(showing: B())
    root.flow.start(child)
    child.flow.alert("Sure?", buttons: [.button("Yes") { [root] in root.flow.push(C()) }])
    child.flow.finish {}
    stage.user.tap("Yes")
    #expect(
      stage.transcript.dropFirst(2) == [
        "show A › B | alert \"Sure?\"", "end Q: finished", "show A",
      ])
  }

  @Test func buttonThatEndsItsFlow() {
    let child = Q(showing: B())
    root.flow.start(child, as: .present)
    child.flow.alert(
      "Sure?", buttons: [.button("Yes") { child.flow.finish { ask(.button("OK")) } }])
    stage.user.tap("Yes")
    #expect(
      stage.transcript.dropFirst(3) == ["end Q: finished", "show A | alert \"Sure?\""])
  }
}
