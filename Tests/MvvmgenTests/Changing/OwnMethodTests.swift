import Testing

@testable import mvvmgen

/// What a command that changes an event says of the developer's own methods, and events of screens that
/// exist by hand or begin the new flow.
@Suite struct OwnMethodTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write(
      "Specs/Home.screen.json",
      """
      {
        "screen": "Home",
        "actions": ["payTapped()", "pickTapped()", "aboutTapped()", "rowTapped(n: Int)"],
        "flow": ["payTapped()", "pickTapped()"]
      }
      """)
    try sandbox.write(
      "Specs/Root.coordinator.json",
      """
      {
        "coordinator": "Root",
        "root": "window",
        "start": "Home",
        "screens": {
          "Home": { "payTapped": "custom", "pickTapped": { "choose": { "a": "stay", "b": "stay" } } }
        }
      }
      """)
    #expect(run("generate", "--quiet") == Outcome())
  }

  private func run(_ words: String...) -> Outcome { sandbox.run(words) }

  private func generated(_ action: String) -> String {
    "the action '\(action)' only sends the event now, and is generated: delete your own method of that"
      + " name\n"
  }

  @Test func anActionThatBecomesAnEventIsGenerated() {
    #expect(
      run("add", "event", "Home", "aboutTapped()").errors
        == "2 files written, 2 generated, 3 unchanged\n" + generated("aboutTapped"))
    #expect(
      run("new-screen", "Detail", "--from", "Home.rowTapped", "--input", "n: Int").errors
        == "5 files written, 3 generated, 3 unchanged\n" + generated("rowTapped"))
  }

  @Test func methodsThatAnsweredAreListed() {
    let edits = "edit: Specs/Home.screen.json\nedit: Specs/Root.coordinator.json\n"
    #expect(
      run("remove", "event", "Home", "payTapped").output == edits + """
        Screens/Home/HomeViewController.swift:37:21: note: 'payTapped' may be gone: viewModel.payTapped()
        Screens/Root/RootCoordinator+Custom.swift:4:8: note: 'homePayTapped' is gone

        """)
    #expect(
      run("remove", "event", "Home", "pickTapped").output == edits + """
        Screens/Home/HomeViewController.swift:42:21: note: 'pickTapped' may be gone: viewModel.pickTapped()
        Screens/Root/RootCoordinator+Custom.swift:3:28: note: 'RootCoordinatorDecisions' is gone
        Screens/Root/RootCoordinator+Custom.swift:9:8: note: 'homePickTappedChoice' is gone
        Screens/Root/RootCoordinator+Custom.swift:9:59: note: 'HomePickTappedChoice' is gone

        """)
  }

  @Test func theNewFlowAnswersTheNewEventOfItsFirstScreen() throws {
    #expect(
      run("coordinator", "Tour", "--start", "Home", "--from", "Home.tourTapped", "--present").code
        == 0)
    #expect(run("check").code == 0)
    let tour = try sandbox.read("Specs/Tour.coordinator.json")
    #expect(tour.contains(#""tourTapped": "stay""#))
  }

  @Test func aScreenByHandGetsNoAction() throws {
    try sandbox.write(
      "Specs/Pay.screen.json", #"{ "screen": "Pay", "external": true, "flow": ["done()"] }"#)
    try sandbox.edit("Specs/Root.coordinator.json") {
      $0.replacing(#""payTapped": "custom""#, with: #""payTapped": { "push": "Pay" }"#)
        .replacing(#""Home": {"#, with: #""Pay": { "done": "back" }, "Home": {"#)
    }
    #expect(run("new-screen", "Help", "--from", "Pay.helpTapped").code == 0)
    #expect(
      try sandbox.read("Specs/Pay.screen.json")
        == #"{ "screen": "Pay", "external": true, "flow": ["done()", "helpTapped()"] }"#)
  }
}
