import MvvmgenStorage

/// The system calls that read or write the memory of the process.
extension Disk {
  /// The status of what is at a path; nil where the call fails.
  func status(_ path: ProjectPath, _ flags: Int32) -> stat? {
    var status = stat()
    return withLocation(of: path) { fstatat($0, $1, &status, flags) } == 0 ? status : nil
  }

  func openFile(_ path: ProjectPath, _ flags: Int32) -> Int32 {
    withLocation(of: path) { openat($0, $1, flags) }
  }

  /// Calls `body` with a path for system calls, and the open folder that it is relative to.
  private func withLocation<Result>(
    of path: ProjectPath, _ body: (_ folder: Int32, UnsafePointer<CChar>) -> Result
  ) -> Result {
    guard let folder, path.bytes.first != UInt8(ascii: "/") else {
      return absolute(path.text).withCString { body(AT_FDCWD, $0) }
    }
    return path.interned.withCString { body(folder.descriptor, $0) }
  }

  /// Reads into a part of the buffer. Returns a count, negative for a failure.
  static func readBytes(of file: Int32, into buffer: inout [UInt8], _ part: Range<Int>) -> Int {
    buffer.withUnsafeMutableBytes { buffer in
      let room = UnsafeMutableRawBufferPointer(rebasing: buffer[part])
      return retrying { systemRead(file, room.baseAddress, room.count) }
    }
  }

  /// The name of an entry of a folder.
  static func withName<Result>(
    of entry: inout dirent, _ body: (Bytes) throws(DiskError) -> Result
  ) throws(DiskError) -> Result {
    try withUnsafeBytes(of: &entry.d_name) { (field) throws(DiskError) in
      let field = Bytes(field)
      return try body(field.prefix(upTo: field.firstIndex(of: 0) ?? field.count))
    }
  }
}

/// `read` of the C library; inside `Disk`, the plain name is the method.
private func systemRead(
  _ descriptor: Int32, _ room: UnsafeMutableRawPointer?, _ count: Int
) -> Int {
  read(descriptor, room, count)
}

#if os(Linux)
  extension fd_set {
    /// A set of one descriptor.
    init(_ descriptor: Int32) {
      self.init()
      withUnsafeMutableBytes(of: &self) { bits in
        bits[Int(descriptor) / 8] |= 1 << (descriptor % 8)
      }
    }
  }
#endif

extension CommandLine {
  /// The path by which the process was started.
  static var name: String {
    argc > 0 ? unsafeArgv[0].flatMap { String(validatingCString: $0) } ?? "" : ""
  }

  /// The process's arguments, without its own name; nil if they aren't UTF-8.
  static var words: [String]? {
    let pointers = UnsafeBufferPointer(start: unsafeArgv, count: Int(argc))
    let words = pointers.dropFirst().compactMap(\.self).map { String(validatingCString: $0) }
    return words.contains(nil) ? nil : words.compactMap(\.self)
  }
}
