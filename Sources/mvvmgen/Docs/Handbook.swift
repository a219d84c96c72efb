import MvvmgenCStorage
import MvvmgenSyntax

/// The pages of the documentation that the tool has with it, by their headings.
enum Handbook {
  /// The text below a heading, without that of topics in it.
  struct Topic {
    /// The page's title.
    let page: String
    /// The heading's words in lower case: `named-answers`.
    let name: String
    let isPart: Bool
    fileprivate(set) var text: String
    /// The topics in it.
    fileprivate(set) var parts: [String] = []

    var size: Int { text.unicodeScalars.count }

    /// The rows of its tables that begin with a word of the spec language, or all rows and paragraphs that
    /// have it.
    fileprivate func excerpt(about word: String, isWhole: Bool) -> Topic? {
      let blocks = text.replacing("\n|", with: "\n\n|").split(separator: "\n\n").dropFirst().filter
      {
        let isRow = $0.hasPrefix("| ")
        let place = isWhole ? $0 : isRow ? $0.dropFirst(2).prefix { $0 != "|" } : ""
        return place.contains("`\(word)`") || place.contains("\"\(word)\"")
      }
      guard !blocks.isEmpty else { return nil }
      var topic = self
      topic.text = ([text.prefix { $0 != "\n" }] + blocks).joined(separator: "\n\n") + "\n"
      topic.parts = []
      return topic
    }

    /// Without the plural, which nobody remembers.
    fileprivate var words: [String] { name.split(separator: "-").map(Handbook.singular) }
  }

  /// All pages as one text.
  static var text: String { String(cString: handbook()) }

  static var topics: [Topic] {
    var topics: [Topic] = []
    var (page, isCode) = ("", false)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") { isCode.toggle() }
      let level = isCode ? 0 : line.prefix { $0 == "#" }.count
      guard (1...3).contains(level) else {
        if !topics.isEmpty { topics[topics.count - 1].text += "\(line)\n" }
        continue
      }
      let heading = line.dropFirst(level + 1)
      if level == 1 { page = String(heading) }
      topics.append(
        Topic(page: page, name: name(of: heading), isPart: level == 3, text: "\(line)\n"))
      if level == 3, let whole = topics.lastIndex(where: { !$0.isPart }) {
        topics[whole].parts.append(topics[topics.count - 1].name)
      }
    }
    return topics
  }

  /// The rows about a word of the spec language, and the topics of that name, or else those whose names have its
  /// words; or else all that the spec language says about it.
  static func topics(called typed: String) throws(UsageError) -> [Topic] {
    let (topics, name) = (topics, name(of: typed[...]))
    let words = name.split(separator: "-").map(singular)
    guard !words.isEmpty else { throw UsageError("no topic: run 'mvvmgen docs' to list them") }
    let language = topics.filter {
      $0.page == topics[0].page && !$0.text.hasPrefix(ShortPage.heading)
    }
    var found = topics.filter { $0.name == name }
    if found.isEmpty { found = topics.filter { words.allSatisfy($0.words.contains) } }
    let rows = language.compactMap { topic in
      let isWhole = found.contains { $0.page == topic.page && $0.name == topic.name }
      return isWhole ? nil : topic.excerpt(about: typed, isWhole: false)
    }
    if !rows.isEmpty || !found.isEmpty { return rows + found }
    let excerpts = language.compactMap { $0.excerpt(about: typed, isWhole: true) }
    guard excerpts.isEmpty else { return excerpts }
    let near =
      typed.hasPrefix("MG")
      ? ", did you mean 'mvvmgen explain \(typed)'?"
      : suggestion(for: name, among: topics.map(\.name) + topics.flatMap(\.words))
        ?? ", run 'mvvmgen docs' to list them"
    throw UsageError("no topic is called '\(typed)'\(near)")
  }

  private static func name(of heading: Substring) -> String {
    let words = heading.prefix { $0 != ":" }.lowercased().filter { !"`'’.,".contains($0) }
      .split { !$0.isLetter && !$0.isNumber }
    let isArticle = ["a", "an", "the"].contains(words.first ?? "") && words.count > 1
    return words.dropFirst(isArticle ? 1 : 0).joined(separator: "-")
  }

  private static func singular(_ word: Substring) -> String {
    String(word.count > 3 && word.hasSuffix("s") ? word.dropLast() : word)
  }
}
