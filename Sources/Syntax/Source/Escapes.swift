import MvvmgenStorage

extension String {
  /// The text with some of its scalars written in another way.
  ///
  /// - Parameter escape: how one is written; nil for one that stays.
  package func escaping(_ escape: (Unicode.Scalar) -> String?) -> String {
    var result = ""
    for scalar in unicodeScalars {
      if let escaped = escape(scalar) {
        result += escaped
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The text in double quotes, with the escapes that JSON and Swift share.
  ///
  /// - Parameter escape: how any other scalar is written; nil for one that stays.
  func inQuotes(escaping escape: (Unicode.Scalar) -> String?) -> String {
    let text = escaping { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      default: escape(scalar)
      }
    }
    return "\"\(text)\""
  }
}

extension Unicode.Scalar {
  /// `\u{200B}`
  package var escaped: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }
}

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
