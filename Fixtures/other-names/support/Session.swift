/// What a member has signed in to.
public struct Session: Hashable, Sendable {
  /// The member's address.
  public let email: String
}
