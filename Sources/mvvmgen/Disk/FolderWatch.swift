import MvvmgenStorage

/// Waits until something changes in the folders of specs and templates, or the user interrupts.
///
/// While it exists, an interrupt from the terminal takes effect only while it waits, so that
/// writing is always completed.
final class FolderWatch {
  enum Event: Hashable {
    /// Names of files that were created, deleted or changed.
    case changed(Set<String>)
    case nothing
    case interrupted
  }

  private let descriptor: Int32
  private let specs: [String]
  private let templates: Templates?
  private let file: String
  /// The folders of specs and templates.
  private var watches: [Int32: String] = [:]
  #if os(Linux)
    /// The watch of the configuration's folder, and those of the folders in which the folders of
    /// specs and templates may be created and deleted.
    private var fileWatch: Int32?
    private var parentWatches: [Int32: Set<String>] = [:]
  #endif

  /// The folder of the team's templates, and the one inside it that is generated; both absolute.
  struct Templates {
    let folder: String
    let generated: String
  }

  /// - Parameters:
  ///   - specs: the folders of the specs, absolute, with all folders inside them.
  ///   - templates: the same for templates, if the team has any.
  ///   - file: the configuration, absolute, whether there is one or not.
  init?(specs: [String], templates: Templates?, file: String) {
    (self.specs, self.templates, self.file) = (specs, templates, file)
    descriptor = Self.open()
    guard descriptor >= 0 else { return nil }
    holdSignals()
    watchAll()
  }

  deinit {
    close(descriptor)
    #if canImport(Darwin)
      for watch in watches.keys { close(watch) }
    #endif
  }

  private var folders: [String] { specs + (templates.map { [$0.folder] } ?? []) }

  /// Whether a file in a watched folder is a spec or a template; others are ignored.
  private func isRead(_ name: String, in folder: String) -> Bool {
    guard !name.hasPrefix(".") else { return false }
    let isInTemplates = templates.map { "\(folder)/".hasPrefix("\($0.folder)/") } ?? false
    return name.hasSuffix(".json") || isInTemplates && name.hasSuffix(".swift")
  }

  /// Visits the folders and their subfolders except hidden ones, and what is generated for templates.
  private func visitFolders(_ visit: (String) -> Void) {
    var queue = folders
    while let path = queue.popLast() {
      if path == templates?.generated { continue }
      visit(path)
      let entries =
        (try? Disk(root: path, isProbe: true).entries("", skippingUnreadable: true)) ?? nil
      for (name, kind) in entries ?? [] where kind == .folder && !name.hasPrefix(".") {
        queue.append("\(path)/\(name)")
      }
    }
  }
}

#if os(Linux)
  extension FolderWatch {
    private static func open() -> Int32 { inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK)) }

    private func holdSignals() {
      var held = sigset_t()
      sigemptyset(&held)
      for number in [SIGINT, SIGTERM] {
        sigaddset(&held, number)
        // The handler only makes the wait end.
        signal(number) { _ in }
      }
      sigprocmask(SIG_BLOCK, &held, nil)
    }

    private func watchAll() {
      let changes =
        IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE | IN_ONLYDIR
      visitFolders { path in
        let watch = inotify_add_watch(descriptor, path, UInt32(changes))
        if watch >= 0 { watches[watch] = path }
      }
      func watch(folderOf path: String) -> Int32? {
        let parent = Disk.folder(of: path)
        let watch = inotify_add_watch(descriptor, parent.isEmpty ? "/" : parent, UInt32(changes))
        return watch >= 0 ? watch : nil
      }
      parentWatches = [:]
      for folder in folders {
        guard let parent = watch(folderOf: folder) else { continue }
        parentWatches[parent, default: []].insert(Disk.name(of: folder))
      }
      fileWatch = watch(folderOf: file)
    }

    /// - Parameter milliseconds: the maximum time; nil for no limit.
    func wait(_ milliseconds: Int?) -> Event {
      while true {
        var waiting = fd_set(descriptor)
        var signals = sigset_t()
        sigemptyset(&signals)
        var time = timespec(
          tv_sec: (milliseconds ?? 0) / 1000, tv_nsec: (milliseconds ?? 0) % 1000 * 1_000_000)
        let count =
          milliseconds == nil
          ? pselect(descriptor + 1, &waiting, nil, nil, nil, &signals)
          : pselect(descriptor + 1, &waiting, nil, nil, &time, &signals)
        if count < 0 { return .interrupted }
        if count == 0 { return .nothing }
        let names = readNames()
        guard names.isEmpty else { return .changed(names) }
      }
    }

    private func readNames() -> Set<String> {
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      var names: Set<String> = []
      var hasFolders = false
      while case let count = read(descriptor, &buffer, buffer.count), count > 0 {
        buffer.withBytes(0..<count) { bytes in
          var offset = 0
          // The kernel writes its own numbers, of 32 bits: a watch, a mask, a cookie, a length.
          while offset + 16 <= count {
            let (first, second) = (bytes.word(at: offset), bytes.word(at: offset + 8))
            let watch = Int32(truncatingIfNeeded: first)
            let mask = UInt32(truncatingIfNeeded: first >> 32)
            let length = Int(second >> 32)
            let text = bytes.part(offset + 16..<offset + 16 + length).prefix { $0 != 0 }
            let name = String(decoding: text, as: UTF8.self)
            offset += 16 + length
            // Events were lost: a checkout may change more files than the queue holds.
            if mask & UInt32(IN_Q_OVERFLOW) != 0 { hasFolders = true }
            let isFolder = mask & UInt32(IN_ISDIR) != 0
            let isWritten =
              mask & UInt32(IN_CREATE) == 0
              || isLink("\(watches[watch] ?? Disk.folder(of: file))/\(name)")
            if watch == fileWatch, isWritten, name == Disk.name(of: file) { names.insert(name) }
            if isFolder, parentWatches[watch]?.contains(name) == true { hasFolders = true }
            guard let path = watches[watch], "\(path)/\(name)" != templates?.generated else {
              continue
            }
            if isFolder { hasFolders = true }
            if isRead(name, in: path), isWritten { names.insert(name) }
          }
        }
      }
      if hasFolders {
        watchAll()
        // The run reads all of them.
        names.formUnion(specs.map(Disk.name(of:)))
      }
      return names
    }

    /// A new link is complete at once; writing into another new file is a separate change.
    private func isLink(_ path: String) -> Bool {
      var status = stat()
      guard lstat(path, &status) == 0 else { return false }
      return status.st_mode & S_IFMT == S_IFLNK || status.st_nlink > 1
    }
  }
