import Foundation
import Testing

@testable import mvvmgen

@Suite struct RemoveTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try NamedApp().project()
  }

  @Test func removal() throws {
    let before = try sandbox.stamps()
    #expect(
      sandbox.run("remove", "screen", "Login")
        == Outcome(
          code: 2,
          errors: """
            Specs/Login.coordinator.json:3:25: error: refers to the screen 'Login', which you want to remove [MG505]
            Specs/Login.coordinator.json:5:6: error: refers to the screen 'Login', which you want to remove [MG505]
            Specs/Login.coordinator.json:8:57: error: refers to the screen 'Login', which you want to remove [MG505]
            Specs/Login.coordinator.json:9:32: error: refers to the screen 'Login', which you want to remove [MG505]
            nothing was removed: remove the references to it first; \
            '--with-answers' removes only steps of answers

            """
        )
    )
    #expect(try sandbox.stamps() == before)
    try sandbox.remove("Specs/Login.coordinator.json")
    try sandbox.write(
      "Specs/App.coordinator.json",
      """
      { "coordinator": "App", "start": "Help", "screens": { "Help": { "closeTapped": "stay",
        "loginTapped": "stay", "didChoose": "stay" } } }
      """
    )
    let updates = """
      update: Generated/Coordinators/AppCoordinator.generated.swift
      delete: Generated/Coordinators/LoginCoordinator.generated.swift
      delete: Generated/Screens/LoginScreen.generated.swift

      """
    func outcome(_ updates: String, _ counts: String) -> Outcome {
      Outcome(
        output: """
          delete: Specs/Login.screen.json
          \(updates)App/Main.storyboard:1:18: note: 'LoginViewController' is gone
          Screens/Login/LoginDefaultViewModel+Actions.swift:1:11: note: 'LoginDefaultViewModel' is gone
          Screens/Login/LoginDefaultViewModel+Actions.swift:1:34: note: 'LoginViewModel' is gone
          Screens/Login/LoginViewController.swift:5:15: note: 'LoginViewController' is gone
          Screens/Login/LoginViewController.swift:6:32: note: 'LoginViewModel' is gone
          Screens/Login/LoginViewController.swift:8:25: note: 'LoginViewModel' is gone
          Screens/Login/Views/LoginButton.swift:1:33: note: 'LoginViewModel' is gone
          yours: Screens/Login/LoginCoordinator+Custom.swift
          yours: Screens/Login/LoginCoordinator+Own.swift
          yours: Screens/Login/LoginDefaultViewModel+Actions.swift
          yours: Screens/Login/LoginViewController.swift
          yours: Screens/Login/Loginer.swift
          yours: Screens/Login/Views/LoginButton.swift

          """,
        errors: """
          \(counts)
          7 places in your own files use an old name: change what is listed above

          """)
    }
    #expect(
      sandbox.run("remove", "screen", "Login", "--dry-run")
        == outcome(updates, "1 file to write, 2 to delete, 5 unchanged, nothing was changed"))
    #expect(
      sandbox.run("remove", "screen", "Login")
        == outcome("", "1 file written, 2 deleted, 5 unchanged"))
    #expect(sandbox.run("check", "--quiet") == Outcome())
    let after = try sandbox.contents()
    #expect(NamedApp.own.filter { after[$0.key] != $0.value } == [:])
    #expect(after.keys.filter { $0.hasPrefix("Specs/Login") } == [])
  }

  /// The flow delegate and its spy go with the last event.
  @Test func whatGoesWithTheLastEventIsListed() throws {
    let sandbox = try Sandbox()
    try sandbox.write(
      "mvvmgen.json",
      #"{ "doubles": { "folder": "Tests/Doubles", "module": "App", "tests": "Tests" } }"#)
    try sandbox.write(
      "Specs/Note.screen.json",
      #"{ "screen": "Note", "actions": ["load() async", "doneTapped()"], "flow": ["doneTapped()"] }"#
    )
    try sandbox.write(
      "Specs/App.coordinator.json",
      """
      {
        "coordinator": "App", "root": "window", "start": "Note",
        "screens": { "Note": { "doneTapped": "stay" } }
      }
      """)
    #expect(sandbox.run("generate").code == 0)
    #expect(
      sandbox.run("remove", "event", "Note", "doneTapped", "--quiet")
        == Outcome(
          output: """
            Screens/Note/NoteViewController.swift:24:21: note: 'doneTapped' may be gone: \
            viewModel.doneTapped()
            Tests/AppCoordinatorTests.swift:22:20: note: 'doneTapped' may be gone: \
            note.viewModel.doneTapped()
            Tests/NoteTests.swift:8:22: note: 'NoteFlowDelegateSpy' is gone
            Tests/NoteTests.swift:21:14: note: 'doneTapped' may be gone: @Test func doneTapped() {
            Tests/NoteTests.swift:22:15: note: 'doneTapped' may be gone: viewModel.doneTapped()
            Tests/NoteTests.swift:23:29: note: 'doneTapped' may be gone: \
            #expect(flow.calls == [.doneTapped])

            """))
  }

  /// No other name is advised, as where one is misspelt.
  @Test(arguments: [
    (["event", "Page", "doneTapped"], "5:92: error: refers to the event 'doneTapped'"),
    (["state", "App", "day"], "5:42: error: refers to the state 'day'"),
  ]) func aMemberThatSpecsStillNeedStays(words: [String], finding: String) throws {
    let sandbox = try Sandbox()
    try sandbox.write(
      "Specs/Page.screen.json",
      #"{ "screen": "Page", "actions": ["doneTapped()", "downTapped()"], "flow": ["doneTapped()", "downTapped()"] }"#
    )
    try sandbox.write(
      "Specs/Home.screen.json",
      #"{ "screen": "Home", "actions": ["openTapped()"], "flow": ["openTapped()"] }"#)
    try sandbox.write(
      "Specs/App.coordinator.json",
      """
      {
        "coordinator": "App", "root": "window", "start": "Home",
        "state": ["day: Int = 0"],
        "screens": {
          "Home": { "openTapped": [{ "set": { "day": "= 1" } }, { "present": "Page", "onSwipe": "doneTapped" }] },
          "Page": { "doneTapped": "back", "downTapped": "stay" }
        }
      }
      """)
    let before = try sandbox.contents()
    let outcome = sandbox.run(["remove"] + words)
    // Without the line that is shown.
    let lines = outcome.errors.split(separator: "\n")
    #expect(outcome.code == 1)
    #expect(
      [lines.first, lines.last] == [
        "Specs/App.coordinator.json:\(finding), which you want to remove [MG505]",
        "nothing was removed: change first what still needs it",
      ])
    #expect(lines.count == 4)
    #expect(try sandbox.contents() == before)
  }
}
