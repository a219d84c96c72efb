import Testing

@testable import mvvmgen

/// `remove --with-answers`.
@Suite struct RemoveAnswersTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write(
      "mvvmgen.json", #"{ "ui": "none", "severity": { "MG431": "off", "MG439": "off" } }"# + "\n")
    for (screen, events) in [
      ("Home", #""aboutTapped()", "helpTapped()""#), ("About", #""helpTapped()", "closeTapped()""#),
      ("Help", #""closeTapped()""#),
    ] {
      try sandbox.write(
        "Specs/\(screen).screen.json", #"{ "screen": "\#(screen)", "flow": [\#(events)] }"#)
    }
  }

  /// - Parameter start: JSON.
  private func main(_ answers: String, start: String = "\"Home\"") throws {
    try sandbox.write(
      "Specs/Main.coordinator.json",
      """
      {
        "coordinator": "Main",
        "root": "window",
        "start": \(start),
        \(answers)
      }

      """)
  }

  /// The tool's part of the output, without the files.
  private func changes(_ words: String...) -> [Substring] {
    let outcome = sandbox.run(words + ["--with-answers"])
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(sandbox.run("check", "--quiet").code == 0)
    return outcome.errors.split(separator: "\n").filter { $0.hasPrefix("Specs/Main") }
  }

  @Test func stepsOfNamedAnswersAndSwitchesGo() throws {
    try main(
      """
      "events": { "didLink(page: Page)": { "switch": "page", "cases": { "about": { "push": "About" }, "*": "stay" } } },
        "screens": {
          "Home": { "aboutTapped": { "answer": "tell" }, "helpTapped": { "answer": "tell" } },
          "About": { "helpTapped": "stay", "closeTapped": "back" }
        },
        "answers": { "tell": ["closeModals", { "push": "About" }] }
      """)
    #expect(sandbox.run("generate").code == 0)
    #expect(
      changes("remove", "screen", "About") == [
        "Specs/Main.coordinator.json: the answer to `didLink(page: Page)` doesn't lead there any more",
        "Specs/Main.coordinator.json: the answer to `tell` doesn't lead there any more",
        "Specs/Main.coordinator.json: no answers of `About` any more",
      ])
    #expect(try sandbox.read("Specs/Main.coordinator.json").contains("[\"closeModals\"]"))
  }

  @Test func stepsThatShowAScreenGo() throws {
    try main(
      """
      "events": { "didLink()": ["closeModals", { "present": "About" }] },
        "screens": {
          "Home": {
            "aboutTapped": { "push": "About" },
            "helpTapped": { "choose": { "long": { "push": "Help" }, "short": [{ "push": "About" }] } }
          },
          "About": { "helpTapped": "stay", "closeTapped": "back" },
          "Help": { "closeTapped": "back" }
        }
      """)
    #expect(sandbox.run("generate").code == 0)
    #expect(
      changes("remove", "screen", "About") == [
        "Specs/Main.coordinator.json: the answer to `didLink()` doesn't lead there any more",
        "Specs/Main.coordinator.json: `Home`: the answer to `aboutTapped` doesn't lead there any more",
        "Specs/Main.coordinator.json: `Home`: the answer to `helpTapped` doesn't lead there any more",
        "Specs/Main.coordinator.json: no answers of `About` any more",
      ])
    #expect(
      try sandbox.read("Specs/Main.coordinator.json") == """
        {
          "coordinator": "Main",
          "root": "window",
          "start": "Home",
          "events": { "didLink()": ["closeModals"] },
          "screens": {
            "Home": {
              "aboutTapped": "stay",
              "helpTapped": {
                "choose": { "long": { "push": "Help" }, "short": "stay" }
              }
            },
            "Help": { "closeTapped": "back" }
          }
        }

        """)
    #expect(try sandbox.contents()["Specs/About.screen.json"] == nil)
  }

  /// The screens, too, that only it leads to.
  @Test func answersThatNothingUsesAnyMoreGo() throws {
    let answers = """
      "screens": {
          "Home": { "aboutTapped": { "push": "About" }, "helpTapped": "stay" },
          "About": { "helpTapped": { "push": "Help" }, "closeTapped": "back" },
          "Help": { "closeTapped": "back" }
        }
      """
    try main(answers)
    #expect(sandbox.run("generate").code == 0)
    let before = try sandbox.contents()
    let dry = sandbox.run(
      "remove", "event", "Home", "aboutTapped", "--with-answers", "--dry-run")
    #expect(dry.code == 0)
    #expect(try sandbox.contents() == before)
    let changes = changes("remove", "event", "Home", "aboutTapped")
    #expect(
      changes == [
        "Specs/Main.coordinator.json: no answers of `About` any more",
        "Specs/Main.coordinator.json: no answers of `Help` any more",
      ])
    #expect(
      try sandbox.read("Specs/Main.coordinator.json").contains(
        #"    "Home": { "helpTapped": "stay" }\#n  }\#n}"#))
    #expect(sandbox.run("remove", "screen", "About").code == 0)
  }

  /// With what it answered itself, and with the whole key.
  @Test func aFlowGoesWithItsAnswers() throws {
    try sandbox.write(
      "Specs/Tour.coordinator.json",
      """
      { "coordinator": "Tour", "start": "Help", "flow": ["done()"],
        "screens": { "Help": { "closeTapped": { "finish": "done" } } } }
      """)
    try main(
      """
      "screens": { "Home": { "aboutTapped": { "start": "Tour", "as": "present" }, "helpTapped": "stay" } },
        "flows": { "Tour": { "done": "back" } }
      """)
    #expect(sandbox.run("generate").code == 0)
    #expect(
      changes("remove", "coordinator", "Tour") == [
        "Specs/Main.coordinator.json: `Home`: the answer to `aboutTapped` doesn't lead there any more",
        "Specs/Main.coordinator.json: no answers of `Tour` any more",
      ])
    #expect(
      try sandbox.read("Specs/Main.coordinator.json") == """
        {
          "coordinator": "Main",
          "root": "window",
          "start": "Home",
          "screens": { "Home": { "aboutTapped": "stay", "helpTapped": "stay" } }
        }

        """)
  }

  @Test func aScreenAboveTheFirstGoes() throws {
    try main(
      """
      "screens": {
          "Home": { "aboutTapped": "stay", "helpTapped": "stay" },
          "About": { "helpTapped": "stay", "closeTapped": "back" }
        }
      """,
      start: #"["Home", { "push": "About" }]"#)
    #expect(sandbox.run("generate").code == 0)
    #expect(
      changes("remove", "screen", "About") == [
        "Specs/Main.coordinator.json: it doesn't begin there any more",
        "Specs/Main.coordinator.json: no answers of `About` any more",
      ])
    #expect(try sandbox.read("Specs/Main.coordinator.json").contains(#""start": ["Home"],"#))
  }

  @Test func aFlowKeepsItsStart() throws {
    try main(#""screens": { "Help": { "closeTapped": "stay" } }"#, start: "\"Help\"")
    #expect(sandbox.run("generate").code == 0)
    let before = try sandbox.contents()
    #expect(
      sandbox.run("remove", "screen", "Help", "--with-answers")
        == Outcome(
          code: 2,
          errors: """
            Specs/Main.coordinator.json:4:13: error: refers to the screen 'Help', which you want to remove [MG505]
            Specs/Main.coordinator.json:5:17: error: refers to the screen 'Help', which you want to remove [MG505]
            nothing was removed: remove the references to it first; \
            '--with-answers' removes only steps of answers

            """))
    // So the way that wouldn't lead there isn't advised.
    #expect(
      sandbox.run("remove", "screen", "Help")
        == sandbox.run("remove", "screen", "Help", "--with-answers"))
    #expect(try sandbox.contents() == before)
  }

  @Test func stepsWithinAnswersGo() throws {
    try main(
      """
      "screens": {
          "Home": {
            "aboutTapped": [
              "closeModals",
              { "compact": { "push": "About" }, "regular": { "present": "About" } }
            ],
            "helpTapped": {
              "alert": {
                "title": "Help?",
                "buttons": [{ "title": "Yes", "do": { "push": "About" } }, { "title": "No" }]
              }
            }
          },
          "About": { "helpTapped": { "popTo": "About", "or": { "push": "About" } }, "closeTapped": "back" }
        }
      """)
    #expect(sandbox.run("generate").code == 0)
    #expect(
      changes("remove", "screen", "About") == [
        "Specs/Main.coordinator.json: `Home`: the answer to `aboutTapped` doesn't lead there any more",
        "Specs/Main.coordinator.json: `Home`: the answer to `aboutTapped` doesn't lead there any more",
        "Specs/Main.coordinator.json: `Home`: the answer to `helpTapped` doesn't lead there any more",
        "Specs/Main.coordinator.json: no answers of `About` any more",
      ])
    let spec = try sandbox.read("Specs/Main.coordinator.json")
    #expect(
      spec == """
        {
          "coordinator": "Main",
          "root": "window",
          "start": "Home",
          "screens": {
            "Home": {
              "aboutTapped": [
                "closeModals",
                { "compact": "stay", "regular": "stay" }
              ],
              "helpTapped": {
                "alert": {
                  "title": "Help?",
                  "buttons": [
                    { "title": "Yes", "do": "stay" },
                    { "title": "No" }
                  ]
                }
              }
            }
          }
        }

        """)
  }
}
