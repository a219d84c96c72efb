import Core
import Observation

@Observable
final class LoginScreen: LoginScreenBase, LoginViewModel {
  private(set) var isSigningIn = false
  private(set) var errorText: String?
  var user = ""
  var password = ""

  func signIn() async {
    guard !isSigningIn else { return }
    defer { isSigningIn = false }
    isSigningIn = true
    errorText = nil
    // Yours to write: change the state, report with `didSignIn(session:)`.
  }
}
