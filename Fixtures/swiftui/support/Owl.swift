public struct Owl: Identifiable, Sendable {
  public let id: Int
  public let name: String
}

public struct ImageRef: Sendable {}

public struct OwlSearchController {
  public init() {}
}
