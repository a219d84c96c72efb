extension RegisterDefaultViewModel: RegisterViewModel {
  func registerButtonTapped(email: String, password: String) async {
    let session = await authService.register(email: email, password: password)
    flowDelegate?.didRegister(self, session: session)
  }
}
