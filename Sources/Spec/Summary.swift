/// The text of a documentation comment: words without line breaks, ready to be wrapped.
package struct Summary: Hashable, Sendable {
  package let words: [String]

  /// Takes any text; white space and control characters only separate words.
  package init(_ text: String) {
    words = text.unicodeScalars
      .split { scalar in
        guard scalar.value >= 0x80 else { return scalar.value <= 0x20 || scalar.value == 0x7F }
        return scalar.properties.isWhitespace || scalar.properties.generalCategory == .control
      }
      .map { String($0) }
  }
}
