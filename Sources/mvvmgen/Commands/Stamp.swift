import Storage

/// The file by which a build system sees when a check last passed. It is Swift, since a target of
/// SwiftPM compiles what its plugins write.
enum Stamp {
  static let text = "// mvvmgen found that the generated files are as the specs say.\n"
}

extension Project {
  /// Writes a stamp where nothing is, or where another stamp is.
  func writeStamp(_ typed: String) throws {
    guard let path = absolutePath(ofTyped: typed) else {
      throw Stop(.impossible, "\(typed.printable): error: the working directory is gone")
    }
    let folder = Disk(root: Disk.folder(of: path), perform: disk.perform)
    let name = Disk.name(of: path)
    let stamp = Array(Stamp.text.utf8)
    do {
      var buffer = FileBuffer()
      let reading = try folder.read(ProjectPath(name), into: &buffer)
      guard reading == .absent || (reading == .file && buffer.holds(stamp)) else {
        throw Stop(.impossible, "\(typed.printable): error: is there, and isn't a stamp")
      }
      try folder.replace(name, with: stamp)
    } catch let error as DiskError {
      throw Stop(.impossible, "\(typed.printable): error: \(error.message)")
    }
  }
}
