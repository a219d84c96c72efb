import Spec

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Disk {
  /// What a walk through a folder found, each in the order of its bytes.
  struct Listing: Hashable, Sendable {
    var files: [String] = []
    /// Temporary files of a run that was interrupted.
    var leftovers: [String] = []
    /// Folders with nothing in them but such files and folders, the innermost first.
    var emptyFolders: [String] = []
  }

  /// All files below a folder whose names end with `suffix`. Hidden files and folders are left out.
  /// Links are followed inside the project if `followingLinks`, and else not at all.
  func list(
    _ folder: String,
    suffix: String,
    followingLinks: Bool = false
  ) throws(DiskError) -> Listing {
    var walk = Walk(disk: self, suffix: suffix, followsLinks: followingLinks)
    _ = try walk.visit(folder, isRoot: true)
    walk.listing.files.sort(by: Disk.precedes)
    walk.listing.leftovers.sort(by: Disk.precedes)
    return walk.listing
  }

  /// The order of the bytes, which is the same on every machine.
  static func precedes(_ left: String, _ right: String) -> Bool {
    left.precedes(right)
  }

  /// The path with every link resolved; nil where it leads nowhere.
  static func resolved(_ absolutePath: String) -> String? {
    guard let text = realpath(absolutePath, nil) else { return nil }
    defer { free(text) }
    return String(validatingCString: text)
  }

  /// The path in the project that a link means, itself without links.
  func targetInProject(ofLink path: String) throws(DiskError) -> String {
    guard let target = Disk.resolved(absolute(path)), let resolved = Disk.resolved(absolute(""))
    else { throw DiskError(path: path, reason: .leadsOutOfProject) }
    let root = resolved == "/" ? "" : resolved
    guard "\(target)/".utf8.starts(with: "\(root)/".utf8) else {
      throw DiskError(path: path, reason: .leadsOutOfProject)
    }
    return String(target.dropFirst(root.count + 1))
  }

  /// Names and kinds in one folder, unsorted; nil where the folder doesn't exist.
  func entries(_ folder: String) throws(DiskError) -> [(name: String, kind: Kind)]? {
    guard let stream = opendir(absolute(folder)) else {
      guard errno == ENOENT else { throw .last("list it", folder) }
      return nil
    }
    defer { closedir(stream) }
    var entries: [(name: String, kind: Kind)] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else { break }
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: 1) { String(validatingCString: $0) }
      }
      guard let name else { throw DiskError(path: folder, reason: .notUTF8) }
      if name == "." || name == ".." { continue }
      let type = Int(entry.pointee.d_type)
      let kind: Kind? =
        switch type {
        case Int(DT_REG): .file
        case Int(DT_DIR): .folder
        case Int(DT_LNK): .link
        case Int(DT_UNKNOWN): try self.kind(Disk.joined(folder, name))
        default: .other
        }
      if let kind { entries.append((name, kind)) }
    }
    guard errno == 0 else { throw .last("list it", folder) }
    return entries
  }

  static func joined(_ folder: String, _ name: String) -> String {
    folder.isEmpty || folder == "." ? name : "\(folder)/\(name)"
  }

  /// The path of the folder that a path lies in; empty for the project's own.
  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return String(path[..<slash])
  }

  static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }
}

private struct Walk {
  let disk: Disk
  let suffix: String
  let followsLinks: Bool
  var listing = Disk.Listing()
  /// The folders, without links in their paths, that the walk is inside of through links.
  private var ancestors: [String] = []

  init(disk: Disk, suffix: String, followsLinks: Bool) {
    self.disk = disk
    self.suffix = suffix
    self.followsLinks = followsLinks
  }

  /// True for a folder with nothing in it.
  mutating func visit(_ folder: String, isRoot: Bool = false) throws(DiskError) -> Bool {
    if isRoot, try disk.kind(folder) == .link {
      try visitLink(folder, isWanted: true)
      return false
    }
    guard let entries = try disk.entries(folder) else { return false }
    var isEmpty = true
    for (name, kind) in entries {
      let path = Disk.joined(folder, name)
      if kind == .file, TemporaryFile.isName(name) {
        listing.leftovers.append(path)
        continue
      }
      if kind == .folder, !name.utf8.starts(with: ".".utf8) {
        if try !visit(path) { isEmpty = false }
        continue
      }
      isEmpty = false
      guard !name.utf8.starts(with: ".".utf8) else { continue }
      let isWanted = Disk.hasSuffix(name, suffix)
      switch kind {
      case .file: if isWanted { listing.files.append(path) }
      case .link: try visitLink(path, isWanted: isWanted)
      case .folder: break
      case .other:
        if isWanted && followsLinks { throw DiskError(path: path, reason: .notAFile) }
      }
    }
    if isEmpty && !isRoot { listing.emptyFolders.append(folder) }
    return isEmpty
  }

  private mutating func visitLink(_ path: String, isWanted: Bool) throws(DiskError) {
    guard followsLinks else { return }
    let target = try disk.targetInProject(ofLink: path)
    guard try disk.kind(target) == .folder else {
      if isWanted { listing.files.append(path) }
      return
    }
    let here = try disk.targetInProject(ofLink: Disk.folder(of: path))
    let isInside = target.isEmpty || "\(here)/".utf8.starts(with: "\(target)/".utf8)
    guard !isInside, !ancestors.contains(target) else {
      throw DiskError(path: path, reason: .linkCycle)
    }
    ancestors.append(target)
    defer { ancestors.removeLast() }
    _ = try visit(path)
  }
}

extension Disk {
  /// Byte by byte, and without the cost of comparing characters.
  static func hasSuffix(_ name: String, _ suffix: String) -> Bool {
    name.utf8.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
  }
}

extension Disk {
  /// Temporary files of interrupted runs in one folder.
  func leftovers(in folder: String) throws(DiskError) -> [String] {
    guard let entries = try entries(folder) else { return [] }
    return entries.filter { $0.kind == .file && TemporaryFile.isName($0.name) }
      .map { Disk.joined(folder, $0.name) }
  }
}
