public struct Owl: Identifiable, Sendable {
  public let id: Int
  public let name: String

  public static let snowy = Owl(id: 7, name: "Snowy owl")
}

public struct ImageRef: Sendable {}

public struct OwlSearchController {
  public init() {}
}
