import Foundation
import Testing

@testable import mvvmgen

/// The folder in which the commands of a section run; it is deleted with it.
final class CommandFolder {
  let url: URL
  private let streams: URL
  private let program: URL

  init() throws {
    let parent = FileManager.default.temporaryDirectory
      .appending(path: "mvvmgen-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: parent.appending(path: "Project"), withIntermediateDirectories: true)
    streams = parent
    url = URL(filePath: try #require(Disk.resolved(parent.appending(path: "Project").path())))
    // It is built beside the tests.
    let bundle = try #require(CommandLine.arguments.first { $0.hasSuffix(".xctest") })
    program = URL(filePath: bundle).deletingLastPathComponent()
  }

  deinit {
    try? FileManager.default.removeItem(at: streams)
  }

  /// Blocks with the commands, what they print, and what mvvmgen changes.
  func transcript(of commands: [String]) throws -> [String] {
    var text = ""
    var before = try contents()
    var now = before
    for command in commands {
      text += "$ \(command)\n" + (try output(of: command))
      let after = try contents()
      if !command.split(separator: " ").contains("mvvmgen") { before.follow(from: now, to: after) }
      now = after
    }
    let changes = FileChanges(from: before, to: now, output: text).text
    return PageText.block(of: text, as: "console")
      + (changes.isEmpty ? [] : [""] + PageText.block(of: changes, as: "diff"))
  }

  /// What a command prints: on standard output, then on standard error behind `2>`, then the exit code
  /// unless it is 0.
  private func output(of command: String) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = url
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    let (output, errors) = (try stream("output"), try stream("errors"))
    (process.standardOutput, process.standardError) = (output, errors)
    try process.run()
    process.waitUntilExit()
    var text = try self.text("output")
    for line in try self.text("errors").split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast()
    {
      text += line.isEmpty ? "2>\n" : "2> \(line)\n"
    }
    if process.terminationStatus != 0 { text += "[\(process.terminationStatus)]\n" }
    return text
  }

  private var environment: [String: String] {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    var variables = [
      "PATH": "\(program.path()):\(path)", "HOME": streams.path(), "LC_ALL": "C.UTF-8",
    ]
    for role in ["AUTHOR", "COMMITTER"] {
      variables["GIT_\(role)_NAME"] = "A"
      variables["GIT_\(role)_EMAIL"] = "a@b.c"
    }
    return variables
  }

  private func stream(_ name: String) throws -> FileHandle {
    let file = streams.appending(path: name)
    try Data().write(to: file)
    return try FileHandle(forWritingTo: file)
  }

  /// What was written, without what differs from run to run.
  private func text(_ name: String) throws -> String {
    let text = try String(contentsOf: streams.appending(path: name), encoding: .utf8)
      .replacing(url.path(), with: "/Project")
      .replacing(mvvmgenVersion, with: "VERSION")
      .replacing(mvvmgenRepository, with: "OWNER/mvvmgen")
    return text.isEmpty || text.hasSuffix("\n") ? text : text + "\n\\ No newline at end\n"
  }

  private func contents() throws -> FolderContents {
    var contents = FolderContents()
    let files = FileManager.default.enumerator(atPath: url.path())
    while let path = files?.nextObject() as? String {
      if path == ".git" { files?.skipDescendants() }
      let file = url.appending(path: path)
      let attributes = files?.fileAttributes
      if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: file.path()) {
        contents.texts[path] = Array("-> \(target)\n".utf8)
      } else if attributes?[.type] as? FileAttributeType == .typeRegular {
        contents.texts[path] = Array(try Data(contentsOf: file))
        contents.dates[path] = attributes?[.modificationDate] as? Date
      }
    }
    return contents
  }
}
