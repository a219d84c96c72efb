import MvvmgenStorage

/// A system call that changes files. mvvmgen changes files in no other way, so a run's effect on a
/// project is a sequence of these.
enum FileChange {
  case makeFolder(Location)
  case removeFolder(Location)
  /// Creates a file that doesn't exist, and returns its descriptor.
  case create(Location)
  case write(Bytes, to: Int32)
  /// Sets the permissions of an open file.
  case setMode(mode_t, of: Int32)
  case setOwner(uid_t, gid_t, of: Int32)
  case close(Int32)
  case link(Location, to: Location)
  case rename(Location, to: Location)
  case delete(Location)

  /// A path, and the open folder that it is relative to; the folder is ignored for an absolute
  /// path.
  struct Location {
    let folder: Int32
    let path: String
  }
}

extension FileChange {
  /// Whether it creates, renames or deletes a file that remains after the run, other than temporary
  /// files.
  var isLasting: Bool {
    switch self {
    case .link(_, let location), .rename(_, let location), .delete(let location):
      !TemporaryFile.isName(Disk.name(of: location.path))
    case .makeFolder, .removeFolder, .create, .write, .setMode, .setOwner, .close: false
    }
  }

  typealias Performer = @Sendable (FileChange) -> Int

  /// Makes the call. Returns a negative number on failure, with the reason in `errno`.
  func perform() -> Int {
    switch self {
    case .makeFolder(let location): Int(mkdirat(location.folder, location.path, 0o777))
    case .removeFolder(let location): Int(unlinkat(location.folder, location.path, AT_REMOVEDIR))
    case .create(let location):
      Int(
        openat(
          location.folder, location.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW,
          0o666))
    case .write(let bytes, let descriptor): systemWrite(descriptor, bytes)
    case .setMode(let mode, let descriptor): Int(fchmod(descriptor, mode))
    case .setOwner(let user, let group, let descriptor): Int(fchown(descriptor, user, group))
    case .close(let descriptor): Int(systemClose(descriptor))
    case .link(let location, let new):
      Int(linkat(location.folder, location.path, new.folder, new.path, 0))
    case .rename(let location, let new):
      Int(renameat(location.folder, location.path, new.folder, new.path))
    case .delete(let location): Int(unlinkat(location.folder, location.path, 0))
    }
  }
}

// The enumeration's cases have the same names as these.
private func systemWrite(_ descriptor: Int32, _ bytes: Bytes) -> Int {
  write(descriptor, bytes.start, bytes.count)
}

private func systemClose(_ descriptor: Int32) -> Int32 {
  close(descriptor)
}
