/// A fixed set of words, looked up by their bytes.
package struct WordSet: Sendable {
  private let words: [StaticString]
  /// The first letters of the words of each length, one bit each: nearly all other texts differ in
  /// these.
  private var firstLetters: [UInt64] = []

  package init(_ words: [StaticString]) {
    self.words = words
    firstLetters.reserveCapacity(16)
    for word in words {
      while firstLetters.count <= word.utf8CodeUnitCount { firstLetters.append(0) }
      firstLetters[word.utf8CodeUnitCount] |= Self.bit(of: word.utf8Start.pointee)
    }
  }

  package func contains(_ text: UnsafeRawBufferPointer) -> Bool {
    guard text.count < firstLetters.count, let first = text.first else { return false }
    return firstLetters[text.count] & Self.bit(of: first) != 0
      && words.contains { text.equals($0.bytes) }
  }

  package func contains(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { contains(UnsafeRawBufferPointer($0)) }
  }

  private static func bit(of byte: UInt8) -> UInt64 { 1 << UInt64(byte & 63) }
}

extension StaticString {
  package var bytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }
}
