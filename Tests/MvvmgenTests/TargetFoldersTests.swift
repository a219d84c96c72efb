import Testing

@testable import mvvmgen

/// Types and specs of an app of several targets, and the folders that they are in.
@Suite struct TargetFoldersTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.writeTwoTargets()
    #expect(sandbox.run("generate").code == 0)
  }

  /// `Features/Auth/Specs` and `App/Specs` are read. A project within the project has specs of its own,
  /// and a file that a link leads to is read there.
  @Test func specsInOtherFoldersAreFound() throws {
    try sandbox.write("Auth/Specs/Help.screen.json", #"{ "screen": "Help" }"# + "\n")
    try sandbox.write("Sample/mvvmgen.json", "{}\n")
    try sandbox.write("Sample/Specs/About.screen.json", #"{ "screen": "About" }"# + "\n")
    try sandbox.write("Shared/Login.screen.json", #"{ "screen": "Login" }"# + "\n")
    #expect(
      sandbox.run("lint", "--color", "never")
        == Outcome(
          errors: """
            Auth/Specs/Help.screen.json:1:1: warning: nothing is generated from this spec: move it into \
            the folder of a target's specs, such as `App/Specs` [MG513]
            1 warning: run 'mvvmgen explain CODE' to read what a code means

            """))
  }

  /// Where the targets' specs are in one folder, none can be for all that is left there.
  @Test(arguments: [
    (
      "Specs/Login", "5:6",
      "`Specs/Auth/Login.screen.json` is in no target: move it to the specs of one, such as `Specs/Login`, or "
        + "correct `specs` of its target"
    ),
    ("Specs/Auth", nil, ""),
  ])
  func specsThatAreLeft(folder: String, place: String?, message: String) throws {
    for path in try sandbox.contents().keys
    where path.hasSuffix(".swift") || path.contains("/Specs/") {
      let target = path.contains("App") ? "App" : "Auth"
      if path.hasSuffix("json") {
        let name = path.split(separator: "/").last ?? ""
        try sandbox.write("Specs/\(target)/\(name)", sandbox.read(path))
      }
      try sandbox.remove(path)
    }
    try sandbox.write(
      "mvvmgen.json",
      """
      {
        "targets": {
          "App": { "specs": "Specs/App", "generated": "App/Generated", "sources": "App", "uses": ["Auth"] },

          "Auth": { "specs": "\(folder)", "generated": "Auth/Generated", "sources": "Auth" }
        }
      }

      """)
    let outcome = sandbox.run("generate", "--quiet")
    let errors = place.map { "mvvmgen.json:\($0): error: \(message) [MG483]\n" } ?? ""
    #expect(outcome == Outcome(code: place == nil ? 0 : 2, errors: errors))
  }

  @Test func ownTypesAreThoseOfTheTarget() throws {
    try sandbox.write("App/Login.swift", "struct LoginScreen {}\n")
    #expect(sandbox.run("lint").code == 0)
    try sandbox.write("Features/Auth/Own.swift", "struct LoginScreen {}\n")
    #expect(
      sandbox.run("lint")
        == Outcome(
          code: 1,
          errors: """
            Features/Auth/Own.swift:1:8: error: `LoginScreen` is generated, too: give this one or the \
            spec another name [MG509]
            Features/Auth/Specs/Login.screen.json:1:14: note: it is generated from this spec
            1 error: run 'mvvmgen explain CODE' to read what a code means

            """))
  }

  /// Types of other targets are listed, as those of other modules are. One may be called like a module.
  @Test func lintNamesTypesOfOtherTargets() throws {
    let event = #""didSignIn(session: Session)""#
    try sandbox.write(
      "Features/Auth/Screens/Types.swift", "public struct Session {}\npublic struct Auth {}\n")
    try sandbox.write(
      "Features/Auth/Specs/Login.screen.json", #"{ "screen": "Login", "flow": [\#(event)] }"# + "\n"
    )
    try sandbox.write(
      "Features/Auth/Specs/SignIn.coordinator.json",
      #"{ "coordinator": "SignIn", "flow": [\#(event)], "start": "Login", "#
        + #""screens": { "Login": { "didSignIn": { "finish": "didSignIn" } } } }"# + "\n")
    try sandbox.write(
      "App/Specs/About.screen.json",
      #"{ "screen": "About", "inputs": ["session: Session"] }"# + "\n")
    try sandbox.write(
      "App/Specs/App.coordinator.json",
      #"{ "coordinator": "App", "root": "window", "start": { "flow": "SignIn" }, "#
        + #""flows": { "SignIn": { "didSignIn": { "push": "About" } } } }"# + "\n")
    #expect(
      sandbox.run("lint")
        == Outcome(
          errors: """
            App/Specs/App.coordinator.json:1:19: warning: `Session` is declared in the module `Auth`: list \
            it in `modules`, as `"Auth": ["Session"]`, so that generated files import that [MG512]
            1 warning: run 'mvvmgen explain CODE' to read what a code means

            """))
  }

  /// So are those of modules that are no targets.
  @Test func lintNamesTypesOfOtherModules() throws {
    try sandbox.write(
      "Package.swift",
      """
      .target(name: "Models", path: "Core/Models"), .target(name: "App", path: "App"),
      .target(name: "Auth", path: "Features/Auth"), .testTarget(name: "CoreTests", path: "Core/Tests")
      """)
    try sandbox.write("Core/Models/User.swift", "public struct User {}\nstruct Member {}\n")
    try sandbox.write("Core/Tests/Member.swift", "public struct Member {}\n")
    try sandbox.write(
      "Features/Auth/Specs/Login.screen.json",
      #"{ "screen": "Login", "state": ["user: User?", "member: Member?"] }"# + "\n")
    #expect(
      sandbox.run("lint")
        == Outcome(
          errors: """
            Features/Auth/Specs/Login.screen.json:1:14: warning: `User` is declared in the module `Models`: \
            list it in `modules`, as `"Models": ["User"]`, so that generated files import that [MG512]
            1 warning: run 'mvvmgen explain CODE' to read what a code means

            """))
    try sandbox.write("Features/Auth/User.swift", "struct User {}\n")
    #expect(sandbox.run("lint") == Outcome(errors: "4 files read, nothing to report\n"))
  }
}

extension Sandbox {
  /// The flow of one target starts that of another one.
  func writeTwoTargets() throws {
    try write(
      "mvvmgen.json",
      """
      {
        "targets": {
          "App": { "folder": "App", "uses": ["Auth"] },
          "Auth": { "folder": "Features/Auth" }
        }
      }

      """)
    try write(
      "App/Specs/App.coordinator.json",
      #"{ "coordinator": "App", "root": "window", "start": { "flow": "SignIn" } }"# + "\n")
    try write(
      "Features/Auth/Specs/SignIn.coordinator.json",
      #"{ "coordinator": "SignIn", "start": "Login" }"# + "\n")
    try write("Features/Auth/Specs/Login.screen.json", #"{ "screen": "Login" }"# + "\n")
  }
}
