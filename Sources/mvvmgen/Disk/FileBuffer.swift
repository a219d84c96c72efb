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
    limit: Int,
    read: (UnsafeMutableRawBufferPointer) -> Int
  ) -> Int {
    count = 0
    while count < limit {
      if count == storage.count { grow() }
      let start = count
      let end = min(storage.count, limit)
      let received = storage.withUnsafeMutableBytes { buffer in
        read(UnsafeMutableRawBufferPointer(rebasing: buffer[start..<end]))
      }
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
      return storage.withUnsafeBytes { actual in
        expected.withUnsafeBytes { expected in
          guard let left = actual.baseAddress, let right = expected.baseAddress else { return true }
          return memcmp(left, right, expected.count) == 0
        }
      }
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
    storage = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      _ = buffer.initialize(from: storage)
      buffer[storage.count...].initialize(repeating: 0)
      count = size
    }
  }
}
