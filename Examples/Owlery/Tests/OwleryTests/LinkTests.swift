import Foundation
import GeneratedRuntime
import Testing

@testable import Owlery

/// URLs from outside, at any moment of the app.
@MainActor
struct LinkTests {
  private let stage = Stage()
  private let app = AppCoordinator(withServices: OwleryServices(owlListVariant: .list))

  private func open(_ url: String) throws -> Stage.LinkOutcome {
    stage.open(try #require(URL(string: url)))
  }

  private func signIn() async throws {
    let login = try #require(stage.screen(LoginScreen.self)).viewModel
    login.email = "ada@example.org"
    await login.loginButtonPressed(password: "hoot")
    try #require(stage.screen(PinScreen.self)).viewModel.pinChanged(to: "1234")
  }

  @Test func aLinkOfAColdStartWaitsForTheSignIn() async throws {
    stage.width = .compact
    #expect(try open("owlery://owls/7") == .waiting)
    stage.start(app)
    #expect(stage.pendingLink as? AppLink == .didOpenOwl(id: 7))
    try await signIn()
    #expect(
      stage.transcript == [
        "show LoginScreen", "show LoginScreen › PinScreen", "end AuthCoordinator: finished",
        "show tabs { *split { OwlListScreen, NoOwlScreen }, ProfileScreen }",
        "show tabs { *split { OwlListScreen, NoOwlScreen }, ProfileScreen } | sheet OwlDetailScreen",
      ])
    #expect(stage.pendingLink == nil)
  }

  @Test func aLinkClosesWhatIsUpAndSelectsItsTab() async throws {
    stage.start(app)
    try await signIn()
    stage.width = .regular
    stage.user.selectTab(of: ProfileCoordinator.self)
    try #require(stage.screen(ProfileScreen.self)).viewModel.editButtonPressed()
    #expect(try open("https://owlery.example/owls/7/?from=mail") == .opened)
    #expect(
      stage.description == "tabs { *split { OwlListScreen, OwlDetailScreen }, ProfileScreen }")
    #expect(try open("owlery://profile") == .opened)
    #expect(
      stage.description == "tabs { split { OwlListScreen, OwlDetailScreen }, *ProfileScreen }")
    #expect(stage.warnings == [])
  }

  @Test(arguments: ["owlery://owls/seven", "owlery://eagles/7", "https://example.org/owls/7"])
  func whatIsNotALinkIsUnknown(url: String) throws {
    stage.start(app)
    #expect(try open(url) == .unknown)
    #expect(stage.transcript == ["show LoginScreen"])
  }

  @Test(arguments: [AppLink.didOpenOwl(id: 7), .didOpenProfile])
  func linksComeBack(link: AppLink) throws {
    #expect(AppLink(try #require(link.url)) == link)
  }
}
