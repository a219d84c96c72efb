import Foundation
import MvvmgenLanguage
import Testing

@testable import mvvmgen

@Suite struct GenerateTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox(.sample)
  }

  private let login = "Generated/Login/Login.generated.swift"
  private let help = "Generated/Help/Help.generated.swift"

  @Test func writesEverything() throws {
    let sandbox = try sandbox.smallProject()
    #expect(
      try sandbox.tree() == [
        "Generated/", "Generated/AuthCoordinator.generated.swift", "Generated/Help/",
        "Generated/Help/Help.generated.swift", "Generated/Login/",
        "Generated/Login/Login.generated.swift", "Generated/Services.generated.swift",
        "Screens/", "Screens/Help/", "Screens/Help/Help+Actions.swift", "Screens/Login/",
        "Screens/Login/Login+Actions.swift", "Specs/", "Specs/Auth.coordinator.json",
        "Specs/Login.screen.json", "Specs/More/", "Specs/More/Help.screen.json",
      ]
    )
    #expect(
      try sandbox.read(login).split(separator: "\n", omittingEmptySubsequences: false).suffix(4)
        == ["", "// Login", "// a: Int", ""]
    )
  }

  @Test func secondRunTouchesNothing() throws {
    let sandbox = try sandbox.smallProject()
    let before = try sandbox.stamps()
    #expect(sandbox.run("generate") == Outcome(errors: "6 files unchanged\n"))
    #expect(try sandbox.stamps() == before)
  }

  @Test func touchesOnlyWhatChanged() throws {
    let sandbox = try sandbox.smallProject()
    let before = try sandbox.stamps()
    try sandbox.write("Specs/Login.screen.json", screen("Login", state: ["b: Int"]))
    #expect(sandbox.run("generate") == Outcome(errors: "1 file written, 5 unchanged\n"))
    let after = try sandbox.stamps()
    let changed = after.filter { before[$0.key] != $0.value }.keys.sorted()
    #expect(changed == [login, "Specs/Login.screen.json"])
  }

  @Test func lineEndsOfACheckoutAreNoDifference() throws {
    let sandbox = try sandbox.smallProject()
    try sandbox.edit(login) { $0.replacing("\n", with: "\r\n") }
    let before = try sandbox.stamps()
    #expect(sandbox.run("generate") == Outcome(errors: "6 files unchanged\n"))
    #expect(sandbox.run("check") == Outcome(errors: "6 files up to date\n"))
    #expect(try sandbox.stamps() == before)
  }

  @Test func deletesOrphansAndTheirEmptyFolders() throws {
    let sandbox = try sandbox.smallProject()
    try sandbox.remove("Specs/More/Help.screen.json")
    try sandbox.remove("Specs/Login.screen.json")
    try sandbox.write("Generated/Login/Notes.md", "mine\n")
    try sandbox.write("Generated/Login/Other.generated.swift", "// by another tool\n")
    #expect(
      sandbox.run("generate") == Outcome(errors: "1 file written, 2 deleted, 1 unchanged\n")
    )
    #expect(
      try sandbox.tree() == [
        "Generated/", "Generated/AuthCoordinator.generated.swift", "Generated/Login/",
        "Generated/Login/Notes.md", "Generated/Login/Other.generated.swift",
        "Generated/Services.generated.swift", "Screens/", "Screens/Help/",
        "Screens/Help/Help+Actions.swift", "Screens/Login/", "Screens/Login/Login+Actions.swift",
        "Specs/", "Specs/Auth.coordinator.json", "Specs/More/",
      ]
    )
  }

  @Test func conflictMarkersAreStaleNotEdited() throws {
    let sandbox = try sandbox.smallProject()
    try sandbox.edit(login) { text in
      "<<<<<<< HEAD\n\(text)=======\n\(text)>>>>>>> other\n"
    }
    #expect(sandbox.run("generate") == Outcome(errors: "1 file written, 5 unchanged\n"))
    #expect(sandbox.run("check") == Outcome(errors: "6 files up to date\n"))
  }

  /// The result of `git merge -X ours`: both sides' body under one side's checksum.
  @Test func aWrongChecksumOverTheRightBodyIsNoEdit() throws {
    let sandbox = try sandbox.smallProject()
    let right = try sandbox.read(login)
    try sandbox.edit(login) {
      $0.replacing(/checksum=[0-9a-f]{16}/, with: "checksum=0123456789abcdef")
    }
    #expect(try sandbox.read(login) != right)
    #expect(sandbox.run("generate") == Outcome(errors: "1 file written, 5 unchanged\n"))
    #expect(try sandbox.read(login) == right)
  }

  @Test func scaffoldsGoWhereTheirDeveloperMovesThem() throws {
    let sandbox = try sandbox.smallProject()
    try sandbox.makeFolder("Features")
    rename(
      sandbox.path("Screens/Login/Login+Actions.swift"),
      sandbox.path("Features/Login+Actions.swift"))
    let before = try sandbox.stamps()
    #expect(sandbox.run("generate") == Outcome(errors: "6 files unchanged\n"))
    #expect(sandbox.run("check") == Outcome(errors: "6 files up to date\n"))
    #expect(try sandbox.stamps() == before)
  }

  @Test func scaffoldsAreNeverTouchedOrRead() throws {
    let sandbox = try sandbox.smallProject()
    let scaffold = "Screens/Login/Login+Actions.swift"
    try sandbox.remove(scaffold)
    symlink("nowhere", sandbox.path(scaffold))
    try sandbox.write("Screens/Help/Help+Actions.swift", "")
    let before = try (sandbox.tree(), sandbox.stamps())
    #expect(sandbox.run("generate", "--force") == Outcome(errors: "6 files unchanged\n"))
    #expect(try sandbox.tree() == before.0)
    #expect(try sandbox.stamps() == before.1)
  }

  @Test func errorsInAnySpecWriteNothing() throws {
    let sandbox = try sandbox.smallProject()
    try sandbox.write("Specs/Login.screen.json", screen("Login", state: ["new: Int"]))
    try sandbox.write("Specs/More/Help.screen.json", screen("Help", state: ["a!"]))
    let before = try sandbox.stamps()
    let text = """
      Specs/More/Help.screen.json:4:6: error: unexpected '!' in 'a!' [MG301]
      Specs/More/Help.screen.json:2:3: note: in this screen
      Specs/More/Help.screen.json:4:6: fix-it: replace 'a!' with 'a'

      """
    let next = "nothing was written: fix the specs, then run 'mvvmgen generate'\n"
    #expect(sandbox.run("generate") == Outcome(code: 1, errors: text + next))
    #expect(sandbox.run("generate", "--quiet") == Outcome(code: 1, errors: text))
    #expect(try sandbox.stamps() == before)
  }

  @Test func strictTreatsWarningsAsErrors() throws {
    try sandbox.write("Specs/A.screen.json", #"{ "screen": "A", "summary": "?" }"#)
    let warning = "Specs/A.screen.json:1:5: warning: says nothing [MG209]\n"
    let next = "nothing was written: fix the specs, then run 'mvvmgen generate'\n"
    #expect(sandbox.run("generate", "--strict") == Outcome(code: 1, errors: warning + next))
    #expect(sandbox.run("generate") == Outcome(errors: warning + "3 files written\n"))
    #expect(sandbox.run("generate", "--quiet") == Outcome())
    #expect(sandbox.run("check") == Outcome(errors: warning + "3 files up to date\n"))
    #expect(
      sandbox.run("check", "--strict") == Outcome(code: 1, errors: warning + "3 files up to date\n")
    )
  }

  @Test func leftoversOfAnInterruptedRunAreCleared() throws {
    let sandbox = try sandbox.smallProject()
    try sandbox.write("Generated/.mvvmgen-1.tmp", "half")
    try sandbox.write("Generated/Login/.mvvmgen-2.tmp", "half")
    try sandbox.write("Screens/Login/.mvvmgen-3.tmp", "half")
    try sandbox.remove("Screens/Login/Login+Actions.swift")
    #expect(sandbox.run("check", "--quiet").code == 1)
    #expect(try sandbox.tree().filter { $0.contains(".tmp") }.count == 3)
    #expect(sandbox.run("generate") == Outcome(errors: "1 file written, 5 unchanged\n"))
    #expect(try sandbox.tree().filter { $0.contains(".tmp") } == [])
  }

  @Test func pathsLimitWhatIsWritten() throws {
    let sandbox = try sandbox.smallProject()
    try sandbox.remove("Screens")
    try sandbox.remove("Specs/Auth.coordinator.json")
    #expect(
      sandbox.run("generate", "Specs/More") == Outcome(errors: "1 file written, 1 unchanged\n")
    )
    try sandbox.write("mvvmgen.json", "{}")
    #expect(
      sandbox.run("generate", "Login.screen.json", from: "Specs")
        == Outcome(errors: "1 file written, 1 unchanged\n")
    )
    #expect(
      sandbox.run("generate", "Generated/AuthCoordinator.generated.swift")
        == Outcome(errors: "1 file deleted\n")
    )
    #expect(
      sandbox.run("generate", "Specs/Lgoin.screen.json")
        == Outcome(
          code: 2,
          errors: "Specs/Lgoin.screen.json: error: no such file\n"
        )
    )
    #expect(
      sandbox.run("generate", "../x")
        == Outcome(code: 2, errors: "../x: error: is outside of the project\n")
    )
  }

  @Test func aNameThatDiffersByCaseOnlyIsNoOrphan() throws {
    let sandbox = try sandbox.smallProject()
    // Two names of one file stand in for one name on a case-insensitive file system.
    let old = "Generated/Login/LOGIN.generated.swift"
    try sandbox.edit(login) { $0.replacing("Int", with: "Bool") }
    link(sandbox.path(login), sandbox.path(old))
    #expect(
      sandbox.run("generate", "--dry-run", "--force", "Specs").output == """
        rename and update: \(login)

        """
    )
    #expect(
      sandbox.run("generate", "--force", "Specs")
        == Outcome(errors: "1 file written, 5 unchanged\n")
    )
  }

  @Test func twoSpellingsOfAFolderAreNoOrphans() throws {
    let sandbox = try sandbox.smallProject()
    try FileManager.default.createDirectory(
      atPath: sandbox.path("Generated/LOGIN"),
      withIntermediateDirectories: false
    )
    link(sandbox.path(login), sandbox.path("Generated/LOGIN/Login.generated.swift"))
    let before = try sandbox.stamps()
    #expect(sandbox.run("generate") == Outcome(errors: "6 files unchanged\n"))
    #expect(try sandbox.stamps() == before)
  }

  @Test func jsonTellsEachFile() throws {
    try sandbox.write("Specs/A.screen.json", screen("A"))
    #expect(
      sandbox.run("generate", "--format", "json")
        == Outcome(
          output: """
            {"kind":"file","action":"create","path":"Generated/A/A.generated.swift"}
            {"kind":"file","action":"create","path":"Generated/Services.generated.swift"}
            {"kind":"file","action":"create","path":"Screens/A/A+Actions.swift"}

            """,
          errors: "3 files written\n"
        )
    )
  }
}
