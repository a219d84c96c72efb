/// Somebody with a name.
public struct User: Hashable, Sendable {
  public let name: String

  public init(name: String) {
    self.name = name
  }
}
