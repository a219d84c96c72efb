import Core
import GeneratedRuntime
import Observation

@Observable
final class LoginScreen: LoginScreenBase, LoginViewModel {
  private(set) var isSigningIn = false
  private(set) var errorText: String?
  var user = ""
  var password = ""

  func signIn() async {
    await perform(showing: \.isSigningIn, errorText: \.errorText) {
      // Yours to write: change the state, report with `didSignIn(session:)`.
    }
  }
}
