import Spec
import Templates

extension OutputPlan {
  /// Compares what should be with what is. Files are rendered one at a time and forgotten, so that
  /// a run needs memory for one of them.
  init(
    for files: [GeneratedFile],
    in folders: ProjectFolders,
    on disk: Disk,
    replacingEdited isForced: Bool
  ) throws(DiskError) {
    let isSorted = zip(files, files.dropFirst()).allSatisfy { Disk.precedes($0.path, $1.path) }
    let files = isSorted ? files : files.sorted { Disk.precedes($0.path, $1.path) }
    let fileNames = Locked<Set<String>?>(nil)
    let parts = Parallel.map(
      count: files.count, stretch: 64,
      state: Judge(disk: disk, isForced: isForced, fileNames: fileNames)
    ) { judge, range in
      Result { () throws(DiskError) in try judge.entries(for: files[range]) }
    }
    entries = []
    entries.reserveCapacity(files.count)
    for part in parts { entries += try part.get() }
    var judge = Judge(disk: disk, isForced: isForced, fileNames: fileNames)
    self.folders = folders
    leftovers = []
    try addOrphans(&judge)
  }

  private mutating func addOrphans(_ judge: inout Judge) throws(DiskError) {
    let produced = Set(entries.map(\.path))
    lazy var indices = Dictionary(
      entries.indices.map { (entries[$0].path.lowercased(), $0) },
      uniquingKeysWith: { first, _ in first }
    )
    var orphans: [Entry] = []
    var seen: Set<String> = []
    for folder in folders.tool where try judge.obstacle(at: folder) == nil {
      staging = staging ?? folder
      let listing = try judge.disk.list(folder, suffix: OutputPlan.suffix)
      leftovers += listing.leftovers
      emptyFolders += listing.emptyFolders.filter { !folders.contain($0) }
      for path in listing.files where !produced.contains(path) && seen.insert(path).inserted {
        // On a case-insensitive file system this may be the very file that another name asks for.
        if let index = indices[path.lowercased()],
          let identity = try judge.disk.identity(path),
          try identity == judge.disk.identity(entries[index].path)
        {
          entries[index] = entries[index].renamed(from: path)
          continue
        }
        guard let verdict = try judge.verdict(onOrphan: path) else { continue }
        orphans.append(Entry(path: path, verdict: verdict, file: nil))
      }
    }
    guard !orphans.isEmpty else { return }
    entries = (entries + orphans).sorted { Disk.precedes($0.path, $1.path) }
  }

  static let suffix = ".generated.swift"
}

extension OutputPlan.Entry {
  /// A folder's case can't be changed by renaming what is in it, so it stays as it is.
  fileprivate func renamed(from old: String) -> OutputPlan.Entry {
    guard Disk.name(of: old) != Disk.name(of: path), !verdict.isRefusal else { return self }
    return OutputPlan.Entry(path: path, verdict: .updateRenaming(from: old), file: file)
  }
}

/// Looks at the disk, one file after another, with memory that they share.
private struct Judge {
  let disk: Disk
  let isForced: Bool
  private let lengthLimit: Int
  private var expected: [UInt8] = []
  private var actual = FileBuffer()
  /// What is in the way at folders that were looked at: nil for nothing.
  private var obstacles: [String: String?] = [:]
  /// The names of the project's Swift files: nil until a scaffold is missing. All threads need the
  /// same ones.
  private let fileNames: Locked<Set<String>?>

  init(disk: Disk, isForced: Bool, fileNames: Locked<Set<String>?>) {
    self.disk = disk
    self.fileNames = fileNames
    self.isForced = isForced
    lengthLimit = disk.nameLengthLimit
  }

  /// A name that is too long for the file system shows nowhere else before it is written.
  func checkLength(of path: String) throws(DiskError) {
    guard path.utf8.count > lengthLimit else { return }
    let names = path.utf8.split(separator: UInt8(ascii: "/"))
    guard names.contains(where: { $0.count > lengthLimit }) else { return }
    throw DiskError(path: path, reason: .tooLong(limit: lengthLimit))
  }

  mutating func entries(
    for files: ArraySlice<GeneratedFile>
  ) throws(DiskError) -> [OutputPlan.Entry] {
    var entries: [OutputPlan.Entry] = []
    entries.reserveCapacity(files.count)
    for file in files {
      try checkLength(of: file.path)
      let verdict =
        switch file.owner {
        case .tool: try verdict(on: file)
        case .developer: try verdict(onScaffold: file.path)
        }
      entries.append(OutputPlan.Entry(path: file.path, verdict: verdict, file: file))
    }
    return entries
  }

  mutating func verdict(on file: GeneratedFile) throws(DiskError) -> OutputPlan.Verdict {
    if let obstacle = try obstacle(at: Disk.folder(of: file.path)) {
      return .foreign(obstacle: obstacle)
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
      // A merge may have taken one side's checksum beside both sides' changes: nothing is lost.
      let isBodyRight =
        Header.body(of: actual.bytes.withLFLineEnds) == Header.body(of: expected[...])
      return isBodyRight ? .update(.content) : .edited(isOrphan: false, isForced: isForced)
    }
  }

  mutating func verdict(onScaffold path: String) throws(DiskError) -> OutputPlan.Verdict {
    guard try disk.kind(path) == nil else { return .keepScaffold }
    guard try !isMoved(path) else { return .keepScaffold }
    guard let obstacle = try obstacle(at: Disk.folder(of: path)) else { return .createScaffold }
    return .foreign(obstacle: obstacle)
  }

  /// Whether a file of the name lies elsewhere in the project: a developer moves files as he likes,
  /// and no module can have two of one name.
  private mutating func isMoved(_ path: String) throws(DiskError) -> Bool {
    let name = Disk.name(of: path)
    return try fileNames.withLock { (names) throws(DiskError) in
      if let names { return names.contains(name) }
      let found = Set(try disk.list("", suffix: ".swift").files.map(Disk.name))
      names = found
      return found.contains(name)
    }
  }

  /// Nil for a file that isn't the tool's.
  mutating func verdict(onOrphan path: String) throws(DiskError) -> OutputPlan.Verdict? {
    guard try disk.read(path, into: &actual) == .file else { return nil }
    return switch Ownership(of: actual.bytes) {
    case .foreign: nil
    case .tool(_, .intact): .delete
    case .tool(_, .edited), .tool(_, .conflicted): .edited(isOrphan: true, isForced: isForced)
    }
  }

  /// The first thing on the way to a folder that isn't a folder: nil where there is none, be the
  /// folder there or not.
  mutating func obstacle(at folder: String) throws(DiskError) -> String? {
    guard !folder.isEmpty, folder != "." else { return nil }
    if let known = obstacles[folder] { return known }
    var obstacle = try self.obstacle(at: Disk.folder(of: folder))
    if obstacle == nil, let kind = try disk.kind(folder), kind != .folder { obstacle = folder }
    obstacles[folder] = .some(obstacle)
    return obstacle
  }
}
