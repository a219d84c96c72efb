import MvvmgenStorage
import MvvmgenTemplates

extension OutputPlan {
  /// Compares the expected files with the disk. Files are rendered one at a time and discarded, so
  /// that a run needs memory for only one.
  init(
    for files: [GeneratedFile],
    in folders: ProjectFolders,
    on disk: Disk,
    replacingEdited isForced: Bool
  ) throws(DiskError) {
    let isSorted = files.indices.dropFirst().allSatisfy { index in
      files[index - 1].path.precedes(files[index].path)
    }
    let files = isSorted ? files : files.sorted { $0.path.precedes($1.path) }
    let fileNames = Locked<SwiftFileNames?>(nil)
    let blank = DiskComparison(disk: disk, isForced: isForced, fileNames: fileNames)
    let search = { @Sendable () throws(DiskError) in try FolderSearch(folders, blank) }
    let (parts, found) = try Parallel.map(
      count: files.count, stretch: 64, state: blank, beside: search
    ) { (comparison, range) throws(DiskError) in try comparison.verdicts(on: files[range]) }
    entries = []
    entries.reserveCapacity(files.count)
    for part in parts {
      for verdict in part {
        let file = files[entries.count]
        entries.append(Entry(path: file.path, verdict: verdict, file: file))
      }
    }
    self.folders = folders
    (leftovers, emptyFolders, staging) = (found.leftovers, found.emptyFolders, found.staging)
    try addOrphans(found.files.filter { !isProduced($0) }, blank)
  }

  private mutating func addOrphans(
    _ orphans: [ProjectPath], _ blank: DiskComparison
  ) throws(DiskError) {
    guard !orphans.isEmpty else { return }
    var comparison = blank
    let paths = entries.indices.map { (entries[$0].path.text.lowercased(), $0) }
    let indices = Dictionary(paths, uniquingKeysWith: { first, _ in first })
    // A folder for generated files may be inside another one.
    for path in Set(orphans).sorted(by: { $0.precedes($1) }) {
      // On a case-insensitive file system this may be the file that belongs to another name.
      if let index = indices[path.text.lowercased()],
        let identity = try comparison.disk.identity(path.text),
        try identity == comparison.disk.identity(entries[index].path.text)
      {
        entries[index] = entries[index].renamed(from: path)
        continue
      }
      guard let verdict = try comparison.verdict(onOrphan: path) else { continue }
      entries.append(Entry(path: path, verdict: verdict, file: nil))
    }
    entries.sort { $0.path.precedes($1.path) }
  }

  /// Whether an entry has the path. Entries are sorted by path.
  private func isProduced(_ path: ProjectPath) -> Bool {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].path.precedes(path) { low = middle + 1 } else { high = middle }
    }
    return low < entries.count && entries[low].path == path
  }

  static let suffix: StaticString = ".generated.swift"
}

/// The content of the folders for generated files.
private struct FolderSearch: Sendable {
  var files: [ProjectPath] = []
  var leftovers: [String] = []
  var emptyFolders: [String] = []
  /// The first folder that nothing is in the way of.
  var staging: String?

  init(_ folders: ProjectFolders, _ blank: DiskComparison) throws(DiskError) {
    var comparison = blank
    for folder in folders.tool where try !comparison.state(ofFolder: folder).isBlocked {
      staging = staging ?? folder
      let listing = try comparison.disk.list(
        folder, suffix: OutputPlan.suffix, isSorted: false)
      leftovers += listing.leftovers
      emptyFolders += listing.emptyFolders.filter { !folders.contain($0) }
      files += listing.files
    }
  }
}

extension OutputPlan.Entry {
  /// A folder's case can't be changed by renaming its files, so it stays. So does a name that the
  /// file system stores in another Unicode form of the same text.
  fileprivate func renamed(from old: ProjectPath) -> OutputPlan.Entry {
    guard old.name.text != path.name.text, !verdict.isRefusal else { return self }
    return OutputPlan.Entry(path: path, verdict: .updateRenaming(from: old), file: file)
  }
}
