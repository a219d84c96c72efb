import Foundation
import Testing

@testable import mvvmgen

@Suite struct NewSpecTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  /// It is said how to show what nothing shows yet.
  @Test func aScreenThatAFlowShowsAlready() throws {
    try sandbox.write(
      "Specs/Main.coordinator.json", #"{ "coordinator": "Main", "start": "Login" }"#)
    #expect(
      sandbox.run("new-screen", "Login")
        == Outcome(
          output: """
            create: Specs/Login.screen.json
            create: Screens/Login/LoginDefaultViewModel+Actions.swift
            create: Screens/Login/LoginViewController.swift

            """,
          errors: "3 files written, 2 generated\n"))
  }

  @Test func aFileThatWasThereIsNamed() throws {
    try sandbox.write("App/HelpViewController.swift", "final class HelpViewController {}\n")
    #expect(
      sandbox.run("new-screen", "Help")
        == Outcome(
          output: """
            create: Specs/Help.screen.json
            create: Screens/Help/HelpDefaultViewModel+Actions.swift

            """,
          errors: """
            2 files written, 1 generated, 1 unchanged
            HelpViewController.swift was there already, and is taken for the new one: if it isn't, \
            choose another name for the spec
            to show it from a flow of its own, run 'mvvmgen coordinator Help'

            """))
  }

  /// The event is also one of the new flow's first screen, which embeds the screen that has it.
  @Test func aFlowThatBeginsWithWhatLeadsToIt() throws {
    try sandbox.write(
      "Specs/Note.screen.json",
      #"{ "screen": "Note", "actions": ["editTapped()"], "flow": ["editTapped()"] }"#)
    try sandbox.write(
      "Specs/Patient.screen.json", #"{ "screen": "Patient", "embeds": ["Note"] }"#)
    try sandbox.write(
      "Specs/Main.coordinator.json",
      """
      {
        "coordinator": "Main", "root": "window", "start": "Patient",
        "screens": { "Note": { "editTapped": "stay" } }
      }
      """)
    let words = ["coordinator", "Related", "--start", "Patient", "--from", "Note.relatedTapped"]
    #expect(sandbox.run(words + ["--quiet"]) == Outcome())
    #expect(
      try sandbox.read("Specs/Related.coordinator.json") == """
        {
          "coordinator": "Related",
          "start": "Patient",
          "screens": { "Note": { "editTapped": "stay", "relatedTapped": "stay" } }
        }

        """)
  }

  @Test func screenInAnEmptyFolder() throws {
    #expect(
      sandbox.run("new-screen", "Login")
        == Outcome(
          output: """
            create: Specs/Login.screen.json
            create: Screens/Login/LoginDefaultViewModel+Actions.swift
            create: Screens/Login/LoginViewController.swift

            """,
          errors: """
            3 files written, 1 generated
            to show it from a flow of its own, run 'mvvmgen coordinator Login'

            """
        )
    )
    #expect(
      try sandbox.tree() == [
        "Generated/", "Generated/Screens/", "Generated/Screens/LoginScreen.generated.swift",
        "Screens/", "Screens/Login/",
        "Screens/Login/LoginDefaultViewModel+Actions.swift",
        "Screens/Login/LoginViewController.swift", "Specs/", "Specs/Login.screen.json",
      ]
    )
    #expect(try sandbox.read("Specs/Login.screen.json") == "{\n  \"screen\": \"Login\"\n}\n")
    #expect(sandbox.run("check") == Outcome(errors: "3 files up to date\n"))
  }

  @Test func screenWithContent() throws {
    let outcome = sandbox.run(
      "new-screen", "--flow", "didSignIn(session: Session)", "Login", "--action=signIn() async",
      "--state", "a: String = \"\\n\"", "--state", "b: Bool", "--service", "AuthService",
      "--input", "email: String?", "--field", "name: String", "--summary", "Signs in.\n\u{1}",
      "--quiet"
    )
    #expect(outcome == Outcome())
    #expect(
      try sandbox.read("Specs/Login.screen.json") == #"""
        {
          "screen": "Login",
          "summary": "Signs in.\n\u0001",
          "inputs": ["email: String?"],
          "services": ["AuthService"],
          "state": ["a: String = \"\\n\"", "b: Bool"],
          "fields": ["name: String"],
          "actions": ["signIn() async"],
          "flow": ["didSignIn(session: Session)"]
        }

        """#
    )
  }

  @Test(arguments: [
    ("new-screen", "LoginScreen", "Screen", "Login"),
    ("new-screen", "HomeViewController", "ViewController", "Home"),
    ("coordinator", "AuthCoordinator", "Coordinator", "Auth"),
  ])
  func aNameGoesWithoutItsSuffix(command: String, name: String, suffix: String, short: String) {
    #expect(
      sandbox.run(command, name)
        == Outcome(
          code: 64,
          errors: "mvvmgen: error: '\(name)' would generate '\(name)\(suffix)': leave out"
            + " '\(suffix)'\nrun 'mvvmgen \(command) \(short)'\n"))
  }

  @Test func anExistingCoordinatorIsNamed() throws {
    try sandbox.write(
      "Specs/Auth.coordinator.json", #"{ "coordinator": "Auth", "start": "Login" }"#)
    #expect(
      sandbox.run("coordinator", "Auth")
        == Outcome(
          code: 2,
          errors: "Specs/Auth.coordinator.json: error: there already is a coordinator 'Auth',"
            + " nothing was written\n"))
  }

  @Test func existingSpecsAreNeverReplaced() throws {
    try sandbox.write("Specs/Deep/Anything.json", screen("Login"))
    try sandbox.write("Specs/Help.screen.json", "not JSON")
    let before = try sandbox.stamps()
    #expect(
      sandbox.run("new-screen", "Login")
        == Outcome(
          code: 2,
          errors: "Specs/Deep/Anything.json: error: there already is a screen 'Login', nothing"
            + " was written\n"
        )
    )
    #expect(
      sandbox.run("new-screen", "Help")
        == Outcome(
          code: 2,
          errors: "Specs/Help.screen.json: error: there already is a screen 'Help', nothing was"
            + " written\n"
        )
    )
    #expect(try sandbox.stamps() == before)
  }

  @Test func errorsLeaveNothingBehind() throws {
    #expect(
      sandbox.run("new-screen", "Login", "--state", "a!")
        == Outcome(
          code: 1,
          errors: """
            mvvmgen: error: unexpected `!`: expected `:` and a type [MG305]
              --state 'a!'
                        ^
            nothing was written, not even Specs/Login.screen.json

            """
        )
    )
    #expect(try sandbox.tree() == [])
    try sandbox.write("Generated/Screens/LoginScreen.generated.swift", "// mine\n")
    let before = try sandbox.tree()
    #expect(sandbox.run("new-screen", "Login").code == 2)
    #expect(try sandbox.tree() == before)
  }

  @Test func findingsAreSortedByPath() throws {
    try sandbox.write("Specs/Z.screen.json", screen("Z", state: ["z!"]))
    let outcome = sandbox.run("new-screen", "A", "--state", "a!", "--quiet")
    #expect(
      outcome.errors.split(separator: "\n").filter { $0.contains("error:") } == [
        "mvvmgen: error: unexpected `!`: expected `:` and a type [MG305]",
        "Specs/Z.screen.json:4:7: error: unexpected `!`: expected `:` and a type [MG305]",
      ]
    )
  }

  @Test(arguments: [
    ("login", "'login' begins with a lowercase letter, did you mean 'Login'?"),
    ("../Login", "'../Login' isn't the name of a Swift type, such as 'Login'"),
    ("", "'' isn't the name of a Swift type, such as 'Login'"),
    ("Lo gin", "'Lo gin' isn't the name of a Swift type, such as 'Login'"),
  ])
  func names(_ name: String, _ message: String) throws {
    let usage = "usage: mvvmgen new-screen [NAME] [options], see 'mvvmgen new-screen --help'"
    #expect(
      sandbox.run("new-screen", name)
        == Outcome(code: 64, errors: "mvvmgen: error: \(message)\n\(usage)\n")
    )
    #expect(try sandbox.tree() == [])
    #expect(sandbox.run("new-screen", "Überblick").code == 0)
  }

  @Test func coordinatorStaysOnEveryEvent() throws {
    try sandbox.write(
      "Specs/Login.screen.json",
      screen("Login", flow: ["registerButtonTapped()", "didSignIn(session: Session)"])
    )
    #expect(
      sandbox.run("coordinator", "Auth", "--start", "Login", "--root", "--summary", "Signs in.")
        == Outcome(
          output: """
            create: Specs/Auth.coordinator.json
            create: Screens/Login/LoginDefaultViewModel+Actions.swift
            create: Screens/Login/LoginViewController.swift

            """,
          errors: """
            3 files written, 2 generated
            each event of its first screen is answered with "stay": change that in the spec, then \
            run 'mvvmgen generate'

            """
        )
    )
    #expect(
      try sandbox.read("Specs/Auth.coordinator.json") == """
        {
          "coordinator": "Auth",
          "summary": "Signs in.",
          "root": "window",
          "start": "Login",
          "screens": { "Login": { "registerButtonTapped": "stay", "didSignIn": "stay" } }
        }

        """
    )
  }

  /// It answers the screens that its first screen contains, too, and has their inputs.
  @Test func coordinatorOfAScreenThatEmbedsOthers() throws {
    try sandbox.write(
      "Specs/Home.screen.json",
      #"{ "screen": "Home", "embeds": ["Map", "News"], "inputs": ["id: Int"] }"#)
    try sandbox.write(
      "Specs/Map.screen.json",
      #"{ "screen": "Map", "embeds": ["Legend"], "inputs": ["id: Int", "zoom: Int = 1"] }"#)
    try sandbox.write(
      "Specs/Legend.screen.json",
      #"{ "screen": "Legend", "inputs": ["scale: Double"], "flow": ["didOpen()"] }"#)
    try sandbox.write("Specs/News.screen.json", #"{ "screen": "News", "flow": ["didRead()"] }"#)
    let words = ["coordinator", "Main", "--start", "Home", "--root", "--quiet"]
    #expect(sandbox.run(words) == Outcome())
    #expect(
      try sandbox.read("Specs/Main.coordinator.json") == """
        {
          "coordinator": "Main",
          "root": "window",
          "inputs": ["id: Int", "scale: Double"],
          "start": "Home",
          "screens": {
            "News": { "didRead": "stay" },
            "Legend": { "didOpen": "stay" }
          }
        }

        """)
  }

  @Test func coordinatorOfItsScreensName() throws {
    try sandbox.write("Specs/Login.screen.json", screen("Login"))
    #expect(sandbox.run("coordinator", "Login", "--quiet").code == 0)
    #expect(
      try sandbox.read("Specs/Login.coordinator.json") == """
        {
          "coordinator": "Login",
          "start": "Login",
          "screens": {}
        }

        """
    )
  }

  @Test func coordinatorThatStartsWithAFlow() throws {
    try sandbox.write("Specs/Login.screen.json", screen("Login"))
    try sandbox.write(
      "Specs/Auth.coordinator.json",
      #"{ "coordinator": "Auth", "start": "Login", "flow": ["didSignIn()"] }"#)
    #expect(sandbox.run("coordinator", "App", "--start", "Auth", "--root", "--quiet").code == 0)
    #expect(
      try sandbox.read("Specs/App.coordinator.json") == """
        {
          "coordinator": "App",
          "root": "window",
          "start": { "flow": "Auth" },
          "flows": { "Auth": { "didSignIn": "stay" } }
        }

        """)
  }

  @Test func coordinatorWithoutScreen() throws {
    try sandbox.write("Specs/Login.screen.json", screen("Login"))
    let before = try sandbox.stamps()
    #expect(
      sandbox.run("coordinator", "Auth")
        == Outcome(
          code: 2,
          errors: """
            mvvmgen: error: there is no screen 'Auth'
            say which screen the flow starts with: run 'mvvmgen coordinator Auth --start SCREEN'

            """
        )
    )
    #expect(
      sandbox.run("coordinator", "Auth", "--start", "Lgoin")
        == Outcome(
          code: 2,
          errors: """
            mvvmgen: error: there is no screen 'Lgoin', did you mean 'Login'?
            to create it, run 'mvvmgen new-screen Lgoin'

            """
        )
    )
    #expect(try sandbox.stamps() == before)
  }
}
