import Templates

extension OutputPlan {
  /// Carries the plan out: writes first, then deletions, then the folders that these emptied. A plan
  /// with a refusal does nothing at all.
  func apply(to disk: Disk) throws(DiskError) {
    guard !isRefused else { return }
    for path in leftovers { try disk.delete(path) }
    var writer = Writer(disk: disk, staging: staging)
    for entry in entries { try writer.write(entry) }
    for entry in entries where entry.verdict.isDeletion {
      try disk.delete(entry.path)
      removeEmptied(Disk.folder(of: entry.path), on: disk)
    }
    for folder in emptyFolders { _ = disk.removeFolderIfEmpty(folder) }
  }

  private func removeEmptied(_ folder: String, on disk: Disk) {
    guard !folder.isEmpty, !folders.contain(folder) else { return }
    guard disk.removeFolderIfEmpty(folder) else { return }
    removeEmptied(Disk.folder(of: folder), on: disk)
  }
}

/// Writes files, with memory and with a knowledge of the folders that they share.
private struct Writer {
  let disk: Disk
  let staging: String?
  private var bytes: [UInt8] = []
  private var folders: Set<String> = []

  init(disk: Disk, staging: String?) {
    self.disk = disk
    self.staging = staging
  }

  mutating func write(_ entry: OutputPlan.Entry) throws(DiskError) {
    guard let file = entry.file, entry.verdict.isWrite else { return }
    try prepare(Disk.folder(of: entry.path))
    bytes.removeAll(keepingCapacity: true)
    file.render(into: &bytes)
    switch entry.verdict {
    case .updateRenaming(let old):
      try disk.changeCase(of: old, to: entry.path)
      try disk.replace(entry.path, with: bytes)
    case .createScaffold:
      if let staging { try prepare(staging) }
      try disk.create(entry.path, with: bytes, staging: staging)
    case .create, .update, .edited: try disk.replace(entry.path, with: bytes)
    case .keep, .delete, .foreign, .keepScaffold: break
    }
  }

  private mutating func prepare(_ folder: String) throws(DiskError) {
    guard folders.insert(folder).inserted else { return }
    let isNew = try disk.makeFolder(folder)
    guard !isNew else { return }
    for path in try disk.leftovers(in: folder) { try disk.delete(path) }
  }
}
