/// The help texts, generated from the tables of commands and options.
enum Help {
  static func text(for command: Command?) -> String {
    guard let command else { return overview }
    let definition = command.definition
    var lines = ["\(definition.summary)", "", "usage: \(command.usage)"]
    if !definition.details.isEmpty { lines += [""] + definition.details }
    if !definition.options.isEmpty {
      lines += ["", "options:"] + table(definition.options, command)
    }
    lines += ["", "options of every command:"] + table(Option.common, command)
    if !definition.examples.isEmpty {
      lines += ["", "example:"] + definition.examples.map { "  \($0)" }
    }
    return lines.text
  }

  private static var overview: String {
    var lines = ["Generates Swift for MVVM and coordinators from JSON specs.", ""]
    lines += ["usage: mvvmgen COMMAND [options]", "", "commands:"]
    lines += rows(Command.allCases.map { ($0.rawValue, $0.definition.summary) })
    lines += ["", "options of every command:"] + table(Option.common)
    lines += ["", "exit codes:"]
    lines += rows(ExitCode.allCases.map { ("\($0.rawValue)", $0.meaning) })
    lines += ["", "example:", "  mvvmgen new-screen Login"]
    lines += ["  mvvmgen coordinator App --start Login --root"]
    lines += ["", "'mvvmgen COMMAND --help' says more about a command."]
    return lines.text
  }

  private static func table(_ options: [Option], _ command: Command? = nil) -> [String] {
    rows(options.map { ($0.usage(in: command), $0.summary(in: command)) })
  }

  /// Two columns; if the first is too wide, the second gets its own line.
  private static func rows(_ rows: [(first: String, second: String)]) -> [String] {
    let limit = 26
    let width = rows.map(\.first.count).filter { $0 <= limit }.max() ?? limit
    return rows.flatMap { row in
      let padding = String(repeating: " ", count: max(width - row.first.count, 0))
      let indent = String(repeating: " ", count: width + 4)
      return row.first.count > limit
        ? ["  \(row.first)", "\(indent)\(row.second)"]
        : ["  \(row.first)\(padding)  \(row.second)"]
    }
  }
}

extension [String] {
  fileprivate var text: String { map { "\($0)\n" }.joined() }
}
