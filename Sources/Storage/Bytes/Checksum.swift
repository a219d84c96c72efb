/// XXH64 with seed 0, as specified at https://github.com/Cyan4973/xxHash: a fast hash that is the
/// same on every machine. It detects edits by hand; it doesn't protect against deliberate forgery.
package struct Checksum: Hashable, Sendable {
  package let value: UInt64

  package init(value: UInt64) {
    self.value = value
  }

  package init(of bytes: ArraySlice<UInt8>) {
    value = bytes.withBytes(Checksum.hash)
  }

  private static let prime1: UInt64 = 0x9E37_79B1_85EB_CA87
  private static let prime2: UInt64 = 0xC2B2_AE3D_27D4_EB4F
  private static let prime3: UInt64 = 0x1656_67B1_9E37_79F9
  private static let prime4: UInt64 = 0x85EB_CA77_C2B2_AE63
  private static let prime5: UInt64 = 0x27D4_EB2F_1656_67C5

  private static func hash(_ bytes: Bytes) -> UInt64 {
    var offset = 0
    var hash = stripes(bytes, &offset) &+ UInt64(bytes.count)
    while offset + 8 <= bytes.count {
      hash = rotated(hash ^ round(0, bytes.word(at: offset)), 27) &* prime1 &+ prime4
      offset += 8
    }
    if offset + 4 <= bytes.count {
      let half = (0..<4).reduce(0) { $0 | UInt64(bytes[offset + $1]) << (8 * UInt64($1)) }
      hash = rotated(hash ^ (half &* prime1), 23) &* prime2 &+ prime3
      offset += 4
    }
    while offset < bytes.count {
      hash = rotated(hash ^ (UInt64(bytes[offset]) &* prime5), 11) &* prime1
      offset += 1
    }
    hash = (hash ^ (hash >> 33)) &* prime2
    hash = (hash ^ (hash >> 29)) &* prime3
    return hash ^ (hash >> 32)
  }

  /// Hashes whole stripes of four independent words, and leaves `offset` after the last one.
  private static func stripes(_ bytes: Bytes, _ offset: inout Int) -> UInt64 {
    guard bytes.count >= 32 else { return prime5 }
    var first = prime1 &+ prime2
    var second = prime2
    var third: UInt64 = 0
    var fourth = 0 &- prime1
    while offset + 32 <= bytes.count {
      first = round(first, bytes.word(at: offset))
      second = round(second, bytes.word(at: offset + 8))
      third = round(third, bytes.word(at: offset + 16))
      fourth = round(fourth, bytes.word(at: offset + 24))
      offset += 32
    }
    var hash = rotated(first, 1) &+ rotated(second, 7) &+ rotated(third, 12) &+ rotated(fourth, 18)
    hash = (hash ^ round(0, first)) &* prime1 &+ prime4
    hash = (hash ^ round(0, second)) &* prime1 &+ prime4
    hash = (hash ^ round(0, third)) &* prime1 &+ prime4
    return (hash ^ round(0, fourth)) &* prime1 &+ prime4
  }

  private static func round(_ lane: UInt64, _ word: UInt64) -> UInt64 {
    rotated(lane &+ word &* prime2, 31) &* prime1
  }

  private static func rotated(_ value: UInt64, _ count: UInt64) -> UInt64 {
    (value &<< count) | (value &>> (64 &- count))
  }
}

extension Checksum {
  package static let digitCount = 16

  /// Writes 16 hexadecimal digits in lower case over the bytes from an index on.
  package func overwrite(_ bytes: inout [UInt8], at start: Int) {
    for place in 0..<Checksum.digitCount {
      let digit = UInt8(truncatingIfNeeded: value >> UInt64(60 - 4 * place)) & 0xF
      bytes[start + place] =
        digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
    }
  }

  package init?(digits: ArraySlice<UInt8>) {
    guard digits.count == Checksum.digitCount else { return nil }
    var value: UInt64 = 0
    for digit in digits {
      guard let number = digit.hexDigit, !digit.isCapital else { return nil }
      value = value << 4 | UInt64(number)
    }
    self.value = value
  }
}
