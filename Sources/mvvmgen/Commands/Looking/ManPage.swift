/// The page that `man mvvmgen` shows, made from the tables of commands and options.
enum ManPage {
  static var text: String {
    var lines = [
      ".TH MVVMGEN 1 \"\" \"mvvmgen \(mvvmgenVersion)\"", ".SH NAME",
      "mvvmgen \\- generates Swift for MVVM and coordinators from JSON specs", ".SH SYNOPSIS",
      ".B mvvmgen", "COMMAND [options]", ".SH COMMANDS",
    ]
    for command in Command.allCases {
      let form = command.form
      lines += [".TP", ".B \(escaped(command.usage.replacing("mvvmgen ", with: "")))"]
      lines.append(escaped(form.summary))
      if !form.details.isEmpty { lines += [".br", escaped(form.details.joined(separator: " "))] }
      for option in form.options {
        lines += [".RS", ".TP", ".B \(escaped(option.usage(in: command)))"]
        lines += [escaped(option.form.summary), ".RE"]
      }
    }
    lines.append(".SH OPTIONS OF EVERY COMMAND")
    for option in Option.common {
      lines += [".TP", ".B \(escaped(option.usage))", escaped(option.form.summary)]
    }
    lines.append(".SH EXIT STATUS")
    for code in ExitCode.allCases {
      lines += [".TP", ".B \(code.rawValue)", escaped(code.meaning)]
    }
    lines.append(".SH EXAMPLES")
    for command in Command.allCases where !command.form.examples.isEmpty {
      lines += [".nf"] + command.form.examples.map(escaped) + [".fi"]
    }
    return lines.map { "\($0)\n" }.joined()
  }

  /// As roff reads text: a point or a quote at the beginning of a line would be a command.
  private static func escaped(_ text: String) -> String {
    let text = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&\(text)" : text
  }
}
