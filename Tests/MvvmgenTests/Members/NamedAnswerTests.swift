import Testing

/// `list`, `rename` and `remove` for named answers.
struct NamedAnswerTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write(
      "Specs/Login.screen.json", #"{ "screen": "Login", "flow": ["done()", "help()"] }"#)
    try sandbox.write("Specs/Home.screen.json", #"{ "screen": "Home" }"#)
    try sandbox.write(spec, Self.text("enter", #"{ "answer": "enter" }"#))
    #expect(sandbox.run("generate").code == 0)
  }

  private let spec = "Specs/App.coordinator.json"

  private static func text(_ name: String, _ done: String) -> String {
    """
    {
      "coordinator": "App",
      "root": "window",
      "start": "Login",
      "screens": {
        "Login": { "done": \(done), "help": { "answer": "stay" } }
      },
      "answers": {
        "\(name)": { "choose": { "open": { "replace": "Home" }, "closed": "stay" } },
        "stay": "stay"
      }
    }

    """
  }

  @Test func areListed() {
    #expect(
      sandbox.run("list", "answers")
        == Outcome(
          output: """
            App.enter  Specs/App.coordinator.json, answer
            App.stay   Specs/App.coordinator.json, answer

            """))
    #expect(sandbox.run("list", "members").output.contains("App.stay    Specs"))
  }

  @Test func areRenamedWhereTheyAreGiven() throws {
    let outcome = sandbox.run("rename", "answer", "App", "enter", "open", "--edit")
    #expect(
      outcome
        == Outcome(
          output: """
            edit: Specs/App.coordinator.json
            edit: Screens/App/AppCoordinator+Custom.swift

            """, errors: "1 file written, 7 unchanged\n"))
    #expect(try sandbox.read(spec) == Self.text("open", #"{ "answer": "open" }"#))
    #expect(
      sandbox.run("rename", "answer", "App", "leave", "open").errors
        == "mvvmgen: error: 'App' has no answer 'leave'\nnothing was written\n")
  }

  @Test func areRemovedIfNothingGivesThem() throws {
    #expect(
      sandbox.run("remove", "answer", "App", "enter")
        == Outcome(
          code: 1,
          errors: """
            Specs/App.coordinator.json:6:37: error: this flow has no answer `enter`; it has `stay` [MG401]
              6 |     "Login": { "done": { "answer": "enter" }, "help": { "answer": "stay" } }
                |                                     ^~~~~
            nothing was removed: change first what still needs it

            """))
    try sandbox.write(spec, Self.text("enter", #""stay""#))
    #expect(
      sandbox.run("remove", "answer", "App", "enter")
        == Outcome(
          output: """
            edit: Specs/App.coordinator.json
            Screens/App/AppCoordinator+Custom.swift:3:27: note: 'AppCoordinatorDecisions' is gone
            Screens/App/AppCoordinator+Custom.swift:4:8: note: 'appEnterChoice' is gone
            Screens/App/AppCoordinator+Custom.swift:4:28: note: 'AppEnterChoice' is gone

            """,
          errors: """
            Specs/Home.screen.json:1:14: warning: nothing leads from `App` to the screen `Home` [MG431]
            1 file written, 6 unchanged
            3 places in your own files use an old name: change what is listed above

            """))
    #expect(try !sandbox.read(spec).contains("enter"))
  }
}
