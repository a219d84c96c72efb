import Foundation
import Observation

@MainActor
@Observable
final class LoginViewModel {
  enum Event: Equatable {
    case registerButtonTapped
    case didSignIn(Session)
  }

  var email = ""
  var password = ""
  private(set) var isSigningIn = false
  private(set) var errorText: String?

  var canSignIn: Bool { !isSigningIn && !email.isEmpty && !password.isEmpty }

  private let authService: any AuthService
  private let onEvent: (Event) -> Void

  init(authService: any AuthService, onEvent: @escaping (Event) -> Void) {
    self.authService = authService
    self.onEvent = onEvent
  }

  func signIn() async {
    guard canSignIn else { return }
    isSigningIn = true
    errorText = nil
    defer { isSigningIn = false }

    do {
      let session = try await authService.signIn(email: email, password: password)
      try Task.checkCancellation()
      onEvent(.didSignIn(session))
    } catch {
      guard !Task.isCancelled else { return }
      errorText =
        switch error {
        case AuthError.invalidCredentials: String(localized: "Wrong email or password.")
        default: String(localized: "Couldn’t sign in. Please try again.")
        }
    }
  }

  func registerButtonTapped() {
    onEvent(.registerButtonTapped)
  }
}
