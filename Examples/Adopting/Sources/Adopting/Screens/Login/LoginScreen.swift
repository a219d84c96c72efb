import GeneratedRuntime

final class LoginScreen: LoginScreenBase, LoginViewModel {
  @ObservableProperty private(set) var isSigningIn = false
  var isSigningInProperty: ReadOnlyProperty<Bool> { $isSigningIn }

  func signIn(email: String) async {
    isSigningIn = true
    defer { isSigningIn = false }
    guard let name = await accountService.name(for: email) else { return }
    didSignIn(name: name)
  }
}
