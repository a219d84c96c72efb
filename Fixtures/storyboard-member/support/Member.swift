/// Somebody who belongs to the club.
public struct Member: Hashable, Sendable {
  public let name: String

  public init(name: String) {
    self.name = name
  }
}
