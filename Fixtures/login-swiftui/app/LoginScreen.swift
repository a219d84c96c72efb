import Observation

@Observable
final class LoginScreen: LoginScreenBase, LoginViewModel {
  private(set) var errorText: String?

  func loginButtonTapped(email: String, password: String) async {
    guard let session = await authService.signIn(email: email, password: password) else {
      errorText = "Wrong e-mail or password."
      return
    }
    didSignIn(session: session)
  }
}

extension LoginViewModel {
  var hint: String? { errorText == nil ? nil : "Or register." }
}
