import Foundation
import Testing

@testable import mvvmgen

extension Attack {
  /// What merges, checkouts and people do to generated files, and that `generate` repairs.
  func damageGenerated() throws {
    guard let path = random.anyElement(try generatedFiles) else { return }
    let text = try sandbox.read(path)
    guard !edits.contains(where: text.contains) else { return }
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      note("delete \(path)")
      try sandbox.remove(path)
    case 1:
      note("CRLF \(path)")
      let lines = text.replacingOccurrences(of: "\r\n", with: "\n")
      try sandbox.write(path, lines.replacingOccurrences(of: "\n", with: "\r\n"))
    // Git puts no conflict into another.
    case 2 where !text.hasPrefix("<<<<<<<"):
      note("conflict in \(path)")
      try sandbox.write(path, "<<<<<<< one\n\(text)=======\n\(text)>>>>>>> other\n")
    default:
      note("temporary file beside \(path)")
      try sandbox.write("\(Disk.folder(of: path))/.mvvmgen-1.tmp", "half")
    }
    count("damages")
    let before = try sandbox.contents()
    let outcome = run(["generate", "--quiet"])
    demand([0, 1, 2].contains(outcome.code), "\(outcome)")
    let after = try sandbox.contents()
    demand(outcome.code == 0 || after == before, "\(outcome.code), and it has written")
    checkNothingIsLost(after)
    guard outcome.code == 0 else { return }
    demand(run(["check", "--quiet"]) == Outcome(), "it isn't repaired")
    demand(try sandbox.tree().allSatisfy { !$0.hasSuffix(".tmp") }, "a temporary file is left")
  }

  /// While a spec is damaged, nothing is written.
  func withDamagedSpec() throws {
    guard let path = random.anyElement(try specFiles) else { return }
    let text = try sandbox.read(path)
    var bytes = Array(text.utf8)
    guard !bytes.isEmpty else { return }
    let place = Int.random(in: 0..<bytes.count, using: &random)
    switch Int.random(in: 0..<3, using: &random) {
    case 0: bytes.removeSubrange(place...)
    case 1: bytes[place] = UInt8.random(in: .min ... .max, using: &random)
    default: bytes.insert(UInt8(ascii: random.element(["{", "\"", ",", "0"])), at: place)
    }
    note("damage \(path) at \(place)")
    count("damages")
    try Data(bytes).write(to: URL(fileURLWithPath: sandbox.path(path)))
    let before = try sandbox.contents()
    for words in [["lint"], ["check"], ["rename", "screen", "Login", "Brand", "--dry-run"]] {
      let outcome = run(words)
      demand([0, 1, 2].contains(outcome.code), "\(words): \(outcome)")
      demand(try sandbox.contents() == before, "\(words) has written")
    }
    let outcome = run(["generate", "--quiet"])
    demand([0, 1, 2].contains(outcome.code), "\(outcome)")
    demand(try outcome.code == 0 || sandbox.contents() == before, "it has written")
    try sandbox.write(path, text)
    let repaired = run(["generate", "--quiet"])
    demand([0, 1, 2].contains(repaired.code), "\(repaired)")
    checkNothingIsLost(try sandbox.contents())
  }

  private var interrupted: [String] {
    random.element([
      ["generate"], ["rename", "screen", "Help", "Brand"], ["rename", "screen", "Brand", "Help"],
      ["rename", "coordinator", "Login", "Entry"], ["rename", "coordinator", "Entry", "Login"],
      ["rename", "service", "AuthService", "Door"], ["rename", "service", "Door", "AuthService"],
      ["new-screen", "Late"], ["remove", "screen", "Late"],
    ])
  }

  /// A system call fails, or all from one on, or nothing happens any more.
  func fail() throws {
    let words = interrupted
    let kinds: [Faults.Kind] = [.failure(EIO), .failures(ENOSPC), .failures(EROFS), .end]
    let faults = Faults(random.element(kinds), at: Int.random(in: 1...40, using: &random))
    let before = try sandbox.contents()
    let outcome = run(words, faults: faults)
    note("\(words.joined(separator: " ")), which fails: \(outcome.code)")
    demand([0, 1, 2, 64].contains(outcome.code), "exit code \(outcome.code)")
    checkNothingIsLost(try sandbox.contents())
    guard faults.isReached else { return try complete(words, from: before, isStopped: false) }
    count("faults")
    try complete(words, from: before, isStopped: true)
  }

  /// A real process that is killed at a random moment.
  func kill() throws {
    let words = interrupted
    let before = try sandbox.contents()
    let process = try sandbox.start(try Sandbox.program(), words)
    usleep(UInt32.random(in: 0...20_000, using: &random))
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    note("\(words.joined(separator: " ")), killed")
    count("kills")
    checkNothingIsLost(try sandbox.contents())
    try complete(words, from: before, isStopped: true)
  }

  /// The same command, and at last `generate`, complete what was interrupted.
  private func complete(
    _ words: [String], from before: [String: String], isStopped: Bool
  ) throws {
    let again = run(words + ["--quiet"])
    demand([0, 1, 2, 64].contains(again.code), "again: \(again)")
    let outcome = run(["generate", "--quiet"])
    demand(outcome.code != 70, "\(outcome)")
    checkNothingIsLost(try sandbox.contents())
    guard outcome.code == 0 else {
      // Only an edit by hand keeps the specs of a good project from being generated.
      return demand(!edits.isEmpty, "it can't be completed: \(again), \(outcome)")
    }
    demand(run(["check", "--quiet"]) == Outcome(), "it isn't completed")
    demand(try sandbox.tree().allSatisfy { !$0.hasSuffix(".tmp") }, "a temporary file is left")
  }
}
