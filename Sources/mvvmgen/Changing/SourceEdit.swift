import Syntax

/// A range of a source and its replacement. Everything around it stays unchanged.
struct SourceEdit: Hashable, Sendable {
  let span: SourceSpan
  let replacement: String
}

extension [SourceEdit] {
  /// The source with that index after its edits; nil if it has none.
  func edited(_ source: SourceFile, file: Int32) -> [UInt8]? {
    let edits = filter { $0.span.file == file }.sorted { $0.span.start > $1.span.start }
    guard !edits.isEmpty else { return nil }
    var bytes = [UInt8](source.bytes)
    for edit in edits {
      let range = Int(edit.span.start)..<Int(edit.span.end)
      bytes.replaceSubrange(range, with: edit.replacement.utf8)
    }
    return bytes
  }
}
