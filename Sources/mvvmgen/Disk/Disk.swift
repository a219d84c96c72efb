import Storage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The files of one project. Nothing else in mvvmgen reads or writes any; all paths are relative
/// to the project, with `/` between their parts.
struct Disk: Sendable {
  /// The project's folder, absolute, without a slash at its end.
  let root: String
  /// Makes the system calls that change files.
  let perform: FileChange.Performer
  /// The name of the files that bytes are written to before they get their own.
  var temporaryName = TemporaryFile.name
  /// The project's folder, where it can be opened: the way to a file is shorter from there.
  private let folder: OpenFolder?

  /// - Parameter isProbe: whether it is only asked whether something lies here.
  init(
    root: String, isProbe: Bool = false,
    perform: @escaping FileChange.Performer = { $0.perform() }
  ) {
    self.root = root
    self.perform = perform
    folder = isProbe ? nil : OpenFolder(root.isEmpty ? "/" : root)
  }

  func absolute(_ path: String) -> String {
    path.isEmpty || path == "." ? (root.isEmpty ? "/" : root) : String(root, slash: path)
  }

  func place(of path: String) -> FileChange.Place {
    // A way that begins with a slash would leave the folder.
    guard let folder, path.utf8.first != UInt8(ascii: "/") else {
      return FileChange.Place(folder: AT_FDCWD, path: absolute(path))
    }
    return FileChange.Place(folder: folder.descriptor, path: path.isEmpty ? "." : path)
  }

  /// Calls `body` with a path as system calls want it, and with the folder that it begins in.
  private func withPlace<Result>(
    of path: ProjectPath, _ body: (_ folder: Int32, UnsafePointer<CChar>) -> Result
  ) -> Result {
    guard let folder, path.bytes.first != UInt8(ascii: "/") else {
      return absolute(path.text).withCString { body(AT_FDCWD, $0) }
    }
    return path.withCString { body(folder.descriptor, $0) }
  }

  enum Kind: Hashable, Sendable {
    case file
    case folder
    case link
    case other
  }

  /// What names a file whatever it is called: two paths with one identity are one file.
  struct Identity: Hashable, Sendable {
    let device: UInt64
    let inode: UInt64
  }

  /// What lies at a path itself, with no link followed at its end; nil for nothing.
  func kind(_ path: String) throws(DiskError) -> Kind? {
    try status(path).map(Kind.init)
  }

  func kind(_ path: ProjectPath) throws(DiskError) -> Kind? {
    var status = stat()
    let result = withPlace(of: path) { fstatat($0, $1, &status, AT_SYMLINK_NOFOLLOW) }
    guard result != 0 else { return Kind(status) }
    try checkAbsence(path.text)
    return nil
  }

  func identity(_ path: String) throws(DiskError) -> Identity? {
    guard let status = try status(path) else { return nil }
    return Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      inode: UInt64(truncatingIfNeeded: status.st_ino)
    )
  }

  /// Who may do what with a file.
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

  /// Nil where no plain file lies there.
  func access(to path: String) throws(DiskError) -> Access? {
    guard let status = try status(path), Kind(status) == .file else { return nil }
    return Access(status)
  }

  private func status(_ path: String) throws(DiskError) -> stat? {
    var status = stat()
    guard lstat(absolute(path), &status) != 0 else { return status }
    try checkAbsence(path)
    return nil
  }

  /// Throws unless the call that failed did so because nothing lies at the path.
  private func checkAbsence(_ path: @autoclosure () -> String) throws(DiskError) {
    // A link on the way that leads to itself is found where the way is looked at.
    guard errno == ENOENT || errno == ENOTDIR || errno == ELOOP else {
      throw .last("look at it", path())
    }
  }

  /// How many bytes a file's or a folder's name can have here.
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
  func read(
    _ path: ProjectPath,
    into buffer: inout FileBuffer,
    limit: Int = .max,
    followingLinks: Bool = false
  ) throws(DiskError) -> Reading {
    // Without O_NONBLOCK, a named pipe in the way would be waited for.
    let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | (followingLinks ? 0 : O_NOFOLLOW)
    let descriptor = withPlace(of: path) { openat($0, $1, flags) }
    guard descriptor >= 0 else {
      switch errno {
      case ENOENT, ENOTDIR: return .absent
      case ELOOP, ENXIO: return .obstacle
      default: throw .last("read", path.text)
      }
    }
    defer { close(descriptor) }
    let count = buffer.fill(limit: limit) { room in
      Disk.retrying { systemRead(descriptor, room.baseAddress, room.count) }
    }
    guard count < 0 else { return .file }
    guard errno == EISDIR || errno == EAGAIN else { throw .last("read", path.text) }
    return .obstacle
  }

  /// Repeats a system call that a signal cut short.
  static func retrying(_ call: () -> Int) -> Int {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
  }
}

/// A folder that is held open.
private final class OpenFolder: Sendable {
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

/// `read` of the C library; the name alone means the method inside of `Disk`.
private func systemRead(
  _ descriptor: Int32,
  _ room: UnsafeMutableRawPointer?,
  _ count: Int
) -> Int {
  read(descriptor, room, count)
}
