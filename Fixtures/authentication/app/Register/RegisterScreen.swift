import GeneratedRuntime

final class RegisterScreen: RegisterScreenBase, RegisterViewModel {
  @ObservableProperty private(set) var errorMessage: String?
  var errorMessageProperty: ReadOnlyProperty<String?> { $errorMessage }

  func register(email: String, password: String) async {
    do {
      let session = try await authService.register(email: email, password: password)
      didRegister(session: session)
    } catch {
      errorMessage = "This e-mail can't be registered."
    }
  }
}
