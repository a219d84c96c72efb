@testable import Owlery

/// Answers invitations when the test says so.
@MainActor
final class SlowInvitations: AuthService {
  let session: Session? = nil
  private var open: [String: CheckedContinuation<Void, any Error>] = [:]

  func isOpen(_ code: String) -> Bool { open[code] != nil }

  func answer(_ code: String, with answer: Result<Void, any Error>) {
    open.removeValue(forKey: code)?.resume(with: answer)
  }

  func acceptInvitation(code: String) async throws {
    try await withCheckedThrowingContinuation { open[code] = $0 }
  }

  func signIn(email: String, password: String) async throws -> Session {
    throw AuthError.wrongPassword
  }

  func register(email: String, password: String) async throws -> Session {
    throw AuthError.wrongPassword
  }

  func signOut() {}
}
