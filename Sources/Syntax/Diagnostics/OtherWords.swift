/// The words of other tools and frameworks for something, by the word that is used here.
package struct OtherWords: Sendable {
  /// The word that is meant, or else a sentence that helps; and the others, separated by spaces.
  private let meanings: KeyValuePairs<String, String>

  package init(_ meanings: KeyValuePairs<String, String>) { self.meanings = meanings }

  package static let none = OtherWords([:])

  /// The first meaning that is known.
  package func meaning(of word: String, among known: some Sequence<String>) -> String? {
    meanings(of: word).first(where: known.contains)
  }

  /// The first sentence whose first word in backquotes is known, or that is about any place.
  package func sentence(about word: String, among known: some Sequence<String>) -> String? {
    meanings(of: word).first { sentence in
      let parts = sentence.split(separator: "`", maxSplits: 2, omittingEmptySubsequences: false)
      return parts.count > 1 && (known.contains(String(parts[1])) || parts[1].hasPrefix("["))
    }
  }

  private func meanings(of word: String) -> [String] {
    meanings.filter { $0.value.split(separator: " ").contains(word[...]) }.map(\.key)
  }
}
