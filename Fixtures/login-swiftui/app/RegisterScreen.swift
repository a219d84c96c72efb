import Observation

@Observable
final class RegisterScreen: RegisterScreenBase, RegisterViewModel {
  func registerButtonTapped(email: String, password: String) async {
    let session = await authService.register(email: email, password: password)
    didRegister(session: session)
  }
}
