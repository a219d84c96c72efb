public struct Owl: Identifiable, Sendable {
  public let id: Int
}

public struct Feather {
  public struct Kind: Identifiable {
    public let id: String
  }
}

public final class Cell: Identifiable {}

public final class OwlSearchController {
  public init() {}
}

@MainActor
public final class RefreshTimer {
  public init() {}
}

public enum Sorting: Sendable {
  case byName
}

public protocol OwlSearching {}
