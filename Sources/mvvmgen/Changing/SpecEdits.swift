import Storage
import Syntax

/// Existing specs, and the configuration, that a command edits, and those that it creates.
struct SpecEdits: Sendable {
  struct Edit: Sendable {
    let path: String
    /// Nil if the file doesn't exist yet.
    let old: [UInt8]?
    let new: [UInt8]
  }

  private(set) var all: [Edit] = []

  init() {}

  /// The sources that differ.
  init(from old: [SourceFile], to new: [SourceFile]) {
    for (before, after) in zip(old, new) where before.bytes != after.bytes {
      all.append(Edit(path: after.path.text, old: Array(before.bytes), new: Array(after.bytes)))
    }
  }

  var count: Int { all.count }
  var isEmpty: Bool { all.isEmpty }

  mutating func create(_ path: String, _ text: String) {
    all.append(Edit(path: path, old: nil, new: Array(text.utf8)))
  }

  /// New files first, because existing specs refer to them.
  func apply(to disk: Disk) throws(DiskError) {
    for edit in all where edit.old == nil {
      try disk.makeFolder(Disk.folder(of: edit.path))
      try disk.create(edit.path, with: edit.new)
    }
    for edit in all where edit.old != nil {
      try disk.replace(try disk.target(of: edit.path), with: edit.new)
    }
  }

  /// In the format of `git apply`.
  func diff(of edit: Edit, in project: Project) -> [UInt8] {
    let path = project.pathInDiff(ProjectPath(edit.path))
    var output: [UInt8] = []
    UnifiedDiff(from: (edit.old ?? [])[...], to: edit.new[...]).append(
      from: edit.old == nil ? nil : path, to: path, into: &output)
    return output
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
