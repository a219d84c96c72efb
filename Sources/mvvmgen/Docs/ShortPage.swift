import MvvmgenCStorage
import MvvmgenLanguage
import MvvmgenSyntax

/// The spec language on one page. C embeds a template with examples, into which the schemas write what a
/// key means, and all words that no example has.
struct ShortPage {
  static var text: String {
    var page = ShortPage()
    page.fill(String(cString: shortPage()))
    return page.wrapped
  }

  /// The page's first line.
  static var heading: String { String(String(cString: shortPage()).prefix { $0 != "\n" }) }

  private var text = ""
  private var listed: Set<String> = []

  /// Replaces the placeholders: `{{screen.inputs}}` by the meaning of a key, and `{{screen}}` by the words
  /// of screens that the page doesn't have.
  private mutating func fill(_ template: String) {
    let parts = template.split(separator: "{{", omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      guard index > 0, let end = part.firstRange(of: "}}") else {
        text += part
        continue
      }
      let names = part[..<end.lowerBound].split(separator: ".").map(String.init)
      let schemas = names[0].split(separator: " ").compactMap { Self.schema(String($0)) }
      text +=
        names.count > 1
        ? schemas.lazy.compactMap { $0.meaning(of: names[1]) }.first ?? ""
        : list(JSONText.array(schemas).words, isWhole: names[0] != "configuration")
      text += part[end.upperBound...]
    }
  }

  /// Lists the new words, those of their values in parentheses.
  private mutating func list(_ words: [(text: String, values: [String])], isWhole: Bool) -> String {
    words.compactMap { word -> String? in
      let isNew = add(word.text)
      let values = isWhole ? word.values.filter { add($0) } : []
      guard !values.isEmpty else { return isNew ? word.text : nil }
      return "\(word.text) (\(values.joined(separator: " ")))"
    }.joined(separator: ", ")
  }

  /// Whether no example and no list has the word.
  private mutating func add(_ word: String) -> Bool {
    listed.insert(word).inserted && !text.contains("\"\(word)\"") && !text.contains("`\(word)`")
  }

  private static func schema(_ name: String) -> JSONText? {
    name == "configuration"
      ? Schema.configuration.json : Schema.definitions.first { $0.key == name }?.value
  }

  /// Code stays as it is.
  private var wrapped: String {
    var isCode = false
    var lines: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") { isCode.toggle() }
      lines += isCode || line.isEmpty ? [String(line)] : Self.wrapped(line)
    }
    return lines.joined(separator: "\n")
  }

  /// A paragraph, in which short code isn't broken.
  private static func wrapped(_ paragraph: Substring) -> [String] {
    let parts = paragraph.split(separator: "`", omittingEmptySubsequences: false)
    let whole = parts.enumerated().map { index, part in
      index.isMultiple(of: 2) || part.count > 32 ? part : part.replacing(" ", with: "\u{A0}")
    }
    let lines = whole.joined(separator: "`").wrapped(columns: 98).map {
      $0.replacing("\u{A0}", with: " ")
    }
    return [lines[0]] + lines.dropFirst().map { paragraph.hasPrefix("- ") ? "  \($0)" : $0 }
  }
}
