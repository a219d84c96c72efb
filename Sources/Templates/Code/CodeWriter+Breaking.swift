/// Lists, blocks and wrapped pieces: the line breaks in them if it is too long with all that follows.
extension CodeWriter {
  /// The parts behind a piece, and what follows the pieces that it is one of.
  struct Following {
    var parts: Slice<UnsafeBufferPointer<Code>>
    let outer: UnsafePointer<Following>?
  }

  /// Pieces of which some can be broken.
  mutating func writeBreakable(_ parts: UnsafeBufferPointer<Code>) {
    let outer = following
    var rest = Following(parts: parts[...], outer: outer)
    withUnsafeMutablePointer(to: &rest) { rest in
      following = UnsafePointer(rest)
      for index in parts.indices {
        rest.pointee.parts = parts[(index + 1)...]
        writePiece(parts[index])
      }
    }
    following = outer
  }

  /// A list or a block.
  mutating func writeGroup(_ code: Code) {
    guard !keepsOneLine else { return writeOnOneLine(code) }
    let before = state
    keepsOneLine = true
    writeOnOneLine(code)
    keepsOneLine = false
    guard !fitsWithRest(from: before.line.start) else { return }
    go(back: before)
    writeOnLines(code)
  }

  private mutating func writeOnOneLine(_ code: Code) {
    for index in code.parts.indices {
      if index > 0 { write(word: ", ") }
      writePiece(code.parts[index])
    }
  }

  /// Writes the items indented, and goes on below them.
  private mutating func writeOnLines(_ code: Code) {
    let outer = (indentation, following)
    following = nil
    indentation += 2
    if code.kind == .block { output.dropLastSpace() }
    for index in code.parts.indices {
      if index > 0 { write(word: ",") }
      endLine()
      writePiece(code.parts[index])
    }
    (indentation, following) = outer
    goOnBelow(withoutSpace: code.kind == .block)
  }

  /// A part that moves to the next line if need be. What follows behind a space gets a line of its
  /// own before that.
  mutating func writeWrapped(_ part: Code) {
    guard !keepsOneLine else { return writePiece(part) }
    let before = state
    writePiece(part)
    guard !fitsWithRest(from: before.line.start) else { return }
    let isFollowed = isFollowedBySpace
    if !isFollowed || !linesFit(from: before.line.start) {
      go(back: before)
      output.dropLastSpace()
      let outer = (indentation, following)
      if isFollowed { following = nil }
      indentation += 2
      endLine()
      writePiece(part)
      (indentation, following) = outer
    }
    if isFollowed { goOnBelow(withoutSpace: true) }
  }

  private mutating func goOnBelow(withoutSpace: Bool) {
    endLine()
    beginLine(indentedBy: 0)
    line.dropsSpace = withoutSpace
  }

  // MARK: - What follows

  /// Whether the lines aren't too long, with all that follows on the last of them.
  private mutating func fitsWithRest(from start: Int) -> Bool {
    let before = state
    keepsOneLine = true
    writeRestOfLine()
    keepsOneLine = false
    let fits = linesFit(from: start)
    go(back: before)
    return fits
  }

  private var isFollowedBySpace: Bool {
    var rest = following
    while let parts = rest?.pointee.parts {
      if let part = parts.first(where: { !$0.isEmpty }) {
        return part.hasText && part.bytes.first == UInt8(ascii: " ")
      }
      rest = rest?.pointee.outer
    }
    return false
  }

  /// Writes what follows, up to the end of the line.
  private mutating func writeRestOfLine() {
    let start = line.start
    var rest = following
    while let parts = rest?.pointee.parts {
      for index in parts.indices {
        if parts[index].hasLineBreak {
          writeStart(of: parts[index])
          // What is empty leaves the braces around it on one line.
          let next = parts.index(after: index)
          if output.last == UInt8(ascii: "{"), next < parts.endIndex, parts[next].isEmpty {
            write(word: "}")
          }
          return
        }
        writePiece(parts[index])
        if line.start != start { return }
      }
      rest = rest?.pointee.outer
    }
  }

  /// Writes a text up to its first line break.
  private mutating func writeStart(of text: Code) {
    guard let end = text.bytes.firstIndex(of: UInt8(ascii: "\n")) else { return }
    writeWord(UnsafeRawBufferPointer(rebasing: text.bytes[..<end]))
  }
}

extension Code {
  fileprivate var hasText: Bool { kind == .word || hasLineBreak }

  fileprivate var hasLineBreak: Bool {
    switch kind {
    case .lineBreak, .literal, .text: true
    default: false
    }
  }
}
