import MvvmgenStorage
import MvvmgenSyntax

/// A word of the spec language: a key, or an answer. It is looked up by its interned text, since
/// each spec has dozens of them and nearly all are valid.
package protocol SpecWord: RawRepresentable<String>, CaseIterable, Equatable, Sendable {
  static var table: SpecWords<Self> { get }
}

/// All words of one kind.
package struct SpecWords<Word: SpecWord>: Sendable {
  private let words: [InternedText: Word]

  package init() {
    words = Dictionary(
      uniqueKeysWithValues: Word.allCases.map { (InternedText($0.rawValue), $0) })
  }

  subscript(text: InternedText) -> Word? { words[text] }
}

extension SpecWord {
  /// Nil for any other text.
  init?(_ text: JSONString) {
    guard let word = Self.table[text.interned.value] else { return nil }
    self = word
  }
}
