import GeneratedRuntime

final class LoginScreen: LoginScreenBase, LoginViewModel {
  @ObservableProperty private(set) var isSigningIn = false
  var isSigningInProperty: ReadOnlyProperty<Bool> { $isSigningIn }

  func signIn(email: String) async {
    await perform(showing: \.isSigningIn) {
      guard let name = await accountService.name(for: email) else { return }
      didSignIn(name: name)
    }
  }
}
