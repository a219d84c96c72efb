import Storage

/// A file that shows a build system when a check last passed. It is Swift, because a SwiftPM target
/// compiles the output of its plugins.
enum Stamp {
  static let text = "// mvvmgen checked that the generated files match the specs.\n"

  /// Whether a file is a stamp of any version: one line that mvvmgen signed.
  static func matches(_ file: ArraySlice<UInt8>) -> Bool {
    file.starts(with: "// mvvmgen ".utf8)
      && file.firstIndex(of: UInt8(ascii: "\n")) == file.indices.last
  }
}

extension Project {
  /// Writes a stamp if nothing or another stamp is at the path.
  func writeStamp(_ typed: String) throws {
    guard let path = absolutePath(ofTyped: typed) else {
      throw CommandError(.impossible, "\(typed.printable): error: the working directory is gone")
    }
    let folder = Disk(root: Disk.folder(of: path), perform: disk.perform)
    let name = Disk.name(of: path)
    let stamp = Array(Stamp.text.utf8)
    do {
      var buffer = FileBuffer()
      let reading = try folder.read(ProjectPath(name), into: &buffer)
      guard reading == .absent || (reading == .file && Stamp.matches(buffer.bytes)) else {
        throw CommandError(
          .impossible, "\(typed.printable): error: already exists, and isn't a stamp")
      }
      try folder.replace(name, with: stamp)
    } catch let error as DiskError {
      throw CommandError(.impossible, "\(typed.printable): error: \(error.message)")
    }
  }
}
