import GeneratedRuntime

final class ProfileScreen: ProfileScreenBase, ProfileViewModel {
  @ObservableProperty private(set) var profile = Profile(name: "")
  var profileProperty: ReadOnlyProperty<Profile> { $profile }

  func load() {
    profile = profileStore.profile
  }

  func profileChanged(to profile: Profile) {
    self.profile = profile
  }

  func logoutButtonPressed() {
    authService.signOut()
    didLogOut()
  }
}
