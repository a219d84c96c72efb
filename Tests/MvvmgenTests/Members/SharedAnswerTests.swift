import Testing

@testable import mvvmgen

/// `rename event`, `remove event` and `new-screen --from` where an answer under `"*"` may be for other
/// screens, too.
@Suite struct SharedAnswerTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write("mvvmgen.json", #"{ "severity": { "MG439": "off" } }"# + "\n")
    try sandbox.write("Specs/Start.screen.json", #"{ "screen": "Start", "flow": ["didTap()"] }"#)
    for screen in ["Home", "About"] {
      try sandbox.write(
        "Specs/\(screen).screen.json",
        "{\n  \"screen\": \"\(screen)\",\n  \"flow\": [\"didClose()\", \"didOpen()\"]\n}\n")
    }
  }

  private func answer(_ answers: String, showing shown: String = "About") throws {
    try sandbox.write(
      "Specs/Main.coordinator.json",
      """
      {
        "coordinator": "Main",
        "root": "window",
        "start": "Start",
        "screens": {
          "Start": { "didTap": [{ "push": "Home" }, { "push": "\(shown)" }] },
          "*": { "didClose": "popToRoot", "didOpen": "stay" }\(answers)
        }
      }

      """)
  }

  private func change(_ words: String...) throws -> String {
    let outcome = sandbox.run(words + ["--quiet"])
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(sandbox.run("check", "--quiet") == Outcome())
    return try sandbox.read("Specs/Main.coordinator.json")
  }

  /// The others have answers of their own, which would leave it without a use.
  @Test func itIsRemovedWithTheLastEventThatNeedsIt() throws {
    try answer(",\n    \"About\": { \"didClose\": \"back\" }")
    #expect(
      try change("remove", "event", "Home", "didClose") == """
        {
          "coordinator": "Main",
          "root": "window",
          "start": "Start",
          "screens": {
            "Start": { "didTap": [{ "push": "Home" }, { "push": "About" }] },
            "*": { "didOpen": "stay" },
            "About": { "didClose": "back" }
          }
        }

        """)
  }

  @Test func itStaysForAScreenWithoutAnAnswer() throws {
    try answer("")
    let before = try sandbox.read("Specs/Main.coordinator.json")
    #expect(try change("remove", "event", "Home", "didClose") == before)
    #expect(
      try change("remove", "event", "About", "didClose")
        == before.replacing(#""didClose": "popToRoot", "#, with: ""))
  }

  /// It answers the screen in its other role.
  @Test func itStaysForARoleWithoutAnAnswer() throws {
    let answers = ",\n    \"About:first\": { \"didClose\": \"back\" }"
    try answer(answers, showing: "About:first\" }, { \"push\": \"About:second")
    let before = try sandbox.read("Specs/Main.coordinator.json")
    #expect(try change("remove", "event", "Home", "didClose") == before)
  }

  @Test func itIsNotOfAnEventWithAnAnswerOfItsOwn() throws {
    try answer(",\n    \"About\": { \"didClose\": \"back\" }")
    #expect(
      try change("rename", "event", "About", "didClose", "didEnd") == """
        {
          "coordinator": "Main",
          "root": "window",
          "start": "Start",
          "screens": {
            "Start": { "didTap": [{ "push": "Home" }, { "push": "About" }] },
            "*": { "didClose": "popToRoot", "didOpen": "stay" },
            "About": { "didEnd": "back" }
          }
        }

        """)
  }

  /// Without a word, Close wouldn't close any more.
  @Test func itIsNotReplacedForOneOfSeveral() throws {
    try answer("")
    #expect(
      sandbox.run(["new-screen", "Reason", "--from", "Home.didClose"])
        == Outcome(
          code: 2,
          errors: """
            Specs/Main.coordinator.json:7:13: error: 'Home.didClose' has an answer already, under '*': \
            answer it for 'Home' with "stay" first; nothing was written

            """))
    #expect(
      sandbox.run(
        ["new-screen", "Reason", "--from", "Home.didOpen", "--quiet"]
      ).code == 0)
  }

  @Test func itIsNotRenamedForOneOfSeveral() throws {
    try answer("")
    #expect(
      sandbox.run(["rename", "event", "Home", "didClose", "didEnd"])
        == Outcome(
          code: 2,
          errors: """
            Specs/Main.coordinator.json:7:13: error: '*' answers 'didClose' for other screens or \
            flows, too: answer it for 'Home' by its name first; nothing was written

            """))
  }
}
