// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Public because the compiler can't specialize package types in other targets. No product exposes
// this target.

extension Bytes {
  package var text: String { String(decoding: self, as: UTF8.self) }

  package func equals(_ text: StaticString) -> Bool { equals(text.bytes) }

  package func starts(with text: StaticString) -> Bool {
    count >= text.utf8CodeUnitCount && prefix(upTo: text.utf8CodeUnitCount).equals(text)
  }

  package func ends(with text: StaticString) -> Bool {
    count >= text.utf8CodeUnitCount && suffix(from: count - text.utf8CodeUnitCount).equals(text)
  }

  /// Whether it contains a word, ignoring case.
  ///
  /// - Parameter word: of lowercase ASCII letters.
  package func contains(caseless word: StaticString) -> Bool {
    let word = word.bytes
    guard count >= word.count else { return false }
    return (0...(count - word.count)).contains { start in
      word.indices.allSatisfy { self[start + $0] | 0x20 == word[$0] }
    }
  }

  /// The number of spaces at its start.
  @inlinable
  public var leadingSpaces: Int {
    var spaces = 0
    while spaces < count, self[spaces] == UInt8(ascii: " ") { spaces += 1 }
    return spaces
  }

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
      let word = word(at: offset)
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

extension UInt64 {
  /// The number of spaces that eight bytes begin with, the first of them lowest.
  @inlinable public var leadingSpaces: Int {
    (self ^ 0x2020_2020_2020_2020).trailingZeroBitCount / 8
  }
}

extension String {
  /// Compares bytes, so the order is the same on every machine.
  package func precedes(_ other: String) -> Bool {
    withBytes { one in other.withBytes { two in one.precedes(two) } }
  }
}

extension [UInt8] {
  /// Whether a range of them is a text. Without a slice, which would be counted.
  package func have(_ text: StaticString, in range: Range<Int>) -> Bool {
    withBytes(range) { $0.equals(text) }
  }
}
