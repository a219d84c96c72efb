import GeneratedRuntime

final class LoginScreen: LoginScreenBase, LoginViewModel {
  @ObservableProperty private(set) var isSigningIn = false
  var isSigningInProperty: ReadOnlyProperty<Bool> { $isSigningIn }

  @ObservableProperty private(set) var errorMessage: String?
  var errorMessageProperty: ReadOnlyProperty<String?> { $errorMessage }

  func signIn(email: String, password: String) async {
    await perform(showing: \.isSigningIn, errorText: \.errorMessage) {
      let session = try await authService.signIn(email: email, password: password)
      didSignIn(session: session)
    } failure: { _ in
      "Wrong e-mail or password."
    }
  }
}

extension LoginViewModel {
  var canSignIn: Bool { !isSigningIn }
}
