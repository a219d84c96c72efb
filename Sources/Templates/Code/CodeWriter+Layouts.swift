import MvvmgenStorage

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
