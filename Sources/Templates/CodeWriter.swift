import Spec

extension Code {
  /// Appends the code's bytes.
  package func write(to output: inout [UInt8]) {
    // Moved out and back in: a second reference would copy the buffer.
    var buffer: [UInt8] = []
    swap(&buffer, &output)
    var writer = CodeWriter(appendingTo: consume buffer)
    writer.write(self)
    output = writer.finish()
  }
}

/// Appends code to a buffer, indented by the place where each piece stands.
struct CodeWriter: ~Copyable {
  /// The most characters on a line; `swift format` breaks what is longer.
  static let lineLength = 100

  private var output: [UInt8]
  private var indentation = 0
  private var lineStart: Int
  /// Whether the line holds nothing yet, so that its indentation is still to be written.
  private var isAtLineStart = true
  /// Whether an empty piece stands on the line.
  private var hasEmptyPiece = false
  /// Whether the line is too deep in a one-line layout to be broken.
  private var keepsOneLine = false
  private var skipsBlankLine = false

  /// Takes the buffer; ``finish()`` gives it back.
  init(appendingTo output: consuming [UInt8]) {
    self.output = output
    lineStart = self.output.count
  }

  consuming func finish() -> [UInt8] { output }

  mutating func write(_ code: Code) {
    for piece in code.pieces {
      switch piece {
      case .literal(let literal):
        literal.withUTF8Buffer { write(bytes: $0) }
      case .text(var text):
        startLine()
        text.withUTF8 { output.append(contentsOf: $0) }
      case .code(let nested):
        write(nested: nested)
      case .comment(let summary):
        write(summary)
      case .group(let group):
        write(group)
      }
    }
  }

  /// Fills lines with words, up to the line length.
  private mutating func write(_ summary: Summary) {
    let width = isAtLineStart ? indentation : lineIndentation
    var column = 0
    for (index, word) in summary.words.enumerated() {
      if index == 0 || column + 1 + word.count > Self.lineLength {
        write(nested: index == 0 ? "///" : "\n///")
        column = width + 3
      }
      column += 1 + word.count
      write(" ")
      write(Code(pieces: [.text(word)]))
    }
  }

  private mutating func write(nested: Code) {
    guard !nested.isEmpty else {
      hasEmptyPiece = true
      return
    }
    let outer = indentation
    if !isAtLineStart { indentation = lineIndentation }
    write(nested)
    indentation = outer
  }

  private var lineIndentation: Int {
    var end = lineStart
    while end < output.count, output[end] == UInt8(ascii: " ") { end += 1 }
    return end - lineStart
  }

  private mutating func startLine() {
    skipsBlankLine = false
    guard isAtLineStart else { return }
    isAtLineStart = false
    for _ in 0..<indentation { output.append(UInt8(ascii: " ")) }
  }

  private mutating func write(bytes: UnsafeBufferPointer<UInt8>) {
    var rest = bytes[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      if end > rest.startIndex { write(line: rest[..<end]) }
      endLine()
      rest = rest[(end + 1)...]
    }
    if !rest.isEmpty { write(line: rest) }
  }

  private mutating func write(line: Slice<UnsafeBufferPointer<UInt8>>) {
    startLine()
    output.append(contentsOf: UnsafeBufferPointer(rebasing: line))
  }

  private mutating func endLine() {
    let isBlank = isAtLineStart || lineIndentation == output.count - lineStart
    if isBlank, hasEmptyPiece {
      output.removeLast(output.count - lineStart)
      skipsBlankLine = output.isEmpty || output.suffix(2).elementsEqual([0x0A, 0x0A])
    } else if isBlank, skipsBlankLine {
      skipsBlankLine = false
    } else {
      output.append(UInt8(ascii: "\n"))
      skipsBlankLine = false
    }
    lineStart = output.count
    isAtLineStart = true
    hasEmptyPiece = false
  }
}

// MARK: - Groups

extension CodeWriter {
  private mutating func write(_ group: Code.Group) {
    guard !keepsOneLine else { return writeOnOneLine(group) }
    let state = (count: output.count, isAtLineStart, hasEmptyPiece, skipsBlankLine)
    keepsOneLine = true
    writeOnOneLine(group)
    keepsOneLine = false
    guard lineWidth > Self.lineLength, !group.items.isEmpty else { return }
    output.removeLast(output.count - state.count)
    (_, isAtLineStart, hasEmptyPiece, skipsBlankLine) = state
    writeOnLines(group)
  }

  private mutating func writeOnOneLine(_ group: Code.Group) {
    write(group.head)
    switch group.layout {
    case .arguments:
      write("(")
      write(.joined(group.items, by: ", "))
    case .closure:
      write(" { ")
      write(.joined(group.items, by: " "))
      write(" ")
    }
    write(group.tail)
  }

  private mutating func writeOnLines(_ group: Code.Group) {
    write(group.head)
    let (open, separator): (Code, StaticString) =
      switch group.layout {
      case .arguments: ("(", ",\n")
      case .closure: (" {", "\n")
      }
    write(nested: "\(open)\n  \(Code.joined(group.items, by: separator))\n\(group.tail)")
  }

  /// The line's length in characters; bytes that continue one don't count.
  private var lineWidth: Int {
    output[lineStart...].reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
  }
}
