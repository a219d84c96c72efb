import GeneratedRuntime
import Testing

@testable import ContainersFixture

/// The answers of the profile flow, each on a stage that draws nothing.
@MainActor
struct ProfileCoordinatorTests {
  private let stage = GeneratedRuntime.Stage()
  private let delegate = ProfileCoordinatorDelegateSpy()
  private let coordinator = ProfileCoordinator(withServices: Services(), name: "")

  init() {
    coordinator.delegate = delegate
    stage.start(coordinator)
  }

  @Test func profileEditButtonTapped() throws {
    let profile = try #require(stage.screen(ProfileScreen.self))
    profile.editButtonTapped(profile.viewModel)
    #expect(coordinator.flow.children.first is EditProfileCoordinator)
  }

  @Test func profileAvatarButtonTapped() throws {
    let profile = try #require(stage.screen(ProfileScreen.self))
    profile.avatarButtonTapped(profile.viewModel)
    // Yours to write: expect what is shown then.
  }

  @Test func profileSignOutButtonTapped() throws {
    let profile = try #require(stage.screen(ProfileScreen.self))
    profile.signOutButtonTapped(profile.viewModel)
    // Yours to write: expect what is shown then.
  }

  private struct Services {}
}
