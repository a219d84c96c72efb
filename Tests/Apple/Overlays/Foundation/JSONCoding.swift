// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// documentation/foundation/jsonencoder, …/jsondecoder, …/data: what places are written with.

open class JSONEncoder: @unchecked Sendable {
  public struct OutputFormatting: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    @available(macOS 10.13, iOS 11, tvOS 11, watchOS 4, *)
    public static let sortedKeys = OutputFormatting(rawValue: 2)
  }

  open var outputFormatting: OutputFormatting = []

  public init() {}

  open func encode<T: Encodable>(_ value: T) throws -> Data {}
}

open class JSONDecoder: @unchecked Sendable {
  public init() {}

  open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {}
}

extension Data: RandomAccessCollection {
  public var startIndex: Int {}
  public var endIndex: Int {}
  public subscript(position: Int) -> UInt8 {}
}
