extension TipsDefaultViewModel: TipsViewModel {
  func doneButtonTapped() {
    // Yours to write: change the state, report to `flowDelegate`.
  }
}
