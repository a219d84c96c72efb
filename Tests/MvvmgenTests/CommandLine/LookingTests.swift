import Foundation
import Testing

@testable import mvvmgen

/// `list` and `show`.
@Suite struct LookingTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write(
      "Specs/App.coordinator.json",
      """
      {
        "coordinator": "App",
        "summary": "All of it.",
        "root": "window",
        "start": "Login",
        "screens": {
          "Login": {
            "didSignIn": { "choose": { "known": { "replace": "Home" }, "new": "stay" } },
            "helpTapped": { "present": "Help", "style": "fullScreen" }
          },
          "Help": { "closeTapped": "back" }
        },
        "events": { "didReceiveLink(to page: Int)": { "browse": "= URL.help" } }
      }
      """)
    try sandbox.write(
      "Specs/Login.screen.json",
      """
      {
        "screen": "Login",
        "services": ["AuthService", "clock: Clock"],
        "state": [{ "declare": "isBusy: Bool", "summary": "Spins." }],
        "flow": ["didSignIn()", "helpTapped()"],
        "launch": { "log-in": {} },
        "restore": false
      }
      """)
    try sandbox.write("Specs/Home.screen.json", #"{ "screen": "Home" }"#)
    try sandbox.write(
      "Specs/Help.screen.json", #"{ "screen": "Help", "flow": ["closeTapped()"] }"#)
    try sandbox.write(
      "Specs/More/AuthService.service.json",
      #"{ "service": "AuthService", "summary": "Signs in.", "members": ["signOut()"] }"#)
  }

  @Test func listsWhatThereIs() {
    func list(_ words: String...) -> Outcome {
      sandbox.run(["list"] + words)
    }
    #expect(
      list("screens")
        == Outcome(
          output: """
            Help   Specs/Help.screen.json
            Home   Specs/Home.screen.json
            Login  Specs/Login.screen.json

            """))
    #expect(list("flows") == Outcome(output: "App  Specs/App.coordinator.json, the root\n"))
    #expect(
      list("services")
        == Outcome(
          output: """
            AuthService  Specs/More/AuthService.service.json
            Clock        the app's own, without a spec

            """))
    #expect(list("launch") == Outcome(output: "log-in  Specs/Login.screen.json\n"))
    #expect(
      list("services", "--format", "json")
        == Outcome(
          output: """
            {"kind":"service","name":"AuthService","path":"Specs/More/AuthService.service.json",\
            "line":1,"column":15,"summary":"Signs in."}
            {"kind":"service","name":"Clock"}

            """))
    #expect(
      list("launch", "--format", "json")
        == Outcome(
          output: """
            {"kind":"launch","name":"log-in","path":"Specs/Login.screen.json","line":6,"column":16,\
            "starts":"Login"}

            """))
    #expect(
      list("flows", "--format", "json").output == """
        {"kind":"flow","name":"App","path":"Specs/App.coordinator.json","line":2,"column":19,\
        "isRoot":true,"summary":"All of it."}

        """)
  }

  /// Specs with errors are listed, too.
  @Test func listsInSpiteOfErrors() throws {
    try sandbox.write("Specs/Home.screen.json", #"{ "screen": "Home", "state": ["!"] }"#)
    #expect(sandbox.run("list", "screens").code == 0)
    #expect(sandbox.run("show", "Home").code == 1)
    let empty = try Sandbox()
    #expect(empty.run("list", "screens").code == 2)
    try empty.write("Specs/Home.screen.json", #"{ "screen": "Home" }"#)
    #expect(empty.run("list", "flows") == Outcome(errors: "none\n"))
  }

  @Test func showsAScreen() {
    #expect(
      sandbox.run("show", "Login")
        == Outcome(
          output: """
            screen Login
              spec       Specs/Login.screen.json:2:14
              services   AuthService
                         clock: Clock
              state      isBusy: Bool
              events     didSignIn()
                         helpTapped()
              restore    false
              launch     log-in
              shown by   App: begin with Login
              answers    didSignIn: replace all by Home, if known, by App
                         didSignIn: stay, if new, by App
                         helpTapped: present Help, fullScreen, by App
              generated  Generated/Screens/LoginScreen.generated.swift
              yours      Screens/Login/LoginDefaultViewModel+Actions.swift
                         Screens/Login/LoginViewController.swift

            """))
  }

  /// Answers that don't lead anywhere are listed, too.
  @Test func showsWhatAnAnswerDoes() throws {
    try sandbox.write("Specs/Out.screen.json", #"{ "screen": "Out", "flow": ["outTapped()"] }"#)
    try sandbox.write(
      "Specs/Main.coordinator.json",
      """
      {
        "coordinator": "Main", "start": "Out", "state": ["count: Int = 0", "user: User = User()"],
        "screens": {
          "Out": {
            "outTapped": [
              { "set": { "count": "= 1", "user.isOut": "= true" } }, { "call": "authService.signOut" },
              { "alert": { "title": "Sure?", "buttons": [{ "title": "OK" }, { "title": "Back", "do": "finish" }] } }
            ]
          }
        }
      }
      """)
    let output = sandbox.run("show", "Main").output
    #expect(
      output.split(separator: "\n").filter { $0.contains("outTapped") } == [
        "  answers    outTapped of Out: set count and user.isOut",
        "             outTapped of Out: call authService.signOut",
        "             outTapped of Out: alert \"Sure?\"",
        "             outTapped of Out: finish, if Back",
      ])
  }

  /// What depends on what is shown or runs already says so.
  @Test func showsWhatMayBeThereAlready() throws {
    try sandbox.write(
      "Specs/Main.coordinator.json",
      """
      {
        "coordinator": "Main", "start": { "flow": "Edit" }, "screens": { "Help": { "closeTapped": "back" } },
        "events": {
          "didReceiveLink()": [
            { "tell": "Edit", "call": "open", "or": { "start": "Edit", "as": "present" } },
            { "present": "Help", "unless": "shown" }
          ]
        }
      }
      """)
    try sandbox.write(
      "Specs/Edit.coordinator.json",
      #"{ "coordinator": "Edit", "start": "Home", "events": { "open()": "popToRoot" } }"#)
    let output = sandbox.run("show", "Main").output
    #expect(
      output.split(separator: "\n").filter { $0.contains("didReceiveLink") } == [
        "             didReceiveLink from outside: tell Edit",
        "             didReceiveLink from outside: present Edit, if not there",
        "             didReceiveLink from outside: present Help, if not there",
      ])
  }

  @Test func showsWhoUsesAService() throws {
    try sandbox.edit("Specs/App.coordinator.json") {
      $0.replacing(#""new": "stay""#, with: #""new": { "call": "authService.signOut" }"#)
    }
    #expect(
      sandbox.run("show", "AuthService")
        == Outcome(
          output: """
            service AuthService
              Signs in.
              spec       Specs/More/AuthService.service.json:1:15
              members    signOut()
              used by    screen Login
                         flow App
              generated  Generated/Services/AuthService.generated.swift

            """))
  }

  /// `lint` reports them.
  @Test(arguments: ["show App", "graph --format text", "links"])
  func whatOnlyPrintsHasNoWarnings(_ command: String) throws {
    try sandbox.write("mvvmgen.json", #"{ "links": { "schemes": ["owlery"] } }"#)
    try sandbox.write("Specs/Lost.screen.json", #"{ "screen": "Lost" }"#)
    try sandbox.edit("Specs/App.coordinator.json") {
      $0.replacing(#""start""#, with: #""links": { "/{page}": "didReceiveLink" }, "start""#)
    }
    #expect(sandbox.run("lint").errors.contains("MG431"))
    let words = command.split(separator: " ").map(String.init)
    #expect(sandbox.run(words).errors == "")
  }

  @Test func showsAFlowAndAService() {
    #expect(
      sandbox.run("show", "App")
        == Outcome(
          output: """
            flow App, the root
              All of it.
              spec       Specs/App.coordinator.json:2:19
              start      begin with Login
              answers    didSignIn of Login: replace all by Home, if known
                         didSignIn of Login: stay, if new
                         helpTapped of Login: present Help, fullScreen
                         closeTapped of Help: back
                         didReceiveLink from outside: browse
              generated  Generated/Coordinators/AppCoordinator.generated.swift
              yours      Screens/App/AppCoordinator+Custom.swift

            flow App, the root
            ├─ Login: begin
            ├─ Home: replace
            └─ Help: present

            """))
    #expect(
      sandbox.run("show", "AuthService", "--format", "json")
        == Outcome(
          output: """
            {"kind":"service","name":"AuthService","summary":"Signs in.",\
            "path":"Specs/More/AuthService.service.json","line":1,"column":15,"endLine":1,\
            "endColumn":26,"members":["signOut()"],\
            "usedBy":["screen Login"],\
            "generated":["Generated/Services/AuthService.generated.swift"]}

            """))
    #expect(
      sandbox.run("show", "Logn")
        == Outcome(
          code: 2, errors: "mvvmgen: error: no spec has the name 'Logn', did you mean 'Login'?\n"))
  }
}
