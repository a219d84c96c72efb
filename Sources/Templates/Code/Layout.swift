import MvvmgenStorage

/// Alternatives with placeholders, created once: the first one whose lines fit is written,
/// otherwise the last.
struct Layout: Sendable {
  private let alternatives: Code

  init(_ alternatives: (_ first: Code, _ second: Code, _ third: Code) -> CodeList) {
    self.alternatives = ScratchMemory.keeping {
      alternatives(Code(hole: 0), Code(hole: 1), Code(hole: 2)).code(.alternatives)
    }
  }

  /// The layout with code in its placeholders.
  @inline(__always)
  func filled(_ first: Code, _ second: Code, _ third: Code) -> Code {
    var parts = CodeList(capacity: 4)
    parts.append(any: alternatives)
    parts.append(any: first)
    parts.append(any: second)
    parts.append(any: third)
    return parts.code(.layout)
  }
}

extension Layout {
  /// `head: Type = value`
  static let initialized = Layout { head, type, value in
    [
      "\(head): \(type) = \(value)",
      """
      \(head): \(type) =
        \(value)
      """,
      """
      \(head):
        \(type) = \(value)
      """,
      """
      \(head):
        \(type) =
          \(value)
      """,
    ]
  }

  /// `head: Type { body }`
  static let computed = Layout { head, type, body in
    [
      "\(head): \(type) { \(body) }",
      """
      \(head): \(type) {
        \(body)
      }
      """,
      """
      \(head): \(type)
      { \(body) }
      """,
      """
      \(head):
        \(type)
      { \(body) }
      """,
    ]
  }
}

/// Pieces with several layouts.
extension CodeWriter {
  mutating func writeLayout(_ parts: Code.Parts) {
    let outer = fillings
    fillings = parts.others
    writeFitting(parts[0].parts)
    fillings = outer
  }

  /// Writes the first alternative that fits, including the rest of its last line.
  mutating func writeFitting(_ parts: Code.Parts) {
    let state = state
    for index in 0..<parts.count - 1 {
      writePiece(parts[index])
      if keepsOneLine || fitsWithRest(from: state.line.start) { return }
      go(back: state)
    }
    writePiece(parts[parts.count - 1])
  }

  typealias State = (count: Int, line: Line)

  var state: State { (output.count, line) }

  mutating func go(back state: State) {
    output.truncate(to: state.count)
    line = state.line
  }

  /// Whether all lines that begin at the offset or later fit.
  @inline(__always)
  func linesFit(from start: Int) -> Bool {
    // A line that fits in bytes fits in characters.
    output.count - start <= Self.lineLength
      || output.bytes(from: start).linesHaveAtMost(Self.lineLength)
  }
}
