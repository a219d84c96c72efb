import Foundation
import Testing

@testable import mvvmgen

@Suite struct CommandLineTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox(.sample)
  }

  @Test func valuesAndOperands() throws {
    let words = [
      "new-screen", "--state=a: Int = 1", "--state", "b", "--flow", "-x", "--quiet", "--", "--root",
    ]
    let arguments = try Arguments.parse(words)
    #expect(arguments.command == .newScreen)
    #expect(arguments.values(.state) == ["a: Int = 1", "b"])
    #expect(arguments.values(.flow) == ["-x"])
    #expect(arguments.has(.quiet))
    #expect(!arguments.has(.root))
    #expect(arguments.operands == ["--root"])
  }

  @Test func versionAndHelpEverywhere() {
    let version = Outcome(output: "mvvmgen 0.1.0 (output format 1)\n")
    #expect(sandbox.run("--version") == version)
    #expect(sandbox.run("generate", "--version") == version)
    for command in Command.allCases {
      let text = Help.text(for: command)
      #expect(sandbox.run(command.rawValue, "--help") == Outcome(output: text))
      #expect(sandbox.run("-h", command.rawValue) == Outcome(output: text))
      #expect(sandbox.run("help", command.rawValue) == Outcome(output: text))
    }
    #expect(sandbox.run("-h") == Outcome(output: Help.text(for: nil)))
    #expect(sandbox.run("help") == Outcome(output: Help.text(for: nil)))
    #expect(sandbox.run("help", "help") == Outcome(output: Help.text(for: nil)))
  }

  /// The parser accepts the examples in the help.
  @Test(arguments: Command.allCases) func examplesWork(
    _ command: Command
  ) throws {
    let example = command.definition.examples.map { $0.replacing("\\", with: "") }.joined()
    let outcome = try sandbox.execute("/bin/sh", ["-c", "printf '%s\\n' " + example])
    let words = outcome.output.split(separator: "\n").map(String.init)
    #expect(try Arguments.parse(Array(words.dropFirst())).command == command)
  }

  @Test func colorOnlyOnATerminalThatWantsIt() throws {
    try sandbox.write("Specs/A.screen.json", #"{ "screen": "A", "summary": "?" }"#)
    let plain = "Specs/A.screen.json:1:5: warning: says nothing [MG209]\n"
    let colored = "Specs/A.screen.json:1:5: \u{1B}[1;35mwarning:\u{1B}[0m says nothing [MG209]\n"
    let excerpt = """
        1 | { "screen": "A", "summary": "?" }
          |     ^~~~~~~~

      """
    let end = "3 files to write, nothing was changed\n"
    func errors(
      _ choice: String,
      _ change: (inout mvvmgen.Environment) -> Void
    ) -> String {
      sandbox.run("generate", "--dry-run", "--color", choice, environment: change).errors
    }
    #expect(errors("auto") { _ in } == plain + end)
    #expect(errors("auto") { $0.isErrorTerminal = true } == colored + excerpt + end)
    #expect(errors("auto") { $0.isOutputTerminal = true } == plain + end)
    #expect(errors("never") { $0.isErrorTerminal = true } == plain + excerpt + end)
    #expect(errors("always") { $0.isColorUnwanted = true } == colored + end)
    let unwanted = errors("auto") {
      $0.isErrorTerminal = true
      $0.isColorUnwanted = true
    }
    #expect(unwanted == plain + excerpt + end)
  }

  @Test func findingsInEveryFormat() throws {
    try sandbox.write("Specs/B.screen.json", screen("B", state: ["b!\u{1B}[31m"]))
    try sandbox.write("Specs/A.screen.json", screen("A", state: ["z!", "a!"]))
    #expect(
      sandbox.run("check", "--quiet").errors == """
        Specs/A.screen.json:4:6: error: unexpected '!' in 'z!' [MG301]
        Specs/A.screen.json:2:3: note: in this screen
        Specs/A.screen.json:4:6: fix-it: replace 'z!' with 'z'
        Specs/A.screen.json:5:6: error: unexpected '!' in 'a!' [MG301]
        Specs/A.screen.json:2:3: note: in this screen
        Specs/A.screen.json:5:6: fix-it: replace 'a!' with 'a'
        Specs/B.screen.json:1:1: error: unexpected '!' in 'b!\\u{1B}[31m' [MG301]
        Specs/B.screen.json:2:3: note: in this screen
        Specs/B.screen.json:1:1: fix-it: replace '{ "sc' with 'b\\u{1B}[31m'

        """
    )
    try sandbox.remove("Specs/B.screen.json")
    try sandbox.write("Specs/A.screen.json", screen("A", state: ["50%!"]))
    #expect(
      sandbox.run("check", "--format", "github", "--quiet")
        == Outcome(
          code: 1,
          output: "::error file=Specs/A.screen.json,line=4,col=6,title=MG301::unexpected '!' in"
            + " '50%25!'%0ASpecs/A.screen.json:2:3: note: in this screen\n"
        )
    )
    #expect(
      sandbox.run("check", "--format", "json", "--quiet").output == """
        {"kind":"diagnostic","severity":"error","code":"MG301","path":"Specs/A.screen.json",\
        "line":4,"column":6,"endLine":4,"endColumn":10,"message":"unexpected '!' in '50%!'",\
        "notes":[{"path":"Specs/A.screen.json","line":2,"column":3,"endLine":2,"endColumn":11,\
        "message":"in this screen"}],"fixIt":{"path":"Specs/A.screen.json","line":4,"column":6,\
        "endLine":4,"endColumn":10,"replacement":"50%"}}

        """
    )
  }
}
