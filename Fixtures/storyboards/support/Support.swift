public struct Owl: Identifiable, Sendable {
  public let id: Int
}

@MainActor
public protocol AuthService {}
