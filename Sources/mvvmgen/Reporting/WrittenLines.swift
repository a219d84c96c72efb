import MvvmgenStorage
import MvvmgenSyntax

/// Finds the lines of a draft's sources that are on disk.
struct WrittenLines: Sendable {
  let written: [SourceFile]
  /// The same sources in the same order, followed by the new ones.
  let draft: [SourceFile]

  /// The number of a span's line in the file on disk; nil if only the draft has the line, or has
  /// changed it before the span's end.
  func number(of span: SourceSpan, on line: Int) -> Int? {
    let file = span.file
    guard written.indices.contains(Int(file)) else { return nil }
    if isBeforeChange(span) { return line }
    func lines(_ source: SourceFile) -> [ArraySlice<UInt8>] {
      Array(source.bytes).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    }
    let (old, new) = (lines(written[Int(file)]), lines(draft[Int(file)]))
    var (oldLine, newLine) = (0, 0)
    for edit in lineEdits(from: old, to: new) {
      if edit != .insert { oldLine += 1 }
      if edit != .delete { newLine += 1 }
      if newLine == line, edit != .delete { return edit == .keep ? oldLine : nil }
    }
    return nil
  }

  /// Whether the file is the same up to the span's end.
  private func isBeforeChange(_ span: SourceSpan) -> Bool {
    let (written, draft) = (written[Int(span.file)].bytes, draft[Int(span.file)].bytes)
    let end = Int(span.end)
    return end <= written.count && written.prefix(end).elementsEqual(draft.prefix(end))
  }
}
