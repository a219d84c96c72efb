import Foundation
import GeneratedRuntime
import GeneratedRuntimeTesting
import Testing

@testable import Owlery

/// A member leaves the app, and comes back to where they were.
@MainActor
struct PlaceTests {
  private let stage = Stage()
  private let services = OwleryServices()

  private let tabs = "tabs { *split { OwlListScreen, NoOwlScreen }, ProfileScreen }"

  @Test func aMemberIsBackInASheet() async throws {
    try await showOwl(width: .compact)
    #expect(stage.description == "\(tabs) | sheet OwlDetailScreen")
    let (again, stop) = try comeBack(to: services)
    #expect(again.transcript == ["show \(tabs) | sheet OwlDetailScreen"])
    #expect(stop == nil)
    // Its flow answers it.
    try owl(on: again).closeButtonPressed()
    #expect(again.description == tabs)
  }

  @Test func aMemberIsBackInTheSecondColumnAndInTheirTab() async throws {
    try await showOwl(width: .regular)
    stage.user.selectTab(of: ProfileCoordinator.self)
    let expected = "tabs { split { OwlListScreen, OwlDetailScreen }, *ProfileScreen }"
    #expect(stage.description == expected)
    let (again, stop) = try comeBack(to: services)
    #expect(again.transcript == ["show \(expected)"])
    #expect(stop == nil)
    #expect(try owl(on: again).id == 7)
  }

  @Test func whoeverIsSignedOutComesBackToTheSignIn() async throws {
    try await showOwl(width: .compact)
    let (again, stop) = try comeBack(to: OwleryServices())
    #expect(again.transcript == ["show LoginScreen"])
    #expect(stop?.description == "AppCoordinator/MainCoordinator isn't running")
  }

  @Test func nobodyComesBackToThePIN() async throws {
    stage.start(AppCoordinator(withServices: services))
    try #require(stage.screen(LoginScreen.self)).registerButtonPressed()
    await (try #require(stage.screen(RegisterScreen.self)))
      .registerButtonPressed(email: "ada@example.org", password: "hoot")
    #expect(stage.description == "LoginScreen › RegisterScreen › PinScreen")
    let (again, stop) = try comeBack(to: OwleryServices())
    #expect(again.transcript == ["show LoginScreen › RegisterScreen"])
    #expect(stop == nil)
  }

  @Test func aLinkOfAColdStartIsShownAboveThePlace() async throws {
    try await showOwl(width: .regular)
    stage.user.selectTab(of: ProfileCoordinator.self)
    let (again, _) = try comeBack(to: services, opening: "owlery://owls/3")
    #expect(
      again.transcript == [
        "show tabs { split { OwlListScreen, OwlDetailScreen }, *ProfileScreen }",
        "show tabs { *split { OwlListScreen, OwlDetailScreen }, ProfileScreen }",
      ])
    #expect(try owl(on: again).id == 3)
  }
}

extension PlaceTests {
  private func showOwl(width: WidthClass) async throws {
    try await services.signIn()
    stage.width = width
    stage.start(AppCoordinator(withServices: services))
    try #require(stage.screen(OwlListScreen.self)).didSelectOwl(id: 7)
  }

  private func owl(on stage: Stage) throws -> OwlDetailScreen {
    try #require(stage.screen(OwlDetailScreen.self))
  }

  /// Where the member comes back to: in a new app, with only what was stored.
  private func comeBack(
    to services: OwleryServices, opening link: String? = nil
  ) throws -> (stage: Stage, stop: Stage.Place.Stop?) {
    let data = try JSONEncoder().encode(try #require(stage.place))
    let again = Stage()
    again.width = stage.width
    if let link { again.open(try #require(URL(string: link))) }
    let stop = again.start(
      AppCoordinator(withServices: services),
      at: try JSONDecoder().decode(Stage.Place.self, from: data))
    #expect(again.warnings == [])
    return (again, stop)
  }
}
