import MvvmgenStorage

extension Disk {
  /// The result of listing a folder.
  struct Listing: Hashable, Sendable {
    var files: [ProjectPath] = []
    /// Temporary files of an interrupted run.
    var leftovers: [String] = []
    /// Folders that contain nothing else, innermost first.
    var emptyFolders: [String] = []
    /// Folders that couldn't be read, and were skipped.
    var unreadable: [String] = []
  }

  /// All files in a folder and its subfolders whose names end with `suffix`, in the order of the
  /// bytes. Hidden files and folders are skipped. Links are followed inside the project if
  /// `followingLinks`, and not at all otherwise. For folders where most files may not concern
  /// mvvmgen, `skippingUnreadable` skips unreadable folders and names that aren't UTF-8.
  func list(
    _ folder: String, suffix: StaticString, followingLinks: Bool = false,
    skippingUnreadable: Bool = false, isSorted: Bool = true
  ) throws(DiskError) -> Listing {
    var walk = Walk(
      disk: self, suffix: suffix, followsLinks: followingLinks,
      skipsUnreadable: skippingUnreadable, sortsFolders: isSorted)
    _ = try walk.visit(folder, isRoot: true)
    walk.listing.leftovers.sort(by: Disk.precedes)
    // Nearly sorted already, so that few paths of an app of many folders are compared.
    if isSorted { walk.listing.files.sort { $0.precedes($1) } }
    return walk.listing
  }

  /// Compares bytes, so the order is the same on every machine.
  static func precedes(_ left: String, _ right: String) -> Bool {
    left.precedes(right)
  }

  /// The path with all links resolved; nil if it leads nowhere.
  static func resolved(_ absolutePath: String) -> String? {
    guard let text = realpath(absolutePath, nil) else { return nil }
    defer { free(text) }
    return String(validatingCString: text)
  }

  /// The path in the project that a link leads to, without links.
  func targetInProject(ofLink path: String) throws(DiskError) -> String {
    guard let target = Disk.resolved(absolute(path)), let resolved = Disk.resolved(absolute(""))
    else { throw DiskError(path: path, reason: .leadsOutOfProject) }
    let root = resolved == "/" ? "" : resolved
    guard let rest = AbsolutePath.rest(of: target, in: root) else {
      throw DiskError(path: path, reason: .leadsOutOfProject)
    }
    return rest
  }

  /// Names and kinds in one folder, unsorted; nil where the folder doesn't exist.
  func entries(
    _ folder: String, skippingUnreadable: Bool = false
  ) throws(DiskError) -> [(name: String, kind: Kind)]? {
    var entries: [(name: String, kind: Kind)] = []
    let isThere = try forEachEntry(in: folder, skippingUnreadable: skippingUnreadable) {
      name, kind in entries.append((name.text, kind))
    }
    return isThere ? entries : nil
  }

  /// Calls `body` with names and kinds in one folder, unsorted; false where the folder doesn't
  /// exist.
  fileprivate func forEachEntry(
    in folder: String, skippingUnreadable: Bool = false,
    _ body: (Bytes, Kind) -> Void
  ) throws(DiskError) -> Bool {
    guard let stream = opendir(absolute(folder)) else {
      guard errno == ENOENT || (skippingUnreadable && errno == EACCES) else {
        throw .last("list it", folder)
      }
      return false
    }
    defer { closedir(stream) }
    while true {
      errno = 0
      guard let entry = readdir(stream) else { break }
      let type = Int(entry.pointee.d_type)
      try Disk.withName(of: &entry.pointee) { (name) throws(DiskError) in
        guard name.isUTF8 else {
          if skippingUnreadable { return }
          throw DiskError(path: folder, reason: .notUTF8)
        }
        let isFolderItself = name.count <= 2 && name.allSatisfy { $0 == UInt8(ascii: ".") }
        guard !isFolderItself, let kind = try kind(type, name, in: folder) else { return }
        body(name, kind)
      }
    }
    guard errno == 0 else { throw .last("list it", folder) }
    return true
  }

  /// Nil if the entry has disappeared.
  private func kind(
    _ type: Int, _ name: Bytes, in folder: String
  ) throws(DiskError) -> Kind? {
    switch type {
    case Int(DT_REG): .file
    case Int(DT_DIR): .folder
    case Int(DT_LNK): .link
    case Int(DT_UNKNOWN): try kind(Disk.joined(folder, name.text))
    default: .other
    }
  }

  static func joined(_ folder: String, _ name: String) -> String {
    folder.isEmpty || folder == "." ? name : String(folder, slash: name)
  }

