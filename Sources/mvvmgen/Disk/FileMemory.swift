import MvvmgenStorage

/// Caches the content of files for the next run of `generate --watch`: a file that hasn't been
/// changed since it was read isn't opened again, and one that had the right content isn't compared.
final class FileMemory: Sendable {
  private let files = Locked(Files())
  private let now: @Sendable () -> Int

  private struct Files {
    var contents: [String: Content] = [:]
    var compared: [ProjectPath: Compared] = [:]
    /// In bytes.
    var size = 0
  }

  private struct Content {
    let state: State
    let bytes: [UInt8]
  }

  /// A file that had the content of a generated file.
  private struct Compared {
    let version: Version
    let state: State
  }

  /// Changes whenever the file is written, except within one tick of the file system's clock.
  struct State: Hashable, Sendable {
    private let identity: Disk.Identity
    private let size: Int
    /// In nanoseconds.
    private let written: Int
    fileprivate let changed: Int

    /// Nil if it isn't a plain file.
    init?(_ status: stat) {
      guard status.st_mode & S_IFMT == S_IFREG else { return nil }
      identity = Disk.Identity(status)
      size = Int(status.st_size)
      #if canImport(Darwin)
        (written, changed) = (Self.time(status.st_mtimespec), Self.time(status.st_ctimespec))
      #else
        (written, changed) = (Self.time(status.st_mtim), Self.time(status.st_ctim))
      #endif
    }

    private static func time(_ time: timespec) -> Int {
      Int(time.tv_sec) * FileMemory.second + Int(time.tv_nsec)
    }
  }

  /// The maximum size of the cached content, in bytes.
  private static let capacity = 64 << 20

  fileprivate static let second = 1_000_000_000

  /// - Parameter now: the time in nanoseconds.
  init(now: @escaping @Sendable () -> Int = { time(nil) * FileMemory.second }) {
    self.now = now
  }

  /// The cached content; nil if the file has changed since it was read.
  func bytes(of path: ProjectPath, in state: State) -> [UInt8]? {
    files.withLock { files in
      guard let content = files.contents[path.text], content.state == state else { return nil }
      return content.bytes
    }
  }

  /// Whether the file has the content of a version of a generated file.
  func hasContent(of version: Version, at path: ProjectPath, in state: State) -> Bool {
    files.withLock { files in
      guard let known = files.compared[path] else { return false }
      return known.version === version && known.state == state
    }
  }

  /// - Parameter state: the state from before it was compared.
  func rememberContent(of version: Version, at path: ProjectPath, in state: State) {
    guard isSettled(state) else { return }
    files.withLock { $0.compared[path] = Compared(version: version, state: state) }
  }

  /// A file that was changed a moment ago could be changed again without getting another state.
  private func isSettled(_ state: State) -> Bool { state.changed + 2 * Self.second <= now() }

  /// - Parameter state: the state from before it was read.
  func remember(_ bytes: ArraySlice<UInt8>, of path: ProjectPath, in state: State) {
    guard isSettled(state) else { return }
    files.withLock { files in
      let old = files.contents[path.text]?.bytes.count ?? 0
      guard files.size - old + bytes.count <= Self.capacity else { return }
      files.size += bytes.count - old
      files.contents[path.text] = Content(state: state, bytes: Array(bytes))
    }
  }
}
