import Foundation
import GeneratedRuntime
import GeneratedRuntimeTesting
import Testing

@testable import Owlery

/// URLs from outside, at any moment of the app.
@MainActor
struct LinkTests {
  private let stage = Stage()
  private let log = Log()
  private let services = OwleryServices()

  private static let tabs = "tabs { *split { OwlListScreen, NoOwlScreen }, ProfileScreen }"
  private static let refusal = "alert \"This invitation isn't valid any more.\""

  init() {
    stage.observe { [log] in log.dropped += $0.dropped.map { "\($0.call): \($0.reason)" } }
  }

  // MARK: - Before their flow is there

  @Test func aLinkOfAColdStartWaitsForTheStart() async throws {
    try await services.signIn()
    #expect(try open("owlery://owls/7") == .waiting)
    start()
    #expect(stage.transcript == ["show \(Self.tabs)", "show \(Self.tabs) | sheet OwlDetailScreen"])
  }

  @Test func aLinkBeforeTheSignInWaitsForIt() async throws {
    start()
    #expect(try open("owlery://owls/7") == .waiting)
    #expect(stage.pendingLink as? AppLink == .didOpenOwl(id: 7))
    let login = try screen(LoginScreen.self)
    login.email = "ada@example.org"
    await login.loginButtonPressed(password: "hoot")
    try screen(PinScreen.self).pinChanged(to: "1234")
    #expect(
      stage.transcript == [
        "show LoginScreen", "show LoginScreen › PinScreen", "end AuthCoordinator: finished",
        "show \(Self.tabs)", "show \(Self.tabs) | sheet OwlDetailScreen",
      ])
    #expect(stage.pendingLink == nil)
  }

  // MARK: - While something else is shown

  @Test func theSameLinkTwiceShowsItsOwlOnce() async throws {
    try await startSignedIn()
    #expect(try open("owlery://owls/7") == .opened)
    #expect(try open("owlery://owls/7") == .opened)
    let owl = "show \(Self.tabs) | sheet OwlDetailScreen"
    #expect(stage.transcript == ["show \(Self.tabs)", owl, owl])
  }

  @Test func anotherLinkReplacesTheSheetOfTheFirst() async throws {
    try await startSignedIn()
    #expect(try open("owlery://owls/7") == .opened)
    #expect(try open("owlery://owls/3") == .opened)
    #expect(stage.description == "\(Self.tabs) | sheet OwlDetailScreen")
    #expect(try screen(OwlDetailScreen.self).id == 3)
  }

  @Test func aLinkClosesAnAlertAndWhatAskedIt() async throws {
    try await startSignedIn()
    #expect(try open("owlery://profile") == .opened)
    try screen(ProfileScreen.self).editButtonPressed()
    try screen(EditProfileScreen.self).name = "Augusta"
    stage.user.dismiss()
    let profile = "tabs { split { OwlListScreen, NoOwlScreen }, *ProfileScreen }"
    #expect(
      stage.description
        == "\(profile) | sheet EditProfileScreen | alert \"Discard your changes?\"")
    #expect(try open("owlery://owls/7") == .opened)
    #expect(stage.description == "\(Self.tabs) | sheet OwlDetailScreen")
    #expect(stage.warnings == [])
  }

  @Test func aLinkDuringASwipeBackShowsItsOwl() async throws {
    stage.width = .regular
    try await startSignedIn()
    #expect(try open("https://owlery.example/owls/7/?from=mail") == .opened)
    stage.width = .compact
    stage.user.beginBack()
    #expect(try open("owlery://owls/3") == .opened)
    #expect(
      stage.description
        == "tabs { *split { OwlListScreen, OwlDetailScreen }, ProfileScreen } | sheet OwlDetailScreen"
    )
    stage.user.completeBack()
    #expect(stage.description == "\(Self.tabs) | sheet OwlDetailScreen")
    #expect(try screen(OwlDetailScreen.self).id == 3)
    #expect(stage.warnings == [])
  }

  @Test func aLinkToATourThatIsNotOnSaysSo() async throws {
    try await startSignedIn()
    #expect(try open("owlery://tour/3") == .opened)
    #expect(stage.description == "\(Self.tabs) | alert \"There is no tour right now.\"")
    #expect(log.dropped == ["select TourCoordinator: absent"])
  }

  // MARK: - Where more than a screen changes

  @Test func anInvitationSwitchesToTheTabsAndGoesOnThere() async throws {
    start()
    #expect(try open("owlery://invitations/parliament") == .opened)
    await stage.waitForDecisions()
    #expect(
      stage.transcript == [
        "show LoginScreen", "end AuthCoordinator: replaced",
        "show tabs { split { OwlListScreen, NoOwlScreen }, *ProfileScreen }",
      ])
  }

  @Test func aNewerInvitationWinsOverASlowOne() async throws {
    let invitations = SlowInvitations()
    start(OwleryServices(authService: invitations))
    #expect(try open("owlery://invitations/slow") == .opened)
    try await eventually(invitations.isOpen("slow"), equals: true)
    #expect(try open("owlery://invitations/used") == .opened)
    try await eventually(invitations.isOpen("used"), equals: true)
    invitations.answer("used", with: .failure(AuthError.unknownInvitation))
    try await eventually(stage.description, equals: "LoginScreen | \(Self.refusal)")
    invitations.answer("slow", with: .success(()))
    await stage.waitForDecisions()
    #expect(
      stage.transcript == ["show LoginScreen", "show LoginScreen | \(Self.refusal)"])
    #expect(log.dropped == ["decide: repeated"])
  }

  @Test func aLinkReachesTheTourThatIsWrittenByHand() async throws {
    try await startSignedIn()
    try #require(stage.coordinator(MainCoordinator.self)).tourChanged(isOn: true)
    #expect(try open("owlery://tour/3") == .opened)
    #expect(try open("owlery://tour/5") == .opened)
    try screen(OwlDetailScreen.self).closeButtonPressed()
    let (owls, profile) = ("split { OwlListScreen, NoOwlScreen }", "ProfileScreen")
    let tour = "tabs { \(owls), *NoOwlScreen › OwlDetailScreen"
    #expect(
      stage.transcript == [
        "show \(Self.tabs)", "show tabs { *\(owls), NoOwlScreen, \(profile) }",
        "show \(tour), \(profile) }", "show \(tour) › OwlDetailScreen, \(profile) }",
        "show \(tour), \(profile) }",
      ])
    #expect(try screen(OwlDetailScreen.self).id == 3)
  }

  @Test func aNotificationAddsATabAndItsTapSelectsIt() async throws {
    try await startSignedIn()
    stage.user.selectTab(of: ProfileCoordinator.self)
    try #require(stage.coordinator(MainCoordinator.self)).tourChanged(isOn: true)
    #expect(
      stage.description
        == "tabs { split { OwlListScreen, NoOwlScreen }, NoOwlScreen, *ProfileScreen }")
    #expect(try open("owlery://tour/3") == .opened)
    #expect(
      stage.description
        == "tabs { split { OwlListScreen, NoOwlScreen }, *NoOwlScreen › OwlDetailScreen, ProfileScreen }"
    )
  }

  // MARK: - What is a link

  @Test(arguments: ["owlery://owls/seven", "owlery://eagles/7", "https://example.org/owls/7"])
  func whatIsNotALinkIsUnknown(url: String) throws {
    start()
    #expect(try open(url) == .unknown)
    #expect(stage.transcript == ["show LoginScreen"])
    #expect(log.dropped == ["open: unknownLink"])
  }

  @Test(arguments: [
    AppLink.didOpenOwl(id: 7), .didOpenProfile, .didOpenTour(id: 7),
    .didOpenInvitation(code: "a/b"),
  ])
  func linksComeBack(link: AppLink) throws {
    #expect(AppLink(try #require(link.url)) == link)
  }
}

extension LinkTests {
  private func start(_ services: OwleryServices? = nil) {
    stage.start(AppCoordinator(withServices: services ?? self.services))
  }

  private func startSignedIn() async throws {
    try await services.signIn()
    start()
  }

  private func open(_ url: String) throws -> Stage.LinkOutcome {
    stage.open(try #require(URL(string: url)))
  }

  private func screen<S: Screen>(_ type: S.Type) throws -> S {
    try #require(stage.screen(type), "\(stage)")
  }

  /// The calls that had no effect.
  @MainActor
  private final class Log {
    var dropped: [String] = []
  }
}

extension OwleryServices {
  func signIn() async throws {
    _ = try await authService.signIn(email: "ada@example.org", password: "hoot")
  }
}
