import GeneratedRuntime
import Observation

@Observable
final class EditProfileScreen: EditProfileScreenBase, EditProfileViewModel {
  private(set) var isSaving = false
  private(set) var errorText: String?
  var name: String
  var about: String

  override init(
    withServices services: any EditProfileServices,
    profile: Profile,
    flowDelegate: (any EditProfileFlowDelegate)? = nil
  ) {
    name = profile.name
    about = profile.about
    super.init(withServices: services, profile: profile, flowDelegate: flowDelegate)
  }

  func save() async {
    await perform(showing: \.isSaving, errorText: \.errorText) {
      let profile = Profile(name: name, about: about)
      try await profileService.save(profile)
      didSave(profile: profile)
    }
  }
}

extension EditProfileViewModel {
  var canSave: Bool {
    !name.isEmpty
  }
}
