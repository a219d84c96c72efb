public struct Book: Sendable {
  public let name: String
  public static let news = Book(name: "News")

  public init(name: String) { self.name = name }
}
