import Foundation
import Testing

@testable import mvvmgen

/// Flows of a common form, and the screens that flows name.
@Suite struct PatternTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  @Test func listWithDetailAndForm() throws {
    #expect(sandbox.run("coordinator", "Owls", "--list", "Owl", "--root", "--quiet") == Outcome())
    #expect(
      try sandbox.read("Specs/Owls.coordinator.json") == """
        {
          "coordinator": "Owls",
          "root": "window",
          "start": "OwlList",
          "screens": {
            "OwlList": {
              "didSelectOwl": { "push": "OwlDetail" },
              "addButtonTapped": { "present": "OwlForm", "with": { "id": "= nil" } }
            },
            "OwlDetail": { "editButtonTapped": { "present": "OwlForm" } },
            "OwlForm": { "cancelButtonTapped": "back", "didSave": "back" }
          }
        }

        """)
    #expect(
      try sandbox.read("Specs/OwlDetail.screen.json") == """
        {
          "screen": "OwlDetail",
          "inputs": ["id: Owl.ID"],
          "actions": ["editButtonTapped(id: Owl.ID)"],
          "flow": ["editButtonTapped(id: Owl.ID)"]
        }

        """)
    #expect(sandbox.run("lint", "--strict").code == 0)
    #expect(sandbox.run("format", "--check").code == 0)
  }

  /// Who starts the flow answers its reports, not those of its new screens.
  @Test func aFlowOfStepsIsStarted() throws {
    try sandbox.write("Specs/Home.screen.json", #"{ "screen": "Home" }"#)
    #expect(sandbox.run("coordinator", "Home", "--root", "--quiet") == Outcome())
    #expect(
      sandbox.run(
        "coordinator", "SignUp", "--step", "Name", "--flow", "didSignUp()", "--from",
        "Home.joinTapped",
        "--quiet") == Outcome())
    #expect(
      try sandbox.read("Specs/Home.coordinator.json") == """
        {
          "coordinator": "Home",
          "root": "window",
          "start": "Home",
          "screens": {
            "Home": { "joinTapped": { "start": "SignUp" } }
          },
          "flows": { "SignUp": { "didSignUp": "stay" } }
        }

        """)
  }

  /// Screens that are there stay as they are.
  @Test func stepsAndTabs() throws {
    try sandbox.write(
      "Specs/Name.screen.json",
      #"{ "screen": "Name", "fields": ["name: String"], "flow": ["nextButtonTapped()"] }"#)
    let steps = ["coordinator", "SignUp", "--step", "Name", "--step", "Email"]
    #expect(sandbox.run(steps + ["--flow", "didSignUp()", "--quiet"]) == Outcome())
    #expect(
      try sandbox.read("Specs/SignUp.coordinator.json") == """
        {
          "coordinator": "SignUp",
          "start": "Name",
          "screens": {
            "Name": { "nextButtonTapped": { "push": "Email" } },
            "Email": { "nextButtonTapped": { "finish": "didSignUp" } }
          },
          "flow": ["didSignUp()"]
        }

        """)
    #expect(sandbox.run("coordinator", "Owls", "--list", "Owl", "--quiet") == Outcome())
    #expect(
      sandbox.run("coordinator", "Main", "--tab", "Owls", "--tab", "SignUp", "--summary", "All.")
        .code == 0)
    #expect(
      try sandbox.read("Specs/Main.coordinator.json") == """
        {
          "coordinator": "Main",
          "summary": "All.",
          "tabs": [
            { "flow": "Owls", "title": "Owls" },
            { "flow": "SignUp", "title": "SignUp" }
          ],
          "flows": { "SignUp": { "didSignUp": "stay" } }
        }

        """)
  }

  @Test func screensThatFlowsName() throws {
    try sandbox.write(
      "Specs/Main.coordinator.json",
      """
      {
        "coordinator": "Main",
        "root": "window",
        "start": "Home",
        "screens": {
          "Home": { "helpTapped": { "present": "Help" }, "aboutTapped": { "push": "About" } },
          "*": { "closeTapped": "back" }
        }
      }
      """)
    try sandbox.write(
      "Specs/Help.screen.json", #"{ "screen": "Help", "flow": ["closeTapped()"] }"#)
    #expect(
      sandbox.run("new-screen", "--missing")
        == Outcome(
          output: """
            create: Specs/About.screen.json
            create: Specs/Home.screen.json
            create: Screens/About/AboutDefaultViewModel+Actions.swift
            create: Screens/About/AboutViewController.swift
            create: Screens/Help/HelpDefaultViewModel+Actions.swift
            create: Screens/Help/HelpViewController.swift
            create: Screens/Home/HomeDefaultViewModel+Actions.swift
            create: Screens/Home/HomeViewController.swift

            """,
          errors: "8 files written, 4 generated\n"))
    #expect(
      try sandbox.read("Specs/Home.screen.json") == """
        {
          "screen": "Home",
          "actions": ["helpTapped()", "aboutTapped()"],
          "flow": ["helpTapped()", "aboutTapped()"]
        }

        """)
    #expect(
      sandbox.run("new-screen", "--missing")
        == Outcome(errors: "each screen that a flow shows has a spec\n"))
  }

  @Test(arguments: [
    (["new-screen"], "'new-screen' needs the argument NAME"),
    (["new-screen", "A", "--event", "b()"], "unknown option '--event', did you mean '--flow'?"),
    (
      ["new-screen", "A", "--from", "B.c()"],
      "'B.c()' isn't an event of a screen, such as 'Login.registerButtonTapped': leave out what is in"
        + " parentheses"
    ),
    (
      ["new-screen", "A", "--from", "B.c", "--with", "count=3"],
      "'3' is a value, and '--with' takes data: write 'count== 3'"
    ),
    (["new-screen", "Help", "--missing"], "'--missing' takes no name"),
    (["coordinator", "A", "--tab", "B", "--list", "C"], "'--tab' and '--list' exclude each other"),
    (
      ["coordinator", "A", "--step", "b/c"],
      "'b/c' isn't the name of a Swift type, such as 'Login'"
    ),
  ])
  func whatDoesNotGoTogether(words: [String], message: String) {
    let usage = words[0] == "coordinator" ? "NAME" : "[NAME]"
    #expect(
      sandbox.run(words)
        == Outcome(
          code: 64,
          errors: """
            mvvmgen: error: \(message)
            usage: mvvmgen \(words[0]) \(usage) [options], see 'mvvmgen \(words[0]) --help'

            """))
  }

  @Test func aTabThatIsNotThere() throws {
    #expect(
      sandbox.run("coordinator", "Main", "--tab", "Owls")
        == Outcome(
          code: 2,
          errors: """
            mvvmgen: error: there is no flow 'Owls'
            to create it, run 'mvvmgen coordinator Owls --start SCREEN'

            """))
  }
}
