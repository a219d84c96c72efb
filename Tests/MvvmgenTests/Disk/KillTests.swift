import Foundation
import Testing

@testable import mvvmgen

/// The built program, run several times at once, and killed.
struct KillTests {
  private static let own = [
    "Screens/S5/S5Screen.swift": "// By hand.\n",
    "Screens/Mine.swift": "// Mine.\n",
    "Generated/Notes.md": "Mine.\n",
  ]

  /// Screens go and come, and the others change.
  private func put(_ round: Int, into sandbox: Sandbox) throws {
    try? sandbox.remove("Specs")
    // The next run creates scaffolds, too.
    try? sandbox.remove("Screens/S8")
    let isEven = round.isMultiple(of: 2)
    let state = isEven ? "second: [String: Int] = [:]" : "first: Int = 0"
    for number in isEven ? 4..<16 : 0..<12 {
      try sandbox.write("Specs/S\(number).screen.json", screen("S\(number)", state: [state]))
    }
  }

  /// Killed or not, several simultaneous runs give the same result as one.
  @Test func eightAtOnceAndSomeKilled() throws {
    let (sandbox, program) = (try Sandbox(), try Sandbox.program())
    for (path, text) in Self.own { try sandbox.write(path, text) }
    for round in 0..<20 {
      try put(round, into: sandbox)
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
      #expect(Self.own.filter { now[$0.key] != $0.value } == [:])
    }
  }
}
