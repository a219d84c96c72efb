import Foundation
import GeneratedRuntimeTesting
import Testing

@testable import GeneratedRuntime

/// Texts and URLs that are secret are shown, but not said.
@MainActor
struct SecretTests {
  private let stage = Stage()
  private let root = P(showing: A())

  init() { stage.start(root) }

  private func printed<Value>(_ value: Value) -> String {
    var dumped = ""
    dump(value, to: &dumped)
    let texts = ["\(value)", String(reflecting: value), dumped]
    return texts.joined(separator: ", ").trimmingCharacters(in: .newlines)
  }

  private func expectLayer(_ description: String) throws {
    let layer = try #require(stage.layers.last)
    #expect(layer.isSecret)
    #expect(printed(layer) == "\(description), \(description), - \(description)")
    #expect(printed([layer]).hasPrefix("[\(description)], [\(description)], ▿ 1 element"))
  }

  @Test func alertsAndURLs() throws {
    let page = try #require(URL(string: "https://example.org/4711"))
    root.flow.alert("4711", message: "Plain", isSecret: true, buttons: [.button("OK")])
    guard case .alert(let alert, _)? = stage.layers.last?.content else {
      Issue.record("no alert")
      return
    }
    #expect(alert.title == "4711")
    #expect(printed(alert) == "alert ‹secret›, alert ‹secret›, - alert ‹secret›")
    try expectLayer("alert ‹secret›")
    stage.user.tap("OK")
    root.flow.browse(page, isSecret: true)
    guard case .browser(page, _)? = stage.layers.last?.content else {
      Issue.record("no browser")
      return
    }
    try expectLayer("browser ‹secret›")
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
