import MvvmgenStorage

extension Code {
  /// Appends the code's bytes.
  package func write(to output: inout [UInt8]) {
    ScratchMemory.reusing {
      var writer = CodeWriter()
      writer.write(self)
      output += writer.output.bytes
    }
  }

  /// All of it on one line, however long, as in a string literal.
  var onOneLine: Code {
    var writer = CodeWriter()
    writer.keepsOneLine = true
    writer.write(self)
    return Code(InternedText(writer.output.bytes))
  }
}

/// Writes code to a buffer, with the indentation of the place where each piece is interpolated.
struct CodeWriter: ~Copyable {
  /// The maximum number of characters in a line; `swift format` breaks longer ones.
  static let lineLength = 100

  var output = OutputBuffer()
  /// The indentation of the following lines.
  var indentation = 0
  var line = Line(start: 0)
  /// The parts for the placeholders of the layout that is being written.
  var fillings = Code.Parts.none
  /// Whether the line is inside a one-line layout too deep to be broken.
  var keepsOneLine = false
  /// The parts after the current piece that may end up on its last line.
  var following: Scratch<Following>?

  /// The current line.
  struct Line {
    var start: Int
    var indentation = 0
    /// Whether anything was written, even just indentation.
    var isBegun = false
    /// Whether it has anything but spaces.
    var hasText = false
    /// Whether an empty piece was interpolated on it.
    var hasEmptyPiece = false
    /// Whether it is left out if it stays blank.
    var followsBlankLine = false
    /// Whether there were only empty pieces since an opening brace.
    var followsBrace = false
    /// Whether it continues after a break that replaced a space.
    var dropsSpace = false
  }

  /// Writes code without its own indentation.
  mutating func write(_ code: Code) {
    switch code.kind {
    case .empty: line.hasEmptyPiece = true
    case .word: writeWord(code.bytes)
    case .escapedName:
      write(word: "`")
      writeWord(code.bytes)
      write(word: "`")
    case .lineBreak: endLine()
    case .text, .literal: writeText(code.bytes)
    case .pieces: for part in code.parts { writePiece(part) }
    case .breakable: writeBreakable(code.parts)
    case .lines: writeLines(code.parts, blankLines: 0)
    case .sections: writeLines(code.parts, blankLines: 1)
    case .joined: writeJoined(code.parts)
    case .comment: writeComment(code.bytes)
    case .list, .block: writeGroup(code)
    case .wrap: writeWrapped(code.parts[0])
    case .unbroken: writeUnbroken(code.parts[0])
    case .alternatives: writeFitting(code.parts)
    case .layout: writeLayout(code.parts)
    case .hole: writePiece(fillings[Int(code.count)])
    }
  }

  /// Writes code and passes the indentation to all its lines.
  @inline(__always)
  mutating func writePiece(_ code: Code) {
    switch code.kind {
    case .empty: line.hasEmptyPiece = true
    case .word: writeWord(code.bytes)
    case .lineBreak: endLine()
    case .literal: writeText(code.bytes)
    default: writeIndented(code)
    }
  }

  private mutating func writeIndented(_ code: Code) {
    let outer = indentation
    if line.isBegun { indentation = line.indentation }
    write(code)
    indentation = outer
  }

  private mutating func writeLines(_ parts: Code.Parts, blankLines: Int) {
    let outer = following
    following = nil
    defer { following = outer }
    for index in parts.indices {
      if index > 0 {
        for _ in 0...blankLines { endLine() }
      }
      writePiece(parts[index])
    }
  }

  private mutating func writeJoined(_ parts: Code.Parts) {
    for index in 1..<parts.count {
      if index > 1 { write(parts[0]) }
      writePiece(parts[index])
    }
  }

  private mutating func writeText(_ text: Bytes) {
    var rest = text
    while let lineBreak = rest.firstLineBreak {
      if lineBreak > 0 { writeWord(rest.prefix(upTo: lineBreak)) }
      endLine()
      rest = rest.suffix(from: lineBreak + 1)
      let spaces = rest.leadingSpaces
      guard spaces > 0 else { continue }
      rest = rest.suffix(from: spaces)
      beginLine(indentedBy: spaces)
    }
    if !rest.isEmpty { writeWord(rest) }
  }

  /// Wraps words to the line length.
  private mutating func writeComment(_ text: Bytes) {
    // A line that fits in bytes fits in characters.
    guard indentation + 4 + text.count > Self.lineLength else {
      write(word: "/// ")
      writeWord(text)
      return
    }
    var column = Self.lineLength
    var isFirst = true
    for word in text.indices.split(whereSeparator: { text[$0] == UInt8(ascii: " ") }) {
      let word = text.part(word)
      let width = word.text.count
      if column + 1 + width > Self.lineLength {
        if !isFirst { endLine() }
        write(word: "///")
        column = indentation + 3
      }
      isFirst = false
      column += 1 + width
      write(word: " ")
      writeWord(word)
    }
  }

  /// Writes text without a line break.
  @inline(__always)
  mutating func write(word text: StaticString) {
    writeWord(text.bytes)
  }

  @inline(__always)
  mutating func writeWord(_ text: Bytes) {
    guard !text.isEmpty else { return }
    output.append(text, droppingFirst: line.hasText ? 0 : beginText(text))
  }

  /// - Returns: the number of spaces at the start of the text that are skipped.
  @inline(never)
  private mutating func beginText(_ text: Bytes) -> Int {
    if !line.isBegun { beginLine(indentedBy: 0) }
    if text[0] != UInt8(ascii: " ") {
      if line.followsBrace, text[0] == UInt8(ascii: "}") { closeEmptyBraces() }
      line.hasText = true
    } else if line.dropsSpace {
      line.hasText = true
      return 1
    } else {
      let spaces = text.leadingSpaces
      line.indentation += spaces
      line.hasText = spaces < text.count
    }
    return 0
  }

  /// Goes back to the opening brace in the previous line.
  private mutating func closeEmptyBraces() {
    output.truncate(to: line.start - 1)
    line.start = output.startOfLastLine
  }

  /// Writes the line's indentation.
  @inline(__always)
  mutating func beginLine(indentedBy spaces: Int) {
    line.isBegun = true
    line.followsBlankLine = false
    line.indentation = indentation + spaces
    output.append(spaces: line.indentation)
  }

  mutating func endLine() {
    var (isBlankLineWritten, isBraceOpen) = (false, false)
    if !line.hasText, line.hasEmptyPiece {
      output.truncate(to: line.start)
      isBlankLineWritten = output.count == 0 || output.endsWithBlankLine
      isBraceOpen = output.endsWithOpenBrace
    } else if line.hasText || !line.followsBlankLine {
      output.append(UInt8(ascii: "\n"))
    }
    line = Line(start: output.count)
    line.followsBlankLine = isBlankLineWritten
    line.followsBrace = isBraceOpen
  }
}
