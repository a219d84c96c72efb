// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// documentation/foundation: the Swift structures, as far as they are used.

public struct URL: Hashable, Sendable, Codable, CustomStringConvertible {
  public var absoluteString: String {}
  public var scheme: String? {}
  public var fragment: String? {}
  public var path: String {}
  public var lastPathComponent: String {}
  public var description: String {}

  public init?(string: String) {}
  public init(fileURLWithPath path: String) {}

  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public init(
    filePath path: String, directoryHint: DirectoryHint = .inferFromPath,
    relativeTo base: URL? = nil
  ) {}

  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public enum DirectoryHint: Sendable {
    case isDirectory, notDirectory, checkFileSystem, inferFromPath
  }

  public func appendingPathComponent(_ pathComponent: String) -> URL {}
}

public struct Date: Hashable, Comparable, Sendable, Codable {
  public var timeIntervalSinceReferenceDate: TimeInterval

  public init() {}
  public init(timeIntervalSinceReferenceDate ti: TimeInterval) {}
  public init(timeIntervalSince1970: TimeInterval) {}
  public init(timeIntervalSinceNow: TimeInterval) {}

  public static func < (lhs: Self, rhs: Self) -> Bool {
    lhs.timeIntervalSinceReferenceDate < rhs.timeIntervalSinceReferenceDate
  }
}

public struct Data: Hashable, Sendable, Codable {
  public var count: Int {}

  public init() {}
  public init(_ elements: some Sequence<UInt8>) {}
  public init(contentsOf url: URL) throws {}
}

public struct UUID: Hashable, Sendable, Codable, CustomStringConvertible {
  public var uuidString: String {}
  public var description: String {}

  public init() {}
  public init?(uuidString string: String) {}
}

public struct Decimal: Hashable, Sendable, Codable {
  public init() {}
}

public struct IndexPath: Hashable, Sendable, Codable {
  public init(index: Int) {}
}

extension String {
  public struct Encoding: Hashable, RawRepresentable, Sendable {
    public var rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static var utf8: Encoding { Encoding(rawValue: 4) }
  }

  public init(contentsOfFile path: String, encoding enc: Encoding) throws {}
}

extension Date {
  public static let distantFuture = Date()
  public static let distantPast = Date()

  @available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
  public static var now: Date {}

  public var timeIntervalSince1970: TimeInterval {}
}

extension Decimal: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public init(integerLiteral value: Int) {}
  public init(floatLiteral value: Double) {}
}

public struct Locale: Hashable, Sendable {
  public static var current: Locale {}

  public init(identifier: String) {}
}

public struct TimeZone: Hashable, Sendable {
  public static var current: TimeZone {}

  public init?(identifier: String) {}
}

public protocol LocalizedError: Error {
  var errorDescription: String? { get }
  var failureReason: String? { get }
  var recoverySuggestion: String? { get }
  var helpAnchor: String? { get }
}

extension Error {
  public var localizedDescription: String {}
}

extension LocalizedError {
  public var errorDescription: String? {}
  public var failureReason: String? {}
  public var recoverySuggestion: String? {}
  public var helpAnchor: String? {}
}

extension String {
  public init(format: String, _ arguments: any CVarArg...) {}
}

public struct CharacterSet: Hashable, Sendable {
  public static var newlines: CharacterSet {}
  public static var whitespacesAndNewlines: CharacterSet {}
}

extension StringProtocol {
  public func trimmingCharacters(in set: CharacterSet) -> String {}
}
