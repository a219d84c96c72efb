extension LoginDefaultViewModel: LoginViewModel {
  func signIn(email: String) async {
    isSigningIn = true
    defer { isSigningIn = false }
    guard let name = await accountService.name(for: email) else { return }
    flowDelegate?.didSignIn(self, name: name)
  }
}
