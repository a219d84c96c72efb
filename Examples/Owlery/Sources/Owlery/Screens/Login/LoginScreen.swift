import GeneratedRuntime

final class LoginScreen: LoginScreenBase, LoginViewModel {
  @ObservableProperty private(set) var isBusy = false
  var isBusyProperty: ReadOnlyProperty<Bool> { $isBusy }

  @ObservableProperty private(set) var errorText: String?
  var errorTextProperty: ReadOnlyProperty<String?> { $errorText }

  @ObservableProperty var email = ""
  var emailProperty: ReadOnlyProperty<String> { $email }

  func loginButtonPressed(password: String) async {
    await perform(showing: \.isBusy, errorText: \.errorText) {
      let session = try await authService.signIn(email: email, password: password)
      loginSucceeded(session: session)
    } failure: { _ in
      "Wrong e-mail or password."
    }
  }
}
