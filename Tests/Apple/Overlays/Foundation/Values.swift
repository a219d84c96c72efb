// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// documentation/foundation: the Swift structures, as far as they are used.

public struct URL: Hashable, Sendable, Codable, CustomStringConvertible {
  public var absoluteString: String {}
  public var scheme: String? {}
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
