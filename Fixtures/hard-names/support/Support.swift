public struct InternationalShippingAddress: Sendable {
  public static let all: [InternationalShippingAddress] = []
}

public struct Call: Sendable {}

public typealias Callback = @MainActor (Call) -> Void
