import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// The positions in a text, as an editor counts them: from 0, in UTF-16 or in bytes.
struct DocumentPositions {
  /// Each without its LF, and the first without a byte-order mark.
  private let lines: [ArraySlice<UInt8>]
  private let countsBytes: Bool

  init(of source: SourceFile, countsBytes: Bool) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    lines = source.bytes.dropFirst(source.bytes.starts(with: mark) ? mark.count : 0)
      .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    self.countsBytes = countsBytes
  }

  func json(_ offset: Int) -> JSONText {
    let number = lines.lastIndex { $0.startIndex <= offset } ?? 0
    let before = lines[number].prefix(max(offset - lines[number].startIndex, 0))
    return ["line": .number(number), "character": .number(before.reduce(0) { $0 + units($1) })]
  }

  func range(_ span: SourceSpan) -> JSONText {
    ["start": json(Int(span.start)), "end": json(Int(span.end))]
  }

  /// The offset of a position in a message; nil for anything else. One after the end of a line is its
  /// end.
  func offset(_ position: JSON?) -> Int? {
    guard let number = position?["line"]?.integer, number >= 0,
      let character = position?["character"]?.integer, character >= 0
    else { return nil }
    guard number < lines.count else { return lines.last?.endIndex }
    let line = lines[number].last == UInt8(ascii: "\r") ? lines[number].dropLast() : lines[number]
    var (offset, count) = (line.startIndex, 0)
    while offset < line.endIndex, count < character || units(line[offset]) == 0 {
      count += units(line[offset])
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
