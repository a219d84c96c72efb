import MvvmgenEditing
import MvvmgenStorage
import MvvmgenSyntax

/// A command's changes to existing specs and the files that depend on them, determined before
/// anything is changed.
struct SpecChange {
  /// Other specs and the configuration, with their new text; a declaration of the spec moves then.
  var edits: [(path: String, bytes: [UInt8])] = []
  /// The command's spec: its old path, its new path (nil if it is deleted), and its new text.
  var spec: (path: String, newPath: String?, bytes: [UInt8])?
  var moves: [OwnFiles.Move] = []
  /// The folders that files are moved from, innermost first: they are removed if that empties them.
  var oldFolders: [String] = []
  /// Specs that are edited where they are, to be shown as a diff.
  var drafted = SpecEdits()
  /// The old names in the developer's files, by the files' paths before they are moved.
  var mentions: Mentions
  /// Folders and files of the developer's that couldn't be read.
  var unreadable: [String] = []
  var plan: OutputPlan

  /// Makes the changes. The spec itself is changed last, so that running the command again
  /// completes an interrupted run.
  ///
  /// - Returns: the developer's files that an editor has saved since they were read: they stay.
  func apply(to disk: Disk) throws(DiskError) -> [String] {
    try drafted.apply(to: disk)
    for (path, bytes) in edits { try disk.replace(try disk.target(of: path), with: bytes) }
    for move in moves {
      try disk.makeFolder(Disk.folder(of: move.newPath))
      try disk.rename(move.path, to: move.newPath)
    }
    for folder in oldFolders { _ = disk.removeFolderIfEmpty(folder) }
    let saved = try editOwnFiles(on: disk)
    if let (path, newPath, bytes) = spec {
      guard let newPath else {
        try disk.delete(path)
        try plan.apply(to: disk)
        return saved
      }
      if path != newPath { try disk.renameSpec(path, to: newPath) }
      try disk.replace(try disk.target(of: newPath), with: bytes)
    }
    try plan.apply(to: disk)
    return saved
  }

  private func editOwnFiles(on disk: Disk) throws(DiskError) -> [String] {
    var saved: [String] = []
    var buffer = FileBuffer()
    for edit in mentions.edits {
      let path = newPath(of: edit.path)
      let reading = try disk.read(ProjectPath(path), into: &buffer)
      // An interrupted run may have left a file under both of its names.
      guard buffer.bytes != edit.new[...] else { continue }
      if reading == .file, buffer.bytes == edit.old?[...] {
        try disk.replace(path, with: edit.new)
      } else {
        saved.append(path)
      }
    }
    return saved
  }

  /// Separates the changed source of the spec itself from the others.
  mutating func add(_ sources: [SourceFile], insteadOf old: [SourceFile], _ index: Int?) {
    for (file, source) in sources.enumerated() {
      let isChanged = source.bytes != old[file].bytes
      if file == index {
        guard isChanged || source.path != old[file].path else { continue }
        spec = (old[file].path.text, source.path.text, Array(source.bytes))
      } else if isChanged {
        edits.append((old[file].path.text, Array(source.bytes)))
        guard source.path != old[file].path else { continue }
        moves.append(OwnFiles.Move(path: old[file].path.text, newPath: source.path.text))
      }
    }
  }

  /// Keeps a moved file as the scaffold for the new name, in whatever folder it is.
  mutating func keepMovedScaffolds() {
    let names = Set(moves.map { Disk.name(of: $0.newPath) })
    for (index, entry) in plan.entries.enumerated()
    where entry.verdict == .createScaffold && names.contains(entry.path.name.text) {
      plan.entries[index] = OutputPlan.Entry(
        path: entry.path, verdict: .keepScaffold, file: entry.file)
    }
  }

  /// The mentions in the developer's files, with the paths after the change. An interrupted run may
  /// have left a file under both of its names: it is listed once.
  func locations(areMoved: Bool) -> [(mention: Mention, path: String)] {
    var seen: Set<String> = []
    let locations = mentions.all.filter { mention in
      let place = "\(newPath(of: mention.path)):\(mention.start.line):\(mention.start.column)"
      return seen.insert(place).inserted
    }.map { (mention: $0, path: areMoved ? newPath(of: $0.path) : $0.path) }
    return locations.enumerated().sorted { one, other in
      one.element.path == other.element.path
        ? one.offset < other.offset : Disk.precedes(one.element.path, other.element.path)
    }.map(\.element)
  }

  /// The path of a file after the change.
  func newPath(of path: String) -> String {
    moves.first { $0.path == path }?.newPath ?? path
  }
}

extension Disk {
  /// The target of a link in the project, or the path itself.
  func target(of path: String) throws(DiskError) -> String {
    try kind(path) == .link ? targetInProject(ofLink: path) : path
  }

  /// Renames in one step: two copies of a spec would be duplicates.
  fileprivate func renameSpec(_ path: String, to newPath: String) throws(DiskError) {
    let (own, other) = (try identity(path), try identity(newPath))
    guard other == nil || other == own else {
      throw DiskError(path: newPath, reason: .system(action: "create", code: EEXIST))
    }
    try changeCase(of: path, to: newPath)
  }

  /// Renames a file to an unused name. The names may differ only in case, or an interrupted run may
  /// have renamed the file already.
  fileprivate func rename(_ path: String, to newPath: String) throws(DiskError) {
    guard let identity = try identity(path), try identity == self.identity(newPath) else {
      return try move(path, to: newPath)
    }
    let names = try (entries(Disk.folder(of: newPath)) ?? []).map(\.name)
    let isSameFolder =
      try self.identity(Disk.folder(of: path))
      == self.identity(
        Disk.folder(of: newPath))
    let areTwo =
      names.contains(Disk.name(of: newPath))
      && (!isSameFolder || names.contains(Disk.name(of: path)))
    if areTwo { try delete(path) } else { try changeCase(of: path, to: newPath) }
  }
}
