import Testing

/// Named answers are shown wherever they are given.
struct NamedAnswerMapTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write("Specs/Login.screen.json", #"{ "screen": "Login", "flow": ["done()"] }"#)
    for name in ["Home", "Help"] {
      try sandbox.write("Specs/\(name).screen.json", #"{ "screen": "\#(name)" }"#)
    }
  }

  private func write(_ answer: String, _ answers: String) throws {
    try sandbox.write(
      "Specs/App.coordinator.json",
      """
      {
        "coordinator": "App",
        "root": "window",
        "start": "Login",
        "screens": { "Login": { "done": \(answer) } },
        "answers": { \(answers) }
      }
      """)
  }

  @Test func eachUseInAnEventIsShown() throws {
    let enter = #""enter": { "choose": { "open": { "replace": "Home" }, "closed": "stay" } }"#
    let first = #""old": { "answer": "enter" }, "new": [{ "push": "Help" }, { "answer": "enter" }]"#
    try write(#"{ "choose": { \#(first), "never": "stay" } }"#, enter)
    #expect(
      sandbox.run("show", "Home").output == """
        screen Home
          spec       Specs/Home.screen.json:1:14
          shown by   App, done of Login: replace all by Home, if old › open
                     App, done of Login: replace all by Home, if new › open
          generated  Generated/Screens/HomeScreen.generated.swift
          yours      Screens/Home/HomeDefaultViewModel+Actions.swift
                     Screens/Home/HomeViewController.swift

        """)
    let graph = sandbox.run("graph", "--format", "json").output
    #expect(graph.matches(of: /"act": "replace"/).count == 2)
    try sandbox.commit()
    try write(#"{ "choose": { \#(first), "never": { "answer": "enter" } } }"#, enter)
    let same = """
      replace all by Home, if old › open, stay, if old › closed, push Help, if new, \
      replace all by Home, if new › open, stay, if new › closed
      """
    #expect(
      sandbox.run("graph", "--against", "HEAD", "--format", "markdown").output == """
        2 changed

        - in the flow `App`:
          - done of Login: ~~\(same), stay, if never~~ \
        \(same), replace all by Home, if never › open, stay, if never › closed

        """)
  }

  /// Thirty answers, each of which gives the next one twice, would be a billion ways.
  @Test func chainsAreCutOff() throws {
    let chain = (1...30).map {
      #""a\#($0)": { "choose": { "one": { "answer": "a\#($0 + 1)" }, "two": { "answer": "a\#($0 + 1)" } } }"#
    }
    try write(
      #"{ "answer": "a1" }"#,
      chain.joined(separator: ",\n") + #", "a31": { "push": "Home" }"#)
    #expect(sandbox.run("show", "Home").output.matches(of: /push Home/).count == 100)
  }
}
