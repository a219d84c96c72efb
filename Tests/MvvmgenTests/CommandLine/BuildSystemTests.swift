import Foundation
import Testing

@testable import mvvmgen

/// Features for Xcode and other build systems: paths that open from anywhere, lines that they read as
/// a compiler's, and a file that says when a check passed.
@Suite struct BuildSystemTests {
  private let sandbox: Sandbox
  private let stamp = "// mvvmgen checked that the generated files match the specs.\n"

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write("app/mvvmgen.json", "{}")
    try sandbox.write("app/Specs/Help.screen.json", #"{ "screen": "Help" }"#)
    #expect(sandbox.run("generate", "--quiet", "--directory", "app").code == 0)
  }

  private func run(_ words: String...) -> Outcome {
    sandbox.run(words + ["--directory", "app"])
  }

  @Test func errorsAreIssues() throws {
    try sandbox.write("app/Specs/Help.screen.json", #"{ "screen": "Help", "stat": [] }"#)
    let place = "app/Specs/Help.screen.json:1:22"
    let text = "error: unknown key `stat` in a screen; did you mean `state`? [MG201]\n"
    let fixIt = "fix-it: replace 'stat' with 'state'\n"
    let next = "1 error: run 'mvvmgen explain CODE --directory app' to read what a code means\n"
    let root = "\(sandbox.root)/"
    #expect(
      run("lint", "--format", "xcode")
        == Outcome(code: 1, output: "\(root)\(place): \(text)", errors: next))
    #expect(
      run("lint", "--format", "xcode", "--paths", "relative")
        == Outcome(code: 1, output: "\(place): \(text)", errors: next))
    #expect(
      run("lint", "--paths", "absolute")
        == Outcome(
          code: 1, errors: "\(root)\(place): \(text)\(root)\(place): \(fixIt)\(next)"))
    #expect(
      run("lint", "--paths", "relative")
        == Outcome(code: 1, errors: "\(place): \(text)\(place): \(fixIt)\(next)"))
  }

  @Test func notesAreIssues() throws {
    try sandbox.write("app/Specs/Help.screen.json", #"{ "screen": "Help", "screen": "Help" }"#)
    let path = sandbox.path("app/Specs/Help.screen.json")
    #expect(
      run("lint", "--format", "xcode").output == """
        \(path):1:22: error: duplicate key `screen` [MG114]
        \(path):1:4: note: the first is here

        """)
  }

  /// Diffs are applied in the working directory: their paths don't begin at the root.
  @Test func filesOutOfDateAreIssuesAtTheSpec() throws {
    try sandbox.write(
      "app/Specs/Help.screen.json", #"{ "screen": "Help", "actions": ["closeTapped()"] }"#)
    let generated = "app/Generated/Screens/HelpScreen.generated.swift"
    let (spec, file) = (
      sandbox.path("app/Specs/Help.screen.json"), sandbox.path(generated)
    )
    #expect(
      run("check", "app/\(generated.dropFirst(4))", "--format", "xcode")
        == Outcome(
          code: 1,
          output: "\(spec):1:14: error: \(file): stale (from \(spec)) [MG504]\n",
          errors:
            "1 file is out of date (1 stale): run 'mvvmgen generate --directory app' and commit the"
            + " result\n"))
    let lines = run("check", generated, "--paths", "absolute").output.split(separator: "\n")
    #expect(
      lines.prefix(3) == [
        "stale: \(file) (from \(spec))", "--- a/\(generated)", "+++ b/\(generated)",
      ])
  }

  @Test func aStampIsWrittenWhenAllIsUpToDate() throws {
    try sandbox.makeFolder("build")
    let passed = run("check", "--stamp", "build/checked.swift")
    #expect(passed == Outcome(errors: "3 files up to date\n"))
    #expect(try sandbox.read("build/checked.swift") == stamp)
    #expect(run("check", "--stamp", sandbox.path("build/checked.swift")) == passed)
    let built = try sandbox.tree().filter { $0.hasPrefix("build/") }
    #expect(built == ["build/", "build/checked.swift"])
    try sandbox.write(
      "app/Specs/Help.screen.json", #"{ "screen": "Help", "actions": ["closeTapped()"] }"#)
    #expect(run("check", "--stamp", "build/other.swift").code == 1)
    #expect(try sandbox.contents()["build/other.swift"] == nil)
  }

  /// Another version may use other words; a file with more than one line isn't a stamp.
  @Test func aStampReplacesThoseOfOtherVersions() throws {
    try sandbox.write("old.swift", "// mvvmgen was content.\n")
    #expect(run("check", "--stamp", "old.swift") == Outcome(errors: "3 files up to date\n"))
    #expect(try sandbox.read("old.swift") == stamp)
    let mine = "// mvvmgen was content.\nlet mine = 1\n"
    try sandbox.write("old.swift", mine)
    #expect(run("check", "--stamp", "old.swift").code == 2)
    #expect(try sandbox.read("old.swift") == mine)
  }

  @Test func aStampReplacesNothingElse() throws {
    try sandbox.write("mine.swift", "// Mine.\n")
    #expect(
      run("check", "--stamp", "mine.swift")
        == Outcome(
          code: 2,
          errors: "3 files up to date\nmine.swift: error: already exists, and isn't a"
            + " stamp\n"))
    #expect(try sandbox.read("mine.swift") == "// Mine.\n")
    #expect(
      run("check", "--stamp", "nowhere/stamp.swift")
        == Outcome(
          code: 2,
          errors: "3 files up to date\nnowhere/stamp.swift: error: can't write: No such file or"
            + " directory\n"))
  }
}
