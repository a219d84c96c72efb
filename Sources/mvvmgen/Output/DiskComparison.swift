import MvvmgenStorage
import MvvmgenTemplates

/// Compares files with the disk, one after another, reusing memory.
struct DiskComparison {
  let disk: Disk
  let isForced: Bool
  private let lengthLimit: Int
  private var expected: [UInt8] = []
  private var actual = FileBuffer()
  /// The folders that were checked.
  private var folderStates: [ProjectPath: FolderState] = [:]
  /// The last file whose folder was checked: files are sorted by folder.
  private var last: (path: ProjectPath, state: FolderState)?
  /// The names of the project's Swift files: nil until a scaffold is missing. All threads share
  /// them.
  private let fileNames: Locked<SwiftFileNames?>

  init(disk: Disk, isForced: Bool, fileNames: Locked<SwiftFileNames?>) {
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
    switch try folderState(of: file.path) {
    case .open: break
    case .missing: return .create
    case .blocked(let obstacle): return .foreign(obstacle: obstacle)
    }
    let comparison = KnownComparison(file, on: disk)
    if comparison?.isKnown == true { return .keep }
    switch try disk.read(file.path, in: comparison?.state, into: &actual) {
    case .absent: return .create
    case .obstacle: return .foreign(obstacle: file.path)
    case .file: break
    }
    expected.removeAll(keepingCapacity: true)
    file.render(into: &expected)
    if actual.holds(expected) {
      comparison?.remember()
      return .keep
    }
    switch Ownership(of: actual.bytes) {
    case .foreign: return .foreign(obstacle: file.path)
    case .tool(_, .conflicted): return .update(.conflictMarkers)
    case .tool(let format?, .intact) where isNewer(format): return .newer(format)
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
    guard case .blocked(let obstacle) = try folderState(of: path) else { return .createScaffold }
    return .foreign(obstacle: obstacle)
  }

  /// Whether that is already known, so that it needn't be checked.
  private func isInMissingFolder(_ path: ProjectPath) -> Bool {
    guard case (let last, .missing)? = last else { return false }
    return last.folder.equals(path.folder)
  }

  /// Whether a file with the name exists elsewhere in the project, and may be in the same module:
  /// developers move files as they like, and a module can't have two with the same name.
  private func isMoved(_ path: ProjectPath) throws(DiskError) -> Bool {
    try fileNames.withLock { (names) throws(DiskError) in
      if let names { return names.mayHave(path) }
      let found = try SwiftFileNames(on: disk)
      names = found
      return found.mayHave(path)
    }
  }

  /// Nil for a file that mvvmgen didn't write.
  mutating func verdict(onOrphan path: ProjectPath) throws(DiskError) -> OutputPlan.Verdict? {
    guard try disk.read(path, into: &actual) == .file else { return nil }
    return switch Ownership(of: actual.bytes) {
    case .foreign: nil
    case .tool(let format?, .intact) where isNewer(format): .newer(format)
    case .tool(_, .intact): .delete
    case .tool(_, .edited), .tool(_, .conflicted): .edited(isOrphan: true, isForced: isForced)
    }
  }

  /// Whether a file would be taken back to an older format.
  private func isNewer(_ format: Int) -> Bool { format > Header.format && !isForced }

  /// Whether files can be written to a folder.
  enum FolderState {
    case open
    /// The folder doesn't exist, and nothing is in the way of it.
    case missing
    /// The first component that isn't a folder.
    case blocked(ProjectPath)

    var isBlocked: Bool {
      if case .blocked = self { true } else { false }
    }
  }

  private mutating func folderState(of path: ProjectPath) throws(DiskError) -> FolderState {
    if let last, last.path.folder.equals(path.folder) { return last.state }
    let state = try state(ofFolder: path.folder.text)
    last = (path, state)
    return state
  }

  mutating func state(ofFolder folder: String) throws(DiskError) -> FolderState {
    guard !folder.isEmpty, folder != "." else { return .open }
    let path = ProjectPath(folder)
    if let known = folderStates[path] { return known }
    var state = try state(ofFolder: Disk.folder(of: folder))
    if case .open = state {
      switch try disk.kind(folder) {
      case nil: state = .missing
      case .folder: break
      case .file, .link, .other: state = .blocked(path)
      }
    }
    folderStates[path] = state
    return state
  }
}

/// A comparison with a file that may have been the same in the run before.
private struct KnownComparison {
  let memory: FileMemory
  let path: ProjectPath
  let version: Version
  let state: FileMemory.State

  /// Nil where nothing is remembered.
  init?(_ file: GeneratedFile, on disk: Disk) {
    guard let memory = disk.memory, let version = file.version,
      let state = disk.state(of: file.path)
    else { return nil }
    (self.memory, path, self.version, self.state) = (memory, file.path, version, state)
  }

  var isKnown: Bool { memory.hasContent(of: version, at: path, in: state) }

  func remember() { memory.rememberContent(of: version, at: path, in: state) }
}

struct SwiftFileNames: Sendable {
  /// By name.
  private let paths: [String: [String]]
  private let packages: PackageFolders

  fileprivate init(on disk: Disk) throws(DiskError) {
    let files = try disk.listCode(suffix: ".swift").files
    paths = Dictionary(grouping: files.map(\.text), by: Disk.name(of:))
    packages = try PackageFolders(of: files, on: disk)
  }

  /// Whether a file with the path's name may be in the path's module.
  fileprivate func mayHave(_ path: ProjectPath) -> Bool {
    paths[path.name.text]?.contains { !packages.separate($0, path.text) } == true
  }
}
