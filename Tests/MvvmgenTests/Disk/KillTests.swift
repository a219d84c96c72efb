import Foundation
import Testing

@testable import mvvmgen

/// The built program, killed at random moments and run several times at once.
@Suite(.serialized) struct KillTests {
  /// The two states of an app that runs go to and fro between: screens go and come, and the others
  /// change.
  private enum Version: CaseIterable {
    case old, new

    var screens: [String: String] {
      let names = self == .old ? 0..<12 : 4..<16
      let state = self == .old ? "first: Int = 0" : "second: [String: Int] = [:]"
      return Dictionary(
        uniqueKeysWithValues: names.map { number in
          ("Specs/S\(number).screen.json", screen("S\(number)", state: [state]))
        }
      )
    }
  }

  private static let own = [
    "Screens/S5/S5DefaultViewModel+Actions.swift": "// By hand.\n",
    "Screens/Mine.swift": "// Mine.\n",
    "Generated/Notes.md": "Mine.\n",
  ]

  private let sandbox: Sandbox
  private let program: String

  init() throws {
    sandbox = try Sandbox()
    program = try Sandbox.program()
    for (path, text) in KillTests.own { try sandbox.write(path, text) }
  }

  private func put(_ version: Version) throws {
    try? sandbox.remove("Specs")
    for (path, text) in version.screens { try sandbox.write(path, text) }
  }

  /// Lets the next run create scaffolds too.
  private func removeScaffolds() {
    try? sandbox.remove("Screens/S8")
  }

  @Test func killedAtRandomMoments() throws {
    var contents: [Version: [String: String]] = [:]
    var trees: [Version: [String]] = [:]
    for version in [Version.new, .old, .new, .old] {
      try put(version)
      removeScaffolds()
      #expect(sandbox.run("generate", "--quiet") == Outcome())
      contents[version] = try sandbox.contents()
      trees[version] = try sandbox.tree()
    }
    let wanted = Int(ProcessInfo.processInfo.environment["MVVMGEN_KILLS"] ?? "") ?? 200
    var losses = 0
    var runs = 0
    var killed = 0
    // How long a run takes, in microseconds, measured during the test.
    var length: UInt32 = 20_000
    while killed < wanted, runs < 20 * wanted {
      let (old, new) = runs.isMultiple(of: 2) ? (Version.old, Version.new) : (.new, .old)
      runs += 1
      try put(new)
      removeScaffolds()
      let process = try sandbox.start(program, ["generate"])
      usleep(UInt32.random(in: 0...length))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      let isKilled = process.terminationReason == .uncaughtSignal
      if isKilled { killed += 1 }
      length = isKilled ? length + length / 20 : length - length / 8
      losses += try self.losses(contents[old] ?? [:], contents[new] ?? [:])

      let outcome = sandbox.run("generate", "--quiet")
      #expect(outcome == Outcome(), "run \(runs)")
      let isWhole = try sandbox.contents() == contents[new]
      #expect(isWhole, "run \(runs)")
      let isClean = try sandbox.tree() == trees[new]
      #expect(isClean, "run \(runs)")
    }
    print("killed at random moments: faults tried: \(killed) of \(runs) runs, losses: \(losses)")
    #expect(losses == 0)
    #expect(killed == wanted)
  }

  private func losses(_ old: [String: String], _ new: [String: String]) throws -> Int {
    let now = try sandbox.contents()
    let wrong = now.filter { path, text in
      !path.hasPrefix("Specs/") && !TemporaryFile.isName(Disk.name(of: path))
        && old[path] != text && new[path] != text
    }
    let missing = new.keys.filter { path in
      now[path] == nil && old[path] != nil && !path.hasPrefix("Screens/S8/")
    }
    return wrong.count + missing.count + KillTests.own.filter { now[$0.key] != $0.value }.count
  }

  @Test func eightAtOnce() throws {
    for version in [Version.new, .old, .new] {
      try put(version)
      removeScaffolds()
      let processes = try (0..<8).map { _ in try sandbox.start(program, ["generate"]) }
      for process in processes { process.waitUntilExit() }
      #expect(processes.map(\.terminationStatus) == Array(repeating: 0, count: 8))
      #expect(sandbox.run("check", "--quiet") == Outcome())
      #expect(try sandbox.tree().filter { $0.hasSuffix(".tmp") } == [])
      let now = try sandbox.contents()
      #expect(KillTests.own.filter { now[$0.key] != $0.value } == [:])
    }
  }

  /// Killed or not, several simultaneous runs give the same result as one.
  @Test func eightAtOnceAndSomeKilled() throws {
    var losses = 0
    for round in 0..<20 {
      try put(round.isMultiple(of: 2) ? .new : .old)
      removeScaffolds()
      let processes = try (0..<8).map { _ in try sandbox.start(program, ["generate"]) }
      for process in processes.prefix(4) {
        usleep(UInt32.random(in: 0...10_000))
        kill(process.processIdentifier, SIGKILL)
      }
      for process in processes { process.waitUntilExit() }
      #expect(processes.dropFirst(4).map(\.terminationStatus) == [0, 0, 0, 0])
      #expect(sandbox.run("check", "--quiet") == Outcome())
      #expect(sandbox.run("generate", "--quiet") == Outcome())
      #expect(try sandbox.tree().filter { $0.hasSuffix(".tmp") } == [])
      let now = try sandbox.contents()
      losses += KillTests.own.filter { now[$0.key] != $0.value }.count
    }
    print("eight at once, four killed: rounds: 20, losses: \(losses)")
    #expect(losses == 0)
  }
}
