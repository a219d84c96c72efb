import GeneratedRuntime
import Testing

@testable import ContainersFixture

/// The answers of the edit profile flow, each on a stage that draws nothing.
@MainActor
struct EditProfileCoordinatorTests {
  private let stage = GeneratedRuntime.Stage()
  private let delegate = EditProfileCoordinatorDelegateSpy()
  private let coordinator = EditProfileCoordinator(withServices: Services(), name: "")

  init() {
    coordinator.delegate = delegate
    stage.start(coordinator)
  }

  @Test func editProfileDidSave() throws {
    let editProfile = try #require(stage.screen(EditProfileScreen.self))
    editProfile.didSave(editProfile.viewModel, name: "")
    #expect(delegate.calls.count == 1)
  }

  @Test func editProfileLanguageButtonTapped() throws {
    let editProfile = try #require(stage.screen(EditProfileScreen.self))
    editProfile.languageButtonTapped(editProfile.viewModel)
    #expect(stage.screen(LanguageScreen.self) != nil)
  }

  @Test func editProfileCancelButtonTapped() throws {
    let editProfile = try #require(stage.screen(EditProfileScreen.self))
    editProfile.cancelButtonTapped(editProfile.viewModel)
    // Yours to write: expect what is shown then.
  }

  @Test func languageShownCancelButtonTapped() {
    let language = LanguageScreen(withServices: Services(), flowDelegate: coordinator)
    language.presence.role = EditProfileCoordinator.LanguageRole.shown
    coordinator.flow.push(language)
    language.cancelButtonTapped(language.viewModel)
    #expect(stage.screen(LanguageScreen.self) == nil)
  }

  @Test func languageSpokenCancelButtonTapped() {
    let language = LanguageScreen(withServices: Services(), flowDelegate: coordinator)
    language.presence.role = EditProfileCoordinator.LanguageRole.spoken
    coordinator.flow.push(language)
    language.cancelButtonTapped(language.viewModel)
    // Yours to write: expect what is shown then.
  }

  @Test func languageShownDoneButtonTapped() {
    let language = LanguageScreen(withServices: Services(), flowDelegate: coordinator)
    language.presence.role = EditProfileCoordinator.LanguageRole.shown
    coordinator.flow.push(language)
    language.doneButtonTapped(language.viewModel)
    // Yours to write: expect what is shown then.
  }

  @Test func languageSpokenDoneButtonTapped() {
    let language = LanguageScreen(withServices: Services(), flowDelegate: coordinator)
    language.presence.role = EditProfileCoordinator.LanguageRole.spoken
    coordinator.flow.push(language)
    language.doneButtonTapped(language.viewModel)
    // Yours to write: expect what is shown then.
  }

  private struct Services {}
}
