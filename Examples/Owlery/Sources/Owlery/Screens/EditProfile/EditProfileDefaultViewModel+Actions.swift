extension EditProfileDefaultViewModel: EditProfileViewModel {
  func load() {
    name = profile.name
    avatar = profile.avatar
  }

  func avatarPicked(image: ImageRef) {
    avatar = image
  }

  func saveButtonPressed() async {
    guard canSave else { return }
    errorText = nil
    do {
      try await profileStore.save(profile: edited)
      flowDelegate?.saveSucceeded(self, profile: edited)
    } catch {
      errorText = "Your profile couldn't be saved."
    }
  }
}
