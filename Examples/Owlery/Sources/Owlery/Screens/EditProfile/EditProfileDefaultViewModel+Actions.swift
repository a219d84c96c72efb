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
    do {
      try await profileStore.save(profile: edited)
      flowDelegate?.saveSucceeded(self, profile: edited)
    } catch {
      // The member sees that it isn't saved, and may try again.
    }
  }
}
