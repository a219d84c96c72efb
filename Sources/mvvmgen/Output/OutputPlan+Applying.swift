import MvvmgenStorage
import MvvmgenTemplates

extension OutputPlan {
  /// Applies the plan: writes first, then deletions, then the folders that these emptied. A plan
  /// with a refusal does nothing.
  func apply(to disk: Disk) throws(DiskError) {
    guard !isRefused else { return }
    for path in leftovers { try disk.delete(path) }
    try write(to: disk)
    for entry in entries where entry.verdict.isDeletion {
      try disk.delete(entry.path.text)
      removeEmptied(entry.path.folder.text, on: disk)
    }
    for folder in emptyFolders { _ = disk.removeFolderIfEmpty(folder) }
  }

  /// Writes files, on several threads if there are many: each file is replaced in one step,
  /// independently of the others.
  private func write(to disk: Disk) throws(DiskError) {
    let writes = entries.filter(\.verdict.isWrite)
    var first = Writer(disk: disk, staging: staging)
    if writes.count >= 2 * Writer.stretch { try first.prepareFolders(of: writes) }
    let (unused, count) = (first, Locked(0))
    _ = try Parallel.map(
      count: writes.count, stretch: Writer.stretch,
      state: unused.numbered(count)
    ) { (writer, range) throws(DiskError) in
      for entry in writes[range] { try writer.write(entry) }
    }
  }

  private func removeEmptied(_ folder: String, on disk: Disk) {
    guard !folder.isEmpty, !folders.contain(folder) else { return }
    guard disk.removeFolderIfEmpty(folder) else { return }
    removeEmptied(Disk.folder(of: folder), on: disk)
  }
}

/// Writes files, with memory and information about folders that are reused.
private struct Writer {
  static let stretch = 64

  var disk: Disk
  let staging: String?
  var bytes: [UInt8] = []
  var folders: Set<ProjectPath> = []
  /// The last file whose folder was prepared: files are sorted by folder.
  var last: ProjectPath?

  /// The same writer for another thread.
  func numbered(_ count: Locked<Int>) -> Writer {
    var writer = self
    let number = count.withLock { count in
      defer { count += 1 }
      return count
    }
    writer.disk.temporaryName = TemporaryFile.name(of: number)
    return writer
  }

  /// Creates the folders before several threads write to them, and deletes leftovers of interrupted
  /// runs, which can't be told from another thread's temporary files later.
  mutating func prepareFolders(of entries: [OutputPlan.Entry]) throws(DiskError) {
    for entry in entries {
      try prepareFolder(of: entry.path)
      if let staging, entry.verdict == .createScaffold { try prepare(staging) }
    }
  }

  mutating func write(_ entry: OutputPlan.Entry) throws(DiskError) {
    guard let file = entry.file else { return }
    let path = entry.path.text
    try prepareFolder(of: entry.path)
    bytes.removeAll(keepingCapacity: true)
    file.render(into: &bytes)
    switch entry.verdict {
    case .updateRenaming(let old):
      try disk.changeCase(of: old.text, to: path)
      try disk.replace(path, with: bytes)
    case .createScaffold:
      if let staging { try prepare(staging) }
      try disk.create(path, with: bytes, staging: staging)
    case .create where entry.predecessor == nil: try disk.writeNew(path, with: bytes)
    case .create, .update, .edited:
      try disk.replace(path, with: bytes, likeFileAt: entry.predecessor?.text)
    case .keep, .delete, .foreign, .newer, .keepScaffold: break
    }
  }

  private mutating func prepareFolder(of path: ProjectPath) throws(DiskError) {
    if let last, last.folder.equals(path.folder) { return }
    try prepare(path.folder.text)
    last = path
  }

  private mutating func prepare(_ folder: String) throws(DiskError) {
    guard folders.insert(ProjectPath(folder)).inserted else { return }
    let isNew = try disk.makeFolder(folder)
    guard !isNew else { return }
    for path in try disk.leftovers(in: folder) { try disk.delete(path) }
  }
}
