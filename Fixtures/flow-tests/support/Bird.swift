public struct Bird: Identifiable, Equatable, Sendable {
  public let id: Int

  public init(id: Int) { self.id = id }
}

public struct Feather: Identifiable, Sendable {
  public let id: Int

  static let down = Feather(id: 3)
}
