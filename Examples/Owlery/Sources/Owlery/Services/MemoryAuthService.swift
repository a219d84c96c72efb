/// Why a sign-in failed.
enum AuthError: Error {
  case wrongPassword
  case unknownInvitation
}

/// Signs in everybody who knows the one password, or has the one invitation.
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

  func acceptInvitation(code: String) async throws {
    guard code == "parliament" else { throw AuthError.unknownInvitation }
    session = Session(email: "guest@owlery.example")
  }

  func signOut() {
    session = nil
  }
}
