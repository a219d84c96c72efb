import Testing

@testable import mvvmgen

/// What `lint` finds in the developer's files.
@Suite struct OwnCodeTests {
  private let sandbox: Sandbox
  private let clean = "3 files read, nothing to report\n"

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write(
      "mvvmgen.json",
      #"{ "generated": "Clinic/Generated", "sources": "Clinic/Screens", "ui": "swiftui" }"# + "\n")
    try sandbox.write(
      "Specs/App.coordinator.json", #"{ "coordinator": "App", "root": "window", "start": "Login" }"#
    )
    try sandbox.write(
      "Specs/Login.screen.json", #"{ "screen": "Login", "state": ["isSigningIn: Bool"] }"#)
    #expect(sandbox.run("generate").code == 0)
  }

  private func lint() -> String { sandbox.run("lint").errors }

  @Test func aTypeThatIsGeneratedTooIsAnErrorAtBothPlaces() throws {
    try sandbox.edit("Specs/Login.screen.json") {
      $0.replacing(#""state""#, with: #""services": ["AuthService"], "state""#)
    }
    #expect(sandbox.run("generate").code == 0)
    try sandbox.write("Clinic/App/AppCoordinator.swift", "\nfinal class AppCoordinator {}\n")
    try sandbox.write("Clinic/App/Services.swift", "protocol AppServices {}\n")
    #expect(
      sandbox.run("lint")
        == Outcome(
          code: 1,
          errors: """
            Clinic/App/AppCoordinator.swift:2:13: error: `AppCoordinator` is generated, too: give this one or \
            the spec another name [MG509]
            Specs/App.coordinator.json:1:19: note: it is generated from this spec
            Clinic/App/Services.swift:1:10: error: `AppServices` is generated, too: give this one or the spec \
            another name [MG509]
            2 errors: run 'mvvmgen explain CODE' to read what a code means

            """))
    #expect(sandbox.run("check").code == 0)
  }

  /// The app's other targets may have their own.
  @Test(arguments: [("Clinic/App", true), ("Widgets", false)])
  func aTypeThatHidesTheRuntimes(folder: String, isReported: Bool) throws {
    try sandbox.write("\(folder)/Presence.swift", "enum Presence {}\n")
    let error = """
      Clinic/App/Presence.swift:1:6: error: generated code would take `Presence` for the one of \
      `GeneratedRuntime`: list it in `modules`, as `"": ["Presence"]`, or give it another name [MG509]
      1 error: run 'mvvmgen explain CODE' to read what a code means

      """
    #expect(lint() == (isReported ? error : clean))
    try sandbox.edit("mvvmgen.json") {
      $0.replacing("{", with: #"{ "modules": { "": ["Presence"] },"#)
    }
    #expect(lint() == clean)
  }

  /// Until the configuration lists it.
  @Test(arguments: ["", #", path: "Sources/Models""#, #", path: "Core/Models""#])
  func aTypeOfAnotherModule(path: String) throws {
    try sandbox.write("Kit/Package.swift", #"targets: [.target(name: "Models"\#(path))]"#)
    let folder = path.contains("Core") ? "Core" : "Sources"
    try sandbox.write("Kit/\(folder)/Models/User.swift", "public struct User {}\n")
    try sandbox.edit("Specs/Login.screen.json") { $0.replacing("Bool", with: "User?") }
    #expect(
      lint() == """
        Specs/Login.screen.json:1:14: warning: `User` is declared in the module `Models`: list it in \
        `modules`, as `"Models": ["User"]`, so that generated files import that [MG512]
        1 warning: run 'mvvmgen explain CODE' to read what a code means

        """)
    let configuration = try sandbox.read("mvvmgen.json")
    for module in ["Models", ""] {
      try sandbox.write(
        "mvvmgen.json",
        configuration.replacing("{", with: #"{ "modules": { "\#(module)": ["User"] },"#))
      #expect(lint() == clean)
    }
  }

  /// Other targets may have types of the same names.
  @Test(arguments: [
    "Widgets/AppCoordinator.swift", "ClinicTests/A.swift", "Clinic/Tests/A.swift",
    "Clinic/Watch/A.swift", "Clinic/Feed/Sources/Feed/A.swift",
  ])
  func typesOfOtherTargetsDontCount(path: String) throws {
    try sandbox.write(
      "project.yml",
      """
      targets:
        Clinic: { type: application, sources: [Clinic] }
        Watch:
          type: application
          sources: [Clinic/Watch]
      """)
    try sandbox.write("Clinic/Feed/Package.swift", "")
    try sandbox.write(path, "class AppCoordinator {}\n")
    #expect(lint() == clean)
  }

  /// At the top of the project, files of any target may be beside them.
  @Test func besideGeneratedFilesAtTheTopOnlyTheirFoldersCount() throws {
    try sandbox.write("mvvmgen.json", #"{ "ui": "swiftui" }"#)
    #expect(sandbox.run("generate").code == 0)
    try sandbox.write("Other/A.swift", "class AppCoordinator {}\n")
    try sandbox.remove("Clinic/Generated/Coordinators/AppCoordinator.generated.swift")
    #expect(!lint().contains("MG509"))
    try sandbox.write("Screens/App/A.swift", "class AppCoordinator {}\n")
    #expect(lint().contains("Screens/App/A.swift:1:7: error: `AppCoordinator`"))
  }

  @Test func aStateThatWasRenamedByHandIsStillUsed() throws {
    let view = "Clinic/Screens/Login/LoginView.swift"
    #expect(lint() == clean)
    try sandbox.edit("Specs/Login.screen.json") { $0.replacing("isSigningIn", with: "isBusy") }
    let text = try sandbox.read(view)
    let line = text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex {
      $0.contains("viewModel.isSigningIn")
    }
    let number = try #require(line) + 1
    #expect(lint().hasPrefix("\(view):\(number):"))
    #expect(
      lint().contains(
        "warning: the screen `Login` has no `isSigningIn`: if it is called `isBusy` now, run "
          + "`mvvmgen rename state Login isSigningIn isBusy` [MG510]\n"))
    #expect(sandbox.run("check").errors.contains("MG510") == false)
    #expect(sandbox.run("rename", "state", "Login", "isSigningIn", "isBusy").code == 0)
    try sandbox.edit(view) { $0.replacing("isSigningIn", with: "isBusy") }
    #expect(lint() == clean)
  }

  @Test func filesOfASpecThatWasDeletedAreNamed() throws {
    try sandbox.write("Specs/About.screen.json", #"{ "screen": "About", "allow": ["MG431"] }"#)
    #expect(sandbox.run("generate").code == 0)
    #expect(lint() == "4 files read, nothing to report\n")
    try sandbox.remove("Specs/About.screen.json")
    let actions = "Clinic/Screens/About/AboutDefaultViewModel+Actions.swift"
    let warning = """
      \(actions):1:11: warning: no spec generates `AboutDefaultViewModel` any more: delete this file, or if \
      the screen has another name now, run `mvvmgen rename screen About NEW` [MG511]

      """
    #expect(lint().hasPrefix(warning))
    try sandbox.remove(actions)
    try sandbox.remove("Clinic/Screens/About/AboutView.swift")
    #expect(lint() == clean)
  }
}
