extension AccountDefaultViewModel: AccountViewModel {
  func load() {
    // Yours to write: change the state, report to `flowDelegate`.
  }

  func logOutButtonTapped() {
    // Yours to write: change the state, report to `flowDelegate`.
  }
}
