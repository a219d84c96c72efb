extension HomeDefaultViewModel: HomeViewModel {
  func refresh() {
    greeting = "Hello, \(session.member)!"
  }

  func signOutButtonTapped() async {
    await authService.signOut()
    flowDelegate?.didSignOut(self)
  }
}
