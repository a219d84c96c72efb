extension LoginDefaultViewModel: LoginViewModel {
  func loginButtonPressed(password: String) async {
    isBusy = true
    errorText = nil
    defer { isBusy = false }
    do {
      let session = try await authService.signIn(email: email, password: password)
      flowDelegate?.loginSucceeded(self, session: session)
    } catch {
      errorText = "Wrong e-mail or password."
    }
  }
}
