import Foundation
import GeneratedRuntime
import GeneratedRuntimeTesting
import Testing

@testable import MvvmgenClosuresFixture

/// What is `secret` in the specs of the app that reports by closures isn't in anything printed: the
/// calls of spies, the app's enumerations, and what is said of the stage.
@MainActor
struct SecretTests {
  private struct Services: AppServices {
    let friends: any Friends = Nobody()
    let vault: any Vault
  }

  private struct Nobody: Friends {
    func friends(of id: Int) async -> [Int] { [] }
  }

  private let stage = Stage()
  private let vault = VaultSpy(code: "4711") { _, _, _ in false }

  /// By `print`, in another value, by `debugPrint`, and by `dump`.
  private func printed(_ value: some Any) -> [String] {
    var dumped = ""
    dump(value, to: &dumped)
    return ["\(value)", "\([value])", String(reflecting: value), dumped]
  }

  private func all(_ text: String) -> [String] { [text, "[\(text)]", text, "- \(text)\n"] }

  @Test func callsOfAService() async throws {
    _ = try await vault.unlock(3, with: "4711", at: Date(timeIntervalSinceReferenceDate: 0))
    vault.lock()
    let date = String(reflecting: Date(timeIntervalSinceReferenceDate: 0))
    #expect(printed(vault.calls[0]) == all("unlock(3, with: ‹secret›, at: \(date))"))
    #expect(printed(vault.calls[1]) == all("lock"))
    guard case .unlock(3, with: "4711", at: _) = vault.calls[0] else {
      Issue.record("tests read what is secret")
      return
    }
  }

  @Test func enumerations() throws {
    #expect(
      printed(LibraryAlert.locked(code: "4711", tries: 2))
        == all("locked(code: ‹secret›, tries: 2)"))
    #expect(printed(LibraryAlert.away) == all("away"))
    #expect(
      printed(VisitBeginning.guest(id: 1, code: "4711")) == all("guest(id: 1, code: ‹secret›)"))
    #expect(printed(VisitBeginning.friend(id: 1)) == all("friend(id: 1)"))
    typealias Choice = MainCoordinator.MainDidReceiveCodeChoice
    #expect(printed(Choice.kept(hint: "a", "4711")) == all(#"kept(hint: Optional("a"), ‹secret›)"#))
    #expect(
      printed(Choice.opened(page: try #require(URL(string: "https://example.org/4711"))))
        == all("opened(page: ‹secret›)"))
    #expect(printed(Choice.nothing) == all("nothing"))
  }

  /// The whole transcript: alerts of the screen's own and of flows, a browser, and the system's.
  @Test func theStage() async throws {
    let main = MainCoordinator(withServices: Services(vault: vault))
    stage.start(main)
    var changes: [String] = []
    stage.observe { changes.append("\($0)") }
    let library = try #require(stage.screen(LibraryScreen.self))
    await library.unlock(id: 3, code: "4711")
    #expect(stage.description == "LibraryScreen | alert ‹secret›")
    stage.user.tap("Cancel")
    main.didReceiveCode(id: 0, code: "4711")
    stage.user.tap("OK")
    main.didReceiveCode(id: 1, code: "4712")
    stage.user.tap("Show")
    stage.user.tap("OK")
    main.didReceiveCode(id: 2, code: "4711")
    stage.user.dismiss()
    main.didReceiveGuest(id: 2, code: "4711")
    #expect(
      stage.transcript == [
        "show LibraryScreen",
        "show LibraryScreen | alert ‹secret›",
        "show LibraryScreen",
        "show LibraryScreen | alert ‹secret›",
        "show LibraryScreen",
        "show LibraryScreen | alert ‹secret›",
        "show LibraryScreen | alert ‹secret›",
        "show LibraryScreen",
        "open ‹secret›",
        "show LibraryScreen | browser ‹secret›",
        "show LibraryScreen",
        "show LibraryScreen › OwlScreen",
      ])
    #expect(changes.filter { $0.contains("47") } == [])
    #expect(stage.warnings == [])
  }
}
