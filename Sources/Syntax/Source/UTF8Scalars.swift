import MvvmgenStorage

extension [UInt8] {
  /// Decodes the scalar at an offset. Nil if the bytes before `end` aren't valid UTF-8: overlong, a
  /// surrogate, above U+10FFFF, or truncated.
  package func scalar(at offset: Int, before end: Int) -> (scalar: Unicode.Scalar, length: Int)? {
    guard offset >= 0, offset < end, end <= count else { return nil }
    let first = self[offset]
    let length: Int
    var value: UInt32
    let smallest: UInt32
    switch first {
    case 0x00...0x7F: return (Unicode.Scalar(first), 1)
    case 0xC2...0xDF: (length, value, smallest) = (2, UInt32(first & 0x1F), 0x80)
    case 0xE0...0xEF: (length, value, smallest) = (3, UInt32(first & 0x0F), 0x800)
    case 0xF0...0xF4: (length, value, smallest) = (4, UInt32(first & 0x07), 0x1_0000)
    default: return nil
    }
    guard end - offset >= length else { return nil }
    for index in 1..<length {
      let byte = self[offset + index]
      guard byte & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    guard value >= smallest, let scalar = Unicode.Scalar(value) else { return nil }
    return (scalar, length)
  }
}

extension [UInt8] {
  /// The offset of the next byte that isn't a visible ASCII character or a space, or that is a
  /// quote or a backslash: where a JSON string needs a closer look. Processes eight bytes at a
  /// time, like simdjson and Bit Twiddling Hacks ("determine if a word has a byte less than n").
  func endOfPlainText(from start: Int) -> Int {
    withBytes { $0.endOfPlainText(from: start) }
  }
}

extension Bytes {
  fileprivate func endOfPlainText(from start: Int) -> Int {
    var offset = start
    while offset + 8 <= count {
      let word = word(at: offset)
      let special =
        word.bytesBelow(0x20) | word.bytesEqual(to: UInt8(ascii: "\""))
        | word.bytesEqual(to: UInt8(ascii: "\\")) | (word & UInt64.highBits)
      guard special == 0 else { return offset + special.trailingZeroBitCount / 8 }
      offset += 8
    }
    while offset < count {
      let byte = self[offset]
      if byte < 0x20 || byte >= 0x80 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        break
      }
      offset += 1
    }
    return offset
  }
}

/// Tests eight bytes at once: the lowest high bit that is set marks the first match.
extension UInt64 {
  fileprivate static let ones: UInt64 = 0x0101_0101_0101_0101
  fileprivate static let highBits: UInt64 = 0x8080_8080_8080_8080

  fileprivate func bytesBelow(_ limit: UInt8) -> UInt64 {
    (self &- Self.ones &* UInt64(limit)) & ~self & Self.highBits
  }

  fileprivate func bytesEqual(to byte: UInt8) -> UInt64 {
    (self ^ Self.ones &* UInt64(byte)).bytesBelow(1)
  }
}
