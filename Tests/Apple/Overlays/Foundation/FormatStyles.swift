// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// documentation/foundation/parseableformatstyle, …/formatstyle, …/integerformatstyle,
// …/floatingpointformatstyle: those that a number's field uses.

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
public protocol FormatStyle: Decodable, Encodable, Hashable {
  associatedtype FormatInput
  associatedtype FormatOutput

  func format(_ value: FormatInput) -> FormatOutput
}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
public protocol ParseStrategy: Decodable, Encodable, Hashable {
  associatedtype ParseInput
  associatedtype ParseOutput

  func parse(_ value: ParseInput) throws -> ParseOutput
}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
public protocol ParseableFormatStyle: FormatStyle {
  associatedtype Strategy: ParseStrategy
  where Strategy.ParseInput == FormatOutput, Strategy.ParseOutput == FormatInput

  var parseStrategy: Strategy { get }
}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
public struct IntegerFormatStyle<Value: BinaryInteger>: Sendable, ParseableFormatStyle {
  public struct Strategy: ParseStrategy {
    public func parse(_ value: String) throws -> Value {}
  }

  public var parseStrategy: Strategy {}

  public func format(_ value: Value) -> String {}
}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
public struct FloatingPointFormatStyle<Value: BinaryFloatingPoint>: Sendable, ParseableFormatStyle {
  public struct Strategy: ParseStrategy {
    public func parse(_ value: String) throws -> Value {}
  }

  public var parseStrategy: Strategy {}

  public func format(_ value: Value) -> String {}
}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
extension FormatStyle where Self == IntegerFormatStyle<Int> {
  public static var number: Self {}
}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
extension FormatStyle where Self == FloatingPointFormatStyle<Double> {
  public static var number: Self {}
}
