/// Why a sign-in failed.
enum AuthError: Error {
  case wrongPassword
}

/// Signs in everybody who knows the one password.
final class MemoryAuthService: AuthService {
  private(set) var session: Session?

  func signIn(email: String, password: String) async throws -> Session {
    guard password == "hoot" else { throw AuthError.wrongPassword }
    let session = Session(email: email)
    self.session = session
    return session
  }

  func register(email: String, password: String) async throws -> Session {
    try await signIn(email: email, password: password)
  }

  func signOut() {
    session = nil
  }
}
