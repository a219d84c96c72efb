import Core
import Observation

@Observable
final class LoginScreen: LoginScreenBase, LoginViewModel {
  private(set) var isSigningIn = false
  private(set) var errorText: String?
  var user = ""
  var password = ""

  func signIn() async {
    // Yours to write: change the state, report with `didSignIn(session:)`.
  }
}
