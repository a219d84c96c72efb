#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A value as a URL has it: a text, what a text can be made of without loss, or a raw value.
public struct LinkText: ExpressibleByStringLiteral {
  /// Without escapes.
  public let text: String

  /// A word.
  public init(stringLiteral text: String) { self.text = text }

  /// The value's description.
  public init(_ value: some LosslessStringConvertible) { text = value.description }

  /// The raw value.
  public init<Value: RawRepresentable>(_ value: Value)
  where Value.RawValue: LosslessStringConvertible { text = value.rawValue.description }

  /// The raw value.
  public init<Value: RawRepresentable & LosslessStringConvertible>(_ value: Value)
  where Value.RawValue: LosslessStringConvertible { text = value.rawValue.description }

  /// The absolute URL.
  public init(_ url: URL) { text = url.absoluteString }

  /// Hyphenated, in capitals.
  public init(_ id: UUID) { text = id.uuidString }

  /// ISO 8601, to the second: `2026-11-27T15:04:00Z`.
  public init(_ date: Date) { text = date.formatted(.iso8601) }

  /// The value of this description.
  public func value<Value: LosslessStringConvertible>() throws -> Value {
    try Self.some(Value(text))
  }

  /// The value of this raw value.
  public func value<Value: RawRepresentable>() throws -> Value
  where Value.RawValue: LosslessStringConvertible {
    try Self.some(Value.RawValue(text).flatMap { Value(rawValue: $0) })
  }

  /// The value of this raw value.
  public func value<Value: RawRepresentable & LosslessStringConvertible>() throws -> Value
  where Value.RawValue: LosslessStringConvertible {
    try Self.some(Value.RawValue(text).flatMap { Value(rawValue: $0) })
  }

  /// The URL.
  public func value() throws -> URL { try Self.some(URL(string: text)) }

  /// The UUID.
  public func value() throws -> UUID { try Self.some(UUID(uuidString: text)) }

  /// The date, in ISO 8601 to the second.
  public func value() throws -> Date { try Date(text, strategy: .iso8601) }

  private static func some<Value>(_ value: Value?) throws -> Value {
    guard let value else { throw LinkAddress.Mismatch() }
    return value
  }
}
