extension ProfileDefaultViewModel: ProfileViewModel {
  func load() {
    profile = profileStore.profile
  }

  func profileChanged(to profile: Profile) {
    self.profile = profile
  }

  func editButtonPressed() {
    flowDelegate?.editButtonPressed(self, profile: profile)
  }

  func logoutButtonPressed() {
    authService.signOut()
    flowDelegate?.didLogOut(self)
  }
}
