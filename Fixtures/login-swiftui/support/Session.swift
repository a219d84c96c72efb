/// That somebody is signed in.
public struct Session: Hashable, Sendable {
  public let email: String

  public init(email: String) {
    self.email = email
  }
}
