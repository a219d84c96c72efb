extension LoginDefaultViewModel: LoginViewModel {
  func loginButtonTapped(email: String, password: String) async {
    // Yours to write: change the state, report to `flowDelegate`.
  }
}
