import Testing

@testable import mvvmgen

/// `rename` of what a screen has that others embed: it is bound where those are shown.
@Suite struct EmbeddedMemberTests {
  private let sandbox: Sandbox
  private let map = """
    { "screen": "Map", "inputs": ["query: String", "zoom: Int = 1"] }

    """

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write("Specs/Map.screen.json", map)
    try sandbox.write("Specs/Area.screen.json", #"{ "screen": "Area", "embeds": ["Map"] }"#)
    try sandbox.write("Specs/Places.screen.json", #"{ "screen": "Places", "embeds": ["Area"] }"#)
    try sandbox.write("Specs/Main.coordinator.json", main(zoom: ""))
    #expect(sandbox.run("generate").code == 0)
  }

  private func main(_ query: String = "query", zoom: String) -> String {
    """
    {
      "coordinator": "Main", "root": "window", "inputs": ["words: String", "zoom: Int"],
      "start": { "screen": "Places", "with": { "\(query)": "words"\(zoom) } }
    }

    """
  }

  @Test func inputsAreRenamedWhereTheOuterScreenIsShown() throws {
    #expect(sandbox.run("rename", "input", "Map", "query", "search", "--quiet") == Outcome())
    #expect(try sandbox.read("Specs/Main.coordinator.json") == main("search", zoom: ""))
    #expect(
      try sandbox.read("Specs/Map.screen.json") == map.replacing("query", with: "search"))
    #expect(sandbox.run("check").code == 0)
  }

  /// What the outer screen has under the name stays its own.
  @Test func inputsOfTheOuterScreenKeepTheirNames() throws {
    let area = #"{ "screen": "Area", "inputs": ["query: String"], "embeds": ["Map"] }"#
    try sandbox.write("Specs/Area.screen.json", area)
    #expect(sandbox.run("generate", "--quiet").code == 0)
    let before = try sandbox.contents()
    #expect(
      sandbox.run("rename", "input", "Map", "query", "search")
        == Outcome(
          code: 1,
          errors: "Specs/Main.coordinator.json:3:25: error: `Map` needs `search: String`, which "
            + "the flow doesn't have; bind it with `with` [MG411]\n"
            + "nothing was written\nan answer passes 'query' by its name: bind it there first, with "
            + "`\"with\": { \"query\": \"query\" }`, and then rename it\n"))
    #expect(try sandbox.contents() == before)
  }

  /// Data that is bound only by its name would come from the default.
  @Test func whatIsPassedNeverChanges() throws {
    let before = try sandbox.contents()
    #expect(
      sandbox.run("rename", "input", "Map", "zoom", "scale")
        == Outcome(
          code: 2,
          errors:
            "mvvmgen: error: 'zoom' is bound by its name: say where it comes from with `with`"
            + " first, or something else would be passed\nnothing was written\n"))
    #expect(try sandbox.contents() == before)
    try sandbox.write("Specs/Main.coordinator.json", main(zoom: #", "zoom": "zoom""#))
    #expect(sandbox.run("rename", "input", "Map", "zoom", "scale", "--quiet") == Outcome())
    #expect(
      try sandbox.read("Specs/Main.coordinator.json") == main(zoom: #", "scale": "zoom""#))
  }
}
