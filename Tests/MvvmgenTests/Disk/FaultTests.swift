import Foundation
import Testing

@testable import mvvmgen

/// The state of a project after failed system calls, or after a run that ended between two of them.
@Suite struct FaultTests {
  /// Each call fails once; then all calls fail from each one on.
  @Test(arguments: [ENOSPC, EACCES, EIO, EROFS, ENAMETOOLONG])
  func failures(_ code: Int32) throws {
    var faults = 0
    var losses = 0
    for kind in [Faults.Kind.failure(code), .failures(code)] {
      for number in 1... {
        let stakes = try Stakes()
        let injected = Faults(kind, at: number)
        let outcome = stakes.sandbox.run("generate", "--quiet", faults: injected)
        guard injected.isReached else { break }
        faults += 1
        losses += try stakes.losses()
        let name = "\(kind) at call \(number)"
        let isExplained = explains(outcome, code, stakes)
        #expect(isExplained, "\(name): \(outcome)")
        // Empty folders may stay.
        let isDone = try outcome.code != 0 || stakes.sandbox.contents() == stakes.after
        #expect(isDone, "\(name)")
        try stakes.expectRepair(name)
      }
    }
    print("errors \(String(cString: strerror(code))): faults tried: \(faults), losses: \(losses)")
    #expect(losses == 0)
  }

  /// One line with a path of the project and what couldn't be done, or no error at all.
  private func explains(_ outcome: Outcome, _ code: Int32, _ stakes: Stakes) -> Bool {
    if outcome == Outcome() { return true }
    let path = outcome.errors.prefix { $0 != ":" }
    let paths = stakes.tree + Array(stakes.before.keys) + ["Generated/\(TemporaryFile.name)"]
    let reason = String(cString: strerror(code))
    let errors = ["write", "create", "delete", "create the folder"].map { action in
      Outcome(code: 2, errors: "\(path): error: can't \(action): \(reason)\n")
    }
    return paths.contains { $0 == path || $0 == "\(path)/" } && errors.contains(outcome)
  }

  /// These aren't errors: a signal, a file system without hard links, folders on two file systems.
  @Test(arguments: [EINTR, EPERM, EXDEV]) func detours(_ code: Int32) throws {
    for number in 1... {
      let stakes = try Stakes()
      let injected = Faults(.failure(code), at: number)
      let outcome = stakes.sandbox.run("generate", "--quiet", faults: injected)
      guard injected.isReached else { break }
      if injected.isDetour {
        #expect(outcome == Outcome(), "\(number)")
        #expect(try stakes.sandbox.tree() == stakes.tree, "\(number)")
      }
      #expect(try stakes.losses() == 0)
      try stakes.expectRepair("\(code) at call \(number)")
    }
  }

  /// A real process, killed before each of its calls.
  @Test func killedBetweenEveryTwoChanges() async throws {
    var faults = 0
    var losses = 0
    try #require(!Stakes.tree.isEmpty)
    let calls = Faults(.end, at: .max)
    #expect(try Stakes().sandbox.run("generate", faults: calls).code == 0)
    for number in 1...calls.count {
      let stakes = try Stakes()
      let root = stakes.sandbox.root
      await #expect(processExitsWith: .signal(SIGKILL)) {
        [root = root as String, number = number as Int] in
        let faults = Faults(.kill, at: number)
        var environment = mvvmgen.Environment(workingDirectory: root)
        environment.perform = { faults.perform($0) }
        _ = Outcome(of: ["generate"], in: environment)
      }
      faults += 1
      losses += try stakes.losses()
      try stakes.expectRepair("killed before call \(number)")
    }
    print("killed between two changes: faults tried: \(faults), losses: \(losses)")
    #expect(losses == 0)
  }

  /// The commands that write specs are completed by the next `generate` too.
  @Test(arguments: [["new-screen", "Brand"], ["coordinator", "Brand", "--start", "Kept"]])
  func newSpecsEndBetweenEveryTwoChanges(_ words: [String]) throws {
    let done = Stakes.result(of: words)
    try #require(!done.tree.isEmpty)
    for number in 1... {
      let stakes = try Stakes()
      let injected = Faults(.end, at: number)
      _ = stakes.sandbox.run(words) { $0.perform = { injected.perform($0) } }
      guard injected.isReached else { break }
      let isWritten = try stakes.sandbox.tree().contains { $0.hasPrefix("Specs/Brand.") }
      #expect(stakes.sandbox.run("generate").code == 0)
      let tree = try stakes.sandbox.tree()
      #expect(tree == (isWritten ? done.tree : stakes.tree), "\(number)")
      let contents = try stakes.sandbox.contents()
      #expect(contents == (isWritten ? done.contents : stakes.after), "\(number)")
    }
  }
}
