import MvvmgenStorage

/// Lists, blocks and wrapped pieces: they are broken if the line is too long with everything that
/// follows.
extension CodeWriter {
  /// The remaining parts after a piece, and those after the enclosing pieces.
  struct Following {
    let parts: Code.Parts
    /// The index of the first of them that isn't written yet.
    var next: Int
    let outer: Int?
  }

  /// Writes joined pieces, some of which can be broken.
  mutating func writeBreakable(_ parts: Code.Parts) {
    let (outer, own) = (following, open.count)
    open.append(Following(parts: parts, next: 0, outer: outer))
    following = own
    for index in parts.indices {
      open[own].next = index + 1
      writePiece(parts[index])
    }
    open.removeLast()
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
    let comma = open.count
    open.append(Following(parts: ([","] as CodeList).parts, next: 0, outer: nil))
    for index in 0..<parts.count {
      if index > 0 { write(word: ",") }
      endLine()
      following = index < parts.count - 1 ? comma : nil
      writePiece(parts[index])
    }
    open.removeLast()
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
    while let index = rest {
      let following = open[index]
      for index in following.next..<following.parts.count {
        let part = following.parts[index]
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
      rest = following.outer
    }
    return count
  }

  private var isFollowedBySpace: Bool {
    var rest = following
    while let index = rest {
      let following = open[index]
      let others = following.next..<following.parts.count
      if let next = others.lazy.map({ following.parts[$0] }).first(where: { !$0.isEmpty }) {
        return next.hasText && next.bytes.first == UInt8(ascii: " ")
      }
      rest = following.outer
    }
    return false
  }

  private mutating func writeRestOfLine() {
    let start = line.start
    var rest = following
    while let index = rest {
      let following = open[index]
      let parts = following.parts
      for index in following.next..<parts.count {
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
      rest = following.outer
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
