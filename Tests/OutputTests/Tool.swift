import Foundation

/// A program of the toolchain that ran to its end.
struct Tool: CustomStringConvertible {
  /// What was run, to paste into a shell.
  let command: String
  let succeeded: Bool
  /// What it printed, to either stream.
  let output: String

  var description: String { "\(output)\nThe command was:\n\(command)" }

  /// Runs a program from the `PATH`, in `folder`.
  static func run(_ command: [String], in folder: URL) throws -> Tool {
    // A file: a pipe would be inherited by programs that run at the same time.
    let printed = folder.appending(path: ".output-\(UUID().uuidString)")
    try Data().write(to: printed)
    defer { try? FileManager.default.removeItem(at: printed) }
    let handle = try FileHandle(forWritingTo: printed)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    try handle.close()
    return Tool(
      command: "cd \(quoted(folder.path())) && \(command.map(quoted).joined(separator: " "))",
      succeeded: process.terminationStatus == 0,
      output: String(decoding: try Data(contentsOf: printed), as: UTF8.self))
  }

  private static func quoted(_ argument: String) -> String {
    let isPlain = argument.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "/-_.+=,:".utf8.contains(byte)
      }
    }
    return isPlain ? argument : "'\(argument)'"
  }
}
