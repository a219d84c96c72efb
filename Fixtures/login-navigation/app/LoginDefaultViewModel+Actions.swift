extension LoginDefaultViewModel: LoginViewModel {
  func loginButtonTapped(email: String, password: String) async {
    guard let session = await authService.signIn(email: email, password: password) else {
      errorText = "Wrong e-mail or password."
      return
    }
    flowDelegate?.didSignIn(self, session: session)
  }
}
