import Core

extension LoginDefaultViewModel: LoginViewModel {
  func signIn() async {
    // Yours to write: change the state, report to `flowDelegate`.
  }
}
