import Foundation
import MvvmgenGenerator
import MvvmgenStorage
import MvvmgenTemplates
import Testing

@testable import mvvmgen

/// A project in its own folder, which is deleted with it.
final class Sandbox {
  let root: String

  init(in folder: URL = FileManager.default.temporaryDirectory) throws {
    let folder = folder.appendingPathComponent("mvvmgen-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    root = try #require(Disk.resolved(folder.path))
  }

  deinit {
    try? FileManager.default.removeItem(atPath: root)
  }

  var disk: Disk { Disk(root: root) }

  func path(_ path: String) -> String { "\(root)/\(path)" }

  func write(_ path: String, _ text: String) throws {
    let url = URL(fileURLWithPath: self.path(path))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: url)
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(atPath: self.path(path))
  }

  func makeFolder(_ path: String) throws {
    try FileManager.default.createDirectory(
      atPath: self.path(path),
      withIntermediateDirectories: true
    )
  }

  func read(_ path: String) throws -> String {
    try String(decoding: Data(contentsOf: URL(fileURLWithPath: self.path(path))), as: UTF8.self)
  }

  func edit(_ path: String, _ change: (String) -> String) throws {
    try write(path, change(read(path)))
  }

  /// Commits everything as the first commit.
  func commit() throws {
    let identity = ["-c", "user.name=A", "-c", "user.email=a@b.c"]
    for words in [["init", "-q"], ["add", "."], ["commit", "-q", "-m", "One"]] {
      #expect(try execute("/usr/bin/env", ["git"] + identity + words).code == 0)
    }
  }

  /// Every file, folder (with a slash) and link (with its target), hidden ones too.
  func tree() throws -> [String] {
    var result: [String] = []
    try visit("") { path, kind in
      switch kind {
      case .folder: result.append(path + "/")
      case .link:
        let target = try FileManager.default.destinationOfSymbolicLink(atPath: self.path(path))
        result.append("\(path) -> \(target)")
      case .file, .other: result.append(path)
      }
    }
    return result.sorted()
  }

  /// Every plain file with its content.
  func contents() throws -> [String: String] {
    var result: [String: String] = [:]
    var buffer = FileBuffer()
    try visit("") { path, kind in
      guard kind == .file, try disk.read(ProjectPath(path), into: &buffer) == .file else { return }
      result[path] = String(decoding: buffer.bytes, as: UTF8.self)
    }
    return result
  }

  private func visit(_ folder: String, _ body: (String, Disk.Kind) throws -> Void) throws {
    for (name, kind) in try disk.entries(folder) ?? [] {
      let path = Disk.joined(folder, name)
      try body(path, kind)
      if kind == .folder { try visit(path, body) }
    }
  }

  /// The properties that change when a file is written, even with the same content.
  struct Stamp: Hashable {
    let inode: UInt64
    let seconds: Int
    let nanoseconds: Int
  }

  func stamp(_ path: String) throws -> Stamp {
    var status = stat()
    try #require(lstat(self.path(path), &status) == 0)
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return Stamp(inode: UInt64(status.st_ino), seconds: time.tv_sec, nanoseconds: time.tv_nsec)
  }

  func stamps() throws -> [String: Stamp] {
    var result: [String: Stamp] = [:]
    for path in try contents().keys { result[path] = try stamp(path) }
    return result
  }
}

/// What a run printed and how it ended.
struct Outcome: Hashable {
  var code: Int32 = 0
  var output = ""
  var errors = ""
}

extension Outcome {
  /// Of a command that runs in this process.
  init(of words: [String], in environment: mvvmgen.Environment) {
    let console = Console()
    code = Mvvmgen.run(words, in: environment, console: console).rawValue
    output = String(decoding: console.output.bytes, as: UTF8.self)
    errors = String(decoding: console.errors.bytes, as: UTF8.self)
  }
}

extension Sandbox {
  /// Runs a command in this process.
  func run(
    _ words: String...,
    from folder: String = "",
    environment change: (inout mvvmgen.Environment) -> Void = { _ in }
  ) -> Outcome {
    run(words, from: folder, environment: change)
  }

  func run(
    _ words: [String],
    from folder: String = "",
    environment change: (inout mvvmgen.Environment) -> Void = { _ in }
  ) -> Outcome {
    let here = folder.isEmpty ? root : path(folder)
    var environment = mvvmgen.Environment(workingDirectory: here)
    change(&environment)
    return Outcome(of: words, in: environment)
  }

  /// The built program, in the same folder as the tests.
  static func program() throws -> String {
    let bundle = try #require(CommandLine.arguments.first { $0.hasSuffix(".xctest") })
    let folder = URL(fileURLWithPath: bundle).deletingLastPathComponent()
    return folder.appendingPathComponent("mvvmgen").path
  }

  /// Starts a program here, without waiting for it.
  func start(_ program: String, _ words: [String]) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = words
    process.currentDirectoryURL = URL(fileURLWithPath: root)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// Runs a program here.
  func execute(_ program: String, _ words: [String], input: String? = nil) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = words
    process.currentDirectoryURL = URL(fileURLWithPath: root)
    let folder = try Sandbox()
    try folder.write("input", input ?? "")
    try folder.write("output", "")
    try folder.write("errors", "")
    process.standardInput = FileHandle(forReadingAtPath: folder.path("input"))
    process.standardOutput = FileHandle(forWritingAtPath: folder.path("output"))
    process.standardError = FileHandle(forWritingAtPath: folder.path("errors"))
    try process.run()
    process.waitUntilExit()
    return try Outcome(
      code: process.terminationStatus,
      output: folder.read("output"),
      errors: folder.read("errors")
    )
  }
}
