import Foundation
import Testing

@testable import mvvmgen

/// The commands that only report: `lint`, `explain`, `schema`; and SARIF.
@Suite struct ReportingTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write(
      "Specs/Login.screen.json", #"{ "screen": "Login", "stat": ["isBusy: Bool"] }"#)
    try sandbox.write(
      "Specs/a b/Help.screen.json", #"{ "screen": "Help", "flow": ["showDetail()"] }"#)
  }

  /// A comma or a colon in a path doesn't end it for GitHub's runner.
  @Test func noticesHavePathsAsGitHubReadsThem() throws {
    try sandbox.write("Specs/a,b:c/Page.screen.json", #"{"screen":"Page"}"#)
    #expect(
      sandbox.run(
        "format", "--check", "--format", "github", "Specs/a,b:c"
      ).output == "::notice file=Specs/a%2Cb%3Ac/Page.screen.json::not formatted\n")
  }

  @Test func lintReportsAndWritesNothing() throws {
    let before = try sandbox.contents()
    let error =
      "Specs/Login.screen.json:1:23: error: unknown key `stat` in a screen;"
      + " did you mean `state`? [MG201]\n"
      + "Specs/Login.screen.json:1:23: fix-it: replace 'stat' with 'state'\n"
    let warning =
      "Specs/a b/Help.screen.json:1:31: warning: `showDetail` says what comes next;"
      + " say what the user did, such as `detailTapped`, and let the flow decide [MG355]\n"
    let next = ": run 'mvvmgen explain CODE' to read what a code means\n"
    #expect(
      sandbox.run("lint")
        == Outcome(code: 1, errors: error + warning + "1 error, 1 warning" + next))
    #expect(
      sandbox.run("lint", "Specs/a b")
        == Outcome(errors: warning + "1 warning" + next))
    #expect(
      sandbox.run("lint", "Specs/a b", "--strict").code == 1)
    #expect(sandbox.run("lint", "Specs/a b", "--quiet") == Outcome())
    #expect(
      sandbox.run("lint", "Specs/Nothing.json")
        == Outcome(code: 2, errors: "Specs/Nothing.json: error: no such file\n"))
    #expect(
      sandbox.run("lint", "../elsewhere")
        == Outcome(code: 2, errors: "../elsewhere: error: is outside of the project\n"))
    #expect(try sandbox.contents() == before)
  }

  @Test func lintOfGoodSpecs() throws {
    try sandbox.write("Specs/Login.screen.json", #"{ "screen": "Login" }"#)
    try sandbox.write("Specs/a b/Help.screen.json", #"{ "screen": "Help" }"#)
    #expect(
      sandbox.run("lint")
        == Outcome(errors: "2 files read, nothing to report\n"))
    #expect(
      sandbox.run("lint", "Specs/Login.screen.json")
        == Outcome(errors: "1 file read, nothing to report\n"))
  }

  @Test func explainPrintsOneOrLists() throws {
    let text = """
      MG102: a comment (error)

      JSON has no comments. To describe a screen, use its `summary`, which becomes a
      documentation comment.

      This causes it:

          Login.screen.json
            {
              "screen": "Login" // the first one
            }

      This doesn't:

          Login.screen.json
            {
              "screen": "Login",
              "summary": "The first one."
            }

      """
    for code in ["MG102", "mg102", "102"] {
      #expect(sandbox.run("explain", code) == Outcome(output: text))
    }
    let list = sandbox.run("explain").output.split(separator: "\n")
    #expect(list.first == "MG101  error: unexpected text in JSON")
    #expect(list.count > 70)
  }

  @Test(arguments: ["", "screen", "coordinator", "service", "config"])
  func schemaIsJSON(kind: String) throws {
    let outcome = kind.isEmpty ? sandbox.run("schema") : sandbox.run("schema", kind)
    let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let schema = try #require(object as? [String: Any])
    #expect(schema["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    #expect(outcome.code == 0 && outcome.errors.isEmpty)
  }

  /// As `columnKind` says: columns in bytes would be after the text.
  @Test func columnsOfSARIFCountScalars() throws {
    try sandbox.write(
      "Specs/Login.screen.json",
      "\u{FEFF}{ \"summary\": \"Größe 🦉\", \"stat\": [],\r\n \"screen\": \"Login\" }")
    let text = sandbox.run("lint", "Specs/Login.screen.json").errors
    #expect(text.hasPrefix("Specs/Login.screen.json:1:31: error: unknown key `stat`"))
    let log = sandbox.run("lint", "--format", "sarif").output
    let region = try #require(log.firstRange(of: "\"region\": {")).upperBound
    let numbers = log[region...].prefix { $0 != "}" }.split(whereSeparator: { !$0.isNumber })
    #expect(numbers == ["1", "26", "1", "30"])
  }

  /// Even without findings it is a complete document, so that old findings are closed.
  @Test func sarifWithoutFindings() throws {
    try sandbox.write("Specs/Login.screen.json", #"{ "screen": "Login" }"#)
    let outcome = sandbox.run("lint", "Specs/Login.screen.json", "--format", "sarif")
    let log = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    let run = (log?["runs"] as? [[String: Any]])?.first
    #expect((run?["results"] as? [Any])?.isEmpty == true)
  }
}
