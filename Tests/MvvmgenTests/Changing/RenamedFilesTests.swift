import Foundation
import MvvmgenEditing
import MvvmgenLanguage
import MvvmgenStorage
import Testing

@testable import mvvmgen

/// Files that are named after something that is renamed.
@Suite struct RenamedFilesTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write("Specs/Pin.screen.json", #"{ "screen": "Pin", "flow": ["tapped()"] }"#)
    try sandbox.write(
      "Specs/Auth.coordinator.json",
      """
      { "coordinator": "Auth", "root": "window", "start": "Pin",
        "screens": { "Pin": { "tapped": "stay" } } }
      """)
    try sandbox.write("mvvmgen.json", #"{ "doubles": "Doubles" }"#)
    #expect(run("generate", "--quiet") == Outcome())
  }

  private func run(_ words: String..., from folder: String = "") -> Outcome {
    sandbox.run(words, from: folder)
  }

  /// The mode, the owner and the group of a file.
  private func access(_ path: String) throws -> [UInt32] {
    var status = stat()
    try #require(lstat(sandbox.path(path), &status) == 0, "\(path)")
    return [UInt32(status.st_mode) & 0o777, status.st_uid, status.st_gid]
  }

  /// The files in a folder that begin with a name, with their permissions.
  private func accesses(_ name: String) throws -> [String: [UInt32]] {
    var result: [String: [UInt32]] = [:]
    for path in try sandbox.contents().keys where path.contains("/\(name)") {
      result[path.replacingOccurrences(of: name, with: "NAME")] = try access(path)
    }
    return result
  }

  /// Files of the name in other targets, in other packages and in what is fetched are others.
  @Test func filesInOtherTargetsAreLeft() throws {
    let sandbox = try Sandbox()
    try sandbox.write(
      "mvvmgen.json",
      #"{ "generated": "Sources/App/Generated", "sources": "Sources/App/Screens" }"#)
    try sandbox.write("Specs/Pin.screen.json", #"{ "screen": "Pin" }"#)
    // A folder that isn't a target's may be of any.
    try sandbox.write(
      "Package.swift",
      #"["App", "Other", "OtherTests"] [.target(name: "Deep", path: "Modules/Deep/Code")]"#)
    try sandbox.write("Packages/Lib/Package.swift", "")
    let name = "PinViewController.swift"
    let others = [
      "Sources/Other", "Tests/OtherTests", "Packages/Lib/Sources/App", "Pods/Lib",
      "Modules/Deep/Code/Views",
    ]
    for folder in others { try sandbox.write("\(folder)/\(name)", "// \(folder)\n") }
    #expect(sandbox.run("generate", "--quiet") == Outcome())
    let scaffold = "Sources/App/Screens/Pin/\(name)"
    #expect(try sandbox.disk.kind(scaffold) == .file)
    // In the same target, the scaffold is where its developer put it.
    let moved = "Sources/App/Other/\(name)"
    try sandbox.write(moved, sandbox.read(scaffold))
    try sandbox.remove(scaffold)
    #expect(sandbox.run("generate", "--quiet") == Outcome())
    #expect(try sandbox.disk.kind(scaffold) == nil)
    let code = sandbox.run("rename", "screen", "Pin", "Code", "--quiet").code
    #expect(code == 0)
    #expect(try sandbox.disk.kind("Sources/App/Other/CodeViewController.swift") == .file)
    for folder in others {
      #expect(try sandbox.read("\(folder)/\(name)") == "// \(folder)\n")
    }
  }

  /// Until there are values, a test that was created names no type that is generated.
  @Test func testsAreRenamedWhereTheyWereCreated() throws {
    try sandbox.write(
      "mvvmgen.json",
      #"{ "doubles": { "folder": "Tests/Doubles", "module": "App", "tests": "Tests" } }"#)
    try sandbox.write(
      "Specs/Pin.screen.json",
      #"{ "screen": "Pin", "inputs": ["user: User"], "actions": ["tap()"], "flow": ["tapped()"] }"#)
    try sandbox.edit("Specs/Auth.coordinator.json") {
      $0.replacing(#""start""#, with: #""inputs": ["user: User"], "start""#)
    }
    #expect(run("generate", "--quiet") == Outcome())
    #expect(
      run("rename", "screen", "Pin", "Code", "--edit").output.split(separator: "\n").filter {
        $0.contains("Tests")
      } == ["move: Tests/PinTests.swift -> Tests/CodeTests.swift", "edit: Tests/CodeTests.swift"])
  }

  /// The app had a file with the name of a scaffold before, in which nothing is generated.
  @Test func aFileOfTheAppsOwnStaysAsItIs() throws {
    let path = "Old/PinViewController.swift"
    let text = "import UIKit\n\nfinal class PinViewController {}\n"
    try sandbox.write(path, text)
    try sandbox.write("Old/Main.swift", "let pin = PinViewController()\n")
    try sandbox.remove("Screens/Pin/PinViewController.swift")
    #expect(run("generate", "--quiet") == Outcome())
    #expect(try sandbox.disk.kind("Screens/Pin/PinViewController.swift") == nil)
    #expect(
      run("rename", "screen", "Pin", "Code", "--edit")
        == Outcome(
          output: """
            edit: Specs/Auth.coordinator.json
            move: Specs/Pin.screen.json -> Specs/Code.screen.json
            move: Screens/Pin/PinDefaultViewModel+Actions.swift -> \
            Screens/Code/CodeDefaultViewModel+Actions.swift
            edit: Screens/Code/CodeDefaultViewModel+Actions.swift
            create: Screens/Code/CodeViewController.swift

            """,
          errors: """
            4 files written, 2 deleted, 1 unchanged
            \(path): stays, since it names no type that is generated for 'Pin'

            """))
    #expect(try sandbox.read(path) == text)
    // Nor is it listed when the command is run again.
    #expect(run("rename", "screen", "Pin", "Code", "--edit").code == 2)
    #expect(try sandbox.read(path) == text)
    #expect(try sandbox.read("Old/Main.swift") == "let pin = PinViewController()\n")
  }

  @Test func aFileOfTheAppsOwnIsNotListedAsAScaffold() throws {
    try sandbox.write("Old/PinViewController.swift", "final class PinViewController {}\n")
    try sandbox.remove("Screens/Pin/PinViewController.swift")
    try sandbox.remove("Specs/Auth.coordinator.json")
    #expect(
      run("remove", "screen", "Pin").output
        .split(separator: "\n").filter { $0.hasPrefix("yours: ") }
        == ["yours: Screens/Pin/PinDefaultViewModel+Actions.swift"])
  }

  /// An editor may save a file between its search and its change.
  @Test func aFileThatWasSavedMeanwhileStays() throws {
    let names = NewNames(ofService: "PinView", to: "CodeView")
    let plan = OutputPlan(
      entries: [], leftovers: [], folders: ProjectFolders(Configuration()))
    var change = SpecChange(mentions: Mentions(of: names, isEditing: true), plan: plan)
    for path in ["App/A.swift", "App/B.swift"] {
      try sandbox.write(path, "let first: PinView\n")
      change.mentions.search(Array("let first: PinView\n".utf8), of: ProjectPath(path))
    }
    try sandbox.write("App/B.swift", "let second: PinView\n")
    #expect(try change.apply(to: sandbox.disk) == ["App/B.swift"])
    #expect(try sandbox.read("App/A.swift") == "let first: CodeView\n")
    #expect(try sandbox.read("App/B.swift") == "let second: PinView\n")
  }

  @Test func renamedFilesKeepModesAndOwners() throws {
    let files = try sandbox.contents().keys.filter { $0.contains("/Pin") }.sorted()
    for (number, path) in files.enumerated() {
      try #require(chmod(sandbox.path(path), [0o600, 0o664, 0o640][number % 3]) == 0)
      // Only an administrator can give files away.
      if getuid() == 0 { try #require(chown(sandbox.path(path), 1_234, 5_678) == 0) }
    }
    let before = try accesses("Pin")
    #expect(before.count == 5)
    #expect(run("rename", "screen", "Pin", "Code", "--quiet").code == 0)
    #expect(try accesses("Code") == before)
    #expect(run("rename", "screen", "Code", "Pin", "--quiet").code == 0)
    #expect(try accesses("Pin") == before)
  }

  /// They would be moved if the rename was undone.
  @Test(arguments: ["Notes.md", "CodeHelper.swift", "Views/PinHelper.swift"])
  func aFolderWithOtherFilesIsRefused(file: String) throws {
    try sandbox.write("Screens/Code/\(file)", "// Mine.\n")
    let before = try sandbox.stamps()
    #expect(
      run("rename", "screen", "Pin", "Code")
        == Outcome(
          code: 2,
          errors: "Screens/Code/\(file): error: would belong to the screen 'Code' too: move it to"
            + " another folder first; nothing was written\n"))
    #expect(try sandbox.stamps() == before)
  }

  /// The screen couldn't take it along when it is renamed back.
  @Test func aFileIsNotTakenIntoTheFolderOfACoordinator() throws {
    try sandbox.write("Screens/Pin/Notes.md", "# Mine\n")
    let before = try sandbox.stamps()
    #expect(
      run("rename", "screen", "Pin", "Auth")
        == Outcome(
          code: 2,
          errors: "Screens/Pin/Notes.md: error: would get into the folder of the coordinator"
            + " 'Auth': move it to another folder first; nothing was written\n"))
    #expect(try sandbox.stamps() == before)
    try sandbox.remove("Screens/Pin/Notes.md")
    let tree = try sandbox.tree()
    #expect(run("rename", "screen", "Pin", "Auth", "--quiet").code == 0)
    #expect(run("rename", "screen", "Auth", "Pin", "--quiet").code == 0)
    #expect(try sandbox.tree() == tree)
  }

  /// Files of other specs stay in the folder; files without a spec's name are moved both ways.
  @Test func backIsTheSame() throws {
    for path in [
      "Screens/Pin/Notes.md", "Screens/Pin/Views/Dots.swift", "Screens/Pin/AuthHelper.swift",
      "Screens/Code/AuthView.swift", "Screens/Auth/Notes.md",
    ] {
      try sandbox.write(path, "// Mine.\n")
    }
    let (tree, contents) = try (sandbox.tree(), sandbox.contents())
    for (kind, old, new) in [("screen", "Pin", "Code"), ("coordinator", "Auth", "Code")] {
      #expect(run("rename", kind, old, new, "--quiet").code == 0)
      #expect(try sandbox.tree() != tree)
      #expect(run("rename", kind, new, old, "--quiet").code == 0)
      #expect(try sandbox.tree() == tree, "\(kind)")
      #expect(try sandbox.contents() == contents, "\(kind)")
    }
  }

  @Test func theOldNameWithASuffixIsNoWayOut() {
    #expect(
      run("rename", "screen", "Pin", "PinScreen")
        == Outcome(
          code: 64,
          errors: "mvvmgen: error: 'PinScreen' would generate 'PinScreenScreen':"
            + " leave out 'Screen'\n"))
  }

  // MARK: - Reports from another folder

  /// A spec with a mistake, in a folder with a space in its name.
  private func breakSpec() throws {
    try sandbox.write("Specs/A b/Odd.screen.json", #"{ "screen": "Odd", "state": ["n"] }"#)
  }

  private func uris(_ outcome: Outcome) throws -> [String] {
    let pattern = /"uri": "(.*)"/
    return outcome.output.matches(of: pattern).map { String($0.output.1) }
  }

  @Test func servicesGetPathsThatTheyCanRead() throws {
    try breakSpec()
    try sandbox.makeFolder("App")
    let whole = sandbox.path("Specs/A%20b/Odd.screen.json")
    #expect(try uris(run("lint", "--format", "sarif")) == ["Specs/A%20b/Odd.screen.json"])
    #expect(try uris(run("lint", "--format", "sarif", from: "App")) == ["file://\(whole)"])
    #expect(
      try uris(run("lint", "--format", "sarif", "--paths", "absolute")) == ["file://\(whole)"])
    let finding =
      "line=1,col=32,title=MG305::the text ends too early: expected `:` and a type, as in `n: String`\n"
    #expect(
      run("lint", "--format", "github").output
        == "::error file=Specs/A b/Odd.screen.json,\(finding)")
    #expect(
      run("lint", "--format", "github", from: "App").output
        == "::error file=\(sandbox.path("Specs/A b/Odd.screen.json")),\(finding)")
    let shown = run("lint", "--quiet", from: "App").errors
    #expect(shown.hasPrefix("../Specs/A b/Odd.screen.json:1:32: error:"))
  }
}
