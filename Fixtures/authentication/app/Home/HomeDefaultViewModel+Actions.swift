extension HomeDefaultViewModel: HomeViewModel {
  func refresh() {
    greeting = "Hello, \(session.email)!"
  }

  func signOutButtonTapped() async {
    await authService.signOut()
    flowDelegate?.didSignOut(self)
  }
}
