import Storage

extension String {
  /// The text in backticks, as shown in messages: on one line, visible, and not too long.
  package var quoted: String {
    var shown = "`"
    for (index, scalar) in unicodeScalars.enumerated() {
      guard index < 60 else {
        shown += "…"
        break
      }
      if scalar.isInvisible || scalar.value >= 0x80 && scalar.properties.isWhitespace {
        shown += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
    return shown + "`"
  }
}

extension InternedText {
  /// The text in backticks, like `String.quoted`.
  package var quoted: String { string.quoted }
}
