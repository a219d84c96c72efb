extension RegisterDefaultViewModel: RegisterViewModel {
  func registerButtonPressed(email: String, password: String) async {
    isBusy = true
    errorText = nil
    defer { isBusy = false }
    do {
      let session = try await authService.register(email: email, password: password)
      analytics.track(event: "registered")
      flowDelegate?.registrationSucceeded(self, session: session)
    } catch {
      errorText = "That password won't do."
    }
  }
}
