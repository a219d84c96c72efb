// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Public because the compiler can't specialize package types in other targets. No product exposes
// this target.

#if canImport(Glibc)
  public import Glibc
#elseif canImport(Musl)
  public import Musl
#elseif canImport(Darwin)
  public import Darwin
#endif

/// Bytes that nobody changes: of a literal or a name for as long as the process lives, of code while its
/// file is rendered, of an array while ``Swift/Array/withBytes(_:_:)`` runs. Copying them copies an address.
public struct Bytes: RandomAccessCollection, @unchecked Sendable {
  public let start: UnsafeRawPointer
  public let count: Int

  /// - Parameter start: of memory that stays as it is while the bytes are used.
  @inlinable @inline(__always)
  public init(at start: UnsafeRawPointer, count: Int) {
    (self.start, self.count) = (start, count)
  }

  @inlinable @inline(__always)
  public init(_ literal: StaticString) {
    self.init(at: literal.utf8Start, count: literal.utf8CodeUnitCount)
  }

  /// - Parameter buffer: of memory that stays as it is while the bytes are used.
  @inlinable @inline(__always)
  public init(_ buffer: UnsafeRawBufferPointer) {
    self.init(at: buffer.baseAddress ?? Bytes("").start, count: buffer.count)
  }

  @inlinable public var startIndex: Int { 0 }
  @inlinable public var endIndex: Int { count }

  @inlinable @inline(__always)
  public subscript(index: Int) -> UInt8 {
    assert(0..<count ~= index)
    return start.load(fromByteOffset: index, as: UInt8.self)
  }

  @inlinable
  public func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result? {
    try body(UnsafeBufferPointer(start: start.assumingMemoryBound(to: UInt8.self), count: count))
  }

  /// The eight bytes from an offset on, the first of them lowest.
  @inlinable @inline(__always)
  public func word(at offset: Int) -> UInt64 {
    assert(offset >= 0 && offset + 8 <= count)
    return UInt64(littleEndian: start.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// A part of them, whose first index is 0.
  @inlinable @inline(__always)
  public func part(_ range: Range<Int>) -> Bytes {
    assert(0 <= range.lowerBound && range.upperBound <= count)
    return Bytes(at: start + range.lowerBound, count: range.count)
  }

  /// Like a collection's, but with 0 as the first index.
  @inlinable @inline(__always)
  public func prefix(upTo end: Int) -> Bytes { part(0..<end) }

  /// Like a collection's, but with 0 as the first index.
  @inlinable @inline(__always)
  public func suffix(from start: Int) -> Bytes { part(start..<count) }

  package func equals(_ other: Bytes) -> Bool {
    guard count == other.count else { return false }
    // Nearly all are names: two numbers, which may overlap, since a function would take longer.
    return switch count {
    case 8...16: endsEqual(other, as: UInt64.self)
    case 4...7: endsEqual(other, as: UInt32.self)
    default: memcmp(start, other.start, count) == 0
    }
  }

  /// Compares the first and the last bytes, as many as the number has.
  @inline(__always)
  private func endsEqual<Number: FixedWidthInteger & BitwiseCopyable>(
    _ other: Bytes, as type: Number.Type
  ) -> Bool {
    let last = count - MemoryLayout<Number>.size
    return start.loadUnaligned(as: type) == other.start.loadUnaligned(as: type)
      && start.loadUnaligned(fromByteOffset: last, as: type)
        == other.start.loadUnaligned(fromByteOffset: last, as: type)
  }

  /// Compares bytes, so the order is the same on every machine.
  package func precedes(_ other: Bytes) -> Bool {
    let order = memcmp(start, other.start, Swift.min(count, other.count))
    return order == 0 ? count < other.count : order < 0
  }

  /// The index of the first line break; nil in a text of one line.
  @inlinable
  public var firstLineBreak: Int? {
    memchr(start, 0x0A, count).map { UnsafeRawPointer($0) - start }
  }

  @inlinable
  public static func += (array: inout [UInt8], bytes: Bytes) {
    array.append(contentsOf: UnsafeRawBufferPointer(start: bytes.start, count: bytes.count))
  }
}

extension StaticString {
  package var bytes: Bytes { Bytes(self) }
}

extension [UInt8] {
  /// Calls `body` with the bytes, which are valid until it returns.
  @inlinable @inline(__always)
  public func withBytes<Result>(_ body: (Bytes) -> Result) -> Result {
    withUnsafeBytes { body(Bytes($0)) }
  }

  /// Calls `body` with a range of the bytes. Without a slice, which would be counted.
  @inlinable @inline(__always)
  public func withBytes<Result>(_ range: Range<Int>, _ body: (Bytes) -> Result) -> Result {
    withBytes { body($0.part(range)) }
  }
}

extension ArraySlice<UInt8> {
  /// Calls `body` with the bytes, which are valid until it returns.
  @inlinable @inline(__always)
  public func withBytes<Result>(_ body: (Bytes) -> Result) -> Result {
    withUnsafeBytes { body(Bytes($0)) }
  }
}

extension String {
  /// Calls `body` with the bytes, which are valid until it returns.
  package func withBytes<Result>(_ body: (Bytes) -> Result) -> Result {
    var text = self
    return text.withUTF8 { body(Bytes(UnsafeRawBufferPointer($0))) }
  }
}
