import GeneratedRuntime
import Testing

@testable import ContainersFixture

/// The answers of the main flow, each on a stage that draws nothing.
@MainActor
struct MainCoordinatorTests {
  private let stage = GeneratedRuntime.Stage()
  private let coordinator = MainCoordinator(withServices: Services(), member: Member(name: "Ada"))

  init() {
    stage.start(coordinator)
  }

  @Test func owlCloseButtonTapped() {
    let owl = OwlScreen(withServices: Services(), flowDelegate: coordinator)
    coordinator.flow.present(owl)
    owl.closeButtonTapped(owl.viewModel)
    // Yours to write: expect what is shown then.
  }

  @Test func owlDeleteButtonTapped() {
    let owl = OwlScreen(withServices: Services(), flowDelegate: coordinator)
    coordinator.flow.present(owl)
    owl.deleteButtonTapped(owl.viewModel, owl: Owl(name: "Hedwig"))
    // Yours to write: expect what is shown then.
  }

  @Test func goodbyeCloseButtonTapped() {
    let goodbye = GoodbyeScreen(withServices: Services(), name: "", flowDelegate: coordinator)
    coordinator.flow.present(goodbye)
    goodbye.closeButtonTapped(goodbye.viewModel)
    // Yours to write: expect what is shown then.
  }

  @Test func owlsDidWantProfile() throws {
    let owls = try #require(coordinator.flow.child(OwlsCoordinator.self))
    owls.delegate?.didWantProfile(owls)
    // Yours to write: expect what is shown then.
  }

  @Test func profileDidSignOut() throws {
    let profile = try #require(coordinator.flow.child(ProfileCoordinator.self))
    profile.delegate?.didSignOut(profile)
    #expect(stage.screen(GoodbyeScreen.self) != nil)
  }

  private struct Services {}
}
