@testable import MvvmgenAuthenticationFixture

/// An authentication service that knows one member, and who is signed in.
@MainActor
final class Members: AuthService {
  private(set) var signedIn: Session?

  func signIn(email: String, password: String) async throws -> Session {
    guard password == "secret" else { throw AuthError.wrongPassword }
    let session = Session(email: email)
    signedIn = session
    return session
  }

  func register(email: String, password: String) async throws -> Session {
    try await signIn(email: email, password: password)
  }

  func signOut() async {
    signedIn = nil
  }
}

/// The app's services.
@MainActor
struct Services: AppServices {
  let authService: any AuthService
}
