/// The page that `man mvvmgen` shows, made from the tables of commands and options.
enum ManPage {
  static var text: String {
    var lines = [
      ".TH MVVMGEN 1 \"\" \"mvvmgen \(mvvmgenVersion)\"", ".SH NAME",
      "mvvmgen \\- generates Swift for MVVM and coordinators from JSON specs", ".SH SYNOPSIS",
      ".B mvvmgen", "COMMAND [options]", ".SH COMMANDS",
    ]
    for command in Command.allCases {
      let definition = command.definition
      lines += [".TP", ".B \(escaped(command.usage.replacing("mvvmgen ", with: "")))"]
      lines.append(escaped(definition.summary))
      if !definition.details.isEmpty {
        lines += [".br", escaped(definition.details.joined(separator: " "))]
      }
      for option in definition.options {
        lines += [".RS", ".TP", ".B \(escaped(option.usage(in: command)))"]
        lines += [escaped(option.summary(in: command)), ".RE"]
      }
    }
    lines.append(".SH OPTIONS OF EVERY COMMAND")
    for option in Option.common {
      lines += [".TP", ".B \(escaped(option.usage))", escaped(option.definition.summary)]
    }
    lines.append(".SH EXIT STATUS")
    for code in ExitCode.allCases {
      lines += [".TP", ".B \(code.rawValue)", escaped(code.meaning)]
    }
    lines.append(".SH EXAMPLES")
    for command in Command.allCases where !command.definition.examples.isEmpty {
      lines += [".nf"] + command.definition.examples.map(escaped) + [".fi"]
    }
    return lines.map { "\($0)\n" }.joined()
  }

  /// Escapes text for roff, where a point or a quote at the beginning of a line starts a command.
  private static func escaped(_ text: String) -> String {
    let text = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&\(text)" : text
  }
}
