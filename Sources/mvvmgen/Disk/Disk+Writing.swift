import MvvmgenStorage

/// The temporary file that bytes are written to before it is renamed. Its name contains the process
/// and its thread, so that two never write to the same one.
enum TemporaryFile {
  private static let prefix: StaticString = ".mvvmgen-"
  private static let suffix: StaticString = ".tmp"

  static var name: String { name(of: 0) }

  static func name(of writer: Int) -> String {
    writer == 0 ? "\(prefix)\(getpid())\(suffix)" : "\(prefix)\(getpid())-\(writer)\(suffix)"
  }

  static func isName(_ name: String) -> Bool {
    name.withBytes { isName($0) }
  }

  static func isName(_ name: Bytes) -> Bool {
    name.starts(with: prefix) && name.ends(with: suffix)
  }
}

extension Disk {
  /// Creates a folder and its parents. Returns true if it didn't exist.
  @discardableResult
  func makeFolder(_ path: String) throws(DiskError) -> Bool {
    guard !path.isEmpty, path != "." else { return false }
    if perform(.makeFolder(location(of: path))) == 0 { return true }
    switch errno {
    case EEXIST: return false
    case ENOENT:
      try makeFolder(Disk.folder(of: path))
      guard perform(.makeFolder(location(of: path))) != 0 else { return true }
      guard errno == EEXIST else { throw .last("create the folder", path) }
      return false
    default: throw .last("create the folder", path)
    }
  }

  /// Replaces a file in one step: it is never half-written. Keeps the old file's permissions, and
  /// its owner if possible.
  ///
  /// - Parameter model: another file whose permissions and owner it gets instead.
  func replace(
    _ path: String, with bytes: [UInt8], likeFileAt model: String? = nil
  ) throws(DiskError) {
    try replace(path, with: bytes, like: try access(to: model ?? path))
  }

  /// Writes a file in one step where there was none, with the usual permissions.
  func writeNew(_ path: String, with bytes: [UInt8]) throws(DiskError) {
    try replace(path, with: bytes, like: nil)
  }

  private func replace(
    _ path: String, with bytes: [UInt8], like access: Access?
  ) throws(DiskError) {
    let temporary = Disk.joined(Disk.folder(of: path), temporaryName)
    try writeTemporary(temporary, for: path, bytes, like: access)
    guard perform(.rename(location(of: temporary), to: location(of: path))) != 0 else { return }
    let error = DiskError.last("write", path)
    _ = perform(.delete(location(of: temporary)))
    throw error
  }

  /// Creates a file if there is none; if one has appeared meanwhile, it is left alone, and that is
  /// an error. The file is first written in the folder `staging` if possible, where leftovers are
  /// searched for.
  func create(
    _ path: String, with bytes: [UInt8], staging: String? = nil
  ) throws(DiskError) {
    let folder = Disk.folder(of: path)
    let temporary = Disk.joined(staging ?? folder, temporaryName)
    try writeTemporary(temporary, for: path, bytes)
    do throws(DiskError) {
      return try move(temporary, to: path)
    } catch {
      _ = perform(.delete(location(of: temporary)))
      // The folders may be on different file systems.
      guard error.isAcrossFileSystems, staging != nil else { throw error }
    }
    try create(path, with: bytes)
  }

  /// Deletes a file. It isn't an error if the file doesn't exist any more.
  func delete(_ path: String) throws(DiskError) {
    guard perform(.delete(location(of: path))) != 0, errno != ENOENT else { return }
    throw .last("delete", path)
  }

  func removeFolderIfEmpty(_ path: String) -> Bool {
    perform(.removeFolder(location(of: path))) == 0
  }

  /// Renames a file to an unused name.
  func move(_ path: String, to newPath: String) throws(DiskError) {
    guard perform(.link(location(of: path), to: location(of: newPath))) != 0 else {
      return try delete(path)
    }
    let error = DiskError.last("create", newPath)
    // The nearest equivalent of one step without hard links, as on exFAT.
    guard error.isForWantOfLinks, try kind(newPath) == nil else { throw error }
    guard perform(.rename(location(of: path), to: location(of: newPath))) != 0 else { return }
    throw .last("create", newPath)
  }

  /// Renames a file or a folder to a name that differs only in case.
  func changeCase(of path: String, to newPath: String) throws(DiskError) {
    guard perform(.rename(location(of: path), to: location(of: newPath))) == 0 else {
      throw .last("rename", path)
    }
  }

  private func writeTemporary(
    _ temporary: String, for path: String, _ bytes: [UInt8], like access: Access? = nil
  ) throws(DiskError) {
    let temporary = location(of: temporary)
    var descriptor = perform(.create(temporary))
    if descriptor < 0, errno == EEXIST {
      // Not overwritten: a leftover of an older run may be a hard link to a finished file.
      _ = perform(.delete(temporary))
      descriptor = perform(.create(temporary))
    }
    guard descriptor >= 0 else { throw .last("write", path) }
    let file = Int32(truncatingIfNeeded: descriptor)
    var error: DiskError?
    if !Disk.writeAll(bytes, { perform(.write($0, to: file)) }) { error = .last("write", path) }
    if error == nil, let access, !give(access, to: file) { error = .last("write", path) }
    // A full disk may be noticed only here.
    if perform(.close(file)) != 0, error == nil { error = .last("write", path) }
    guard let error else { return }
    _ = perform(.delete(temporary))
    throw error
  }

  /// False if the permissions can't be set. Only an administrator can change owners, so that isn't
  /// a failure.
  private func give(_ access: Access, to file: Int32) -> Bool {
    guard let own = Access(ofOpen: file), own != access else { return true }
    if (own.user, own.group) != (access.user, access.group) {
      _ = perform(.setOwner(access.user, access.group, of: file))
    }
    return Access(ofOpen: file)?.mode == access.mode
      || perform(.setMode(access.mode, of: file)) == 0
  }

  /// Writes bytes in as many calls of `write` as necessary; false after a failure.
  static func writeAll(_ bytes: [UInt8], _ write: (Bytes) -> Int) -> Bool {
    bytes.withBytes { bytes in
      var rest = bytes
      while !rest.isEmpty {
        let written = retrying { write(rest) }
        guard written > 0 else { return false }
        rest = rest.suffix(from: written)
      }
      return true
    }
  }

  /// Runs `work` while no other mvvmgen writes to this project; readers wait only for writers. If
  /// the file system doesn't support locks, it runs without: each single file is still replaced in
  /// one step.
  func withLock<Result>(
    forReading isShared: Bool = false,
    waiting: () -> Void,
    work: () throws(DiskError) -> Result
  ) throws(DiskError) -> Result {
    let descriptor = open(absolute(""), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last("open the folder", ".") }
    defer {
      // A process that is being started may still have a copy of the descriptor, and with it the lock.
      _ = flock(descriptor, LOCK_UN)
      close(descriptor)
    }
    let kind = isShared ? LOCK_SH : LOCK_EX
    if flock(descriptor, kind | LOCK_NB) != 0 && errno == EWOULDBLOCK {
      waiting()
      _ = Disk.retrying { Int(flock(descriptor, kind)) }
    }
    return try work()
  }
}
