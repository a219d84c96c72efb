extension EditProfileViewModel {
  var edited: Profile { Profile(name: name, avatar: avatar) }

  var canSave: Bool { !name.isEmpty && edited != profile }
}
