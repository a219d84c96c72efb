import Foundation
import Testing

@testable import mvvmgen

extension Attack {
  /// One thing that happens, and the promises about it.
  func step() throws {
    switch Int.random(in: 0..<20, using: &random) {
    case 0: try addMark()
    case 1: try editGenerated()
    case 2: try undoEdits()
    case 3: try damageGenerated()
    case 4: try withDamagedSpec()
    case 5, 6: try changeAndTakeBack()
    case 7, 8: try fail()
    case 9: try kill()
    case 10, 11: try look()
    default: try change()
    }
  }

  // MARK: - Commands

  private var names: [String] {
    ["Login", "SignIn", "Help", "App", "AuthService", "Brand", "Pin", "Größe", "no name", "../x"]
  }

  /// A command that changes the project; often one that is refused.
  private var changing: [String] {
    let (one, other) = (random.element(names), random.element(names))
    let kind = random.element(["screen", "coordinator", "service"])
    return random.element([
      ["generate"], ["generate"], ["generate", "--strict"], ["generate", "--force"],
      ["generate", folders.specs], ["rename", kind, one, other], ["rename", kind, one, other],
      ["rename", kind, one, other, "--edit"], ["rename", one, other], ["remove", kind, one],
      ["rename", "event", one, "helpTapped", "askTapped"],
      ["rename", "state", one, "a", "b"], ["remove", "event", one, "helpTapped"],
      ["new-screen", one], ["new-screen", one, "--state", "a: Int = 0", "--flow", "closed()"],
      ["new-screen", one, "--from", "\(other).helpTapped", "--present"],
      ["coordinator", one, "--start", other], ["add", "state", one, "n: Int = 0"],
      ["add", "event", one, "extraTapped(id: Int)"], ["add", "action", one, "f(x: [Int])"],
      ["add", "input", one, "x: Int = 0"], ["lint", "--fix"], ["format"],
    ])
  }

  private func change() throws {
    let words = changing
    let before = try sandbox.contents()
    let outcome = run(words)
    note("\(words.joined(separator: " ")): \(outcome.code)")
    try check(words, outcome, from: before)
  }

  private func check(_ words: [String], _ outcome: Outcome, from before: [String: String]) throws {
    let after = try sandbox.contents()
    demand([0, 1, 2, 64].contains(outcome.code), "exit code \(outcome.code): \(outcome.errors)")
    demand(
      outcome.code == 0 || words[0] == "lint" || after == before,
      "\(outcome.code), and it has written: \(outcome.errors)")
    if words.contains("--force"), outcome.code == 0 { forgetEdits() }
    checkNothingIsLost(after)
    guard outcome.code == 0, !["lint", "format"].contains(words[0]) else { return }
    guard words != ["generate", folders.specs] else { return }
    let checked = run(["check", "--quiet"])
    demand(checked == Outcome(), "it isn't up to date after that: \(checked)")
    let stamps = try sandbox.stamps()
    let again = run(["generate", "--quiet"])
    demand(again == Outcome(), "generating again: \(again)")
    demand(try sandbox.stamps() == stamps, "generating again writes")
  }

  /// Commands that change nothing, and print what programs can read.
  private func look() throws {
    let name = random.element(names)
    var words = random.element([
      ["check"], ["lint"], ["list", "screens"], ["list", "flows"], ["show", name],
      ["graph", "--format", "json"], ["graph"], ["format", "--check"], ["schema", "screen"],
      ["explain", "MG401"], ["generate", "--dry-run"],
      ["rename", "screen", name, "Brand", "--dry-run"],
      ["add", "state", name, "q: Int", "--dry-run"],
      ["new-screen", name, "--dry-run"], ["lint", "--fix", "--dry-run"],
    ])
    let format = words[0] == "graph" ? nil : random.element(["json", "sarif", "github", "text"])
    if let format { words += ["--format", format] }
    let before = try sandbox.stamps()
    let tree = try sandbox.tree()
    let outcome = run(words)
    note("\(words.joined(separator: " ")): \(outcome.code)")
    demand([0, 1, 2, 64].contains(outcome.code), "exit code \(outcome.code): \(outcome.errors)")
    demand(try sandbox.stamps() == before && sandbox.tree() == tree, "it has written")
    guard outcome.code < 2, !["schema", "explain", "graph"].contains(words[0]) else { return }
    switch format {
    case "json":
      for line in outcome.output.split(separator: "\n") { demandJSON(String(line)) }
    case "sarif": demandJSON(outcome.output)
    default: break
    }
  }

  private func demandJSON(_ text: String) {
    let value = try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    demand(value != nil || text.isEmpty, "no JSON: \(text.prefix(200))")
  }

  /// What is renamed and renamed back is as it was.
  private func changeAndTakeBack() throws {
    guard run(["check", "--quiet"]) == Outcome() else { return }
    let (tree, before) = try (sandbox.tree(), sandbox.contents())
    let kind = random.element(["screen", "coordinator", "service"])
    let (old, new) = (random.element(names), random.element(names))
    let outcome = run(["rename", kind, old, new, "--quiet"])
    note("rename \(kind) \(old) \(new) and back: \(outcome.code)")
    try check(["rename"], outcome, from: before)
    // What was renamed is completed, and nothing else is done.
    guard outcome.code == 0, try sandbox.contents() != before else { return }
    count("renames taken back")
    let back = run(["rename", kind, new, old, "--quiet"])
    demand(back.code == 0, "it can't be taken back: \(back)")
    demand(try sandbox.tree() == tree, "another tree than before")
    // What is written again has the tool's line endings.
    func lines(_ text: String?) -> [Substring]? { text?.split(whereSeparator: \.isNewline) }
    let after = try sandbox.contents()
    let different = after.keys.filter { lines(after[$0]) != lines(before[$0]) }
    demand(different.isEmpty, "\(different.sorted()) differ from before")
  }
}
