import Spec

extension Code {
  /// Appends the code's bytes.
  package func write(to output: inout [UInt8]) {
    var writer = CodeWriter()
    writer.write(self)
    output.append(contentsOf: writer.output.bytes)
  }
}

/// Appends code to a buffer, indented by the place where each piece stands.
struct CodeWriter: ~Copyable {
  /// The most characters on a line; `swift format` breaks what is longer.
  static let lineLength = 100

  var output = OutputBuffer()
  /// Of the lines to come.
  var indentation = 0
  var lineStart = 0
  /// Of the line that is being written.
  var lineIndentation = 0
  /// Whether the line holds nothing but its indentation.
  var isBlank = true
  /// Whether the line holds nothing yet, so that its indentation is still to be written.
  var isAtLineStart = true
  /// Whether an empty piece stands on the line.
  var hasEmptyPiece = false
  /// Whether the line is too deep in a one-line layout to be broken.
  var keepsOneLine = false
  var skipsBlankLine = false

  /// Writes code that is a part of the piece around it.
  mutating func write(_ code: Code) {
    switch code.kind {
    case .empty: hasEmptyPiece = true
    case .name: writeWord(code.bytes)
    case .text, .inset: writeText(code.bytes)
    case .pieces:
      for part in code.parts {
        if part.kind == .text { writeText(part.bytes) } else { writePiece(part) }
      }
    case .joined: writeJoined(code.parts)
    case .comment: writeComment(code.bytes)
    case .arguments, .closure: writeGroup(code)
    case .alternatives: writeFitting(code.parts)
    }
  }

  /// Writes code that gives its indentation to all its lines.
  mutating func writePiece(_ code: Code) {
    switch code.kind {
    case .empty: hasEmptyPiece = true
    case .name: writeWord(code.bytes)
    default:
      let outer = indentation
      if !isAtLineStart { indentation = lineIndentation }
      write(code)
      indentation = outer
    }
  }

  private mutating func writeJoined(_ parts: UnsafeBufferPointer<Code>) {
    var isFirst = true
    for part in parts[1...] {
      if !isFirst { write(parts[0]) }
      isFirst = false
      writePiece(part)
    }
  }

  private mutating func writeText(_ text: UnsafeRawBufferPointer) {
    var position = 0
    while position < text.count {
      let end = text.endOfLine(from: position)
      if end > position {
        writeWord(UnsafeRawBufferPointer(rebasing: text[position..<end]))
      }
      guard end < text.count else { return }
      endLine()
      position = end + 1
    }
  }

  /// Fills lines with words, up to the line length.
  private mutating func writeComment(_ text: UnsafeRawBufferPointer) {
    var column = Self.lineLength
    var isFirst = true
    for word in text.split(separator: UInt8(ascii: " ")) {
      let width = word.characterCount
      if column + 1 + width > Self.lineLength {
        if !isFirst { endLine() }
        write(text: "///")
        column = indentation + 3
      }
      isFirst = false
      column += 1 + width
      write(text: " ")
      output.append(UnsafeRawBufferPointer(rebasing: word))
    }
  }

  /// Writes text without a line break.
  mutating func write(text: StaticString) {
    text.withUTF8Buffer { writeWord(UnsafeRawBufferPointer($0)) }
  }

  private mutating func writeWord(_ text: UnsafeRawBufferPointer) {
    if isAtLineStart {
      isAtLineStart = false
      output.append(spaces: indentation)
      lineIndentation = indentation
    }
    if isBlank {
      var spaces = 0
      while spaces < text.count, text[spaces] == UInt8(ascii: " ") { spaces += 1 }
      lineIndentation += spaces
      isBlank = spaces == text.count
    }
    skipsBlankLine = false
    output.append(text)
  }

  mutating func endLine() {
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
    isBlank = true
    hasEmptyPiece = false
  }
}

extension UnsafeRawBufferPointer {
  /// The offset of the next line break, or the end; eight bytes at a time, as all text goes through.
  fileprivate func endOfLine(from start: Int) -> Int {
    let (ones, highs) = (0x0101_0101_0101_0101 as UInt64, 0x8080_8080_8080_8080 as UInt64)
    var position = start
    while position + 8 <= count {
      let word = UInt64(
        littleEndian: loadUnaligned(fromByteOffset: position, as: UInt64.self))
      // A byte of this is zero where the text has a line break.
      let lineBreaks = word ^ (ones &* 0x0A)
      let zeros = (lineBreaks &- ones) & ~lineBreaks & highs
      if zeros != 0 { return position + zeros.trailingZeroBitCount / 8 }
      position += 8
    }
    while position < count, self[position] != 0x0A { position += 1 }
    return position
  }
}

extension Slice<UnsafeRawBufferPointer> {
  fileprivate var characterCount: Int {
    allSatisfy { $0 < 0x80 } ? count : String(decoding: self, as: UTF8.self).count
  }
}
