// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// documentation/os/logger: since iOS 14, tvOS 14, watchOS 7, macOS 11.

@available(macOS 11, iOS 14, tvOS 14, watchOS 7, *)
public struct Logger: @unchecked Sendable {
  public init(subsystem: String, category: String) {}

  public func notice(_ message: OSLogMessage) {}
}

public struct OSLogPrivacy: Sendable {
  public static var `public`: OSLogPrivacy {}
  public static var `private`: OSLogPrivacy {}
}

public struct OSLogMessage: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: OSLogInterpolation) {}
}

public struct OSLogInterpolation: StringInterpolationProtocol {
  public init(literalCapacity: Int, interpolationCount: Int) {}

  public mutating func appendLiteral(_ literal: String) {}

  public mutating func appendInterpolation(
    _ argumentString: @autoclosure @escaping () -> String, privacy: OSLogPrivacy = .private
  ) {}
}
