import Foundation
import Testing

@testable import mvvmgen

/// `lint --fix` and `format`.
@Suite struct FixTests {
  private let sandbox: Sandbox
  private let screen = """
    {
      "screen": "Login", "stat": ["name: String!"],
      "flow": ["func didSignIn()"]
    }

    """
  private let coordinator = """
    {
      "coordinator": "Auth", "start": "Logn",
      "screens": { "Login": { "didSignin": "stay" } }
    }

    """

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write("Specs/Login.screen.json", screen)
    try sandbox.write("Specs/Auth.coordinator.json", coordinator)
  }

  /// Who uses the name that the file still has means that spec, and no similar one.
  @Test func usesOfASpecThatWasRenamedInItsFileAreLeft() throws {
    try sandbox.write("Specs/Login.screen.json", #"{ "screen": "SignIn" }"#)
    try sandbox.write("Specs/Logins.screen.json", #"{ "screen": "Logins" }"#)
    let coordinator = #"{ "coordinator": "Auth", "start": "Login" }"#
    try sandbox.write("Specs/Auth.coordinator.json", coordinator)
    #expect(
      sandbox.run("lint", "--fix").errors == """
        nothing to fix
        Specs/Login.screen.json:1:14: error: `SignIn` is still called `Login` elsewhere; to rename it \
        everywhere: `mvvmgen rename screen Login SignIn` [MG401]
        Specs/Auth.coordinator.json:1:36: note: it is first called so here
        1 error: run 'mvvmgen explain CODE' to read what a code means

        """)
    #expect(try sandbox.read("Specs/Auth.coordinator.json") == coordinator)
  }

  /// Scaffolds call it, and so may a coordinator.
  @Test func lintFindsLoadsThatNothingCalls() throws {
    func lint() -> String { sandbox.run("lint").errors }
    let clean = "2 files read, nothing to report\n"
    try sandbox.write(
      "Specs/Login.screen.json", #"{ "screen": "Login", "allow": [], "actions": ["load()"] }"#)
    let coordinator =
      #"{ "coordinator": "Auth", "start": "Login", "events": { "didWake()": "stay" } }"#
    try sandbox.write("Specs/Auth.coordinator.json", coordinator)
    #expect(lint() == clean, "there is no view yet")
    #expect(sandbox.run("generate").code == 0)
    #expect(lint() == clean)
    try sandbox.edit("Screens/Login/LoginViewController.swift") {
      $0.replacing("viewModel.load()", with: "")
    }
    let warning = """
      Specs/Login.screen.json:1:48: warning: nothing in your files of the screen `Login` calls \
      `load`, and no flow tells it to: call it when the view appears [MG506]
      1 warning: run 'mvvmgen explain CODE' to read what a code means

      """
    #expect(lint() == warning)
    #expect(sandbox.run("check").errors == "4 files up to date\n")
    try sandbox.write(
      "Specs/Auth.coordinator.json",
      coordinator.replacing(#""stay""#, with: #"{ "tell": "Login", "call": "load" }"#))
    #expect(lint() == clean)
    try sandbox.write("Specs/Auth.coordinator.json", coordinator)
    // With two specs of the screen, nobody knows whose view it is.
    let spec = try sandbox.read("Specs/Login.screen.json")
    try sandbox.write("Specs/old/Login.screen.json", spec)
    let place = "Login.screen.json:1:14:"
    #expect(
      lint() == """
        Specs/\(place) error: this screen has more than one spec [MG352]
        Specs/old/\(place) note: the other one is here
        Specs/old/\(place) error: this screen has more than one spec [MG352]
        Specs/\(place) note: the other one is here
        2 errors: run 'mvvmgen explain CODE' to read what a code means

        """)
    try sandbox.remove("Specs/old/Login.screen.json")
    try sandbox.edit("Specs/Login.screen.json") { $0.replacing("[]", with: #"["MG506"]"#) }
    #expect(lint() == clean)
  }

  /// In several rounds: mistakes that a misspelled key hides are found and fixed after it.
  @Test func appliesAllFixIts() throws {
    let diff = """
      edit: Specs/Auth.coordinator.json
      --- a/Specs/Auth.coordinator.json
      +++ b/Specs/Auth.coordinator.json
      @@ -1,4 +1,4 @@
       {
      -  "coordinator": "Auth", "start": "Logn",
      -  "screens": { "Login": { "didSignin": "stay" } }
      +  "coordinator": "Auth", "start": "Login",
      +  "screens": { "Login": { "didSignIn": "stay" } }
       }
      edit: Specs/Login.screen.json
      --- a/Specs/Login.screen.json
      +++ b/Specs/Login.screen.json
      @@ -1,4 +1,4 @@
       {
      -  "screen": "Login", "stat": ["name: String!"],
      -  "flow": ["func didSignIn()"]
      +  "screen": "Login", "state": ["name: String?"],
      +  "flow": ["didSignIn()"]
       }

      """
    #expect(
      sandbox.run("lint", "--fix", "--dry-run")
        == Outcome(
          output: diff,
          errors: """
            5 fixes in 2 files, nothing was changed
            2 files read, nothing to report

            """))
    #expect(try sandbox.read("Specs/Login.screen.json") == screen)
    let before = try sandbox.contents()
    #expect(
      sandbox.run("lint", "--fix")
        == Outcome(
          output: "edit: Specs/Auth.coordinator.json\nedit: Specs/Login.screen.json\n",
          errors: "5 fixes in 2 files\n2 files read, nothing to report\n"))
    #expect(try sandbox.contents().keys.sorted() == before.keys.sorted())
    #expect(
      sandbox.run("lint", "--fix")
        == Outcome(errors: "nothing to fix\n2 files read, nothing to report\n"))
  }

  /// A key that is there already, or that another fix-it writes, isn't written again.
  @Test(arguments: [
    (
      #"{ "Login": { "didSignIn": "stay" }, "Logim": { "didSignIn": "stay" } }"#,
      #"{ "Login": { "didSignIn": "stay" }, "Logim": { "didSignIn": "stay" } }"#
    ),
    (
      #"{ "Logim": { "didSignIn": "stay" }, "Loginn": { "didSignIn": "stay" } }"#,
      #"{ "Login": { "didSignIn": "stay" }, "Loginn": { "didSignIn": "stay" } }"#
    ),
  ])
  func noKeyIsWrittenTwice(screens: String, fixed: String) throws {
    func auth(_ screens: String) -> String {
      #"{ "coordinator": "Auth", "start": "Login", "screens": \#(screens) }"#
    }
    try sandbox.write("Specs/Login.screen.json", #"{ "screen": "Login", "flow": ["didSignIn()"] }"#)
    try sandbox.write("Specs/Auth.coordinator.json", auth(screens))
    #expect(sandbox.run("lint", "--fix").code == 1)
    #expect(try sandbox.read("Specs/Auth.coordinator.json") == auth(fixed))
  }

  /// With its line breaks, and its tabs.
  @Test(arguments: [
    ("{}", #"{ "tapped": "stay" }"#),
    ("{\t}", #"{ "tapped": "stay" }"#),
    ("{\r\n\t}", #"{ "tapped": "stay" }"#),
    (#"{ "closed": "back" }"#, #"{ "closed": "back", "tapped": "stay" }"#),
    (
      "{\n  \"closed\": \"back\"\n}",
      "{\n  \"closed\": \"back\",\n  \"tapped\": \"stay\"\n}"
    ),
    (
      "{\r\n\t\t\"closed\": \"back\"\r\n\t}",
      "{\r\n\t\t\"closed\": \"back\",\r\n\t\t\"tapped\": \"stay\"\r\n\t}"
    ),
  ])
  func answersAreAddedInTheirObjectsLayout(answers: String, fixed: String) throws {
    let events = answers.contains("closed") ? #"["closed()", "tapped()"]"# : #"["tapped()"]"#
    try sandbox.write("Specs/Login.screen.json", #"{ "screen": "Login", "flow": \#(events) }"#)
    let spec = #"{ "coordinator": "Auth", "start": "Login", "screens": { "Login": ANSWERS } }"#
    try sandbox.write("Specs/Auth.coordinator.json", spec.replacing("ANSWERS", with: answers))
    // It may be another answer that was lost.
    #expect(sandbox.run("lint", "--fix").errors.contains(": suggestion: "))
    #expect(try sandbox.read("Specs/Auth.coordinator.json").contains(answers))
    #expect(sandbox.run("lint", "--fix", "--only", "MG403").code == 0)
    #expect(
      try sandbox.read("Specs/Auth.coordinator.json") == spec.replacing("ANSWERS", with: fixed))
  }

  @Test func appliesOnlyOneCode() throws {
    let outcome = sandbox.run("lint", "--fix", "--only", "mg201")
    #expect(outcome.code == 1)
    #expect(outcome.output == "edit: Specs/Login.screen.json\n")
    #expect(
      try sandbox.read("Specs/Login.screen.json") == """
        {
          "screen": "Login", "state": ["name: String!"],
          "flow": ["func didSignIn()"]
        }

        """)
    #expect(try sandbox.read("Specs/Auth.coordinator.json") == coordinator)
  }

  @Test func fixesOnlyWhatIsNamed() throws {
    _ = sandbox.run("lint", "--fix", "Specs/Login.screen.json")
    #expect(try sandbox.read("Specs/Auth.coordinator.json") == coordinator)
    #expect(try sandbox.read("Specs/Login.screen.json") != screen)
  }

  /// The configuration says where the specs are, so it is fixed before they are read.
  @Test func fixesTheConfigurationFirst() throws {
    try sandbox.write("mvvmgen.json", #"{ "generatd": "Sources" }"#)
    #expect(
      sandbox.run("lint", "--fix")
        == Outcome(
          output: """
            edit: mvvmgen.json
            edit: Specs/Auth.coordinator.json
            edit: Specs/Login.screen.json

            """,
          errors: "1 fix in 1 file\n5 fixes in 2 files\n3 files read, nothing to report\n"))
    #expect(try sandbox.read("mvvmgen.json") == #"{ "generated": "Sources" }"#)
    try sandbox.write("mvvmgen.json", #"{ "ui": 3 }"#)
    #expect(
      sandbox.run("lint", "--fix")
        == Outcome(
          code: 2,
          errors: """
            nothing to fix
            mvvmgen.json:1:9: error: expected `uikit`, `swiftui` or `none`, not a number [MG203]

            """))
  }

  // MARK: - format

  private let unformatted = """
    \u{FEFF}{"coordinator":"Auth","start":"Login",
      "screens":{"Login":{"didSignIn":{"choose":{"known":{"replace":"Home"},"new":"stay"}}},
      "Home":{"a\\u00e9":  "stay"},"Long":["aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","bbbbbbbbbbbbbbbbb",
      "cccccccccccccccccccccccc"], "None": {}, "Two": [{"a":1},{"b":[]}]}}
    """
  private let formatted = """
    {
      "coordinator": "Auth",
      "start": "Login",
      "screens": {
        "Login": {
          "didSignIn": {
            "choose": { "known": { "replace": "Home" }, "new": "stay" }
          }
        },
        "Home": { "a\\u00e9": "stay" },
        "Long": [
          "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
          "bbbbbbbbbbbbbbbbb",
          "cccccccccccccccccccccccc"
        ],
        "None": {},
        "Two": [
          { "a": 1 },
          { "b": [] }
        ]
      }
    }

    """

  /// Formatting doesn't change the findings of a spec, even of a wrong one.
  @Test func oneLayout() throws {
    try sandbox.write("Specs/Auth.coordinator.json", unformatted)
    let outcome = sandbox.run("format", "Specs/Auth.coordinator.json")
    #expect(
      outcome
        == Outcome(
          output: "edit: Specs/Auth.coordinator.json\n", errors: "1 file written, 0 unchanged\n"))
    #expect(try sandbox.read("Specs/Auth.coordinator.json") == formatted)
    let stamp = try sandbox.stamp("Specs/Auth.coordinator.json")
    #expect(
      sandbox.run("format", "Specs/Auth.coordinator.json")
        == Outcome(errors: "0 files written, 1 unchanged\n"))
    #expect(try sandbox.stamp("Specs/Auth.coordinator.json") == stamp)
    #expect(
      sandbox.run("format", "--check", "Specs/Auth.coordinator.json")
        == Outcome(errors: "1 file is formatted\n"))
  }

  @Test func checkShowsTheDifference() throws {
    #expect(
      sandbox.run("format", "--check", "Specs/Login.screen.json")
        == Outcome(
          code: 1,
          output: """
            not formatted: Specs/Login.screen.json
            --- a/Specs/Login.screen.json
            +++ b/Specs/Login.screen.json
            @@ -1,4 +1,5 @@
             {
            -  "screen": "Login", "stat": ["name: String!"],
            +  "screen": "Login",
            +  "stat": ["name: String!"],
               "flow": ["func didSignIn()"]
             }

            """,
          errors: "1 file isn't formatted: run 'mvvmgen format' and commit the result\n"))
    #expect(try sandbox.read("Specs/Login.screen.json") == screen)
  }

  @Test func whatIsNoJSONStaysAsItIs() throws {
    try sandbox.write("Specs/Auth.coordinator.json", "{")
    #expect(
      sandbox.run("format")
        == Outcome(
          code: 1,
          errors: """
            Specs/Auth.coordinator.json:1:2: error: the file ends too early: expected a key [MG113]
            Specs/Auth.coordinator.json:1:1: note: this `{` is still open
            nothing was written: fix the specs first

            """))
    #expect(try sandbox.read("Specs/Login.screen.json") == screen)
  }

  @Test func lineEndsOfACheckoutStay() throws {
    func withCRLF(_ text: String) -> String { text.replacing("\n", with: "\r\n") }
    try sandbox.write("Specs/Auth.coordinator.json", withCRLF(unformatted))
    let path = "Specs/Auth.coordinator.json"
    #expect(sandbox.run("format", path).code == 0)
    #expect(try sandbox.read(path) == withCRLF(formatted))
    #expect(
      sandbox.run("format", "--check", path)
        == Outcome(errors: "1 file is formatted\n"))
  }

  @Test(arguments: [("Owlery", 23), ("Adopting", 10)])
  func specsOfExamplesAreFormatted(_ example: String, _ count: Int) throws {
    let folder = Repository.root.appending(path: "Examples/\(example)").path
    #expect(
      sandbox.run("format", "--check", "--directory", folder)
        == Outcome(errors: "\(count) files are formatted\n"))
  }
}
