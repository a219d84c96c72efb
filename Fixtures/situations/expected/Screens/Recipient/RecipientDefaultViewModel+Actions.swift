extension RecipientDefaultViewModel: RecipientViewModel {
  func selectRecipient(name: String) {
    // Yours to write: change the state, report to `flowDelegate`.
  }
}
