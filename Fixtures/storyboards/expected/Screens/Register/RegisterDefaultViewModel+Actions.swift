extension RegisterDefaultViewModel: RegisterViewModel {
  func dismiss() {
    // Yours to write: change the state, report to `flowDelegate`.
  }

  func delete() {
    // Yours to write: change the state, report to `flowDelegate`.
  }
}
