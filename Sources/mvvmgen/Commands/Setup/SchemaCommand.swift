import MvvmgenGenerator
import MvvmgenStorage

/// `mvvmgen schema --write`
struct SchemaCommand: ProjectCommand {
  let session: Session

  func run() throws -> ExitCode { try session.writing(writeSchemas) }

  private func writeSchemas() throws -> ExitCode {
    let input = try session.readInput()
    var buffer = FileBuffer()
    let files = SchemaFiles.all(input.configuration)
    for (path, text) in files {
      let bytes = Array(text.utf8)
      let reading = try project.disk.read(ProjectPath(path), into: &buffer)
      guard reading != .file || !buffer.holds(bytes) else { continue }
      guard reading != .obstacle else { throw DiskError(path: path, reason: .notAFile) }
      try project.disk.makeFolder(Disk.folder(of: path))
      try project.disk.replace(path, with: bytes)
      session.report("write", path)
    }
    console.say("\(mvvmgen.files(files.count)) up to date")
    return .success
  }
}
