import MvvmgenStorage
package import MvvmgenSyntax

/// The text of a file before and after a command.
package struct FileEdit: Hashable, Sendable {
  package let path: String
  /// Nil if the file doesn't exist yet.
  package let old: [UInt8]?
  package let new: [UInt8]
}

/// Existing specs, and the configuration, that a command edits, and those that it creates.
package struct SpecEdits: Sendable {
  package private(set) var all: [FileEdit] = []

  package init() {}

  /// The sources that differ.
  package init(from old: [SourceFile], to new: [SourceFile]) {
    for (before, after) in zip(old, new) where before.bytes != after.bytes {
      all.append(FileEdit(path: after.path.text, old: Array(before.bytes), new: Array(after.bytes)))
    }
  }

  package var count: Int { all.count }
  package var isEmpty: Bool { all.isEmpty }

  package mutating func create(_ path: String, _ text: String) {
    all.append(FileEdit(path: path, old: nil, new: Array(text.utf8)))
  }

  package mutating func edit(_ path: String, _ old: [UInt8], to text: String) {
    all.append(FileEdit(path: path, old: old, new: Array(text.utf8)))
  }
}

/// A range of a source and its replacement. Everything around it stays unchanged.
package struct SourceEdit: Hashable, Sendable {
  package let span: SourceSpan
  package let replacement: String

  package init(span: SourceSpan, replacement: String) {
    (self.span, self.replacement) = (span, replacement)
  }
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
