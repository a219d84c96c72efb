import Foundation
import Testing

@testable import mvvmgen

/// Every command that a help text shows runs as it is printed, and each page fits a terminal.
struct HelpExamplesTests {
  /// Those that create what the others are about come first.
  private static let commands = {
    let first: [Command] = [.initialize, .newScreen, .coordinator, .service]
    return first + Command.allCases.filter { !first.contains($0) }
  }()

  @Test func theExamplesOfCommandsRun() throws {
    let sandbox = try Sandbox()
    var failures: [String] = []
    for command in Self.commands {
      let commandLines = Self.commandLines(command.definition.examples)
      if commandLines.isEmpty { failures.append("\(command.rawValue) has no example") }
      for line in commandLines {
        let outcome = sandbox.run(Self.words(of: line))
        if outcome.code != 0 { failures.append("\(line): \(outcome)") }
      }
    }
    #expect(failures == [])
  }

  @Test func theFirstExamplesRun() throws {
    let sandbox = try Sandbox()
    let lines = Help.text(for: nil).split(separator: "\n").map(String.init)
    let examples = lines.filter { $0.hasPrefix("  mvvmgen ") }.map { String($0.dropFirst(2)) }
    #expect(examples.map { sandbox.run(Self.words(of: $0)).code } == [0, 0])
  }

  /// The README's command writes the spec with which the README begins.
  @Test func theReadmesCommandWritesItsSpec() throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../README.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let lines = Self.commandLines(text.components(separatedBy: "\n"))
    let command = try #require(lines.first { $0.contains("    mvvmgen new-screen Login") })
    let sandbox = try Sandbox()
    #expect(sandbox.run(Self.words(of: command)).code == 0)
    func object(_ text: String) throws -> NSDictionary? {
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary
    }
    let spec = try #require(text.components(separatedBy: "```json").dropFirst().first)
    let shown = try object(spec.components(separatedBy: "```")[0])
    #expect(try object(sandbox.read("Specs/Login.screen.json")) == shown)
    #expect(shown?["screen"] as? String == "Login")
  }

  /// The pages are embedded in the tool.
  @Test func everyCommandAndOptionIsOnThePage() throws {
    let pages = try Sandbox().run(["docs", "--all"]).output.split(separator: "\n# The commands\n")
    try #require(pages.count == 2 && pages[0].hasPrefix("# The spec language\n"))
    let page = pages[1].split(separator: "\n# The output\n")[0]
    let commands = Command.allCases.filter { !page.contains("`mvvmgen \($0.rawValue)") }
    let options = Option.allCases.filter {
      !page.contains("`\($0.rawValue)") && !page.contains(" \($0.rawValue)")
    }
    #expect(commands == [])
    #expect(options == [])
  }

  @Test(arguments: [nil] + Command.allCases) func helpFitsATerminal(_ command: Command?) {
    let lines = (Help.text(for: command) + Help.everyDay).split(separator: "\n")
    #expect(lines.filter { $0.count > 80 } == [])
  }

  @Test func theOverviewHasEveryCommandOnOneLine() {
    let lines = Help.text(for: nil).split(separator: "\n")
    for command in Command.allCases {
      let summary = command.definition.summary
      #expect(lines.count { $0.hasPrefix("  \(command.rawValue) ") && $0.hasSuffix(summary) } == 1)
    }
    #expect(Command.Group.allCases.allSatisfy { lines.contains("\($0.rawValue):") })
  }

  /// A backslash at the end of a line continues it.
  private static func commandLines(_ lines: [String]) -> [String] {
    lines.joined(separator: "\n").replacing("\\\n", with: "").split(separator: "\n")
      .map(String.init)
  }

  /// Splits a command line as a shell does, with single quotes only, and without `mvvmgen`.
  private static func words(of line: String) -> [String] {
    let parts = line.split(separator: "'", omittingEmptySubsequences: false)
    let words = parts.enumerated().flatMap { index, part in
      index.isMultiple(of: 2) ? part.split(separator: " ").map(String.init) : [String(part)]
    }
    return Array(words.dropFirst())
  }
}
