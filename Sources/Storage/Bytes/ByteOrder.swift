extension String {
  /// Compares bytes, so the order is the same on every machine.
  package func precedes(_ other: String) -> Bool {
    let isBefore = utf8.withContiguousStorageIfAvailable { one in
      other.utf8.withContiguousStorageIfAvailable { two in
        UnsafeRawBufferPointer(one).precedes(UnsafeRawBufferPointer(two))
      }
    }
    if case .some(.some(let isBefore)) = isBefore { return isBefore }
    return utf8.lexicographicallyPrecedes(other.utf8)
  }
}

extension [UInt8] {
  /// Whether a range of them is a text. Without a slice, which would be counted.
  package func have(_ text: StaticString, in range: Range<Int>) -> Bool {
    withUnsafeBytes { UnsafeRawBufferPointer(rebasing: $0[range]).equals(text) }
  }
}

extension UnsafeRawBufferPointer {
  package var text: String { String(decoding: self, as: UTF8.self) }

  package func equals(_ other: UnsafeRawBufferPointer) -> Bool {
    guard count == other.count else { return false }
    guard let one = baseAddress, let two = other.baseAddress else { return true }
    return memcmp(one, two, count) == 0
  }

  package func equals(_ text: StaticString) -> Bool {
    equals(text.bytes)
  }

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

  /// Compares bytes.
  package func precedes(_ other: UnsafeRawBufferPointer) -> Bool {
    guard let one = baseAddress, let two = other.baseAddress else { return count < other.count }
    let order = memcmp(one, two, Swift.min(count, other.count))
    return order == 0 ? count < other.count : order < 0
  }
}
