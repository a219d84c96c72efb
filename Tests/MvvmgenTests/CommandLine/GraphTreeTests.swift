import Testing

@testable import mvvmgen

/// The tree of flows and screens.
@Suite struct GraphTreeTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write(
      "Specs/App.coordinator.json",
      """
      {
        "coordinator": "App",
        "root": "window",
        "start": "Login",
        "screens": {
          "Login": {
            "didSignIn": { "choose": { "known": { "replace": "Home" }, "new": { "start": "Tour" } } },
            "helpTapped": { "present": "Help" }
          }
        },
        "flows": { "Tour": { "didEnd": { "push": "Home" } } },
        "events": { "didReceiveLink()": { "push": "Help" } }
      }
      """)
    try sandbox.write(
      "Specs/Login.screen.json",
      #"{ "screen": "Login", "flow": ["didSignIn()", "helpTapped()"] }"#)
    for name in ["Home", "Help", "Lost"] {
      try sandbox.write("Specs/\(name).screen.json", #"{ "screen": "\#(name)" }"#)
    }
    try sandbox.write(
      "Specs/Tour.coordinator.json",
      """
      {
        "coordinator": "Tour", "start": "Page", "flow": ["didEnd()"],
        "screens": { "Page": { "nextTapped": { "finish": "didEnd" }, "moreTapped": { "start": "Tour" } } },
        "flows": { "Tour": { "didEnd": "stay" } }
      }
      """)
    try sandbox.write(
      "Specs/Page.screen.json",
      #"{ "screen": "Page", "flow": ["nextTapped()", "moreTapped()"] }"#)
  }

  /// With the ways in which each is shown, and a flow only below the first that starts it.
  @Test func asATree() throws {
    let tour = """
      flow Tour
      ├─ Page: begin
      └─ flow Tour: push ↗

      """
    #expect(
      sandbox.run("graph", "--format", "text").output == """
        flow App, the root
        ├─ Login: begin
        ├─ Home: replace, push
        ├─ flow Tour: push
        │  ├─ Page: begin
        │  └─ flow Tour: push ↗
        └─ Help: present, push

        screen Lost, shown by no flow

        """)
    #expect(sandbox.run("graph", "--format", "text", "Tour").output == tour)
    #expect(sandbox.run("graph", "--output", "tour.txt", "Tour").code == 0)
    #expect(try sandbox.read("tour.txt") == tour)
    #expect(sandbox.run("show", "Tour").output.hasSuffix("\n\n\(tour)"))
  }
}
