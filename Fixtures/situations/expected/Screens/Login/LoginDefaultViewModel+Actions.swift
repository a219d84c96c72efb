extension LoginDefaultViewModel: LoginViewModel {
  func signInButtonTapped() async {
    // Yours to write: change the state, report to `flowDelegate`.
  }
}
