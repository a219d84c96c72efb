// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// documentation/foundation/urlcomponents, …/urlqueryitem; …/date/iso8601formatstyle,
// …/date/init(_:strategy:), …/date/formatted(_:): what links are read with.

public struct URLComponents: Hashable, Sendable {
  public var scheme: String?
  public var host: String?
  public var percentEncodedHost: String?
  public var percentEncodedPath: String
  public var percentEncodedQueryItems: [URLQueryItem]?
  public var queryItems: [URLQueryItem]?
  public var url: URL? {}

  public init?(string: String) {}
  public init?(url: URL, resolvingAgainstBaseURL resolve: Bool) {}
}

public struct URLQueryItem: Hashable, Sendable {
  public var name: String
  public var value: String?

  public init(name: String, value: String?) {}
}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
extension Date {
  public struct ISO8601FormatStyle: Sendable, FormatStyle, ParseStrategy {
    public func format(_ value: Date) -> String {}
    public func parse(_ value: String) throws -> Date {}
  }

  public init<T: ParseStrategy>(_ value: T.ParseInput, strategy: T) throws
  where T.ParseOutput == Date {}

  public func formatted<F: FormatStyle>(_ format: F) -> F.FormatOutput
  where F.FormatInput == Date {}
}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
extension FormatStyle where Self == Date.ISO8601FormatStyle {
  public static var iso8601: Self {}
}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
extension ParseStrategy where Self == Date.ISO8601FormatStyle {
  public static var iso8601: Self {}
}
