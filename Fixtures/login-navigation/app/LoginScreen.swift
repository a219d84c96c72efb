import GeneratedRuntime

final class LoginScreen: LoginScreenBase, LoginViewModel {
  @ObservableProperty private(set) var errorText: String?
  var errorTextProperty: ReadOnlyProperty<String?> { $errorText }

  func loginButtonTapped(email: String, password: String) async {
    guard let session = await authService.signIn(email: email, password: password) else {
      errorText = "Wrong e-mail or password."
      return
    }
    didSignIn(session: session)
  }
}
