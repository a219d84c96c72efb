import Foundation
import Testing

@testable import mvvmgen

@Suite struct CommandLineTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
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

  @Test func helpEverywhere() {
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

  @Test func colorOnlyOnATerminalThatWantsIt() throws {
    try sandbox.write("Specs/A.screen.json", #"{ "screen": "A", "flow": ["showIt()"] }"#)
    let place = "Specs/A.screen.json:1:28: "
    let message = """
       `showIt` says what comes next; say what the user did, such as `itTapped`, and let the flow \
      decide [MG355]

      """
    let plain = "\(place)warning:\(message)"
    let colored = "\(place)\u{1B}[1;35mwarning:\u{1B}[0m\(message)"
    let excerpt = """
        1 | { "screen": "A", "flow": ["showIt()"] }
          |                            ^~~~~~

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
}
