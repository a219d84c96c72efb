import GeneratedRuntime

final class LoginScreen: LoginScreenBase, LoginViewModel {
  @ObservableProperty private(set) var isSigningIn = false
  var isSigningInProperty: ReadOnlyProperty<Bool> { $isSigningIn }

  func signIn(email: String) async {
    guard !isSigningIn else { return }
    defer { isSigningIn = false }
    isSigningIn = true
    guard let name = await accountService.name(for: email) else { return }
    didSignIn(name: name)
  }
}
