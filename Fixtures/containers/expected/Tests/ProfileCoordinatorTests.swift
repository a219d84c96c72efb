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
    #expect(coordinator.flow.child(EditProfileCoordinator.self) != nil)
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

  @Test func editProfileDidSave() {
    let editProfile = EditProfileCoordinator(withServices: Services(), name: "")
    editProfile.delegate = coordinator
    coordinator.flow.start(editProfile, as: .present)
    editProfile.delegate?.didSave(editProfile, name: "")
    // Yours to write: expect what is shown then.
  }

  @Test(.disabled("needs a value of Photo"))
  func photoDidTakePhoto() {
    // Yours to write: start Photo, and send `didTakePhoto`.
  }

  @Test func photoDidRemovePhoto() {
    let photo = PhotoCoordinator(withServices: Services())
    photo.delegate = coordinator
    coordinator.flow.start(photo, as: .present)
    photo.delegate?.didRemovePhoto(photo)
    // Yours to write: expect what is shown then.
  }

  private struct Services {}
}
