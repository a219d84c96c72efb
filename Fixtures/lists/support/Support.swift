public struct Owl: Identifiable, Sendable {
  public let id: Int
}

public struct Feather {
  public struct Kind: Identifiable {
    public let id: String
  }
}

public final class Cell: Identifiable {}
