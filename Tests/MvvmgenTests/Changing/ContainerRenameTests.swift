import Testing

@testable import mvvmgen

/// A screen and a flow are renamed wherever tabs, splits, alerts, swipes and widths name them.
struct ContainerRenameTests {
  private func specs(screen: String, flow: String) -> [String: String] {
    [
      "Specs/\(screen).screen.json": """
      { "screen": "\(screen)", "flow": ["tapped()"] }
      """,
      "Specs/\(flow).coordinator.json": """
      { "coordinator": "\(flow)", "start": { "alert": { "title": "Owl or Nest",
          "message": "= \(screen)ViewController.question",
          "buttons": [{ "title": "Owl", "do": { "present": "\(screen)", "onSwipe": "tapped" } }] } },
        "screens": { "\(screen)": { "tapped": { "popTo": "Main", "or": [{ "popTo": "\(screen)" }] } } },
        "events": { "didOpen()": "popToRoot" } }
      """,
      "Specs/Main.coordinator.json": """
      { "coordinator": "Main", "root": "window",
        "tabs": [{ "flow": "\(flow)", "title": "= \(screen)ViewController.title", "image": "Owl" },
          { "flow": "Other", "title": "Nest" }],
        "events": { "didReceiveLink()": [{ "select": "\(flow)" },
          { "tell": "\(flow)", "call": "didOpen",
            "or": { "start": "\(flow)", "as": "present", "unless": "running" } }] } }
      """,
      "Specs/Other.coordinator.json": """
      { "coordinator": "Other",
        "split": { "primary": "\(screen)",
          "secondary": { "choose": { "Owl": { "screen": "\(screen)" }, "Nest": { "flow": "\(flow)" } } } },
        "screens": { "\(screen)": {
          "tapped": { "compact": { "detail": "\(screen)" },
            "regular": { "alert": { "title": "Owl", "buttons": [
              { "title": "= \(flow)Coordinator.title", "do": [{ "start": "\(flow)", "as": "present" }] },
              { "title": "Nest", "do": { "push": "\(screen)" } }] } } } } } }
      """,
    ]
  }

  private func expect(_ words: [String], toGive expected: [String: String]) throws {
    let sandbox = try Sandbox()
    for (path, text) in specs(screen: "Owl", flow: "Nest") { try sandbox.write(path, text) }
    #expect(sandbox.run("generate", "--quiet") == Outcome())
    #expect(sandbox.run(words).code == 0)
    let found = try sandbox.contents().filter { $0.key.hasPrefix("Specs/") }
    #expect(found == expected)
  }

  @Test func screen() throws {
    try expect(
      ["rename", "screen", "Owl", "Bird"], toGive: specs(screen: "Bird", flow: "Nest"))
  }

  @Test func flow() throws {
    try expect(
      ["rename", "coordinator", "Nest", "Home"], toGive: specs(screen: "Owl", flow: "Home"))
  }
}
