extension RegisterDefaultViewModel: RegisterViewModel {
  func registerButtonTapped(email: String, password: String) async {
    // Yours to write: change the state, report to `flowDelegate`.
  }
}
