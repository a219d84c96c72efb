// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Public, since the compiler sees through a package type's generics and conformances only within
// its own target. No product has this target.

/// A stretch of bytes in one of the files of a run.
public struct SourceSpan: Hashable, Sendable {
  /// The file's index among the sources of the run.
  public var file: Int32
  public var start: Int32
  public var end: Int32

  public init(file: Int32, start: Int, end: Int) {
    self.file = file
    self.start = Int32(clamping: start)
    self.end = Int32(clamping: end)
  }
}

/// A value together with the text that it was read from.
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
