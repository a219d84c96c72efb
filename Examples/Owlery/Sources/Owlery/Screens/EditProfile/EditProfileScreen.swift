import GeneratedRuntime

final class EditProfileScreen: EditProfileScreenBase, EditProfileViewModel {
  @ObservableProperty private(set) var avatar: ImageRef?
  var avatarProperty: ReadOnlyProperty<ImageRef?> { $avatar }

  @ObservableProperty private(set) var errorText: String?
  var errorTextProperty: ReadOnlyProperty<String?> { $errorText }

  @ObservableProperty var name = ""
  var nameProperty: ReadOnlyProperty<String> { $name }

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
      saveSucceeded(profile: edited)
    } catch {
      errorText = "Your profile couldn't be saved."
    }
  }
}

extension EditProfileViewModel {
  var edited: Profile { Profile(name: name, avatar: avatar) }

  var canSave: Bool { !name.isEmpty && edited != profile }
}
