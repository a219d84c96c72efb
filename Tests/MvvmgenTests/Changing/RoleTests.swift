import Testing

@testable import mvvmgen

/// Commands that change specs, where a flow shows a screen in several roles.
@Suite struct RoleTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write("mvvmgen.json", #"{ "severity": { "MG439": "off" } }"# + "\n")
    try sandbox.write(
      "Specs/Profile.screen.json", #"{ "screen": "Profile", "flow": ["editTapped()"] }"#)
    try sandbox.write(
      "Specs/Main.coordinator.json",
      """
      {
        "coordinator": "Main",
        "root": "window",
        "start": "Profile:own",
        "screens": {
          "Profile:own": { "editTapped": { "push": "Profile:other" } },
          "Profile:other": { "editTapped": { "popTo": "Profile:own" } }
        }
      }

      """)
  }

  @Test func eachRoleIsAnswered() throws {
    #expect(
      sandbox.run("new-screen", "Edit", "--from", "Profile.editTapped")
        == Outcome(
          code: 2,
          errors: "mvvmgen: error: flows show the screen 'Profile' in roles: say 'Profile:other' or"
            + " 'Profile:own'\nnothing was written\n"))
    #expect(sandbox.run("new-screen", "Edit", "--from", "Profile:other.newTapped").code == 0)
    #expect(sandbox.run("add", "event", "Profile", "nameTapped()").code == 0)
    #expect(sandbox.run("remove", "event", "Profile", "editTapped").code == 0)
    #expect(sandbox.run("rename", "screen", "Profile", "Owl").code == 0)
    #expect(
      try sandbox.read("Specs/Main.coordinator.json") == """
        {
          "coordinator": "Main",
          "root": "window",
          "start": "Owl:own",
          "screens": {
            "Owl:own": {
              "newTapped": "stay",
              "nameTapped": "stay"
            },
            "Owl:other": {
              "newTapped": { "push": "Edit" },
              "nameTapped": "stay"
            }
          }
        }

        """)
    #expect(sandbox.run("check").code == 0)
  }
}
