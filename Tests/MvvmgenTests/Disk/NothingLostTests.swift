import Foundation
import MvvmgenGenerator
import MvvmgenLanguage
import MvvmgenSyntax
import Testing

@testable import mvvmgen

/// Files that a run doesn't change, however they were made.
@Suite struct NothingLostTests {
  private let sandbox: Sandbox
  private let file = "Generated/Screens/LoginScreen.generated.swift"

  init() throws {
    sandbox = try Sandbox().smallProject()
  }

  @Test(arguments: [0o600, 0o664, 0o640] as [mode_t]) func permissionsStay(_ mode: mode_t) throws {
    try sandbox.write("Specs/Login.screen.json", screen("Login", state: ["b: Bool"]))
    chmod(sandbox.path(file), mode)
    #expect(sandbox.run("generate") == Outcome(errors: "1 file written, 5 unchanged\n"))
    let attributes = try FileManager.default.attributesOfItem(atPath: sandbox.path(file))
    #expect(attributes[.posixPermissions] as? Int == Int(mode))
  }

  /// Applying a plan checks for refusals by itself.
  @Test func aRefusedPlanAppliesNothing() throws {
    try sandbox.edit(file) { $0 + "// mine\n" }
    try sandbox.remove("Screens")
    let sources = try ["Login.screen.json", "More/Help.screen.json"].map {
      try SourceFile(path: "Specs/\($0)", bytes: Array(sandbox.read("Specs/\($0)").utf8))
    }
    let plan = try OutputPlan(
      for: generate(sources, configuration: Configuration()).files,
      in: ProjectFolders(Configuration()), on: sandbox.disk, replacingEdited: false)
    let before = try sandbox.stamps()
    try plan.apply(to: sandbox.disk)
    #expect(plan.isRefused)
    #expect(try sandbox.stamps() == before)
  }

  @Test func aNameThatDiffersByCaseOnlyIsNoOrphan() throws {
    // Two names of one file stand in for one name on a case-insensitive file system.
    let old = "Generated/Screens/LOGINScreen.generated.swift"
    try sandbox.edit(file) { $0.replacing("Bool", with: "Int") }
    link(sandbox.path(file), sandbox.path(old))
    #expect(
      sandbox.run("generate", "--dry-run", "--force", "Specs").output
        == "rename and update: \(file)\n")
    #expect(
      sandbox.run("generate", "--force", "Specs")
        == Outcome(errors: "1 file written, 5 unchanged\n"))
  }

  @Test func twoSpellingsOfAFolderAreNoOrphans() throws {
    try FileManager.default.createDirectory(
      atPath: sandbox.path("Generated/SCREENS"), withIntermediateDirectories: false)
    for name in ["Login", "Help"] {
      let path = "\(name)Screen.generated.swift"
      link(sandbox.path("Generated/Screens/\(path)"), sandbox.path("Generated/SCREENS/\(path)"))
    }
    let before = try sandbox.stamps()
    #expect(sandbox.run("generate") == Outcome(errors: "6 files unchanged\n"))
    #expect(try sandbox.stamps() == before)
  }

  /// Foreign folders and names next to a project.
  @Test func whatIsNoneOfOurBusinessBlocksNothing() throws {
    mkdir(sandbox.path("volume"), 0o000)
    defer { chmod(sandbox.path("volume"), 0o700) }
    let name =
      sandbox.root.utf8.map { CChar(bitPattern: $0) }
      + "/".utf8.map { CChar(bitPattern: $0) } + [CChar(bitPattern: 0xFF), 0]
    try #require(mkdir(name, 0o700) == 0 || errno == EILSEQ)
    defer { rmdir(name) }
    try sandbox.remove("Screens/Login/LoginViewController.swift")
    #expect(sandbox.run("generate") == Outcome(errors: "1 file written, 5 unchanged\n"))
    #expect(sandbox.run("new-screen", "More").code == 0)
  }

  /// In a project that is reached through a link, as every one in `/tmp` is on macOS.
  @Test func pathsThroughLinks() throws {
    let outside = try Sandbox()
    symlink(sandbox.root, outside.path("link"))
    let path = outside.path("link/Specs/Login.screen.json")
    #expect(sandbox.run("check", path) == Outcome(errors: "3 files up to date\n"))
    #expect(
      outside.run("check", path, "--directory", "link") == Outcome(errors: "3 files up to date\n"))
    let config = outside.path("mvvmgen.json")
    #expect(
      sandbox.run("check", config)
        == Outcome(code: 2, errors: "\(config): error: is outside of the project\n"))
  }

  /// As the file system resolves it, not as the path is spelled.
  @Test func directoriesBehindLinks() throws {
    try sandbox.makeFolder("deep/er")
    let outside = try Sandbox()
    symlink(sandbox.path("deep/er"), outside.path("link"))
    #expect(
      outside.run("check", "--directory", "link/../..")
        == Outcome(errors: "6 files up to date\n"))
    #expect(outside.run("check", "--directory", "").code == 64)
  }

  @Test func aWorkingDirectoryThatIsGone() throws {
    func run(_ words: String...) -> Outcome {
      Outcome(of: words, in: mvvmgen.Environment(workingDirectory: nil))
    }
    #expect(run("--version") == Outcome(output: "mvvmgen \(mvvmgenVersion) (output format 1)\n"))
    #expect(run("explain", "MG101").code == 0)
    #expect(run("check", "--directory", sandbox.root) == Outcome(errors: "6 files up to date\n"))
    #expect(
      run("check")
        == Outcome(code: 2, errors: "mvvmgen: error: the working directory is gone\n"))
  }
}
