extension EditProfileDefaultViewModel: EditProfileViewModel {
  func load() {
    name = profile.name
    avatar = profile.avatar
  }

  func nameChanged(to name: String) {
    self.name = name
    canSave = isWorthSaving
  }

  func avatarPicked(image: ImageRef) {
    avatar = image
    canSave = isWorthSaving
  }

  func saveButtonPressed() async {
    guard canSave else { return }
    do {
      try await profileStore.save(profile: edited)
      flowDelegate?.saveSucceeded(self, profile: edited)
    } catch {
      canSave = true
    }
  }

  private var edited: Profile { Profile(name: name, avatar: avatar) }

  private var isWorthSaving: Bool { !name.isEmpty && edited != profile }
}
