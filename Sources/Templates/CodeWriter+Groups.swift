/// Groups: what is written in one of several layouts.
extension CodeWriter {
  mutating func writeGroup(_ code: Code) {
    guard !keepsOneLine else { return writeOnOneLine(code) }
    let state = state
    keepsOneLine = true
    writeOnOneLine(code)
    keepsOneLine = false
    guard code.parts.count > 2, lineIsTooLong else { return }
    go(back: state)
    writeOnLines(code)
  }

  private mutating func writeOnOneLine(_ code: Code) {
    let (parts, isCall) = (code.parts, code.kind == .arguments)
    write(parts[0])
    write(word: isCall ? "(" : " { ")
    for index in 2..<max(parts.count, 2) {
      if index > 2 { write(word: isCall ? ", " : " ") }
      writePiece(parts[index])
    }
    if !isCall { write(word: " ") }
    write(parts[1])
  }

  private mutating func writeOnLines(_ code: Code) {
    let (parts, isCall) = (code.parts, code.kind == .arguments)
    write(parts[0])
    let outer = indentation
    if line.isBegun { indentation = line.indentation }
    write(word: isCall ? "(" : " {")
    indentation += 2
    for index in 2..<parts.count {
      if isCall, index > 2 { write(word: ",") }
      endLine()
      writePiece(parts[index])
    }
    indentation -= 2
    endLine()
    write(parts[1])
    indentation = outer
  }

  mutating func writeLayout(_ parts: UnsafeBufferPointer<Code>) {
    let outer = fillings
    fillings = UnsafeBufferPointer(rebasing: parts[1...])
    writeFitting(parts[0].parts)
    fillings = outer
  }

  /// The parts are ways to write the same.
  mutating func writeFitting(_ parts: UnsafeBufferPointer<Code>) {
    let state = state
    for part in parts.dropLast() {
      writePiece(part)
      if keepsOneLine || linesFit(from: state.line.start) { return }
      go(back: state)
    }
    if let last = parts.last { writePiece(last) }
  }

  private typealias State = (count: Int, line: Line)

  private var state: State { (output.count, line) }

  private mutating func go(back state: State) {
    output.truncate(to: state.count)
    line = state.line
  }

  private func linesFit(from start: Int) -> Bool {
    // Fewer bytes than a line may have are fewer characters.
    guard output.count - start > Self.lineLength else { return true }
    return output.bytes(from: start).split(separator: UInt8(ascii: "\n"))
      .allSatisfy { UnsafeRawBufferPointer(rebasing: $0).width <= Self.lineLength }
  }

  private var lineIsTooLong: Bool {
    guard output.count - line.start > Self.lineLength else { return false }
    return output.bytes(from: line.start).width > Self.lineLength
  }
}

extension UnsafeRawBufferPointer {
  /// How many characters a line of these bytes has: all but those that go on with one.
  fileprivate var width: Int {
    let ones = 0x0101_0101_0101_0101 as UInt64
    var (width, offset) = (count, 0)
    while offset + 8 <= count {
      let word = loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      width -= (word >> 7 & ~(word >> 6) & ones).nonzeroBitCount
      offset += 8
    }
    return self[offset...].reduce(width) { $1 & 0xC0 == 0x80 ? $0 - 1 : $0 }
  }
}
