import Storage
import Syntax

/// The text of a file before and after a command.
struct FileEdit: Hashable, Sendable {
  let path: String
  /// Nil if the file doesn't exist yet.
  let old: [UInt8]?
  let new: [UInt8]
}

/// Existing specs, and the configuration, that a command edits, and those that it creates.
struct SpecEdits: Sendable {
  private(set) var all: [FileEdit] = []

  init() {}

  /// The sources that differ.
  init(from old: [SourceFile], to new: [SourceFile]) {
    for (before, after) in zip(old, new) where before.bytes != after.bytes {
      all.append(FileEdit(path: after.path.text, old: Array(before.bytes), new: Array(after.bytes)))
    }
  }

  var count: Int { all.count }
  var isEmpty: Bool { all.isEmpty }

  mutating func create(_ path: String, _ text: String) {
    all.append(FileEdit(path: path, old: nil, new: Array(text.utf8)))
  }
}

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
