import MvvmgenStorage

extension String {
  /// The text in backticks, as shown in messages: on one line, visible, and not too long.
  package var quoted: String {
    let start = unicodeScalars.prefix(60)
    let shown = String(start).escaping { scalar in
      scalar.isInvisible || scalar.value >= 0x80 && scalar.properties.isWhitespace
        ? scalar.escaped : nil
    }
    return "`\(shown)\(start.endIndex < unicodeScalars.endIndex ? "…" : "")`"
  }
}

extension InternedText {
  /// The text in backticks, like `String.quoted`.
  package var quoted: String { string.quoted }
}
