/// A member who has signed in.
public struct Session: Codable, Hashable, Sendable {
  public let user: String

  public init(user: String) {
    self.user = user
  }
}

/// An owl that carries post.
public struct Owl: Codable, Hashable, Identifiable, Sendable {
  public let id: Int
  public let name: String

  public init(id: Int, name: String) {
    (self.id, self.name) = (id, name)
  }

  public static let errol = Owl(id: 1, name: "Errol")
}
