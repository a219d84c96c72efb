import Foundation
import MvvmgenStorage
import Testing

@testable import mvvmgen

/// `new-screen --from` and `coordinator --from`: existing specs are edited in place.
@Suite struct AddTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox().profileProject()
  }

  private func run(_ words: String...) -> Outcome { sandbox.run(words) }

  @Test func aScreenIsShownByAnEvent() throws {
    #expect(
      run("new-screen", "Edit", "--from", "Profile.editTapped", "--present", "--flow", "didEdit()")
        == Outcome(
          output: """
            edit: Specs/Main.coordinator.json
            create: Specs/Edit.screen.json
            create: Screens/Edit/EditDefaultViewModel+Actions.swift
            create: Screens/Edit/EditViewController.swift

            """,
          errors: "4 files written, 2 generated, 3 unchanged\n"))
    #expect(
      try sandbox.read("Specs/Main.coordinator.json") == """
        {
            "coordinator": "Main",
            "root": "window",
            "inputs": [],
            "start": "Profile",

            "screens": {
              "Profile": { "editTapped": { "present": "Edit" } },
              "Edit": { "didEdit": "stay" }
            }
        }

        """)
    #expect(run("check", "--strict").code == 0)
  }

  /// A view that is written already doesn't get the button of an action that is added.
  @Test func aButtonThatNothingShows() throws {
    #expect(run("generate").code == 0)
    let warning = """
      Specs/Profile.screen.json:3:16: warning: nothing in your files of the screen `Profile` calls \
      `helpTapped`: give its view the button [MG506]

      """
    let outcome = run("new-screen", "Help", "--from", "Profile.helpTapped")
    #expect(outcome.errors == "5 files written, 3 generated, 2 unchanged\n" + warning)
    try sandbox.edit("Screens/Profile/ProfileViewController.swift") {
      $0.replacing("editTapped", with: "helpTapped")
    }
    let another = run("add", "action", "Profile", "backTapped()")
    #expect(
      another.errors == """
        1 file written, 1 generated, 6 unchanged
        Specs/Profile.screen.json:3:32: warning: nothing in your files of the screen `Profile` calls \
        `backTapped`: give its view the button [MG506]

        """)
  }

  /// The event that is added passes the data that the new screen needs.
  @Test func anEventIsMadeWhereThereIsNone() throws {
    try sandbox.edit("Specs/Main.coordinator.json") {
      $0.replacing("\"inputs\": []", with: "\"inputs\": [\"userID: Int = 0\"]")
    }
    let outcome = run(
      "new-screen", "Settings", "--in", "Main", "--from", "Profile.settingsTapped", "--input",
      "theme: String", "--input", "userID: Int", "--input", "isNew: Bool = true", "--dry-run")
    #expect(
      outcome
        == Outcome(
          output: """
            edit: Specs/Main.coordinator.json
            --- a/Specs/Main.coordinator.json
            +++ b/Specs/Main.coordinator.json
            @@ -4,5 +4,7 @@
                 "inputs": ["userID: Int = 0"],
                 "start": "Profile",
             
            -    "screens": { "Profile": { "editTapped": "stay" } }
            +    "screens": {
            +      "Profile": { "editTapped": "stay", "settingsTapped": { "push": "Settings" } }
            +    }
             }
            edit: Specs/Profile.screen.json
            --- a/Specs/Profile.screen.json
            +++ b/Specs/Profile.screen.json
            @@ -1,6 +1,8 @@
             {\r
               "screen": "Profile",\r
            +  "actions": ["settingsTapped(theme: String)"],\r
               "flow": [\r
            -    "editTapped()"\r
            +    "editTapped()",\r
            +    "settingsTapped(theme: String)"\r
               ]\r
             }\r
            create: Specs/Settings.screen.json
            --- /dev/null
            +++ b/Specs/Settings.screen.json
            @@ -0,0 +1,4 @@
            +{
            +  "screen": "Settings",
            +  "inputs": ["theme: String", "userID: Int", "isNew: Bool = true"]
            +}
            update: Generated/Coordinators/MainCoordinator.generated.swift
            update: Generated/Screens/ProfileScreen.generated.swift
            create: Generated/Screens/SettingsScreen.generated.swift
            create: Screens/Settings/SettingsDefaultViewModel+Actions.swift
            create: Screens/Settings/SettingsViewController.swift

            """.replacing("\\r", with: "\r"),
          errors: "8 files to write, 2 unchanged, nothing was changed\n"))
    #expect(try sandbox.read("Specs/Profile.screen.json").contains("settingsTapped") == false)
  }

  @Test func aFlowTakesOverWhatItsFirstScreenNeeds() throws {
    try sandbox.write(
      "Specs/Edit.screen.json",
      #"{ "screen": "Edit", "inputs": ["userID: Int", "a: Int = 1"], "flow": ["didEdit()"] }"#)
    #expect(
      run(
        "coordinator", "Editing", "--start", "Edit", "--from", "Profile.renameTapped",
        "--present", "--in", "Main", "--flow", "didFinish()"
      ).code == 0)
    #expect(
      try sandbox.read("Specs/Editing.coordinator.json") == """
        {
          "coordinator": "Editing",
          "inputs": ["userID: Int"],
          "start": "Edit",
          "flow": ["didFinish()"],
          "screens": { "Edit": { "didEdit": "stay" } }
        }

        """)
    #expect(
      try sandbox.read("Specs/Main.coordinator.json") == """
        {
            "coordinator": "Main",
            "root": "window",
            "inputs": [],
            "start": "Profile",

            "screens": {
              "Profile": { "editTapped": "stay", "renameTapped": { "start": "Editing", "as": "present" } }
            },
            "flows": { "Editing": { "didFinish": "stay" } }
        }

        """)
    #expect(run("check").code == 0)
    // The report of a child flow is answered one level up.
    #expect(run("new-screen", "Thanks", "--from", "Editing.didFinish", "--replace").code == 0)
    #expect(
      try sandbox.read("Specs/Main.coordinator.json").hasSuffix(
        """
            "flows": {
              "Editing": { "didFinish": { "replace": "Thanks" } }
            }
        }

        """))
    #expect(run("check").code == 0)
  }

  @Test(arguments: [
    (
      "Profil.editTapped",
      "there is no screen 'Profil', did you mean 'Profile'?\nnothing was written"
    ),
    (
      "Lost.tapped",
      "no flow shows the screen 'Lost': give it a flow of its own with 'mvvmgen coordinator Lost', or show it from another\nnothing was written"
    ),
    ("Main.didEnd", "there is no screen 'Main'\nnothing was written"),
  ])
  func noWay(_ from: String, _ message: String) throws {
    try sandbox.write("Specs/Lost.screen.json", #"{ "screen": "Lost" }"#)
    let before = try sandbox.contents()
    #expect(
      run("new-screen", "New", "--from", from)
        == Outcome(code: 2, errors: "mvvmgen: error: \(message)\n"))
    #expect(try sandbox.contents() == before)
  }

  @Test func whichFlowMustBeSaid() throws {
    try sandbox.write(
      "Specs/Other.coordinator.json",
      #"{ "coordinator": "Other", "start": "Profile", "screens": { "*": { "editTapped": "stay" } } }"#
    )
    #expect(
      run("new-screen", "New", "--from", "Profile.editTapped")
        == Outcome(
          code: 2,
          errors: "mvvmgen: error: several flows show the screen 'Profile': say which one answers,"
            + " with '--in Main' or '--in Other'\nnothing was written\n"))
    #expect(
      run("new-screen", "New", "--from", "Profile.newTapped", "--in", "Other", "--quiet").code == 0)
    // The other flow shows the screen, too, and answers the new event.
    #expect(
      try sandbox.read("Specs/Main.coordinator.json")
        == Sandbox.profileCoordinator.replacing(
          #"{ "editTapped": "stay" }"#, with: #"{ "editTapped": "stay", "newTapped": "stay" }"#))
    #expect(run("check").code == 0)
    #expect(
      run("new-screen", "Newer", "--from", "Profile.newTapped", "--in", "Other")
        == Outcome(
          code: 2,
          errors: "Specs/Other.coordinator.json:6:19: error: 'Profile.newTapped' has an answer"
            + " already: change it there, or name another event; nothing was written\n"))
  }

  /// What a command line leaves open is offered at a terminal, and is an error elsewhere.
  @Test func aTerminalIsAskedByNumber() throws {
    try sandbox.write("Specs/Help.screen.json", #"{ "screen": "Help" }"#)
    let asked = Locked<[String]>([])
    func run(_ words: [String], answers: [String?]) -> Outcome {
      let left = Locked(answers)
      return sandbox.run(words) { environment in
        environment.terminal = Terminal { text in
          asked.withLock { $0.append(text) }
          return left.withLock { $0.isEmpty ? nil : $0.removeFirst() }
        }
      }
    }
    let words = ["coordinator", "Other", "--dry-run", "--quiet"]
    #expect(run(words, answers: ["0", "Two", "2"]).code == 0)
    #expect(
      asked.withLock { $0 } == [
        "which screen does the flow 'Other' start with?\n  1  Help\n  2  Profile\nnumber: ",
        "a number from 1 to 2: ", "a number from 1 to 2: ",
      ])
    #expect(run(words, answers: [""]).code == 2)
    #expect(run(words, answers: []) == sandbox.run(words))
    #expect(run(words.dropLast(2) + ["--start", "Profile"], answers: ["1"]).code == 0)
    let new = ["new-screen", "New", "--from", "Profile.newTapped", "--dry-run"]
    #expect(run(new, answers: ["2"]).output.contains("+++ b/Specs/Other.coordinator.json"))
    #expect(run(new, answers: [nil]) == sandbox.run(new))
    let event = ["add", "event", "Profile", "didLeave()", "--dry-run"]
    #expect(run(event, answers: []).code == 0)
  }

  @Test func errorsOfOptionsAreShownWhereTheyWereTyped() throws {
    let before = try sandbox.contents()
    #expect(
      run(
        "new-screen", "Edit", "--action", "save(name: String) async throws", "--input",
        "a: Int = 1",
        "--state", "a: Int = 1")
        == Outcome(
          code: 1,
          errors: """
            mvvmgen: error: `a` is an input, too; give what begins with it another name, such as \
            `shownA: Int = a` [MG352]
              --state 'a: Int = 1'
                       ^
            mvvmgen: note: the input is declared here
              --input 'a: Int = 1'
                       ^
            mvvmgen: error: an action can't throw: put errors into state [MG354]
              --action 'save(name: String) async throws'
                                                 ^~~~~~
            nothing was written, not even Specs/Edit.screen.json

            """))
    #expect(try sandbox.contents() == before)
    // A line of a spec that wasn't written is shown.
    #expect(
      run("new-screen", "Edit", "--from", "Profile.editTapped", "--input", "id: Int")
        == Outcome(
          code: 1,
          errors: """
            mvvmgen: error: `Edit` needs `id: Int`, which neither the event, its sender nor the flow \
            has; let the event bring it, as `editTapped(id: Int)` in the `flow` of the screen \
            `Profile`, or bind it with `with` [MG411]
              in Specs/Main.coordinator.json as changed:
              8 |       "Profile": { "editTapped": { "push": "Edit" } }
                |                                             ^~~~
            nothing was written, not even Specs/Edit.screen.json

            """))
  }

  @Test func whatAnswersHaveIsNotPassedByTheEvent() throws {
    try sandbox.write(
      "Specs/Main.coordinator.json",
      #"{ "coordinator": "Main", "root": "window", "inputs": ["id: Int = 0"], "state": ["member: String?", "count: Int = 0"], "start": { "screen": "Profile", "with": { "id": "= \"a\"" } } }"#
    )
    try sandbox.write(
      "Specs/Profile.screen.json", #"{ "screen": "Profile", "inputs": ["id: String = \"\""] }"#)
    let inputs = ["member: String?", "count: String", "id: Int"].flatMap { ["--input", $0] }
    let words = ["new-screen", "Den", "--from", "Profile.denTapped", "--quiet"] + inputs
    #expect(sandbox.run(words) == Outcome())
    #expect(
      try sandbox.read("Specs/Profile.screen.json") == #"""
        {
          "screen": "Profile",
          "inputs": ["id: String = \"\""],
          "actions": ["denTapped(count: String, id: Int)"],
          "flow": ["denTapped(count: String, id: Int)"]
        }
        """#)
    #expect(run("check").code == 0)
  }

  // MARK: - add

  @Test func aScreenThatIsThereIsShownByAnAnswer() {
    #expect(
      run("new-screen", "Profile", "--from", "Profile.moreTapped", "--present")
        == Outcome(
          code: 2,
          errors: """
            Specs/Profile.screen.json: error: there already is a screen 'Profile', nothing was written
            to show it from there, too, answer 'moreTapped' of 'Profile' with { "present": "Profile" }

            """))
  }

  @Test func whatIsShownFromThereIsNotAdvisedAgain() {
    let screen = ["new-screen", "Den", "--from", "Profile.denTapped", "--present"]
    let flow = ["coordinator", "Den", "--from", "Profile.denFlowTapped", "--present"]
    #expect(sandbox.run(screen + ["--quiet"]) == Outcome())
    #expect(sandbox.run(flow + ["--quiet"]) == Outcome())
    #expect(
      sandbox.run(screen)
        == Outcome(
          code: 2,
          errors: """
            Specs/Den.screen.json: error: there already is a screen 'Den', nothing was written
            'denTapped' of 'Profile' shows it already

            """))
    #expect(
      sandbox.run(flow)
        == Outcome(
          code: 2,
          errors: """
            Specs/Den.coordinator.json: error: there already is a coordinator 'Den', nothing was written
            'denFlowTapped' of 'Profile' starts it already

            """))
  }
}
