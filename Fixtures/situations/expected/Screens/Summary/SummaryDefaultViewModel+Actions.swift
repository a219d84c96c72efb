extension SummaryDefaultViewModel: SummaryViewModel {
  func sendButtonTapped() async {
    // Yours to write: change the state, report to `flowDelegate`.
  }
}
