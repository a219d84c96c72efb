import Storage
import Templates

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
    let fileNames = Locked<Set<String>?>(nil)
    let parts = try Parallel.map(
      count: files.count, stretch: 64,
      state: Judge(disk: disk, isForced: isForced, fileNames: fileNames)
    ) { (judge, range) throws(DiskError) in try judge.verdicts(on: files[range]) }
    entries = []
    entries.reserveCapacity(files.count)
    for part in parts {
      for verdict in part {
        let file = files[entries.count]
        entries.append(Entry(path: file.path, verdict: verdict, file: file))
      }
    }
    var judge = Judge(disk: disk, isForced: isForced, fileNames: fileNames)
    self.folders = folders
    leftovers = []
    try addOrphans(&judge)
  }

  private mutating func addOrphans(_ judge: inout Judge) throws(DiskError) {
    var orphans: [ProjectPath] = []
    for folder in folders.tool where try !judge.way(to: folder).isBlocked {
      staging = staging ?? folder
      let listing = try judge.disk.listUnsorted(folder, suffix: OutputPlan.suffix)
      leftovers += listing.leftovers
      emptyFolders += listing.emptyFolders.filter { !folders.contain($0) }
      orphans += listing.files.filter { !isProduced($0) }
    }
    guard !orphans.isEmpty else { return }
    let paths = entries.indices.map { (entries[$0].path.text.lowercased(), $0) }
    let indices = Dictionary(paths, uniquingKeysWith: { first, _ in first })
    // A folder for generated files may be inside another one.
    for path in Set(orphans).sorted(by: { $0.precedes($1) }) {
      // On a case-insensitive file system this may be the file that belongs to another name.
      if let index = indices[path.text.lowercased()],
        let identity = try judge.disk.identity(path.text),
        try identity == judge.disk.identity(entries[index].path.text)
      {
        entries[index] = entries[index].renamed(from: path)
        continue
      }
      guard let verdict = try judge.verdict(onOrphan: path) else { continue }
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

extension OutputPlan.Entry {
  /// A folder's case can't be changed by renaming its files, so it stays. So does a name that the
  /// file system stores in another Unicode form of the same text.
  fileprivate func renamed(from old: ProjectPath) -> OutputPlan.Entry {
    guard old.name.text != path.name.text, !verdict.isRefusal else { return self }
    return OutputPlan.Entry(path: path, verdict: .updateRenaming(from: old), file: file)
  }
}

/// Compares files with the disk, one after another, reusing memory.
private struct Judge {
  let disk: Disk
  let isForced: Bool
  private let lengthLimit: Int
  private var expected: [UInt8] = []
  private var actual = FileBuffer()
  /// The folders that were checked.
  private var ways: [String: Way] = [:]
  /// The last file whose folder was checked: files are sorted by folder.
  private var last: (path: ProjectPath, way: Way)?
  /// The names of the project's Swift files: nil until a scaffold is missing. All threads share
  /// them.
  private let fileNames: Locked<Set<String>?>

  init(disk: Disk, isForced: Bool, fileNames: Locked<Set<String>?>) {
    self.disk = disk
    self.fileNames = fileNames
    self.isForced = isForced
    lengthLimit = disk.nameLengthLimit
  }

  /// A name that is too long for the file system would otherwise be noticed only when it is
  /// written.
  func checkLength(of path: ProjectPath) throws(DiskError) {
    guard path.bytes.count > lengthLimit else { return }
    let names = path.bytes.split(separator: UInt8(ascii: "/"))
    guard names.contains(where: { $0.count > lengthLimit }) else { return }
    throw DiskError(path: path.text, reason: .tooLong(limit: lengthLimit))
  }

  mutating func verdicts(
    on files: ArraySlice<GeneratedFile>
  ) throws(DiskError) -> [OutputPlan.Verdict] {
    var verdicts: [OutputPlan.Verdict] = []
    verdicts.reserveCapacity(files.count)
    for file in files {
      try checkLength(of: file.path)
      switch file.owner {
      case .tool: verdicts.append(try verdict(on: file))
      case .developer: verdicts.append(try verdict(onScaffold: file.path))
      }
    }
    return verdicts
  }

  mutating func verdict(on file: GeneratedFile) throws(DiskError) -> OutputPlan.Verdict {
    switch try way(toFolderOf: file.path) {
    case .open: break
    case .missing: return .create
    case .blocked(let obstacle): return .foreign(obstacle: obstacle)
    }
    switch try disk.read(file.path, into: &actual) {
    case .absent: return .create
    case .obstacle: return .foreign(obstacle: file.path)
    case .file: break
    }
    expected.removeAll(keepingCapacity: true)
    file.render(into: &expected)
    guard !actual.holds(expected) else { return .keep }
    switch Ownership(of: actual.bytes) {
    case .foreign: return .foreign(obstacle: file.path)
    case .tool(_, .conflicted): return .update(.conflictMarkers)
    case .tool(let format?, .intact) where format != Header.format:
      return .update(.otherFormat(format))
    case .tool(_, .intact): return .update(.content)
    case .tool(_, .edited):
      // A merge may have combined one side's checksum with both sides' changes: nothing is lost.
      let isRight = Header.differsOnlyInChecksum(
        actual.bytes.withLFLineEnds, from: expected[...])
      return isRight ? .update(.content) : .edited(isOrphan: false, isForced: isForced)
    }
  }

  mutating func verdict(onScaffold path: ProjectPath) throws(DiskError) -> OutputPlan.Verdict {
    if !isInMissingFolder(path), try disk.kind(path) != nil { return .keepScaffold }
    guard try !isMoved(path) else { return .keepScaffold }
    guard case .blocked(let obstacle) = try way(toFolderOf: path) else { return .createScaffold }
    return .foreign(obstacle: obstacle)
  }

  /// Whether that is already known, so that it needn't be checked.
  private func isInMissingFolder(_ path: ProjectPath) -> Bool {
    guard case (let last, .missing)? = last else { return false }
    return last.folder.equals(path.folder)
  }

  /// Whether a file with the name exists elsewhere in the project: developers move files as they
  /// like, and a module can't have two with the same name.
  private func isMoved(_ path: ProjectPath) throws(DiskError) -> Bool {
    let name = path.name.text
    return try fileNames.withLock { (names) throws(DiskError) in
      if let names { return names.contains(name) }
      let found = Set(
        try disk.list("", suffix: ".swift", skippingUnreadable: true).files.map(\.name.text))
      names = found
      return found.contains(name)
    }
  }

  /// Nil for a file that mvvmgen didn't write.
  mutating func verdict(onOrphan path: ProjectPath) throws(DiskError) -> OutputPlan.Verdict? {
    guard try disk.read(path, into: &actual) == .file else { return nil }
    return switch Ownership(of: actual.bytes) {
    case .foreign: nil
    case .tool(_, .intact): .delete
    case .tool(_, .edited), .tool(_, .conflicted): .edited(isOrphan: true, isForced: isForced)
    }
  }

  /// The result of following a path's folders.
  enum Way {
    case open
    /// The folder doesn't exist, and nothing is in the way of it.
    case missing
    /// The first component that isn't a folder.
    case blocked(ProjectPath)

    var isBlocked: Bool {
      if case .blocked = self { true } else { false }
    }
  }

  private mutating func way(toFolderOf path: ProjectPath) throws(DiskError) -> Way {
    if let last, last.path.folder.equals(path.folder) { return last.way }
    let way = try way(to: path.folder.text)
    last = (path, way)
    return way
  }

  mutating func way(to folder: String) throws(DiskError) -> Way {
    guard !folder.isEmpty, folder != "." else { return .open }
    if let known = ways[folder] { return known }
    var way = try way(to: Disk.folder(of: folder))
    if case .open = way {
      switch try disk.kind(folder) {
      case nil: way = .missing
      case .folder: break
      case .file, .link, .other: way = .blocked(ProjectPath(folder))
      }
    }
    ways[folder] = way
    return way
  }
}
