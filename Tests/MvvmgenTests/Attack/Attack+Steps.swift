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

  /// Names that mostly don't exist, or aren't allowed.
  private static let strangers = [
    "Login", "SignIn", "Help", "App", "AuthService", "Brand", "Pin", "Größe", "no name", "../x",
  ]

  private static let free = ["Brand", "Pin", "Entry", "Door", "Guide", "Größe"]

  private static let kinds = ["screen", "coordinator", "service"]

  /// The name of a spec of the kind; now and then another.
  private func known(_ kind: String) throws -> String {
    let ending = ".\(kind).json"
    let names = try specFiles.filter { $0.hasSuffix(ending) }
      .map { String($0.dropLast(ending.count).split(separator: "/").last ?? "") }
    if random.isTrue(1, in: 5) { return random.element(Self.strangers) }
    return random.anyElement(names) ?? random.element(Self.strangers)
  }

  /// A name for something new; now and then one that exists, or isn't allowed.
  private var fresh: String {
    random.element(random.isTrue(1, in: 5) ? Self.strangers : Self.free)
  }

  /// A command that changes the project; sometimes one that is refused.
  private var changing: [String] {
    get throws {
      let kind = random.element(Self.kinds)
      let (one, screen) = try (known(kind), known("screen"))
      return random.element([
        ["generate"], ["generate", "--strict"], ["generate", "--force"],
        ["generate", folders.specs], ["rename", kind, one, fresh], ["rename", kind, one, fresh],
        ["rename", kind, one, fresh, "--edit"], ["rename", one, fresh],
        ["remove", kind, one], ["rename", "event", screen, "helpTapped", "askTapped"],
        ["rename", "event", screen, "askTapped", "helpTapped"],
        ["rename", "state", screen, "a", "b"], ["rename", "state", screen, "b", "a", "--edit"],
        ["remove", "event", screen, "helpTapped"],
        ["new-screen", fresh],
        ["new-screen", fresh, "--state", "a: Int = 0", "--flow", "closed()"],
        ["new-screen", fresh, "--from", "\(screen).helpTapped", "--present"],
        ["new-screen", fresh, "--from", "\(screen).\(fresh.lowercased())Tapped"],
        ["coordinator", fresh, "--start", screen], ["add", "state", screen, "n: Int = 0"],
        ["coordinator", fresh, "--start", screen, "--from", "\(screen).helpTapped", "--replace"],
        ["service", fresh, "--member", "f()"], ["add", "service", screen, fresh],
        ["add", "event", screen, "extraTapped(id: Int)"],
        ["add", "action", screen, "f(x: [Int])"],
        ["add", "input", screen, "x: Int = 0"], ["lint", "--fix"], ["format"],
      ])
    }
  }

  private func change() throws {
    let words = try changing
    let before = try sandbox.contents()
    let outcome = run(words)
    note("\(words.joined(separator: " ")): \(outcome.code)")
    if outcome.code == 0 { count("\(words[0])s done") }
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
    let name = try known("screen")
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
    let kind = random.element(Self.kinds)
    let (old, new) = (try known(kind), fresh)
    let outcome = run(["rename", kind, old, new, "--quiet"])
    note("rename \(kind) \(old) \(new) and back: \(outcome.code)")
    try check(["rename"], outcome, from: before)
    // What was renamed is completed, and nothing else is done.
    guard outcome.code == 0, try sandbox.contents() != before else { return }
    count("renames taken back")
    let back = run(["rename", kind, new, old, "--quiet"])
    demand(back.code == 0, "it can't be taken back: \(back)")
    // What a killed run left, temporary files and empty folders, may go with the next one.
    let other = Set(try sandbox.tree()).symmetricDifference(tree).filter {
      !$0.hasSuffix(".tmp") && !$0.hasSuffix("/")
    }
    demand(other.isEmpty, "another tree than before: \(other.sorted())")
    // What is written again has the tool's line endings.
    func lines(_ text: String?) -> [Substring]? { text?.split(whereSeparator: \.isNewline) }
    let after = try sandbox.contents()
    let different = after.keys.filter { lines(after[$0]) != lines(before[$0]) }
    demand(different.isEmpty, "\(different.sorted()) differ from before")
  }
}
