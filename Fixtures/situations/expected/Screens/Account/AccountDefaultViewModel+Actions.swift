extension AccountDefaultViewModel: AccountViewModel {
  func load() {
    // Yours to write: change the state, report to `flowDelegate`.
  }
}
