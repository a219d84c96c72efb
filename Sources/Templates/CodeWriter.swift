import Spec

extension Code {
  /// Appends the code's bytes.
  package func write(to output: inout [UInt8]) {
    var writer = CodeWriter()
    withBytes { _ = writer.write($0, from: 0) }
    output.append(contentsOf: writer.output.bytes)
  }
}

/// Appends code to a buffer, indented by the place where each piece stands.
///
/// Its functions read marked bytes from an offset on, and return the offset of the mark that ends
/// what they write.
struct CodeWriter: ~Copyable {
  typealias Bytes = UnsafeBufferPointer<UInt8>
  private typealias Mark = Code.Mark

  /// The most characters on a line; `swift format` breaks what is longer.
  static let lineLength = 100

  fileprivate var output = OutputBuffer()
  private var indentation = 0
  private var lineStart = 0
  /// Whether the line holds nothing yet, so that its indentation is still to be written.
  private var isAtLineStart = true
  /// Whether an empty piece stands on the line.
  private var hasEmptyPiece = false
  /// Whether the line is too deep in a one-line layout to be broken.
  private var keepsOneLine = false
  private var skipsBlankLine = false

  mutating func write(_ code: Bytes, from start: Int) -> Int {
    var position = start
    while position < code.count {
      switch code[position] {
      case UInt8(ascii: "\n"): endLine()
      case Mark.empty: hasEmptyPiece = true
      case Mark.piece: position = writePiece(code, from: position + 1)
      case Mark.comment: position = writeComment(code, from: position + 1)
      case Mark.arguments, Mark.closure: position = writeGroup(code, from: position)
      case Mark.item, Mark.tail, Mark.end: return position
      default:
        let end = code.endOfText(from: position)
        startLine()
        output.append(code, position..<end)
        position = end
        continue
      }
      position += 1
    }
    return position
  }

  private mutating func writePiece(_ code: Bytes, from start: Int) -> Int {
    let outer = indentation
    if !isAtLineStart { indentation = lineIndentation }
    let end = write(code, from: start)
    indentation = outer
    return end
  }

  /// Fills lines with words, up to the line length.
  private mutating func writeComment(_ code: Bytes, from start: Int) -> Int {
    let outer = indentation
    if !isAtLineStart { indentation = lineIndentation }
    var column = Self.lineLength
    var position = start
    while code[position] != Mark.end {
      let end = code[position...].firstIndex { $0 == UInt8(ascii: " ") || $0 == Mark.end }
      let word = code[position..<(end ?? code.endIndex)]
      let width = word.characterCount
      if column + 1 + width > Self.lineLength {
        if position > start { endLine() }
        write("///")
        column = indentation + 3
      }
      column += 1 + width
      write(" ")
      output.append(code, position..<word.endIndex)
      position = word.endIndex
      if code[position] != Mark.end { position += 1 }
    }
    indentation = outer
    return position
  }

  private var lineIndentation: Int {
    var end = lineStart
    while end < output.count, output.bytes[end] == UInt8(ascii: " ") { end += 1 }
    return end - lineStart
  }

  /// Writes text without a line break.
  private mutating func write(_ text: StaticString) {
    startLine()
    text.withUTF8Buffer { output.append($0, 0..<$0.count) }
  }

  private mutating func startLine() {
    skipsBlankLine = false
    guard isAtLineStart else { return }
    isAtLineStart = false
    output.append(spaces: indentation)
  }

  private mutating func endLine() {
    let isBlank = isAtLineStart || lineIndentation == output.count - lineStart
    if isBlank, hasEmptyPiece {
      output.truncate(to: lineStart)
      skipsBlankLine = output.count == 0 || output.endsWithBlankLine
    } else if isBlank, skipsBlankLine {
      skipsBlankLine = false
    } else {
      output.appendLineBreak()
      skipsBlankLine = false
    }
    lineStart = output.count
    isAtLineStart = true
    hasEmptyPiece = false
  }
}

// MARK: - Groups

extension CodeWriter {
  private mutating func writeGroup(_ code: Bytes, from start: Int) -> Int {
    guard !keepsOneLine else { return writeOnOneLine(code, from: start).end }
    let state = (count: output.count, isAtLineStart, hasEmptyPiece, skipsBlankLine)
    keepsOneLine = true
    let (end, hasItems) = writeOnOneLine(code, from: start)
    keepsOneLine = false
    guard hasItems, lineWidth > Self.lineLength else { return end }
    output.truncate(to: state.count)
    (_, isAtLineStart, hasEmptyPiece, skipsBlankLine) = state
    return writeOnLines(code, from: start)
  }

  private mutating func writeOnOneLine(
    _ code: Bytes, from start: Int
  ) -> (end: Int, hasItems: Bool) {
    let isCall = code[start] == Mark.arguments
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
    let isCall = code[start] == Mark.arguments
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

  /// The line's length in characters.
  private var lineWidth: Int {
    // Fewer bytes than the line may have are fewer characters.
    guard output.count - lineStart > Self.lineLength else { return output.count - lineStart }
    return output.bytes[lineStart...].reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  fileprivate var characterCount: Int {
    allSatisfy { $0 < 0x80 } ? count : String(decoding: self, as: UTF8.self).count
  }
}
