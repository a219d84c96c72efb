extension EntryDefaultViewModel: EntryViewModel {
  func fetchUser() async {
    // Yours to write: change the state, report with an `on…` closure.
  }

  func selectUser() {
    // Yours to write: change the state, report with an `on…` closure.
  }
}
