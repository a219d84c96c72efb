import Foundation
import GeneratedRuntime
import Testing

/// Texts and URLs that are secret are shown, but not said.
@MainActor
struct SecretTests {
  private let stage = Stage()
  private let root = P(showing: A())

  init() { stage.start(root) }

  @Test func alertsAndURLs() throws {
    let page = try #require(URL(string: "https://example.org/4711"))
    root.flow.alert("4711", message: "Plain", isSecret: true, buttons: [.button("OK")])
    guard case .alert(let alert, _)? = stage.layers.last?.content else {
      Issue.record("no alert")
      return
    }
    #expect(alert.title == "4711")
    stage.user.tap("OK")
    root.flow.browse(page, isSecret: true)
    guard case .browser(page, _)? = stage.layers.last?.content else {
      Issue.record("no browser")
      return
    }
    stage.user.dismiss()
    root.flow.browse(page, in: .system, isSecret: true)
    root.flow.browse(page, in: .system)
    root.flow.alert("Plain", style: .actionSheet, buttons: [.button("OK")])
    stage.user.tap("OK")
    root.flow.alert(message: "4711", isSecret: true, style: .actionSheet, buttons: [.button("OK")])
    #expect(
      stage.transcript == [
        "show A",
        "show A | alert ‹secret›",
        "show A",
        "show A | browser ‹secret›",
        "show A",
        "open ‹secret›",
        "open https://example.org/4711",
        "show A | actionSheet \"Plain\"",
        "show A",
        "show A | actionSheet ‹secret›",
      ])
    #expect(stage.description == "A | actionSheet ‹secret›")
  }
}
