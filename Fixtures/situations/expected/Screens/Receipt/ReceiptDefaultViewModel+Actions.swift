extension ReceiptDefaultViewModel: ReceiptViewModel {
  func signButtonTapped() {
    // Yours to write: change the state, report to `flowDelegate`.
  }
}
