#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The file that bytes are written to before they get their name. It is named after the process, so
/// that two runs never write to the same one.
enum TemporaryFile {
  private static let prefix = ".mvvmgen-"
  private static let suffix = ".tmp"

  static var name: String { "\(prefix)\(getpid())\(suffix)" }

  static func isName(_ name: String) -> Bool {
    name.utf8.starts(with: prefix.utf8) && Disk.hasSuffix(name, suffix)
  }
}

extension Disk {
  /// Makes a folder and those that it lies in. True where it wasn't there.
  @discardableResult
  func makeFolder(_ path: String) throws(DiskError) -> Bool {
    guard !path.isEmpty, path != "." else { return false }
    if mkdir(absolute(path), 0o777) == 0 { return true }
    switch errno {
    case EEXIST: return false
    case ENOENT:
      try makeFolder(Disk.folder(of: path))
      guard mkdir(absolute(path), 0o777) != 0 else { return true }
      guard errno == EEXIST else { throw .last("make the folder", path) }
      return false
    default: throw .last("make the folder", path)
    }
  }

  /// Puts a file in the place of whatever file has its name, in one step: at no moment is there half
  /// of it.
  func replace(_ path: String, with bytes: [UInt8]) throws(DiskError) {
    let temporary = try writeTemporary(for: path, bytes)
    guard rename(temporary, absolute(path)) != 0 else { return }
    let error = DiskError.last("write", path)
    unlink(temporary)
    throw error
  }

  /// Makes a file where there is none; one that has turned up meanwhile is left alone, and an error.
  func create(_ path: String, with bytes: [UInt8]) throws(DiskError) {
    let temporary = try writeTemporary(for: path, bytes)
    defer { unlink(temporary) }
    guard link(temporary, absolute(path)) != 0 else { return }
    guard errno == EPERM || errno == ENOTSUP || errno == EOPNOTSUPP || errno == ENOSYS else {
      throw .last("create", path)
    }
    // No hard links here, as on exFAT: the nearest thing to one step.
    if try kind(path) != nil {
      throw DiskError(path: path, reason: .system(action: "create", code: EEXIST))
    }
    guard rename(temporary, absolute(path)) == 0 else { throw .last("create", path) }
  }

  /// Removes a file. That it is gone already is no error.
  func delete(_ path: String) throws(DiskError) {
    guard unlink(absolute(path)) != 0, errno != ENOENT else { return }
    throw .last("delete", path)
  }

  /// Removes a folder if nothing is in it.
  func removeFolderIfEmpty(_ path: String) -> Bool {
    rmdir(absolute(path)) == 0
  }

  /// Gives a file a name that differs only by case.
  func changeCase(of path: String, to newPath: String) throws(DiskError) {
    guard rename(absolute(path), absolute(newPath)) == 0 else { throw .last("rename", path) }
  }

  private func writeTemporary(for path: String, _ bytes: [UInt8]) throws(DiskError) -> String {
    let temporary = absolute(Disk.joined(Disk.folder(of: path), TemporaryFile.name))
    // Never truncated: an older run's leftover may be another name of a finished file.
    unlink(temporary)
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o666)
    guard descriptor >= 0 else { throw .last("write", path) }
    let isWritten = Disk.writeAll(bytes, to: descriptor)
    let error = DiskError.last("write", path)
    // A full disk may show only now.
    guard close(descriptor) == 0 || !isWritten else {
      let error = DiskError.last("write", path)
      unlink(temporary)
      throw error
    }
    guard isWritten else {
      unlink(temporary)
      throw error
    }
    return temporary
  }

  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var start = 0
      while start < buffer.count {
        let rest = UnsafeRawBufferPointer(rebasing: buffer[start...])
        let written = retrying { write(descriptor, rest.baseAddress, rest.count) }
        guard written > 0 else { return false }
        start += written
      }
      return true
    }
  }
}

extension Disk {
  /// Runs `work` while no other mvvmgen writes to this project. Where the file system knows no
  /// locks, it runs without: each single file is still replaced in one step.
  func withLock<Result>(
    waiting: () -> Void,
    work: () throws(DiskError) -> Result
  ) throws(DiskError) -> Result {
    let descriptor = open(absolute(""), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last("open the folder", ".") }
    defer { close(descriptor) }
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK {
      waiting()
      _ = Disk.retrying { Int(flock(descriptor, LOCK_EX)) }
    }
    return try work()
  }
}
