import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// The positions in a text, as an editor counts them: from 0, in UTF-16 or in bytes.
struct DocumentPositions {
  private let lines: LineTable
  private let countsBytes: Bool

  init(of source: SourceFile, countsBytes: Bool) {
    (lines, self.countsBytes) = (LineTable(of: source), countsBytes)
  }

  func json(_ offset: Int) -> JSONText {
    let position = lines.position(of: offset)
    let before = lines.line(position.line).prefix(position.column - 1)
    let units = before.reduce(0) { $0 + self.units($1) }
    return ["line": .number(position.line - 1), "character": .number(units)]
  }

  func range(_ span: SourceSpan) -> JSONText {
    ["start": json(Int(span.start)), "end": json(Int(span.end))]
  }

  /// The offset of a position in a message; nil for anything else. One after the end of a line is its
  /// end.
  func offset(_ position: JSON?) -> Int? {
    guard let line = position?["line"]?.number.flatMap({ Int($0) }), 0..<Int(Int32.max) ~= line,
      let character = position?["character"]?.number.flatMap({ Int($0) }), character >= 0
    else { return nil }
    let text = lines.line(line + 1)
    var (offset, count) = (text.startIndex, 0)
    while offset < text.endIndex, count < character || units(text[offset]) == 0 {
      count += units(text[offset])
      offset += 1
    }
    return offset
  }

  /// The first byte of a character counts for all of it.
  private func units(_ byte: UInt8) -> Int {
    if countsBytes { return 1 }
    return byte & 0xC0 == 0x80 ? 0 : byte < 0xF0 ? 1 : 2
  }
}
