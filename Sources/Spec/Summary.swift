/// The text of a documentation comment: words without line breaks, ready to be wrapped.
package struct Summary: Hashable, Sendable {
  package let words: [String]

  /// Takes any text; white space and control characters only separate words.
  package init(_ text: String) {
    words = text.unicodeScalars
      .split { $0.properties.isWhitespace || $0.properties.generalCategory == .control }
      .map { String(String.UnicodeScalarView($0)) }
  }
}
