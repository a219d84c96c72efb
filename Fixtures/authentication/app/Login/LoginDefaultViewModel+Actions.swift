extension LoginDefaultViewModel: LoginViewModel {
  func signIn(email: String, password: String) async {
    isSigningIn = true
    errorMessage = nil
    defer { isSigningIn = false }
    do {
      let session = try await authService.signIn(email: email, password: password)
      flowDelegate?.didSignIn(self, session: session)
    } catch {
      errorMessage = "Wrong e-mail or password."
    }
  }
}