#elseif canImport(Darwin)
  extension FolderWatch {
    private static func open() -> Int32 {
      allowManyFiles()
      return kqueue()
    }

    /// Raises the limit of open files: each watched file is kept open, and a shell allows 256 by
    /// default.
    private static func allowManyFiles() {
      var limit = rlimit()
      guard getrlimit(RLIMIT_NOFILE, &limit) == 0 else { return }
      limit.rlim_cur = min(limit.rlim_max, rlim_t(OPEN_MAX))
      setrlimit(RLIMIT_NOFILE, &limit)
    }

    private func holdSignals() {
      for number in [SIGINT, SIGTERM] {
        signal(number, SIG_IGN)
        add(UInt(number), Int16(EVFILT_SIGNAL), 0)
      }
    }

    private func add(_ identifier: UInt, _ filter: Int16, _ flags: UInt32) {
      var event = kevent(
        ident: identifier, filter: filter, flags: UInt16(EV_ADD | EV_CLEAR), fflags: flags, data: 0,
        udata: nil)
      kevent(descriptor, &event, 1, nil, 0, nil)
    }

    /// Watches folders, which report files that are created and deleted, and files, which report
    /// writes.
    private func watchAll() {
      for watch in watches.keys { close(watch) }
      watches = [:]
      func watch(_ path: String) {
        let opened = Darwin.open(path, O_EVTONLY | O_CLOEXEC)
        guard opened >= 0 else { return }
        watches[opened] = path
        add(
          UInt(opened), Int16(EVFILT_VNODE),
          UInt32(NOTE_WRITE | NOTE_EXTEND | NOTE_DELETE | NOTE_RENAME))
      }
      visitFolders { path in
        watch(path)
        let entries =
          (try? Disk(root: path, isProbe: true).entries("", skippingUnreadable: true)) ?? nil
        for (name, kind) in entries ?? [] where kind == .file && isRead(name, in: path) {
          watch("\(path)/\(name)")
        }
      }
      // Until the folder is there again.
      for folder in folders where !watches.values.contains(folder) {
        watch(Disk.folder(of: folder))
      }
      watch(file)
      // Until it is written.
      if !watches.values.contains(file) { watch(Disk.folder(of: file)) }
    }

    /// - Parameter milliseconds: the maximum time; nil for no limit.
    func wait(_ milliseconds: Int?) -> Event {
      var time = timespec(
        tv_sec: (milliseconds ?? 0) / 1000, tv_nsec: (milliseconds ?? 0) % 1000 * 1_000_000)
      // `kevent` is a function, too: as `[kevent]` it would be that.
      var events: [kevent] = Array(repeating: kevent(), count: 64)
      var count: Int32
      repeat {
        count =
          milliseconds == nil
          ? kevent(descriptor, nil, 0, &events, 64, nil)
          : kevent(descriptor, nil, 0, &events, 64, &time)
        // As after a stop by Ctrl-Z; Ctrl-C comes as an event.
      } while count < 0 && errno == EINTR
      guard count != 0 else { return .nothing }
      let received = events.prefix(Int(max(count, 0)))
      if count < 0 || received.contains(where: { $0.filter == Int16(EVFILT_SIGNAL) }) {
        return .interrupted
      }
      let paths = received.compactMap { watches[Int32(truncatingIfNeeded: $0.ident)] }
      watchAll()
      return .changed(Set(paths.map(Disk.name(of:))))
    }
  }
#endif
