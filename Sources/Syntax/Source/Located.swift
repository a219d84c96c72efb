// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Public because the compiler can't specialize package types in other targets. No product exposes
// this target.

/// A range of bytes in one of a run's files.
public struct SourceSpan: Hashable, Sendable {
  /// The file's index among the run's sources.
  public var file: Int32
  public var start: Int32
  public var end: Int32

  public init(file: Int32, start: Int, end: Int) {
    self.file = file
    self.start = Int32(clamping: start)
    self.end = Int32(clamping: end)
  }
}

extension SourceSpan {
  /// The span of a JSON string, of its content's.
  package var withQuotes: SourceSpan {
    SourceSpan(file: file, start: Int(start) - 1, end: Int(end) + 1)
  }
}

/// A value with the span of the text that it was parsed from.
public struct Located<Value> {
  public let value: Value
  public let span: SourceSpan

  @inlinable
  public init(_ value: Value, at span: SourceSpan) {
    self.value = value
    self.span = span
  }

  @inlinable
  public func map<Mapped>(_ transform: (Value) -> Mapped) -> Located<Mapped> {
    Located<Mapped>(transform(value), at: span)
  }
}

extension Located: Sendable where Value: Sendable {}
extension Located: Equatable where Value: Equatable {}
