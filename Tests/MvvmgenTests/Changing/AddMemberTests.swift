import Foundation
import MvvmgenStorage
import Testing

@testable import mvvmgen

/// `add`: existing specs are edited in place.
@Suite struct AddMemberTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox().profileProject()
  }

  @Test func membersAreAdded() throws {
    for (kind, text) in [
      ("state", "isBusy: Bool"), ("action", "load() async"), ("input", "name: String = \"\""),
      ("service", "AuthService"), ("private", "task: Task<Void, Never>?"), ("state", "a: Int = 1"),
    ] {
      #expect(sandbox.run("add", kind, "Profile", text, "--quiet") == Outcome())
    }
    #expect(
      try sandbox.read("Specs/Profile.screen.json").replacing("\r\n", with: "\n") == """
        {
          "screen": "Profile",
          "inputs": ["name: String = \\"\\""],
          "services": ["AuthService"],
          "state": ["isBusy: Bool", "a: Int = 1"],
          "actions": ["load() async"],
          "flow": [
            "editTapped()"
          ],
          "private": ["task: Task<Void, Never>?"]
        }

        """)
    #expect(sandbox.run("check").code == 0)
  }

  @Test func aNameInBackticksIsTheSameName() throws {
    #expect(sandbox.run("add", "event", "Profile", "`switch`()", "--quiet") == Outcome())
    #expect(sandbox.run("new-screen", "Edit", "--from", "Profile.switch", "--quiet") == Outcome())
    #expect(
      try sandbox.read("Specs/Profile.screen.json").replacing("\r\n", with: "\n") == """
        {
          "screen": "Profile",
          "flow": [
            "editTapped()",
            "`switch`()"
          ]
        }

        """)
    #expect(sandbox.run("check", "--strict").code == 0)
  }

  @Test func anAnswerMayBeWrittenBeforeItsEvent() throws {
    try sandbox.edit("Specs/Main.coordinator.json") {
      $0.replacing(
        "\"Profile\": { \"editTapped\"",
        with: "\"Profile\": { \"helpTapped\": \"stay\", \"editTapped\"")
    }
    try sandbox.write(
      "Specs/Profile.screen.json",
      #"{ "screen": "Profile", "actions": ["editTapped()"], "flow": ["editTapped()"] }"#)
    let before = try sandbox.read("Specs/Main.coordinator.json")
    #expect(sandbox.run(["check"]).code == 1)
    #expect(
      sandbox.run(["add", "event", "Profile", "helpTapped()", "--quiet"])
        == Outcome())
    #expect(try sandbox.read("Specs/Main.coordinator.json") == before)
    #expect(
      try sandbox.read("Specs/Profile.screen.json") == """
        {
          "screen": "Profile",
          "actions": ["editTapped()", "helpTapped()"],
          "flow": ["editTapped()", "helpTapped()"]
        }
        """)
    #expect(sandbox.run(["check"]).code == 0)
  }

  /// What the new event mends isn't reported.
  @Test(arguments: [
    (
      #""push": "Nowhere""#,
      """
      Specs/Main.coordinator.json:7:78: error: unknown screen `Nowhere`; there is `Profile`; \
      `mvvmgen new-screen Nowhere` creates it, or remove what names it [MG401]

      """
    ),
    (
      #""push": "Main" }, "oddTapped": { "push": "Main""#,
      """
      Specs/Main.coordinator.json:7:78: error: no screen is called `Main`, only this flow [MG401]
      Specs/Main.coordinator.json:7:88: error: the screen `Profile` has no event `oddTapped`; it has \
      `editTapped` [MG402]
      Specs/Main.coordinator.json:7:111: error: no screen is called `Main`, only this flow [MG401]

      """
    ),
    (
      #""push": "Profile""#,
      """
      Specs/Other.coordinator.json:1:61: error: no answer to `helpTapped` of the screen `Profile`; \
      if nothing is to happen, answer with `"stay"` [MG403]
      Specs/Other.coordinator.json:1:93: suggestion: insert ', "helpTapped": "stay"'

      """
    ),
  ])
  func onlyOtherErrorsStopANewEvent(_ answer: String, _ errors: String) throws {
    try sandbox.edit("Specs/Main.coordinator.json") {
      $0.replacing(
        "\"Profile\": { \"editTapped\": \"stay\"",
        with: "\"Profile\": { \"helpTapped\": \"stay\", \"editTapped\": { \(answer) }")
    }
    if answer.contains("Profile") {
      try sandbox.write(
        "Specs/Other.coordinator.json",
        #"{ "coordinator": "Other", "start": "Profile", "screens": { "Profile": { "editTapped": "stay" } } }"#
      )
    }
    #expect(
      sandbox.run("add", "event", "Profile", "helpTapped()")
        == Outcome(code: 1, errors: errors + "nothing was written: fix the specs first\n"))
  }

  @Test func anInputThatNothingPassesIsBoundFirst() throws {
    #expect(
      sandbox.run(["add", "input", "Profile", "id: Int"])
        == Outcome(
          code: 1,
          errors: """
            Specs/Main.coordinator.json:5:15: error: `Profile` needs `id: Int`, which nothing passes here; \
            bind it with `with` [MG411]
            nothing was written
            give it a default, or bind it first, in each place above, and repeat this command: until \
            then, `with` names an input that isn't there

            """))
    try sandbox.edit("Specs/Main.coordinator.json") {
      $0.replacing(
        "\"start\": \"Profile\"",
        with: "\"start\": { \"screen\": \"Profile\", \"with\": { \"id\": \"= 1\" } }")
    }
    #expect(
      sandbox.run(["add", "input", "Profile", "id: Int", "--quiet"])
        == Outcome())
    #expect(sandbox.run(["check"]).code == 0)
  }

  @Test func aNewEventIsAnsweredByAllWhoShowIt() throws {
    try sandbox.write(
      "Specs/Other.coordinator.json",
      #"{ "coordinator": "Other", "start": "Profile", "screens": { "*": { "editTapped": "stay" } } }"#
    )
    #expect(
      sandbox.run("add", "event", "Profile", "didLogOut(at date: Date)").output == """
        edit: Specs/Main.coordinator.json
        edit: Specs/Other.coordinator.json
        edit: Specs/Profile.screen.json

        """)
    #expect(
      try sandbox.read("Specs/Other.coordinator.json") == """
        {
          "coordinator": "Other",
          "start": "Profile",
          "screens": {
            "*": { "editTapped": "stay" },
            "Profile": { "didLogOut": "stay" }
          }
        }
        """)
    #expect(
      try sandbox.read("Specs/Main.coordinator.json")
        == Sandbox.profileCoordinator.replacing(
          #"{ "editTapped": "stay" }"#, with: #"{ "editTapped": "stay", "didLogOut": "stay" }"#))
    #expect(sandbox.run("check").code == 0)
  }

  @Test(arguments: [
    ("state", "Profil", "there is no screen or coordinator 'Profil', did you mean 'Profile'?"),
    (
      "field", "Main",
      "a coordinator has no fields; for KIND, write 'state' or 'event' or 'input' or 'service'"
    ),
    ("input", "Store", "a service has no inputs; for KIND, write 'member'"),
    ("member", "profile", "there is no service 'profile'"),
    (
      "input", "Twice",
      "a screen and a coordinator are called 'Twice': write 'Twice.screen' or 'Twice.coordinator'"
    ),
  ])
  func noSuchPlace(_ kind: String, _ name: String, _ message: String) throws {
    try sandbox.write("Specs/Twice.screen.json", #"{ "screen": "Twice" }"#)
    try sandbox.write(
      "Specs/Twice.coordinator.json", #"{ "coordinator": "Twice", "start": "Twice" }"#)
    try sandbox.write("Specs/Store.service.json", #"{ "service": "Store" }"#)
    let before = try sandbox.contents()
    #expect(
      sandbox.run("add", kind, name, "a: Int")
        == Outcome(code: 2, errors: "mvvmgen: error: \(message)\nnothing was written\n"))
    #expect(try sandbox.contents() == before)
    #expect(sandbox.run("add", "input", "Twice.screen", "a: Int = 1", "--quiet") == Outcome())
    #expect(
      try sandbox.read("Specs/Twice.screen.json")
        == #"{ "screen": "Twice", "inputs": ["a: Int = 1"] }"#)
  }

  @Test(arguments: [("didTap", "tapped"), ("didEnd", "ended"), ("both", nil)])
  func aMemberSaysWhichOfTwoIsMeant(_ old: String, _ new: String?) throws {
    let screen = #"{ "screen": "Twice", "flow": ["didTap()", "both()"] }"#
    let flow =
      #"{ "coordinator": "Twice", "start": "Twice", "flow": ["didEnd()", "both()"], "#
      + #""screens": { "Twice": { "didTap": { "finish": "didEnd" }, "both": { "finish": "both" } } } }"#
    try sandbox.write("Specs/Twice.screen.json", screen)
    try sandbox.write("Specs/Twice.coordinator.json", flow)
    let outcome = sandbox.run("rename", "event", "Twice", old, new ?? "one", "--quiet")
    guard let new else {
      let choices = "write 'Twice.screen' or 'Twice.coordinator'\nnothing was written\n"
      let message = "mvvmgen: error: a screen and a coordinator are called 'Twice': \(choices)"
      #expect(outcome == Outcome(code: 2, errors: message))
      return
    }
    #expect(outcome.code == 0)
    #expect(try sandbox.read("Specs/Twice.screen.json") == screen.replacing(old, with: new))
    #expect(try sandbox.read("Specs/Twice.coordinator.json") == flow.replacing(old, with: new))
    // It is found by its new name then.
    #expect(
      sandbox.run("rename", "event", "Twice", old, new)
        == Outcome(
          code: 2,
          errors: "mvvmgen: error: 'Twice' has no event '\(old)'\nnothing was written\n"))
  }

  /// What is passed by its name has to be bound before it gets another one.
  @Test func aStateThatIsPassedIsBoundFirst() throws {
    try sandbox.write("Specs/Page.screen.json", #"{ "screen": "Page", "inputs": ["draft: Int"] }"#)
    let flow =
      #"{ "coordinator": "Write", "start": "Page", "state": ["draft: Int = 0"] }"#
    try sandbox.write("Specs/Write.coordinator.json", flow)
    #expect(
      sandbox.run("rename", "state", "Write", "draft", "plan")
        == Outcome(
          code: 1,
          errors: """
            Specs/Write.coordinator.json:1:37: error: `Page` needs `draft: Int`, which the flow doesn't \
            have; bind it with `with` [MG411]
              1 | { "coordinator": "Write", "start": "Page", "state": ["plan: Int = 0"] }
                |                                     ^~~~
            nothing was written
            an answer passes 'draft' by its name: bind it there first, with `"with": { "draft": "draft" }`, \
            and then rename it

            """))
  }

  @Test func whatIsThereAlreadyIsShownWhereItIs() throws {
    let empty = try Sandbox()
    try empty.write(
      "Specs/Login.screen.json",
      """
      {
        "screen": "Login",
        "services": ["AuthService"],
        "state": ["isBusy: Bool"]
      }
      """)
    #expect(
      empty.run(["add", "state", "Login", "isBusy: Bool"])
        == Outcome(
          code: 1,
          errors: """
            mvvmgen: error: `isBusy` is declared more than once [MG352]
              'isBusy: Bool'
               ^~~~~~
            Specs/Login.screen.json:4:14: note: it is declared here, too
            nothing was written

            """))
    #expect(
      empty.run(["add", "service", "Login", "AuthService"])
        == Outcome(
          code: 1,
          errors: """
            mvvmgen: error: the service `AuthService` is listed twice [MG356]
              'AuthService'
               ^~~~~~~~~~~
            Specs/Login.screen.json:3:17: note: first listed here
            nothing was written

            """))
  }

  @Test func aFileInTheWayIsMovedBeforeTheCommandIsRepeated() throws {
    let empty = try Sandbox()
    try empty.write("Generated/Screens/FooScreen.generated.swift", "// Mine.\n")
    let outcome = empty.run(["new-screen", "Foo"])
    #expect(outcome.code == 2)
    #expect(
      outcome.errors.split(separator: "\n").last
        == "nothing was written: move the files that are in the way, then repeat this command")
  }
}
