import Foundation
import Testing

@testable import mvvmgen

/// Counts the system calls that change files, and makes some of them fail, or ends the process
/// before one.
final class Faults: @unchecked Sendable {
  enum Kind: Hashable {
    /// One call fails, with this code.
    case failure(Int32)
    /// All calls from one on fail, with this code, as on a disk that is full.
    case failures(Int32)
    /// Nothing happens from one call on, as if the process had been killed.
    case end
    /// The process is killed.
    case kill
  }

  private let kind: Kind
  private let number: Int
  private(set) var count = 0
  /// Whether there is another way to make the call that failed.
  private(set) var isDetour = false

  /// Faults at the call of that number, counted from 1.
  init(_ kind: Kind, at number: Int) {
    self.kind = kind
    self.number = number
  }

  var isReached: Bool { count >= number }

  func perform(_ change: FileChange) -> Int {
    count += 1
    guard isReached else { return change.perform() }
    switch kind {
    case .failure(let code): return count > number ? change.perform() : fail(change, code)
    case .failures(let code): return fail(change, code)
    case .end: return fail(change, EIO)
    case .kill:
      kill(getpid(), SIGKILL)
      return -1
    }
  }

  private func fail(_ change: FileChange, _ code: Int32) -> Int {
    // A descriptor is free even after a failed `close`.
    if case .close = change { _ = change.perform() }
    switch change {
    case .write: isDetour = code == EINTR
    case .link: isDetour = code == EPERM || code == EXDEV
    default: break
    }
    errno = code
    return -1
  }
}

/// A project in which a run does one of each thing, with its expected files.
struct Stakes {
  let sandbox: Sandbox
  let before: [String: String]

  /// Every file, and the tree, after a run that nothing disturbed.
  static let (after, tree) = result(of: ["generate"])
  var after: [String: String] { Stakes.after }
  var tree: [String] { Stakes.tree }

  /// The developer's files, which no run may change.
  static let own = [
    "Screens/Kept/KeptViewController.swift": "// By hand.\n",
    "Screens/Gone/GoneViewController.swift": "// By hand, of a screen that is gone.\n",
    "Screens/Mine.swift": "// Mine.\n",
    "Generated/Notes.md": "Mine.\n",
    "Generated/Screens/Other.swift": "// Mine.\n",
  ]

  init() throws {
    sandbox = try Stakes.project()
    before = Stakes.start
  }

  static func result(of words: [String]) -> (contents: [String: String], tree: [String]) {
    guard let sandbox = try? project(), sandbox.run(words).code == 0,
      sandbox.run("check", "--quiet") == Outcome()
    else { return ([:], []) }
    return ((try? sandbox.contents()) ?? [:], (try? sandbox.tree()) ?? [])
  }

  private static func project() throws -> Sandbox {
    let sandbox = try Sandbox()
    for (path, text) in start { try sandbox.write(path, text) }
    try sandbox.makeFolder("Generated/Empty/Deep")
    return sandbox
  }

  private static let start = (try? made()) ?? [:]

  private static func made() throws -> [String: String] {
    let sandbox = try Sandbox()
    for name in ["Gone", "Kept", "Late", "Stale"] {
      try sandbox.write("Specs/\(name).screen.json", screen(name))
    }
    try sandbox.write(
      "Specs/Lost.coordinator.json", #"{ "coordinator": "Lost", "start": "Kept" }"#)
    try #require(sandbox.run("generate").code == 0)
    for (path, text) in own { try sandbox.write(path, text) }
    for name in ["Gone.screen", "Lost.coordinator"] { try sandbox.remove("Specs/\(name).json") }
    try sandbox.remove("Screens/Late")
    try sandbox.write("Specs/Stale.screen.json", screen("Stale", state: ["new: Bool"]))
    try sandbox.write("Specs/New.screen.json", screen("New"))
    try sandbox.write("Generated/Screens/.mvvmgen-1.tmp", "half")
    return try sandbox.contents()
  }

  /// How many files are neither as they were nor as they are to be, or were the developer's and
  /// changed.
  func losses() throws -> Int {
    let now = try sandbox.contents()
    let isOld = before.filter { now[$0.key] != $0.value && after[$0.key] != now[$0.key] }
    let isForeign = now.filter { path, text in
      !TemporaryFile.isName(Disk.name(of: path)) && before[path] != text && after[path] != text
    }
    let isLost = Stakes.own.filter { now[$0.key] != $0.value }
    return isOld.count + isForeign.count + isLost.count
  }

  /// The next run completes what a fault kept from being done: then all is as after a run that nothing
  /// disturbed, of which `check` finds nothing.
  func expectRepair(_ fault: String) throws {
    let outcome = sandbox.run("generate", "--quiet")
    #expect(outcome == Outcome(), "\(fault)")
    let isWhole = try sandbox.contents() == after
    #expect(isWhole, "\(fault)")
    let isClean = try sandbox.tree() == tree
    #expect(isClean, "\(fault)")
  }
}

extension Sandbox {
  /// Runs a command in this process, with faults.
  func run(_ words: String..., faults: Faults) -> Outcome {
    run(words) { $0.perform = { faults.perform($0) } }
  }
}
