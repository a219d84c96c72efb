/// What the app has, and the specs name.
public struct Product: Sendable, Equatable {
  public let name: String

  public init(name: String) {
    self.name = name
  }
}

public struct Cart: Sendable, Equatable {
  public var products: [Product] = []

  public init() {}
}

public struct Receipt: Sendable, Equatable {
  public init() {}
}

public enum Page: Sendable {
  case terms, privacy
}

@MainActor
public protocol PaymentService: AnyObject {
  func pay(for cart: Cart) async
}
