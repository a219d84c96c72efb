extension RegisterDefaultViewModel: RegisterViewModel {
  func register(email: String, password: String) async {
    // Yours to write: change the state, report to `flowDelegate`.
  }
}
