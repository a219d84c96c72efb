/// An owl.
public struct Owl: Hashable, Identifiable, Sendable {
  public let id: Int
  public let name: String

  public init(id: Int, name: String) {
    self.id = id
    self.name = name
  }

  /// The one that everybody knows.
  public static let snowy = Owl(id: 7, name: "Snowy owl")
}
