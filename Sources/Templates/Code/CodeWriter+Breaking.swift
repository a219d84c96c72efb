import MvvmgenStorage

/// Lists, blocks and wrapped pieces: they are broken if the line is too long with everything that
/// follows.
extension CodeWriter {
  /// The remaining parts after a piece, and those after the enclosing pieces.
  struct Following {
    var next: UnsafePointer<Code>
    let end: UnsafePointer<Code>
    let outer: UnsafePointer<Following>?
  }

  /// Writes joined pieces, some of which can be broken.
  mutating func writeBreakable(_ parts: UnsafeBufferPointer<Code>) {
    guard let start = parts.baseAddress else { return }
    let outer = following
    var rest = Following(next: start, end: start + parts.count, outer: outer)
    withUnsafeMutablePointer(to: &rest) { rest in
      following = UnsafePointer(rest)
      while rest.pointee.next < rest.pointee.end {
        rest.pointee.next += 1
        writePiece(rest.pointee.next[-1])
      }
    }
    following = outer
  }

  /// Writes a list or a block.
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
    let parts = code.parts
    for index in 0..<parts.count {
      if index > 0 { write(word: ", ") }
      writePiece(parts[index])
    }
  }

  /// Writes the items on indented lines, and continues below them.
  private mutating func writeOnLines(_ code: Code) {
    let outer = (indentation, following)
    indentation += 2
    if code.kind == .block { output.dropLastSpace() }
    let parts = code.parts
    withUnsafePointer(to: "," as Code) { comma in
      let rest = Following(next: comma, end: comma + 1, outer: nil)
      withUnsafePointer(to: rest) { rest in
        for index in 0..<parts.count {
          if index > 0 { write(word: ",") }
          endLine()
          following = index < parts.count - 1 ? rest : nil
          writePiece(parts[index])
        }
      }
    }
    (indentation, following) = outer
    goOnBelow(withoutSpace: code.kind == .block)
  }

  /// Writes a part that can move to the next line. If a space follows it, the rest moves there
  /// first.
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

  // MARK: - Measuring

  /// Whether the lines fit, with everything that follows on the last one.
  mutating func fitsWithRest(from start: Int) -> Bool {
    // A line that fits in bytes fits in characters.
    if output.count - start + bytesOfRest <= Self.lineLength { return true }
    let before = state
    keepsOneLine = true
    writeRestOfLine()
    keepsOneLine = false
    let fits = linesFit(from: start)
    go(back: before)
    return fits
  }

  /// The number of bytes up to the end of the line; more than the maximum if unknown.
  @inline(__always)
  private var bytesOfRest: Int {
    var (rest, count) = (following, 0)
    while let parts = rest?.pointee {
      var part = parts.next
      while part < parts.end {
        switch part.pointee.kind {
        case .empty: break
        case .word: count += Int(part.pointee.count)
        case .lineBreak: return count
        case .literal, .text:
          guard let end = part.pointee.bytes.firstLineBreak else { return Self.lineLength }
          // A brace that may be closed on the same line.
          return count + end + 1
        default: return Self.lineLength
        }
        part += 1
      }
      rest = parts.outer
    }
    return count
  }

  private var isFollowedBySpace: Bool {
    var rest = following
    while let parts = rest?.pointee {
      var part = parts.next
      while part < parts.end, part.pointee.isEmpty { part += 1 }
      if part < parts.end {
        return part.pointee.hasText && part.pointee.bytes.first == UInt8(ascii: " ")
      }
      rest = parts.outer
    }
    return false
  }

  private mutating func writeRestOfLine() {
    let start = line.start
    var rest = following
    while let parts = rest?.pointee {
      var part = parts.next
      while part < parts.end {
        guard !part.pointee.hasLineBreak else {
          writeStart(of: part.pointee)
          // Empty pieces keep the braces around them on one line.
          if output.last == UInt8(ascii: "{"), part + 1 < parts.end, part[1].isEmpty {
            write(word: "}")
          }
          return
        }
        writePiece(part.pointee)
        if line.start != start { return }
        part += 1
      }
      rest = parts.outer
    }
  }

  /// Writes a text up to its first line break.
  private mutating func writeStart(of text: Code) {
    guard let end = text.bytes.firstLineBreak, end > 0 else { return }
    writeWord(text.bytes.prefix(upTo: end))
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
