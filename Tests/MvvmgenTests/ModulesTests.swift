import Foundation
import Testing

@testable import mvvmgen

/// Commands in an app of several targets.
@Suite struct ModulesTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.writeTwoTargets()
    #expect(sandbox.run("generate").code == 0)
  }

  /// A generated file without its header.
  private func code(_ path: String) throws -> String {
    try sandbox.read(path).split(separator: "\n", omittingEmptySubsequences: false).dropFirst(5)
      .joined(separator: "\n")
  }

  @Test func eachTargetHasItsFiles() throws {
    let files = try sandbox.tree().filter { $0.hasSuffix(".swift") }
    #expect(
      files == [
        "App/Generated/Coordinators/AppCoordinator.generated.swift",
        "Features/Auth/Generated/Coordinators/SignInCoordinator.generated.swift",
        "Features/Auth/Generated/Screens/LoginScreen.generated.swift",
        "Features/Auth/Screens/Login/LoginDefaultViewModel+Actions.swift",
        "Features/Auth/Screens/Login/LoginViewController.swift",
      ])
    #expect(
      try code("App/Generated/Coordinators/AppCoordinator.generated.swift") == """
        import Auth
        import GeneratedRuntime

        @MainActor
        final class AppCoordinator: GeneratedRuntime.Coordinator {
          let flow = GeneratedRuntime.Flow()

          func start() {
            let signIn = SignInCoordinator()
            flow.start(signIn, animated: false)
          }
        }

        """)
    #expect(
      try code("Features/Auth/Generated/Coordinators/SignInCoordinator.generated.swift")
        == """
        #if hasFeature(InternalImportsByDefault)
          public import GeneratedRuntime
        #else
          import GeneratedRuntime
        #endif

        @MainActor
        public final class SignInCoordinator: GeneratedRuntime.Coordinator {
          public let flow = GeneratedRuntime.Flow()

          public init() {}

          public func start() {
            let login = LoginScreen()
            flow.push(login, animated: false)
          }
        }

        """)
  }

  @Test func oneTargetIsWrittenAndChecked() throws {
    try sandbox.edit("App/Specs/App.coordinator.json") {
      $0.replacingOccurrences(of: #""root""#, with: #""summary": "All.", "root""#)
    }
    try sandbox.edit("Features/Auth/Specs/Login.screen.json") {
      $0.replacingOccurrences(of: #" }"#, with: #", "state": ["isBusy: Bool"] }"#)
    }
    #expect(sandbox.run("check", "--target", "App", "--stat").code == 1)
    #expect(
      sandbox.run("generate", "--target", "App")
        == Outcome(errors: "1 file written\n"))
    #expect(sandbox.run("check", "--target", "App", "--quiet") == Outcome())
    #expect(sandbox.run("check", "--target", "Auth", "--quiet").code == 1)
    #expect(
      sandbox.run("generate", "--target", "Auht")
        == Outcome(
          code: 2,
          errors: "mvvmgen: error: there is no target 'Auht', did you mean 'Auth'?\n"))
    #expect(
      sandbox.run("generate", "--target", "Chat").errors == """
        mvvmgen: error: there is no target 'Chat'
        the targets in mvvmgen.json are App, Auth

        """)
  }

  @Test func newSpecsSayTheirTarget() throws {
    #expect(
      sandbox.run("new-screen", "Help")
        == Outcome(
          code: 64,
          errors: """
            mvvmgen: error: which target is it in? Write '--target' and one of App, Auth
            usage: mvvmgen new-screen [NAME] [options], see 'mvvmgen new-screen --help'

            """))
    #expect(
      sandbox.run("new-screen", "Help", "--target", "Auth").errors == """
        3 files written, 1 generated, 5 unchanged
        to show it from a flow of its own, run 'mvvmgen coordinator Help --target Auth'

        """)
    for (option, way) in [
      ("--start", "new-screen Map --target Auth"),
      ("--tab", "coordinator Map --start SCREEN --target Auth"),
    ] {
      let errors = sandbox.run("coordinator", "Tour", "--target", "Auth", option, "Map").errors
      #expect(errors.split(separator: "\n").last ?? "" == "to create it, run 'mvvmgen \(way)'")
    }
    #expect(
      sandbox.run("new-screen", "Map", "--target", "Auth", "--from", "Help.mapTapped").errors
        .split(separator: "\n").first ?? ""
        == "mvvmgen: error: no flow shows the screen 'Help': give it a flow of its own with "
        + "'mvvmgen coordinator Help --target Auth', or show it from another")
    #expect(
      try sandbox.tree().filter { $0.contains("Help") } == [
        "Features/Auth/Generated/Screens/HelpScreen.generated.swift",
        "Features/Auth/Screens/Help/",
        "Features/Auth/Screens/Help/HelpDefaultViewModel+Actions.swift",
        "Features/Auth/Screens/Help/HelpViewController.swift",
        "Features/Auth/Specs/Help.screen.json",
      ])
  }

  @Test func namesChangeAcrossTargets() throws {
    let before = try sandbox.contents()
    #expect(sandbox.run("rename", "coordinator", "SignIn", "Entry").code == 0)
    #expect(
      try sandbox.read("App/Specs/App.coordinator.json")
        == #"{ "coordinator": "App", "root": "window", "start": { "flow": "Entry" } }"# + "\n")
    #expect(sandbox.run("check", "--quiet") == Outcome())
    #expect(sandbox.run("rename", "screen", "Login", "Door").code == 0)
    #expect(
      try sandbox.tree().filter { $0.contains("Screens/Door/D") } == [
        "Features/Auth/Screens/Door/DoorDefaultViewModel+Actions.swift",
        "Features/Auth/Screens/Door/DoorViewController.swift",
      ])
    #expect(sandbox.run("rename", "screen", "Door", "Login").code == 0)
    #expect(sandbox.run("rename", "coordinator", "Entry", "SignIn").code == 0)
    #expect(
      try sandbox.contents().filter { $0.key.hasSuffix(".json") }
        == before.filter { $0.key.hasSuffix(".json") })
  }

  /// The flow is public because `App` starts it, its service chooses between the variants of `Feed`, and
  /// that has a property of the type of `Header`.
  @Test func embeddedScreensArePublicToo() throws {
    try sandbox.write(
      "Features/Auth/Specs/SignIn.coordinator.json",
      #"{ "coordinator": "SignIn", "start": ["Login", { "push": "Feed" }] }"# + "\n")
    try sandbox.write(
      "Features/Auth/Specs/Feed.screen.json",
      #"{ "screen": "Feed", "variants": ["list", "grid"], "embeds": ["Header"] }"# + "\n")
    try sandbox.write("Features/Auth/Specs/Header.screen.json", #"{ "screen": "Header" }"# + "\n")
    #expect(sandbox.run("generate", "--quiet").code == 0)
    let classes = try ["Feed", "Header", "Login"].map { name in
      try sandbox.read("Features/Auth/Generated/Screens/\(name)Screen.generated.swift")
        .split(separator: "\n").first { $0.contains("class \(name)Screen") }
    }
    #expect(
      classes == [
        "public final class FeedScreen: GeneratedRuntime.Screen {",
        "public final class HeaderScreen: GeneratedRuntime.Screen {",
        "final class LoginScreen: GeneratedRuntime.Screen {",
      ])
  }

  /// `App` passes on the input of the flow that reports.
  /// A type that only a screen of the package has in an event isn't in the flow's public interface.
  @Test func importsAreSeenAsFarAsWhatNeedsThem() throws {
    try sandbox.write(
      "mvvmgen.json",
      """
      {
        "access": "package",
        "modules": { "Models": ["Owl"] },
        "targets": {
          "App": { "folder": "App", "uses": ["Nests"] },
          "Nests": { "folder": "Nests" }
        }
      }
      """)
    try sandbox.write(
      "Nests/Specs/Nest.coordinator.json",
      #"{ "coordinator": "Nest", "start": "Owls", "screens": { "Owls": { "picked": "stay" } } }"#)
    try sandbox.write(
      "Nests/Specs/Owls.screen.json", #"{ "screen": "Owls", "flow": ["picked(owl: Owl)"] }"#)
    try sandbox.write(
      "App/Specs/App.coordinator.json",
      #"{ "coordinator": "App", "root": "window", "start": { "flow": "Nest" } }"#)
    #expect(sandbox.run("generate", "--quiet").code == 0)
    let imports = try code("Nests/Generated/Coordinators/NestCoordinator.generated.swift")
      .split(separator: "\n").prefix(3)
    #expect(imports.dropFirst() == ["  public import GeneratedRuntime", "  package import Models"])
  }

  @Test func inputsOfFlowsArePublicToo() throws {
    try sandbox.write(
      "Features/Auth/Specs/SignIn.coordinator.json",
      #"{ "coordinator": "SignIn", "inputs": ["user: String"], "flow": ["didEnd()"], "start": "Login", "#
        + #""events": { "end()": { "finish": "didEnd" } } }"# + "\n")
    try sandbox.write(
      "App/Specs/App.coordinator.json",
      #"{ "coordinator": "App", "root": "window", "start": { "flow": "SignIn", "with": { "user": "= \"a\"" } }, "#
        + #""flows": { "SignIn": { "didEnd": { "start": "SignIn", "as": "replace" } } } }"# + "\n")
    #expect(sandbox.run("generate", "--quiet") == Outcome())
    let flow = try code("Features/Auth/Generated/Coordinators/SignInCoordinator.generated.swift")
    #expect(
      flow.components(separatedBy: ".Coordinator {\n").last?.components(separatedBy: "\n\n").prefix(
        2)
        == [
          """
            public let flow = GeneratedRuntime.Flow()
            public weak var delegate: (any SignInCoordinatorDelegate)?
          """, "  public let user: String",
        ])
    let app = try code("App/Generated/Coordinators/AppCoordinator.generated.swift")
    #expect(
      app.components(separatedBy: "extension ").last == """
        AppCoordinator: SignInCoordinatorDelegate {
          func didEnd(_ signIn: SignInCoordinator) {
            let signInCoordinator = SignInCoordinator(user: signIn.user)
            signInCoordinator.delegate = self
            flow.start(signInCoordinator, as: .replace)
          }
        }

        """)
  }

  /// A screen and a flow may have one name, in different targets.
  @Test func namesakesKeepTheirFolders() throws {
    try sandbox.write(
      "App/Specs/Login.coordinator.json",
      #"{ "coordinator": "Login", "start": "Login", "screens": { "Login": {} } }"# + "\n")
    try sandbox.write("App/Screens/Login/LoginCoordinator+Own.swift", "// Own.\n")
    #expect(sandbox.run("generate", "--quiet").code == 0)
    #expect(sandbox.run("rename", "screen", "Login", "Door").code == 0)
    #expect(
      try sandbox.tree().filter { $0.hasSuffix(".swift") && !$0.contains("Generated") } == [
        "App/Screens/Login/LoginCoordinator+Own.swift",
        "Features/Auth/Screens/Door/DoorDefaultViewModel+Actions.swift",
        "Features/Auth/Screens/Door/DoorViewController.swift",
      ])
  }

  @Test func nothingIsLeftOut() throws {
    try sandbox.write("Specs/Help.screen.json", #"{ "screen": "Help" }"# + "\n")
    #expect(
      sandbox.run("check", "--quiet")
        == Outcome(
          code: 2,
          errors: """
            mvvmgen.json:3:6: error: the specs in `Specs` are in no target: add one for the rest of the \
            app, such as `"Rest": { "uses": ["App"] }` [MG483]

            """))
  }

  @Test func formerFilesAreDeleted() throws {
    try sandbox.write("Specs/Help.screen.json", #"{ "screen": "Help" }"# + "\n")
    let targets = try sandbox.read("mvvmgen.json")
    try sandbox.write("mvvmgen.json", "{}\n")
    #expect(sandbox.run("generate", "--quiet").code == 0)
    try sandbox.write("mvvmgen.json", targets)
    try sandbox.remove("Specs")
    #expect(sandbox.run("generate", "--verbose").code == 0)
    #expect(try sandbox.tree().filter { $0.hasPrefix("Generated/") && $0.hasSuffix("swift") } == [])
  }

  /// Like its use, data of a service's type needs the target, and that the service is public.
  @Test func servicesAsDataAreNamed() throws {
    try sandbox.write("Features/Auth/Specs/Vault.service.json", #"{ "service": "Vault" }"# + "\n")
    let about = #"{ "screen": "About", "inputs": ["vault: any Vault"] }"# + "\n"
    try sandbox.write("App/Specs/About.screen.json", about)
    #expect(sandbox.run("generate", "--quiet").code == 0)
    let service = "Features/Auth/Generated/Services/Vault.generated.swift"
    #expect(try code(service) == "@MainActor\npublic protocol Vault {}\n")
    try sandbox.remove("App/Specs/About.screen.json")
    try sandbox.write("Core/Specs/About.screen.json", about)
    try sandbox.edit("mvvmgen.json") {
      $0.replacingOccurrences(of: #""App":"#, with: #""Core": { "folder": "Core" }, "App":"#)
    }
    #expect(
      sandbox.run("check", "--quiet")
        == Outcome(
          code: 1,
          errors: """
            Core/Specs/About.screen.json:1:14: error: `Vault` is in the target `Auth`, which `Core` doesn't \
            use: add `Auth` to `uses` of `Core` [MG481]
            mvvmgen.json:3:6: note: `Core` is declared here

            """))
  }

  /// What `uses` lacks is said once for each file, so that each can be checked by itself.
  @Test func whatIsNotUsedIsReportedInEachFile() throws {
    try sandbox.edit("mvvmgen.json") {
      $0.replacingOccurrences(of: #", "uses": ["Auth"]"#, with: "")
        .replacingOccurrences(of: #""uses": ["Auth"]"#, with: "")
    }
    try sandbox.write("Features/Auth/Specs/Help.screen.json", #"{ "screen": "Help" }"# + "\n")
    try sandbox.write(
      "App/Specs/More.coordinator.json",
      #"{ "coordinator": "More", "start": "Login", "events": { "a()": [{ "push": "Help" }, "popToRoot"], "#
        + #""b()": { "push": "Help" } } }"# + "\n")
    #expect(
      sandbox.run("lint", "--quiet", "App/Specs/More.coordinator.json")
        == Outcome(
          code: 1,
          errors: """
            App/Specs/More.coordinator.json:1:36: error: `Login` is in the target `Auth`, which `App` doesn't \
            use: add `Auth` to `uses` of `App` [MG481]
            mvvmgen.json:3:6: note: `App` is declared here
            App/Specs/More.coordinator.json:1:75: note: `Help` is in `Auth`, too

            """))
  }

  /// A screen that a flow above shows may be of a target that both use; a role of it is the flow's.
  @Test func whatIsAboveIsNamed() throws {
    try sandbox.edit("mvvmgen.json") {
      $0.replacingOccurrences(
        of: #""Auth": {"#, with: #""Core": { "folder": "Core" }, "Auth": { "uses": ["Core"],"#
      )
      .replacingOccurrences(of: #"["Auth"]"#, with: #"["Auth", "Core"]"#)
    }
    try sandbox.write(
      "Core/Specs/Menu.screen.json", #"{ "screen": "Menu", "flow": ["tapped()"] }"# + "\n")
    try sandbox.write(
      "Features/Auth/Specs/Login.screen.json", #"{ "screen": "Login", "flow": ["left()"] }"# + "\n")
    func write(_ menu: String) throws {
      try sandbox.write(
        "Features/Auth/Specs/SignIn.coordinator.json",
        #"{ "coordinator": "SignIn", "start": "Login", "screens": { "Login": { "left": { "popTo": "\#(menu)" } } } }"#
          + "\n")
      try sandbox.write(
        "App/Specs/App.coordinator.json",
        #"{ "coordinator": "App", "root": "window", "start": "\#(menu)", "screens": { "\#(menu)": "#
          + #"{ "tapped": { "start": "SignIn" } } } }"# + "\n")
    }
    try write("Menu")
    #expect(sandbox.run("generate", "--quiet") == Outcome())
    let flow = try code("Features/Auth/Generated/Coordinators/SignInCoordinator.generated.swift")
    #expect(flow.hasPrefix("import Core\n"), "\(flow)")
    try write("Menu:first")
    #expect(
      sandbox.run("check", "--quiet")
        == Outcome(
          code: 1,
          errors: """
            Features/Auth/Specs/SignIn.coordinator.json:1:19: error: `App` is in the target `App`, which `Auth` \
            doesn't use and can't, since `App` uses `Auth`: move it into a target that both use, or `report` an \
            event to a flow above both [MG481]
            mvvmgen.json:4:53: note: `Auth` is declared here

            """))
  }

  @Test func linksNeedARootThatNobodyUses() throws {
    try sandbox.edit("mvvmgen.json") {
      $0.replacingOccurrences(
        of: #""folder": "Features/Auth""#, with: #""folder": "Features/Auth", "access": "public""#
      )
      .replacingOccurrences(of: #""targets""#, with: #""links": { "schemes": ["owl"] }, "targets""#)
    }
    try sandbox.write(
      "App/Specs/App.coordinator.json",
      #"{ "coordinator": "App", "start": { "flow": "SignIn" } }"# + "\n")
    try sandbox.write(
      "Features/Auth/Specs/Own.coordinator.json",
      #"{ "coordinator": "Own", "root": "window", "start": "Login", "events": { "open()": "stay" }, "#
        + #""links": { "/open": "open" } }"# + "\n")
    #expect(
      sandbox.run("check", "--quiet")
        == Outcome(
          code: 1,
          errors: """
            Features/Auth/Specs/Own.coordinator.json:1:114: error: links are generated in a target that none \
            uses, and none such has a root: leave out `"access": "public"` in `Auth` [MG481]
            Features/Auth/Specs/Own.coordinator.json:1:33: note: this is the app's root

            """))
  }
}