  static func path(_ folder: String, holds path: String) -> Bool {
    folder.isEmpty || path == folder || path.utf8.starts(with: "\(folder)/".utf8)
  }

  /// The path of the folder that contains a path; empty for the project's own.
  static func folder(of path: String) -> String {
    String(path.utf8.prefix(max(nameOffset(in: path) - 1, 0))) ?? ""
  }

  static func name(of path: String) -> String {
    String(path.utf8.dropFirst(nameOffset(in: path))) ?? path
  }

  /// The index after the last slash.
  private static func nameOffset(in path: String) -> Int {
    var path = path
    return path.withUTF8 { bytes in
      bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
    }
  }
}

private struct Walk: ~Copyable {
  let disk: Disk
  let suffix: StaticString
  let followsLinks: Bool
  let skipsUnreadable: Bool
  /// Whether a folder's content is listed in the order of the names.
  let sortsFolders: Bool
  var listing = Disk.Listing()
  /// The resolved folders that the current path went through by links.
  var ancestors: [String] = []

  /// The contents of a folder other than plain files.
  private struct Contents {
    var isEmpty = true
    var others: [(path: String, kind: Disk.Kind, isWanted: Bool)] = []
  }

  /// True for an empty folder.
  mutating func visit(_ folder: String, isRoot: Bool = false) throws(DiskError) -> Bool {
    if isRoot, try disk.kind(folder) == .link {
      try visitLink(folder, isWanted: true)
      return false
    }
    guard let contents = try listFiles(in: folder) else {
      if skipsUnreadable { listing.unreadable.append(folder) }
      return false
    }
    var isEmpty = contents.isEmpty
    for (path, kind, isWanted) in contents.others {
      switch kind {
      case .folder: if try !visit(path) { isEmpty = false }
      case .link: try visitLink(path, isWanted: isWanted)
      case .file: break
      case .other:
        if isWanted && followsLinks { throw DiskError(path: path, reason: .notAFile) }
      }
    }
    if isEmpty && !isRoot { listing.emptyFolders.append(folder) }
    return isEmpty
  }

  /// Lists the plain files of a folder. Nil if the folder can't be read.
  private mutating func listFiles(in folder: String) throws(DiskError) -> Contents? {
    let (disk, first) = (disk, listing.files.count)
    var contents = Contents()
    let prefix = Disk.joined(folder, "")
    let isThere = try disk.forEachEntry(in: folder, skippingUnreadable: skipsUnreadable) {
      name, kind in
      let isHidden = name.starts(with: ".")
      if kind == .file, isHidden, TemporaryFile.isName(name) {
        listing.leftovers.append(prefix + name.text)
        return
      }
      if kind != .folder || isHidden { contents.isEmpty = false }
      guard !isHidden else { return }
      let isWanted = name.ends(with: suffix)
      if kind != .file {
        contents.others.append((prefix + name.text, kind, isWanted))
      } else if isWanted {
        listing.files.append(
          ProjectPath { path in
            path += prefix.utf8
            path += name
          })
      }
    }
    guard isThere else { return nil }
    if sortsFolders {
      listing.files[first...].sort { $0.precedes($1) }
      contents.others.sort { Disk.precedes($0.path, $1.path) }
    }
    return contents
  }

  private mutating func visitLink(_ path: String, isWanted: Bool) throws(DiskError) {
    guard followsLinks else { return }
    guard !disk.mayFollow(path) else {
      if isWanted { listing.files.append(ProjectPath(path)) }
      return
    }
    let target = try disk.targetInProject(ofLink: path)
    guard try disk.kind(target) == .folder else {
      if isWanted { listing.files.append(ProjectPath(path)) }
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
  /// The temporary files of interrupted runs in one folder.
  func leftovers(in folder: String) throws(DiskError) -> [String] {
    var leftovers: [String] = []
    _ = try forEachEntry(in: folder) { name, kind in
      guard kind == .file, TemporaryFile.isName(name) else { return }
      leftovers.append(Disk.joined(folder, name.text))
    }
    return leftovers
  }
}

extension String {
  /// Joins the two with a slash, with a single allocation.
  init(_ folder: String, slash name: String) {
    self = ""
    reserveCapacity(folder.utf8.count + 1 + name.utf8.count)
    self += folder
    self += "/"
    self += name
  }
}

extension Bytes {
  fileprivate var isUTF8: Bool {
    // Replaces invalid UTF-8, so the result isn't the same name.
    allSatisfy { $0 < 0x80 } || text.utf8.elementsEqual(self)
  }
}
