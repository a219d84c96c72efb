/// The help texts, generated from the tables of commands and options.
enum Help {
  static func text(for command: Command?) -> String {
    guard let command else { return overview }
    let definition = command.definition
    var lines = definition.summary.wrapped() + ["", "usage: \(command.usage)"]
    if !definition.details.isEmpty {
      lines += [""] + definition.details.joined(separator: " ").wrapped()
    }
    if !definition.options.isEmpty {
      lines += ["", "options:"] + table(definition.options, command)
    }
    lines += ["", "options of every command:"] + table(Option.common, command)
    if !definition.examples.isEmpty {
      lines += ["", "example:"] + definition.examples.map { "  \($0)" }
    }
    return lines.text
  }

  /// The answer to a command line without a command.
  static let everyDay =
    (introduction + list(.everyDay) + [
      "", "'mvvmgen init' sets up a project, 'mvvmgen --help' lists all commands.",
    ]).text

  private static let introduction = [
    "Generates Swift for MVVM and coordinators from JSON specs.", "",
    "usage: mvvmgen COMMAND [options]",
  ]

  private static var overview: String {
    var lines = introduction + Command.Group.allCases.flatMap(list)
    lines += ["", "options of every command:"] + table(Option.common)
    lines += ["", "exit codes:"]
    lines += rows(ExitCode.allCases.map { ("\($0.rawValue)", $0.meaning) })
    lines += ["", "example:", "  mvvmgen new-screen Login"]
    lines += ["  mvvmgen coordinator App --start Login --root"]
    lines += ["", "'mvvmgen COMMAND --help' says more about a command."]
    lines += ["'mvvmgen docs --short' is the spec language on one page."]
    return lines.text
  }

  private static func list(_ group: Command.Group) -> [String] {
    let commands = Command.allCases.filter { $0.definition.group == group }
    let width = Command.allCases.map(\.rawValue.count).max()
    return ["", "\(group.rawValue):"]
      + rows(commands.map { ($0.rawValue, $0.definition.summary) }, width: width)
  }

  private static func table(_ options: [Option], _ command: Command? = nil) -> [String] {
    rows(options.map { ($0.usage(in: command), $0.summary(in: command)) })
  }

  /// Two columns; if the first is too wide, the second gets its own line.
  private static func rows(
    _ rows: [(first: String, second: String)], width: Int? = nil
  ) -> [String] {
    let limit = 26
    let width = width ?? rows.map(\.first.count).filter { $0 <= limit }.max() ?? limit
    return rows.flatMap { row in
      let lines = row.second.wrapped(indent: width + 4)
      guard row.first.count <= limit else { return ["  \(row.first)"] + lines }
      let first = "  \(row.first)".padded(to: width + 4)
      return [first + (lines.first?.dropFirst(width + 4) ?? "")] + lines.dropFirst()
    }
  }
}

extension [String] {
  fileprivate var text: String { map { "\($0)\n" }.joined() }
}

extension String {
  /// Lines that fit a terminal.
  func wrapped(indent: Int = 0, columns: Int = 80) -> [String] {
    var lines: [String] = []
    for word in split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= columns {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(repeating: " ", count: indent) + word)
      }
    }
    return lines
  }

  var withoutStop: String { hasSuffix(".") ? String(dropLast()) : self }

  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(width - count, 0))
  }
}
