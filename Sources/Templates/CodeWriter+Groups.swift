/// Groups: what is written in one of several layouts.
extension CodeWriter {
  mutating func writeGroup(_ code: Bytes, from start: Int) -> Int {
    guard code[start] != Layout.alternatives else { return writeFitting(code, from: start + 1) }
    guard !keepsOneLine else { return writeOnOneLine(code, from: start).end }
    let state = state
    keepsOneLine = true
    let (end, hasItems) = writeOnOneLine(code, from: start)
    keepsOneLine = false
    guard hasItems, lineWidth > Self.lineLength else { return end }
    go(back: state)
    return writeOnLines(code, from: start)
  }

  private mutating func writeOnOneLine(
    _ code: Bytes, from start: Int
  ) -> (end: Int, hasItems: Bool) {
    let isCall = code[start] == Layout.arguments
    var position = write(code, from: start + 1)
    let firstItem = position
    write(isCall ? "(" : " { ")
    while code[position] == Mark.item {
      if position > firstItem { write(isCall ? ", " : " ") }
      position = writePiece(code, from: position + 1)
    }
    if !isCall { write(" ") }
    return (write(code, from: position + 1), position > firstItem)
  }

  private mutating func writeOnLines(_ code: Bytes, from start: Int) -> Int {
    let isCall = code[start] == Layout.arguments
    var position = write(code, from: start + 1)
    let firstItem = position
    let outer = indentation
    if !isAtLineStart { indentation = lineIndentation }
    write(isCall ? "(" : " {")
    indentation += 2
    while code[position] == Mark.item {
      if isCall, position > firstItem { write(",") }
      endLine()
      position = writePiece(code, from: position + 1)
    }
    indentation -= 2
    endLine()
    let end = write(code, from: position + 1)
    indentation = outer
    return end
  }

  /// The items read from `start` on are ways to write the same.
  private mutating func writeFitting(_ code: Bytes, from start: Int) -> Int {
    let state = state
    var position = writePiece(code, from: start + 1)
    while code[position] == Mark.item, !keepsOneLine, !linesFit(from: state.lineStart) {
      go(back: state)
      position = writePiece(code, from: position + 1)
    }
    while code[position] == Mark.item { position = code.endOfItem(from: position + 1) }
    return position + 1
  }

  private typealias State = (
    count: Int, lineStart: Int, isAtLineStart: Bool, hasEmptyPiece: Bool, skipsBlankLine: Bool
  )

  private var state: State {
    (output.count, lineStart, isAtLineStart, hasEmptyPiece, skipsBlankLine)
  }

  private mutating func go(back state: State) {
    output.truncate(to: state.count)
    (_, lineStart, isAtLineStart, hasEmptyPiece, skipsBlankLine) = state
  }

  private func linesFit(from start: Int) -> Bool {
    // Fewer bytes than a line may have are fewer characters.
    guard output.count - start > Self.lineLength else { return true }
    return output.bytes[start...].split(separator: UInt8(ascii: "\n"))
      .allSatisfy { $0.width <= Self.lineLength }
  }

  /// The line's length in characters.
  private var lineWidth: Int {
    guard output.count - lineStart > Self.lineLength else { return output.count - lineStart }
    return output.bytes[lineStart...].width
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The offset of the mark that ends the item which begins at `start`.
  fileprivate func endOfItem(from start: Int) -> Int {
    var (position, depth) = (start, 0)
    while true {
      switch self[position] {
      case Code.Mark.piece, Code.Mark.comment, Code.Mark.group: depth += 1
      case Code.Mark.end where depth > 0: depth -= 1
      case Code.Mark.item where depth == 0, Code.Mark.tail where depth == 0: return position
      default: break
      }
      position += 1
    }
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// How many characters a line of these bytes has.
  fileprivate var width: Int {
    reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
  }
}
