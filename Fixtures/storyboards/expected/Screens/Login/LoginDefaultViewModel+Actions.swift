extension LoginDefaultViewModel: LoginViewModel {
  func signIn(email: String, password: String) async {
    // Yours to write: change the state, report to `flowDelegate`.
  }

  func refresh() async {
    // Yours to write: change the state, report to `flowDelegate`.
  }

  func isRememberedChanged(to isRemembered: Bool) async {
    // Yours to write: change the state, report to `flowDelegate`.
  }

  func attemptsChanged(to attempts: Int) {
    // Yours to write: change the state, report to `flowDelegate`.
  }
}
