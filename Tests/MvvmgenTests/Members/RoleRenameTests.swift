import Testing

@testable import mvvmgen

/// `rename role`, in the flow that shows the screen and in those below it, and in what the developer
/// wrote.
@Suite struct RoleRenameTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write("mvvmgen.json", #"{ "severity": { "MG439": "off", "MG431": "off" } }"# + "\n")
    try sandbox.write(
      "Specs/Content.screen.json",
      #"{ "screen": "Content", "flow": ["linkTapped()", "doneTapped()"] }"#)
    try sandbox.write("Specs/Step.screen.json", #"{ "screen": "Step", "flow": ["doneTapped()"] }"#)
    try sandbox.write(
      "Specs/Main.coordinator.json",
      """
      {
        "coordinator": "Main",
        "root": "window",
        "start": "Content:about",
        "screens": {
          "Content:about": {
            "linkTapped": { "choose": { "first": { "push": "Content:help" }, "none": "stay" } },
            "doneTapped": { "start": "Tour" }
          },
          "Content:help": { "linkTapped": { "push": "Content:about" }, "doneTapped": { "popTo": "Content:about" } }
        }
      }

      """)
    try sandbox.write(
      "Specs/Tour.coordinator.json", Self.tour(answer: #"{ "popTo": "Content:about" }"#))
    try sandbox.write(
      "Specs/Other.coordinator.json",
      """
      {
        "coordinator": "Other",
        "start": "Content:about",
        "launch": { "other": {} },
        "screens": { "Content:about": { "linkTapped": "stay", "doneTapped": { "popTo": "Content:about" } } }
      }

      """)
    #expect(sandbox.run("generate").code == 0)
    try sandbox.write(
      "Sources/Main.swift",
      """
      extension MainCoordinator: MainCoordinatorDecisions {
        func contentAboutLinkTappedChoice(_ content: any ContentViewModel) -> ContentAboutLinkTappedChoice {
          content.presence.role = ContentRole.about
          return .first
        }
      }

      """)
  }

  private static func tour(answer: String) -> String {
    """
    {
      "coordinator": "Tour",
      "start": "Step",
      "screens": { "Step": { "doneTapped": \(answer) } }
    }

    """
  }

  private func main() throws -> String { try sandbox.read("Specs/Main.coordinator.json") }

  @Test func whereverItIsNamed() throws {
    let (before, other) = (
      try main(), try sandbox.read("Specs/Other.coordinator.json")
    )
    let outcome = sandbox.run("rename", "role", "Main", "Content:about", "info")
    #expect(
      outcome
        == Outcome(
          code: 0,
          output: """
            edit: Specs/Main.coordinator.json
            edit: Specs/Tour.coordinator.json
            Screens/Main/MainCoordinator+Custom.swift:4:8: note: 'contentAboutLinkTappedChoice' is 'contentInfoLinkTappedChoice' now
            Screens/Main/MainCoordinator+Custom.swift:6:8: note: 'ContentAboutLinkTappedChoice' is 'ContentInfoLinkTappedChoice' now
            Sources/Main.swift:2:8: note: 'contentAboutLinkTappedChoice' is 'contentInfoLinkTappedChoice' now
            Sources/Main.swift:2:73: note: 'ContentAboutLinkTappedChoice' is 'ContentInfoLinkTappedChoice' now
            Sources/Main.swift:3:41: note: 'about' may be 'info' now: content.presence.role = ContentRole.about

            """,
          errors: """
            2 files written, 9 unchanged
            5 places in your own files use an old name, or may: look at what is listed above, and at \
            the compiler's errors

            """))
    #expect(try main() == before.replacing("Content:about", with: "Content:info"))
    #expect(
      try sandbox.read("Specs/Tour.coordinator.json")
        == Self.tour(answer: #"{ "popTo": "Content:info" }"#))
    #expect(try sandbox.read("Specs/Other.coordinator.json") == other)
    #expect(sandbox.run("check").code == 0)
  }

  @Test func takenBackItLeavesTheFilesAsTheyWere() throws {
    let before = try sandbox.contents()
    #expect(sandbox.run("rename", "role", "Main", "Content:about", "default", "--edit").code == 0)
    #expect(sandbox.run("check").code == 0)
    #expect(
      try sandbox.read("Sources/Main.swift") == """
        extension MainCoordinator: MainCoordinatorDecisions {
          func contentDefaultLinkTappedChoice(_ content: any ContentViewModel) -> ContentDefaultLinkTappedChoice {
            content.presence.role = ContentRole.about
            return .first
          }
        }

        """)
    #expect(sandbox.run("rename", "role", "Main", "Content:default", "about", "--edit").code == 0)
    #expect(try sandbox.contents() == before)
  }

  @Test(arguments: [
    (
      ["Main", "Content:abuot", "info"],
      "'Main' shows no screen in the role 'Content:abuot', did you mean 'Content:about'?"
    ),
    (["Main", "about", "info"], "'Main' shows no screen in the role 'about'"),
    (["Main", "Content:about", "help"], "'Main' shows 'Content' in the role 'help', too"),
    (["Content", "Content:about", "info"], "a screen has no roles"),
  ])
  func refused(words: [String], message: String) throws {
    let before = try sandbox.contents()
    let outcome = sandbox.run(["rename", "role"] + words)
    #expect(
      outcome == Outcome(code: 2, errors: "mvvmgen: error: \(message)\nnothing was written\n"))
    #expect(try sandbox.contents() == before)
  }

  /// The flow below has a role of the new name, which its `popTo` would then mean.
  @Test func noWayBackChanges() throws {
    try sandbox.write(
      "Specs/Tour.coordinator.json",
      """
      {
        "coordinator": "Tour",
        "start": "Content:info",
        "screens": { "Content:info": { "linkTapped": "stay", "doneTapped": { "popTo": "Content:about" } } }
      }

      """)
    #expect(sandbox.run("generate").code == 0)
    let before = try sandbox.contents()
    #expect(
      sandbox.run("rename", "role", "Main", "Content:about", "info")
        == Outcome(
          code: 2,
          errors:
            "mvvmgen: error: a 'popTo' would go back to the screen of another flow, which shows"
            + " 'Content:info'\nnothing was written\n"))
    #expect(try sandbox.contents() == before)
  }

  @Test func aRoleIsNotRemoved() {
    #expect(
      sandbox.run("remove", "role", "Main", "Content:about")
        == Outcome(
          code: 64,
          errors: """
            mvvmgen: error: a role is gone when nothing shows the screen in it: change these answers
            usage: mvvmgen remove KIND [OWNER] NAME [options], see 'mvvmgen remove --help'

            """))
  }
}
