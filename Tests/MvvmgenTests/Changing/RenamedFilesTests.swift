import Foundation
import MvvmgenEditing
import MvvmgenLanguage
import MvvmgenStorage
import Testing

@testable import mvvmgen

/// Files that are named after something that is renamed.
@Suite struct RenamedFilesTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write("Specs/Pin.screen.json", #"{ "screen": "Pin", "flow": ["tapped()"] }"#)
    try sandbox.write(
      "Specs/Auth.coordinator.json",
      """
      { "coordinator": "Auth", "root": "window", "start": "Pin",
        "screens": { "Pin": { "tapped": "stay" } } }
      """)
    try sandbox.write("mvvmgen.json", #"{ "doubles": "Doubles" }"#)
    #expect(run("generate", "--quiet") == Outcome())
  }

  private func run(_ words: String...) -> Outcome { sandbox.run(words) }

  /// The mode, the owner and the group of a file.
  private func access(_ path: String) throws -> [UInt32] {
    var status = stat()
    try #require(lstat(sandbox.path(path), &status) == 0, "\(path)")
    return [UInt32(status.st_mode) & 0o777, status.st_uid, status.st_gid]
  }

  /// The files in a folder that begin with a name, with their permissions.
  private func accesses(_ name: String) throws -> [String: [UInt32]] {
    var result: [String: [UInt32]] = [:]
    for path in try sandbox.contents().keys where path.contains("/\(name)") {
      result[path.replacingOccurrences(of: name, with: "NAME")] = try access(path)
    }
    return result
  }

  /// An editor may save a file between its search and its change.
  @Test func aFileThatWasSavedMeanwhileStays() throws {
    let names = NewNames(ofService: "PinView", to: "CodeView")
    let plan = OutputPlan(
      entries: [], leftovers: [], folders: ProjectFolders(Configuration()))
    var change = SpecChange(mentions: Mentions(of: names, isEditing: true), plan: plan)
    for path in ["App/A.swift", "App/B.swift"] {
      try sandbox.write(path, "let first: PinView\n")
      change.mentions.search(Array("let first: PinView\n".utf8), of: ProjectPath(path))
    }
    try sandbox.write("App/B.swift", "let second: PinView\n")
    #expect(try change.apply(to: sandbox.disk) == ["App/B.swift"])
    #expect(try sandbox.read("App/A.swift") == "let first: CodeView\n")
    #expect(try sandbox.read("App/B.swift") == "let second: PinView\n")
  }

  @Test func renamedFilesKeepModesAndOwners() throws {
    let files = try sandbox.contents().keys.filter { $0.contains("/Pin") }.sorted()
    for (number, path) in files.enumerated() {
      try #require(chmod(sandbox.path(path), [0o600, 0o664, 0o640][number % 3]) == 0)
      // Only an administrator can give files away.
      if getuid() == 0 { try #require(chown(sandbox.path(path), 1_234, 5_678) == 0) }
    }
    let before = try accesses("Pin")
    #expect(before.count == 5)
    #expect(run("rename", "screen", "Pin", "Code", "--quiet").code == 0)
    #expect(try accesses("Code") == before)
    #expect(run("rename", "screen", "Code", "Pin", "--quiet").code == 0)
    #expect(try accesses("Pin") == before)
  }
}
