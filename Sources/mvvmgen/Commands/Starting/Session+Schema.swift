import Generator
import Storage
import Syntax

extension Session {
  /// `mvvmgen schema --write`
  mutating func runSchemaWriting() throws -> ExitCode {
    var session = self
    defer { console = session.console }
    return try writing { try session.writeSchemas() }
  }

  private mutating func writeSchemas() throws -> ExitCode {
    let input = try readInput()
    var buffer = FileBuffer()
    let files = SchemaFiles.all(input.configuration)
    for (path, text) in files {
      let bytes = Array(text.utf8)
      let reading = try project.disk.read(ProjectPath(path), into: &buffer)
      guard reading != .file || !buffer.holds(bytes) else { continue }
      guard reading != .obstacle else { throw DiskError(path: path, reason: .notAFile) }
      try project.disk.makeFolder(Disk.folder(of: path))
      try project.disk.replace(path, with: bytes)
      report("write", path)
    }
    console.say("\(mvvmgen.files(files.count)) up to date")
    return .success
  }
}
