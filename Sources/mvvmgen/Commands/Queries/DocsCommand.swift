/// `mvvmgen docs`
enum DocsCommand {
  static func run(_ arguments: Arguments, console: Console) throws(UsageError) {
    let options = [Option.short, .all, .man].filter(arguments.has)
    if let option = options.first, options.count + arguments.operands.count > 1 {
      throw UsageError("'\(option.rawValue)' prints a text of its own: give nothing else")
    }
    console.output.write(try text(options.first, arguments.operands.first))
  }

  private static func text(_ option: Option?, _ topic: String?) throws(UsageError) -> String {
    switch option {
    case .short: return ShortPage.text
    case .all: return Handbook.text
    case .man: return ManPage.text
    default: break
    }
    guard let topic else { return list }
    var page: String?
    return try Handbook.topics(called: topic).map { topic in
      defer { page = topic.page }
      let title = topic.page == page || topic.text.hasPrefix("# ") ? "" : "# \(topic.page)\n\n"
      let parts = topic.parts.map { "'mvvmgen docs \($0)'" }.joined(separator: ", ")
      return title + topic.text + (parts.isEmpty ? "" : "More: \(parts)\n")
    }.joined(separator: "\n")
  }

  /// The topics of each page, with their sizes.
  private static var list: String {
    var lines = [
      "'mvvmgen docs --short' is the spec language on one page"
        + " (\(ShortPage.text.unicodeScalars.count) characters).",
      "'mvvmgen docs TOPIC' prints one of these, with its size in characters; a word of its name will do:",
    ]
    var page = ""
    for topic in Handbook.topics {
      if topic.page != page {
        page = topic.page
        lines += ["", page, " "]
      }
      let item = " \(topic.name) \(topic.size)"
      if lines[lines.count - 1].count + item.count > 100 { lines.append(" ") }
      lines[lines.count - 1] += item + ","
    }
    return lines.map { "\($0.hasPrefix(" ") && $0.hasSuffix(",") ? String($0.dropLast()) : $0)\n" }
      .joined()
  }
}
