/// The section about mvvmgen in `AGENTS.md`, which coding assistants read.
enum AssistantInstructions {
  static let file = "AGENTS.md"
  private static let (begin, end) = ("<!-- from 'mvvmgen init' -->", "<!-- mvvmgen ends -->")

  static var section: String { "\(begin)\n\(StarterExample.instructions)\(ShortPage.text)\(end)\n" }

  /// The file's text with today's section in place of an older one, or else at its end. The rest stays.
  static func updated(_ text: String) -> String {
    let newline = text.contains("\r\n") ? "\r\n" : "\n"
    let section = section.replacing("\n", with: newline)
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    if let first = lines.lastIndex(of: begin[...]),
      let last = lines[first...].firstIndex(of: end[...])
    {
      return text[..<lines[first].startIndex] + section + text[lines[last].endIndex...].dropFirst()
    }
    let gap = text.isEmpty ? "" : text.last?.isNewline == true ? newline : newline + newline
    return text + gap + section
  }
}
