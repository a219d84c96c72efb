import MvvmgenStorage

/// Lists, blocks and wrapped pieces: they are broken if the line is too long with everything that
/// follows.
extension CodeWriter {
  /// The remaining parts after a piece, and those after the enclosing pieces.
  struct Following {
    let parts: Code.Parts
    /// The index of the first of them that isn't written yet.
    var next = 0
    let outer: Scratch<Following>?
  }

  /// Writes joined pieces, some of which can be broken.
  mutating func writeBreakable(_ parts: Code.Parts) {
    let outer = following
    let own = Scratch(Following(parts: parts, outer: outer))
    following = own
    for index in 0..<parts.count {
      own.value.next = index + 1
      writePiece(parts[index])
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
    let comma = Scratch(Following(parts: ([","] as CodeList).parts, outer: nil))
    for index in 0..<parts.count {
      if index > 0 { write(word: ",") }
      endLine()
      following = index < parts.count - 1 ? comma : nil
      writePiece(parts[index])
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

  mutating func writeUnbroken(_ part: Code) {
    let kept = keepsOneLine
    keepsOneLine = true
    writePiece(part)
    keepsOneLine = kept
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
    while let next = rest?.value {
      for index in next.next..<next.parts.count {
        let part = next.parts[index]
        switch part.kind {
        case .empty: break
        case .word: count += Int(part.count)
        case .lineBreak: return count
        case .literal, .text:
          guard let end = part.bytes.firstLineBreak else { return Self.lineLength }
          // A brace that may be closed on the same line.
          return count + end + 1
        default: return Self.lineLength
        }
      }
      rest = next.outer
    }
    return count
  }

  private var isFollowedBySpace: Bool {
    var rest = following
    while let next = rest?.value {
      for index in next.next..<next.parts.count where !next.parts[index].isEmpty {
        let part = next.parts[index]
        return part.hasText && part.bytes.first == UInt8(ascii: " ")
      }
      rest = next.outer
    }
    return false
  }

  private mutating func writeRestOfLine() {
    let start = line.start
    var rest = following
    while let next = rest?.value {
      let parts = next.parts
      for index in next.next..<parts.count {
        guard !parts[index].hasLineBreak else {
          writeStart(of: parts[index])
          // Empty pieces keep the braces around them on one line.
          if output.last == UInt8(ascii: "{"), index + 1 < parts.count, parts[index + 1].isEmpty {
            write(word: "}")
          }
          return
        }
        writePiece(parts[index])
        if line.start != start { return }
      }
      rest = next.outer
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
