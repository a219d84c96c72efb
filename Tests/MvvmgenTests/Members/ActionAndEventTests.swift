import Testing

@testable import mvvmgen

/// An action with an event's name and other parameters isn't the one that only sends the event.
@Suite struct ActionAndEventTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write(
      "Specs/Queue.screen.json",
      """
      {
        "screen": "Queue",
        "actions": ["renameTapped()", "closeTapped()"],
        "flow": ["renameTapped(name: String)", "closeTapped()"]
      }
      """)
    try sandbox.write(
      "Specs/Main.coordinator.json",
      """
      {
        "coordinator": "Main", "start": "Queue",
        "screens": { "Queue": { "renameTapped": "stay", "closeTapped": "stay" } }
      }
      """)
    #expect(sandbox.run("generate").code == 0)
    try sandbox.write(
      "Screens/Queue/QueueDefaultViewModel+Actions.swift",
      """
      extension QueueDefaultViewModel: QueueViewModel {
        func renameTapped() {
          flowDelegate?.renameTapped(self, name: "")
        }
      }
      """)
  }

  private func spec() throws -> [Substring] {
    try sandbox.read("Specs/Queue.screen.json").split(separator: "\n").filter {
      $0.hasPrefix("  \"actions") || $0.hasPrefix("  \"flow")
    }
  }

  private let file = "Screens/Queue/QueueDefaultViewModel+Actions.swift"

  @Test(arguments: [
    ("rename event closeTapped didClose", "rename event Queue closeTapped didClose"),
    ("remove action closeTapped", "remove action Queue closeTapped"),
  ])
  func theOwnerIsNamed(_ command: String, _ whole: String) throws {
    let words = command.split(separator: " ").map(String.init)
    let outcome = sandbox.run(words)
    #expect(outcome.code == 64)
    #expect(
      outcome.errors.hasPrefix(
        "mvvmgen: error: the argument OWNER is missing, the spec that has the \(words[1]): write "
          + "'mvvmgen \(whole)'\n"))
  }

  @Test func removedActionLeavesTheEvent() throws {
    let view = "Screens/Queue/QueueViewController.swift"
    #expect(
      sandbox.run("remove", "action", "Queue", "renameTapped", "--quiet")
        == Outcome(
          output: """
            \(file):2:8: note: 'renameTapped' may be gone: func renameTapped() {
            \(file):3:19: note: 'renameTapped' may be gone: flowDelegate?.renameTapped(self, name: "")
            \(view):34:21: note: 'renameTapped' may be gone: viewModel.renameTapped()

            """))
    #expect(
      try spec() == [
        #"  "actions": ["closeTapped()"],"#,
        #"  "flow": ["renameTapped(name: String)", "closeTapped()"]"#,
      ])
  }

  @Test func removedEventLeavesTheAction() throws {
    #expect(sandbox.run("remove", "event", "Queue", "renameTapped", "--quiet").code == 0)
    #expect(
      try spec() == [
        #"  "actions": ["renameTapped()", "closeTapped()"],"#, #"  "flow": ["closeTapped()"]"#,
      ])
  }

  @Test func oneOfSeveralIsRemovedByHand() throws {
    try sandbox.write(
      "Specs/Map.screen.json",
      #"{ "screen": "Map", "actions": ["show(day: Int)", "show(place: String)"] }"#)
    #expect(
      sandbox.run("remove", "action", "Map", "show")
        == Outcome(
          code: 2,
          errors: """
            mvvmgen: error: 'Map' has 'show(day: Int)' and 'show(place: String)': take one out of the \
            spec by hand, then run 'mvvmgen generate'
            nothing was written

            """))
  }

  @Test func eachIsRenamedAlone() throws {
    #expect(sandbox.run("rename", "action", "Queue", "renameTapped", "editTapped").code == 0)
    #expect(sandbox.run("rename", "event", "Queue", "renameTapped", "didRename").code == 0)
    #expect(
      try spec() == [
        #"  "actions": ["editTapped()", "closeTapped()"],"#,
        #"  "flow": ["didRename(name: String)", "closeTapped()"]"#,
      ])
  }

  @Test func whatIsDeclaredAlikeIsOne() throws {
    #expect(sandbox.run("rename", "event", "Queue", "closeTapped", "doneTapped").code == 0)
    #expect(
      try spec() == [
        #"  "actions": ["renameTapped()", "doneTapped()"],"#,
        #"  "flow": ["renameTapped(name: String)", "doneTapped()"]"#,
      ])
  }
}
