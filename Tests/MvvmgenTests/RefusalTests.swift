import Foundation
import MvvmgenGenerator
import MvvmgenLanguage
import MvvmgenSyntax
import Testing

@testable import mvvmgen

/// Files that `generate` refuses to replace; then it writes nothing.
@Suite struct RefusalTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox(.sample)
  }

  private let login = "Generated/Login/Login.generated.swift"
  private let help = "Generated/Help/Help.generated.swift"

  @Test func checkFindsTheFolderThatWasMoved() throws {
    let sandbox = try sandbox.smallProject()
    try FileManager.default.moveItem(
      atPath: sandbox.path("Generated"), toPath: sandbox.path("Moved"))
    #expect(
      sandbox.run("check")
        == Outcome(
          code: 1,
          errors:
            "mvvmgen.json:1:1: error: the generated files are in Moved, not in Generated: write "
            + "`\"generated\": \"Moved\"`, and correct `sources` if that has moved, too [MG504]\n"))
  }

  @Test func refusesEditedFilesAndWritesNothing() throws {
    let sandbox = try sandbox.smallProject()
    try sandbox.edit(login) { $0 + "// mine\n" }
    try sandbox.write("Specs/More/Help.screen.json", screen("Help", state: ["new: Int"]))
    try sandbox.remove("Screens")
    let before = try sandbox.stamps()
    let refusal = """
      \(login):1:1: error: was edited by hand since it was generated; write the change in Specs/Login.screen.json instead [MG501]
      nothing was written: run 'mvvmgen check' to see the edits, 'mvvmgen generate --force' to discard them

      """
    #expect(sandbox.run("generate") == Outcome(code: 2, errors: refusal))
    #expect(
      sandbox.run("generate", "--dry-run")
        == Outcome(
          code: 2,
          output: """
            update: \(help)
            refuse, edited by hand: \(login)
            create: Screens/Help/Help+Actions.swift
            create: Screens/Login/Login+Actions.swift

            """,
          errors: refusal
        )
    )
    #expect(try sandbox.stamps() == before)
    #expect(
      sandbox.run("generate", "--force", "--verbose")
        == Outcome(
          errors: """
            update: \(help)
            replace edited: \(login)
            create: Screens/Help/Help+Actions.swift
            create: Screens/Login/Login+Actions.swift
            4 files written, 2 unchanged

            """
        )
    )
    #expect(sandbox.run("check") == Outcome(errors: "6 files up to date\n"))
  }

  /// Applying a plan checks for refusals by itself.
  @Test func aRefusedPlanAppliesNothing() throws {
    let sandbox = try sandbox.smallProject()
    try sandbox.edit(login) { $0 + "// mine\n" }
    try sandbox.remove("Screens")
    let sources = try ["Login.screen.json", "More/Help.screen.json"].map {
      try SourceFile(path: "Specs/\($0)", bytes: Array(sandbox.read("Specs/\($0)").utf8))
    }
    let plan = try OutputPlan(
      for: Pipeline.sample.generate(sources, Configuration()).files,
      in: ProjectFolders(Configuration()),
      on: sandbox.disk,
      replacingEdited: false
    )
    let before = try sandbox.stamps()
    try plan.apply(to: sandbox.disk)
    #expect(plan.isRefused)
    #expect(try sandbox.stamps() == before)
  }

  @Test func refusesToDeleteAnEditedOrphan() throws {
    let sandbox = try sandbox.smallProject()
    try sandbox.edit(help) { $0 + "// mine\n" }
    try sandbox.remove("Specs/More/Help.screen.json")
    let before = try sandbox.stamps()
    let text = "no spec generates this file any more, but it was edited by hand [MG502]"
    #expect(
      sandbox.run("generate", "--quiet")
        == Outcome(code: 2, errors: "\(help):1:1: error: \(text)\n")
    )
    #expect(try sandbox.stamps() == before)
    #expect(
      sandbox.run("generate", "--force")
        == Outcome(errors: "1 file written, 1 deleted, 3 unchanged\n")
    )
  }

  @Test func foreignFilesStayEvenUnderForce() throws {
    let sandbox = try sandbox.smallProject()
    try sandbox.write(login, "// mine\n")
    let before = try sandbox.stamps()
    let refusal = """
      \(login):1:1: error: is in the way of a generated file, and wasn't written by mvvmgen [MG503]
      nothing was written: move the files that are in the way, then run 'mvvmgen generate'

      """
    #expect(sandbox.run("generate", "--force") == Outcome(code: 2, errors: refusal))
    #expect(try sandbox.stamps() == before)
  }

  /// Links are tested in `LinkTests`.
  @Test(arguments: [true, false]) func whatIsNoFileIsInTheWay(isFolder: Bool) throws {
    let sandbox = try sandbox.smallProject()
    try sandbox.remove(login)
    if isFolder {
      try sandbox.write(login + "/file", "mine\n")
    } else {
      mkfifo(sandbox.path(login), 0o600)
    }
    let before = try sandbox.tree()
    #expect(
      sandbox.run("generate", "--force", "--quiet")
        == Outcome(
          code: 2,
          errors: "\(login):1:1: error: is in the way of a generated file, and wasn't written"
            + " by mvvmgen"
            + " [MG503]\n"
        )
    )
    #expect(try sandbox.tree() == before)
  }

  @Test func aFileWhereAFolderBelongsIsInTheWay() throws {
    let sandbox = try sandbox.smallProject()
    try sandbox.remove("Generated/Login")
    try sandbox.write("Generated/Login", "mine\n")
    #expect(
      sandbox.run("generate", "--quiet")
        == Outcome(
          code: 2,
          errors: "Generated/Login:1:1: error: is in the way of a generated file, and wasn't"
            + " written by mvvmgen [MG503]\n"
        )
    )
    #expect(try sandbox.read("Generated/Login") == "mine\n")
  }

  @Test(arguments: [
    ("mvvmgen.json", "is the project's configuration; name another file"),
    ("./x/../mvvmgen.json", "is the project's configuration; name another file"),
    ("Specs/Home.screen.json", "is where specs are, and would be read as one; name another file"),
    ("Specs/New.json", "is where specs are, and would be read as one; name another file"),
  ])
  func aGraphReplacesNoSpec(file: String, problem: String) throws {
    try sandbox.write("mvvmgen.json", "{}")
    try sandbox.write("Specs/Home.screen.json", #"{ "screen": "Home" }"#)
    let before = try sandbox.tree()
    #expect(
      sandbox.run(["graph", "--output", file], pipeline: .standard)
        == Outcome(code: 2, errors: "\(file): error: \(problem)\n"))
    #expect(try sandbox.tree() == before)
  }

  @Test func refusesFilesOfANewerVersion() throws {
    let sandbox = try sandbox.smallProject()
    try sandbox.write(help.replacing("Help", with: "Gone"), try sandbox.read(help))
    for file in [login, help.replacing("Help", with: "Gone")] {
      try sandbox.edit(file) { $0.replacing("format=1", with: "format=2") }
    }
    let before = try sandbox.stamps()
    let message =
      "error: was written by a newer mvvmgen, in output format 2; this one writes format 1 [MG507]"
    #expect(
      sandbox.run("generate")
        == Outcome(
          code: 2,
          errors: """
            Generated/Gone/Gone.generated.swift:1:1: \(message)
            \(login):1:1: \(message)
            nothing was written: update mvvmgen, this is 0.1.0; 'mvvmgen generate --force' writes the older format

            """))
    #expect(try sandbox.stamps() == before)
    let check = sandbox.run("check")
    #expect(
      check.errors == """
        2 files are out of date (2 written by a newer mvvmgen): update mvvmgen, this is 0.1.0

        """)
    let format = "(in output format 2, but this mvvmgen writes format 1)"
    #expect(
      check.output == """
        written by a newer mvvmgen: Generated/Gone/Gone.generated.swift \(format)
        written by a newer mvvmgen: \(login) \(format)

        """)
    #expect(
      sandbox.run("generate", "--force")
        == Outcome(errors: "1 file written, 1 deleted, 5 unchanged\n"))
    #expect(sandbox.run("check").code == 0)
  }
}
