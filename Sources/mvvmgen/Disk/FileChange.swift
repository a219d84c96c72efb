#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A system call that changes files. Nothing in mvvmgen changes any in another way, so what a run
/// does to a project is a sequence of these. Paths are absolute.
enum FileChange {
  case makeFolder(String)
  case removeFolder(String)
  /// Makes a file where there is none, and answers with its descriptor.
  case create(String)
  case write(UnsafeRawBufferPointer, to: Int32)
  case close(Int32)
  case link(String, to: String)
  case rename(String, to: String)
  case delete(String)
}

extension FileChange {
  typealias Performer = @Sendable (FileChange) -> Int

  /// Makes the call. Negative where it failed, and then `errno` says why.
  func perform() -> Int {
    switch self {
    case .makeFolder(let path): Int(mkdir(path, 0o777))
    case .removeFolder(let path): Int(rmdir(path))
    case .create(let path):
      Int(open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o666))
    case .write(let bytes, let descriptor): systemWrite(descriptor, bytes)
    case .close(let descriptor): Int(systemClose(descriptor))
    case .link(let path, let newPath): Int(systemLink(path, newPath))
    case .rename(let path, let newPath): Int(systemRename(path, newPath))
    case .delete(let path): Int(unlink(path))
    }
  }
}

// The cases of the enumeration have the names of these.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}

private func systemClose(_ descriptor: Int32) -> Int32 {
  close(descriptor)
}

private func systemLink(_ path: String, _ newPath: String) -> Int32 {
  link(path, newPath)
}

private func systemRename(_ path: String, _ newPath: String) -> Int32 {
  rename(path, newPath)
}
