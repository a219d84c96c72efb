#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Pieces with several layouts.
extension CodeWriter {
  mutating func writeLayout(_ parts: UnsafeBufferPointer<Code>) {
    let outer = fillings
    fillings = UnsafeBufferPointer(rebasing: parts[1...])
    writeFitting(parts[0].parts)
    fillings = outer
  }

  /// Writes the first alternative that fits, with what follows it on its last line.
  mutating func writeFitting(_ parts: UnsafeBufferPointer<Code>) {
    let state = state
    for index in 0..<parts.count - 1 {
      writePiece(parts[index])
      if keepsOneLine || fitsWithRest(from: state.line.start) { return }
      go(back: state)
    }
    writePiece(parts[parts.count - 1])
  }

  typealias State = (count: Int, line: Line)

  var state: State { (output.count, line) }

  mutating func go(back state: State) {
    output.truncate(to: state.count)
    line = state.line
  }

  /// Whether all lines that begin at the offset or later fit.
  @inline(__always)
  func linesFit(from start: Int) -> Bool {
    // A line that fits in bytes fits in characters.
    output.count - start <= Self.lineLength
      || output.bytes(from: start).linesHaveAtMost(Self.lineLength)
  }
}

extension UnsafeRawBufferPointer {
  /// Whether no line has more characters than the maximum.
  fileprivate func linesHaveAtMost(_ length: Int) -> Bool {
    guard var start = baseAddress else { return true }
    let end = start + count
    while let lineBreak = UnsafeRawPointer(memchr(start, 0x0A, end - start)) {
      if Self(start: start, count: lineBreak - start).hasMoreCharacters(than: length) {
        return false
      }
      start = lineBreak + 1
    }
    return !Self(start: start, count: end - start).hasMoreCharacters(than: length)
  }

  @inline(__always)
  private func hasMoreCharacters(than length: Int) -> Bool {
    count > length && characterCount > length
  }

  /// Counts all bytes but continuation bytes, eight at a time.
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
