package import MvvmgenStorage

/// The text of a documentation comment: words without line breaks, ready for wrapping.
package struct Summary: Hashable, Sendable {
  /// The words, separated by single spaces.
  package let words: InternedText

  package var isEmpty: Bool { words.bytes.isEmpty }

  /// Accepts any text; white space and control characters only separate words.
  package init(_ text: String) { words = Self.words(of: text) }

  package init(_ text: JSONString) {
    let isReady = !text.node.hasEscapes && Self.isReady(text.bytes)
    words = isReady ? text.interned.value : Self.words(of: text.text)
  }

  /// Whether the words are ASCII, separated by single spaces already.
  private static func isReady(_ text: some Sequence<UInt8>) -> Bool {
    var previous = UInt8(ascii: " ")
    for byte in text {
      guard byte > 0x20 || byte == 0x20 && previous != 0x20, byte < 0x7F else { return false }
      previous = byte
    }
    return previous != UInt8(ascii: " ")
  }

  private static func words(of text: String) -> InternedText {
    if isReady(text.utf8) { return InternedText(text) }
    let words = text.unicodeScalars.split { scalar in
      guard scalar.value >= 0x80 else { return scalar.value <= 0x20 || scalar.value == 0x7F }
      return scalar.properties.isWhitespace || scalar.properties.generalCategory == .control
    }
    return InternedText(words.map { String($0) }.joined(separator: " "))
  }
}
