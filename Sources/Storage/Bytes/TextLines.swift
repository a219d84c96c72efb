#if canImport(Glibc)
  public import Glibc
#elseif canImport(Musl)
  public import Musl
#elseif canImport(Darwin)
  public import Darwin
#endif

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
// Public and inlinable, because the writer of code looks at each text from another target.
extension UnsafeRawBufferPointer {
  /// Its index; nil in a text of one line.
  @inlinable
  public var firstLineBreak: Int? {
    guard let start = baseAddress, let found = memchr(start, 0x0A, count) else { return nil }
    return UnsafeRawPointer(found) - start
  }

  /// The number of spaces at its start.
  @inlinable
  public var leadingSpaces: Int {
    var spaces = 0
    while spaces < count, self[spaces] == UInt8(ascii: " ") { spaces += 1 }
    return spaces
  }

  /// Like a collection's, but not a slice, which would have to be rebased.
  @inlinable
  public func prefix(upTo end: Int) -> UnsafeRawBufferPointer {
    assert(0...count ~= end)
    return UnsafeRawBufferPointer(start: baseAddress, count: end)
  }

  /// Like a collection's, but not a slice.
  @inlinable
  public func suffix(from start: Int) -> UnsafeRawBufferPointer {
    assert(0...count ~= start)
    return UnsafeRawBufferPointer(start: baseAddress.map { $0 + start }, count: count - start)
  }
}

extension UnsafeRawBufferPointer {
  /// Whether no line has more characters than the maximum.
  package func linesHaveAtMost(_ length: Int) -> Bool {
    var rest = self
    while let lineBreak = rest.firstLineBreak {
      if rest.prefix(upTo: lineBreak).hasMoreCharacters(than: length) { return false }
      rest = rest.suffix(from: lineBreak + 1)
    }
    return !rest.hasMoreCharacters(than: length)
  }

  @inline(__always)
  private func hasMoreCharacters(than length: Int) -> Bool {
    count > length && characterCount > length
  }

  /// Counts all bytes except continuation bytes, eight at a time.
  private var characterCount: Int {
    let ones = 0x0101_0101_0101_0101 as UInt64
    var (characters, offset) = (count, 0)
    while offset + 8 <= count {
      let word = loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      characters -= (word >> 7 & ~(word >> 6) & ones).nonzeroBitCount
      offset += 8
    }
    while offset < count {
      if self[offset] & 0xC0 == 0x80 { characters -= 1 }
      offset += 1
    }
    return characters
  }
}
