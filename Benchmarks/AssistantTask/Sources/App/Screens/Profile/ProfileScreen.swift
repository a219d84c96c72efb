import GeneratedRuntime
import Observation

@Observable
final class ProfileScreen: ProfileScreenBase, ProfileViewModel {
  private(set) var profile: Profile?
  private(set) var isBusy = false
  private(set) var errorText: String?

  func load() async {
    await perform(showing: \.isBusy, errorText: \.errorText) {
      profile = try await profileService.profile()
    }
  }

  func update(profile: Profile) {
    self.profile = profile
  }

  func editButtonTapped() {
    guard let profile else { return }
    didChooseEdit(profile: profile)
  }

  func delete() async {
    await perform(showing: \.isBusy, errorText: \.errorText) {
      try await profileService.delete()
      didDelete()
    }
  }
}
