import MvvmgenStorage

/// The files of one project. Nothing else in mvvmgen reads or writes files; all paths are relative
/// to the project, with `/` between their components.
struct Disk: Sendable {
  /// The project's folder, absolute, without a trailing slash.
  let root: String
  /// Makes the system calls that change files.
  let perform: FileChange.Performer
  /// The name of temporary files.
  var temporaryName = TemporaryFile.name
  /// The open folder of the project, if possible: relative paths are shorter.
  let folder: OpenFolder?
  /// The content of files that earlier runs have read.
  let memory: FileMemory?
  /// Whether links of files may lead out of the project: in the sandbox of a build system, all do.
  private let followsAllLinks: Bool

  /// - Parameter isProbe: whether only existence is checked.
  init(
    root: String, isProbe: Bool = false, memory: FileMemory? = nil, followsAllLinks: Bool = false,
    perform: @escaping FileChange.Performer = { $0.perform() }
  ) {
    self.root = root
    (self.memory, self.followsAllLinks) = (memory, followsAllLinks)
    self.perform = perform
    folder = isProbe ? nil : OpenFolder(root.isEmpty ? "/" : root)
  }

  func absolute(_ path: String) -> String {
    path.isEmpty || path == "." ? (root.isEmpty ? "/" : root) : String(root, slash: path)
  }

  func location(of path: String) -> FileChange.Location {
    // An absolute path would escape the project.
    guard let folder, path.utf8.first != UInt8(ascii: "/") else {
      return FileChange.Location(folder: AT_FDCWD, path: absolute(path))
    }
    return FileChange.Location(folder: folder.descriptor, path: path.isEmpty ? "." : path)
  }

  enum Kind: Hashable, Sendable {
    case file
    case folder
    case link
    case other
  }

  /// Identifies a file independently of its name: two paths with the same identity are the same
  /// file.
  struct Identity: Hashable, Sendable {
    let device: UInt64
    let inode: UInt64

    init(_ status: stat) {
      device = UInt64(truncatingIfNeeded: status.st_dev)
      inode = UInt64(truncatingIfNeeded: status.st_ino)
    }
  }

  /// The kind of file at a path, without following a link at its end; nil if there is none.
  func kind(_ path: String) throws(DiskError) -> Kind? {
    try status(path).map(Kind.init)
  }

  func kind(_ path: ProjectPath) throws(DiskError) -> Kind? {
    if let status = status(path, AT_SYMLINK_NOFOLLOW) { return Kind(status) }
    try checkAbsence(path.text)
    return nil
  }

  func identity(_ path: String) throws(DiskError) -> Identity? {
    try status(path).map(Identity.init)
  }

  /// A file's permissions and owner.
  struct Access: Hashable, Sendable {
    let mode: mode_t
    let user: uid_t
    let group: gid_t

    init?(ofOpen descriptor: Int32) {
      var status = stat()
      guard fstat(descriptor, &status) == 0 else { return nil }
      self.init(status)
    }

    fileprivate init(_ status: stat) {
      mode = status.st_mode & 0o7777
      (user, group) = (status.st_uid, status.st_gid)
    }
  }

  /// Nil if there is no plain file.
  func access(to path: String) throws(DiskError) -> Access? {
    guard let status = try status(path), Kind(status) == .file else { return nil }
    return Access(status)
  }

  /// Whether a link leads to a file that may be outside of the project.
  func mayFollow(_ path: String) -> Bool {
    let location = location(of: path)
    var status = stat()
    return followsAllLinks && fstatat(location.folder, location.path, &status, 0) == 0
      && Kind(status) == .file
  }

  private func status(_ path: String) throws(DiskError) -> stat? {
    let location = location(of: path)
    var status = stat()
    guard fstatat(location.folder, location.path, &status, AT_SYMLINK_NOFOLLOW) != 0
    else { return status }
    try checkAbsence(path)
    return nil
  }

  /// Throws unless the failed call found nothing at the path.
  private func checkAbsence(_ path: @autoclosure () -> String) throws(DiskError) {
    // A link that leads to itself is reported where the parent folders are checked.
    guard errno == ENOENT || errno == ENOTDIR || errno == ELOOP else {
      throw .last("inspect it", path())
    }
  }

  /// The maximum length of a file's or a folder's name, in bytes.
  var nameLengthLimit: Int {
    let limit = pathconf(absolute(""), Int32(_PC_NAME_MAX))
    return limit > 0 ? Int(limit) : 255
  }

  enum Reading: Hashable, Sendable {
    case absent
    /// The bytes are in the buffer.
    case file
    /// Something that isn't a plain file is in the way.
    case obstacle
  }

  /// Reads a whole file, or its first `limit` bytes. A link at the path's end isn't followed unless
  /// `followingLinks`.
  ///
  /// - Parameter state: the file's, where it is known.
  func read(
    _ path: ProjectPath,
    in state: FileMemory.State? = nil,
    into buffer: inout FileBuffer,
    limit: Int = .max,
    followingLinks: Bool = false
  ) throws(DiskError) -> Reading {
    guard let memory, let state = state ?? self.state(of: path, followingLinks: followingLinks)
    else {
      return try readFile(path, into: &buffer, limit, followingLinks)
    }
    if let bytes = memory.bytes(of: path, in: state) {
      buffer.fill(with: bytes.count > limit ? Array(bytes[..<limit]) : bytes)
      return .file
    }
    let reading = try readFile(path, into: &buffer, limit, followingLinks)
    // A file of exactly that length may continue after it.
    if reading == .file, buffer.count < limit { memory.remember(buffer.bytes, of: path, in: state) }
    return reading
  }

  /// Nil if it isn't a plain file.
  func state(of path: ProjectPath, followingLinks: Bool = false) -> FileMemory.State? {
    status(path, followingLinks ? 0 : AT_SYMLINK_NOFOLLOW).flatMap(FileMemory.State.init)
  }

  private func readFile(
    _ path: ProjectPath, into buffer: inout FileBuffer, _ limit: Int, _ followingLinks: Bool
  ) throws(DiskError) -> Reading {
    // Without O_NONBLOCK, opening a named pipe would block.
    let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | (followingLinks ? 0 : O_NOFOLLOW)
    let descriptor = openFile(path, flags)
    guard descriptor >= 0 else {
      switch errno {
      case ENOENT, ENOTDIR: return .absent
      case ELOOP, ENXIO: return .obstacle
      default: throw .last("read", path.text)
      }
    }
    defer { close(descriptor) }
    let count = buffer.fill(limit: limit) { Disk.readBytes(of: descriptor, into: &$0, $1) }
    guard count < 0 else { return .file }
    guard errno == EISDIR || errno == EAGAIN else { throw .last("read", path.text) }
    return .obstacle
  }

  /// Repeats a system call that was interrupted by a signal.
  static func retrying(_ call: () -> Int) -> Int {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
  }
}

final class OpenFolder: Sendable {
  let descriptor: Int32

  init?(_ path: String) {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }
}

extension Disk.Kind {
  fileprivate init(_ status: stat) {
    self =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
  }
}
