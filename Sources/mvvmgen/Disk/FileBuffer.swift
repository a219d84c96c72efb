import MvvmgenStorage

/// A buffer that is reused for reading files.
struct FileBuffer {
  private(set) var storage: [UInt8] = []
  private(set) var count = 0

  /// The last file that was read.
  var bytes: ArraySlice<UInt8> { storage[..<count] }

  /// Fills the buffer from its start, until `read` returns 0: some file systems return less than
  /// requested before the end. `read` returns a count, negative for a failure; so does this.
  mutating func fill(
    limit: Int, read: (inout [UInt8], _ part: Range<Int>) -> Int
  ) -> Int {
    count = 0
    while count < limit {
      if count == storage.count { grow() }
      let received = read(&storage, count..<min(storage.count, limit))
      guard received >= 0 else { return received }
      if received == 0 { break }
      count += received
    }
    return count
  }

  /// Fills the buffer with the file's known content.
  mutating func fill(with bytes: [UInt8]) {
    (storage, count) = (bytes, bytes.count)
  }

  /// Whether the file equals the expected text. A checkout may have changed LF to CRLF.
  func holds(_ expected: [UInt8]) -> Bool {
    if count == expected.count {
      return storage.withBytes(0..<count) { actual in expected.withBytes { actual.equals($0) } }
    }
    guard count > expected.count else { return false }
    var index = 0
    for byte in expected {
      if byte == UInt8(ascii: "\n"), index < count, storage[index] == UInt8(ascii: "\r") {
        index += 1
      }
      guard index < count, storage[index] == byte else { return false }
      index += 1
    }
    return index == count
  }

  private mutating func grow() {
    let size = max(4 * storage.count, 1 << 14)
    // An array, which debug builds don't append byte by byte.
    storage += [UInt8](repeating: 0, count: size - storage.count)
  }
}
