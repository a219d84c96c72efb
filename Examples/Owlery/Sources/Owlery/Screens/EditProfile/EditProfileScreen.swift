import GeneratedRuntime

final class EditProfileScreen: EditProfileScreenBase, EditProfileViewModel {
  @ObservableProperty private(set) var avatar: ImageRef?
  var avatarProperty: ReadOnlyProperty<ImageRef?> { $avatar }

  @ObservableProperty private(set) var errorText: String?
  var errorTextProperty: ReadOnlyProperty<String?> { $errorText }

  @ObservableProperty var name = ""
  var nameProperty: ReadOnlyProperty<String> { $name }

  func load() {
<<<<<<< /work/main/Examples/Owlery/Sources/Owlery/Screens/EditProfile/EditProfileScreen.swift
    name = profile.name
    avatar = profile.avatar
=======
    // Yours to write.
>>>>>>> /tmp/tmp5b0j9wcf.swift
  }

  func avatarPicked(image: ImageRef) {
    avatar = image
  }

  func saveButtonPressed() async {
<<<<<<< /work/main/Examples/Owlery/Sources/Owlery/Screens/EditProfile/EditProfileScreen.swift
    guard canSave else { return }
    errorText = nil
    do {
      try await profileStore.save(profile: edited)
      saveSucceeded(profile: edited)
    } catch {
      errorText = "Your profile couldn't be saved."
    }
=======
    // Yours to write: change the state, report with `saveSucceeded(profile:)`.
>>>>>>> /tmp/tmp5b0j9wcf.swift
  }
}

extension EditProfileViewModel {
  var edited: Profile { Profile(name: name, avatar: avatar) }

  var canSave: Bool { !name.isEmpty && edited != profile }
}
