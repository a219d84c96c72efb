// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// documentation/swift/binaryinteger, binaryfloatingpoint, documentation/foundation/decimal, date:
// `formatted()`, and reading a number as it is written in the user's language.

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
extension BinaryInteger {
  public init(_ value: String, format: IntegerFormatStyle<Self>, lenient: Bool = true) throws {}

  public func formatted() -> String {}
}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
extension BinaryFloatingPoint {
  public init(
    _ value: String, format: FloatingPointFormatStyle<Self>, lenient: Bool = true
  ) throws {}

  public func formatted() -> String {}
}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
extension Decimal {
  public struct FormatStyle: Sendable, ParseableFormatStyle {
    public struct Strategy: ParseStrategy {
      public func parse(_ value: String) throws -> Decimal {}
    }

    public var parseStrategy: Strategy {}

    public func format(_ value: Decimal) -> String {}
  }

  public init(_ value: String, format: Decimal.FormatStyle, lenient: Bool = true) throws {}

  public func formatted() -> String {}
}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
extension FormatStyle where Self == Decimal.FormatStyle {
  public static var number: Self {}
}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
extension Date {
  public func formatted() -> String {}
}
