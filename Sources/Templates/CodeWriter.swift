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
  typealias Mark = Code.Mark
  typealias Layout = Code.Layout

  /// The most characters on a line; `swift format` breaks what is longer.
  static let lineLength = 100

  var output = OutputBuffer()
  var indentation = 0
  var lineStart = 0
  /// Whether the line holds nothing yet, so that its indentation is still to be written.
  var isAtLineStart = true
  /// Whether an empty piece stands on the line.
  var hasEmptyPiece = false
  /// Whether the line is too deep in a one-line layout to be broken.
  var keepsOneLine = false
  var skipsBlankLine = false

  mutating func write(_ code: Bytes, from start: Int) -> Int {
    var position = start
    while position < code.count {
      switch code[position] {
      case UInt8(ascii: "\n"): endLine()
      case Mark.empty: hasEmptyPiece = true
      case Mark.piece: position = writePiece(code, from: position + 1)
      case Mark.comment: position = writeComment(code, from: position + 1)
      case Mark.group: position = writeGroup(code, from: position + 1)
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

  mutating func writePiece(_ code: Bytes, from start: Int) -> Int {
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

  var lineIndentation: Int {
    var end = lineStart
    while end < output.count, output.bytes[end] == UInt8(ascii: " ") { end += 1 }
    return end - lineStart
  }

  /// Writes text without a line break.
  mutating func write(_ text: StaticString) {
    startLine()
    text.withUTF8Buffer { output.append($0, 0..<$0.count) }
  }

  private mutating func startLine() {
    skipsBlankLine = false
    guard isAtLineStart else { return }
    isAtLineStart = false
    output.append(spaces: indentation)
  }

  mutating func endLine() {
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

extension Slice<UnsafeBufferPointer<UInt8>> {
  fileprivate var characterCount: Int {
    allSatisfy { $0 < 0x80 } ? count : String(decoding: self, as: UTF8.self).count
  }
}
