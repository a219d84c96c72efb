import GeneratedRuntime

final class ProfileScreen: ProfileScreenBase, ProfileViewModel {
  @ObservableProperty private(set) var profile = Profile(name: "")
  var profileProperty: ReadOnlyProperty<Profile> { $profile }

  func load() {
<<<<<<< /work/main/Examples/Owlery/Sources/Owlery/Screens/Profile/ProfileScreen.swift
    profile = profileStore.profile
  }

  func profileChanged(to profile: Profile) {
    self.profile = profile
=======
    // Yours to write.
  }

  func profileChanged(to profile: Profile) {
    // Yours to write: change the state, report with `didLogOut()`.
>>>>>>> /tmp/tmp45us4d1q.swift
  }

  func logoutButtonPressed() {
    authService.signOut()
    didLogOut()
  }
}
