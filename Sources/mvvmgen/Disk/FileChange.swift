#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A system call that changes files. mvvmgen changes files in no other way, so a run's effect on a
/// project is a sequence of these.
enum FileChange {
  case makeFolder(Place)
  case removeFolder(Place)
  /// Creates a file that doesn't exist, and returns its descriptor.
  case create(Place)
  case write(UnsafeRawBufferPointer, to: Int32)
  /// Copies the permissions of another file to an open file.
  case setMode(mode_t, of: Int32)
  case setOwner(uid_t, gid_t, of: Int32)
  case close(Int32)
  case link(Place, to: Place)
  case rename(Place, to: Place)
  case delete(Place)

  /// A path, and the open folder that it is relative to; the folder is ignored for an absolute
  /// path.
  struct Place {
    let folder: Int32
    let path: String
  }
}

extension FileChange {
  /// Whether it creates, renames or deletes a file that remains after the run, other than temporary
  /// files.
  var isLasting: Bool {
    switch self {
    case .link(_, let place), .rename(_, let place), .delete(let place):
      !TemporaryFile.isName(Disk.name(of: place.path))
    case .makeFolder, .removeFolder, .create, .write, .setMode, .setOwner, .close: false
    }
  }

  typealias Performer = @Sendable (FileChange) -> Int

  /// Makes the call. Returns a negative number on failure, with the reason in `errno`.
  func perform() -> Int {
    switch self {
    case .makeFolder(let place): Int(mkdirat(place.folder, place.path, 0o777))
    case .removeFolder(let place): Int(unlinkat(place.folder, place.path, AT_REMOVEDIR))
    case .create(let place):
      Int(
        openat(
          place.folder, place.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o666))
    case .write(let bytes, let descriptor): systemWrite(descriptor, bytes)
    case .setMode(let mode, let descriptor): Int(fchmod(descriptor, mode))
    case .setOwner(let user, let group, let descriptor): Int(fchown(descriptor, user, group))
    case .close(let descriptor): Int(systemClose(descriptor))
    case .link(let place, let new): Int(linkat(place.folder, place.path, new.folder, new.path, 0))
    case .rename(let place, let new):
      Int(renameat(place.folder, place.path, new.folder, new.path))
    case .delete(let place): Int(unlinkat(place.folder, place.path, 0))
    }
  }
}

// The enumeration's cases have the same names as these.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}

private func systemClose(_ descriptor: Int32) -> Int32 {
  close(descriptor)
}
