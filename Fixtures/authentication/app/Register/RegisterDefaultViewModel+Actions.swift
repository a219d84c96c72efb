extension RegisterDefaultViewModel: RegisterViewModel {
  func register(email: String, password: String) async {
    do {
      let session = try await authService.register(email: email, password: password)
      flowDelegate?.didRegister(self, session: session)
    } catch {
      errorMessage = "This e-mail can't be registered."
    }
  }
}
