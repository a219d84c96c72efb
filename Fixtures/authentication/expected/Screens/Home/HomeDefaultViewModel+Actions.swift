extension HomeDefaultViewModel: HomeViewModel {
  func refresh() {
    // Yours to write: change the state, report to `flowDelegate`.
  }

  func signOutButtonTapped() async {
    // Yours to write: change the state, report to `flowDelegate`.
  }
}
