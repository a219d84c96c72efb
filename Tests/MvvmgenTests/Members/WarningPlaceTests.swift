import Testing

@testable import mvvmgen

/// A warning after a change has its place in the file as it is then.
@Suite struct WarningPlaceTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write(
      "Specs/Home.screen.json", #"{ "screen": "Home", "flow": ["pickTapped()", "endTapped()"] }"#)
    try sandbox.write(
      "Specs/Picker.screen.json", #"{ "screen": "Picker", "flow": ["doneTapped()"] }"#)
    try sandbox.write(
      "Specs/Main.coordinator.json",
      """
      {
        "coordinator": "Main",
        "start": "Home",
        "screens": {
          "Home": {
            "pickTapped": { "present": "Picker" },
            "endTapped": "stay"
          },
          "Picker": { "doneTapped": "stay" }
        }
      }
      """)
    #expect(sandbox.run("generate").code == 0)
  }

  private func firstLine(_ words: String...) -> Substring? {
    sandbox.run(["remove", "event", "Home", "pickTapped"] + words)
      .errors.split(separator: "\n").first
  }

  private func warning(line: Int) -> Substring {
    """
    Specs/Main.coordinator.json:\(line):6: warning: these answers are never used: nothing in \
    `Main` shows the screen `Picker` [MG435]
    """
  }

  @Test func itIsThatOfTheFile() {
    #expect(firstLine("--dry-run") == warning(line: 9))
    #expect(firstLine() == warning(line: 8))
  }
}
