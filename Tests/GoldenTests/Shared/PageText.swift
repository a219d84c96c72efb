import MvvmgenSyntax

/// The escapes in the pages of `Documentation/Reference/Diagnostics` and of `Fixtures`, for bytes
/// that readers couldn't see or that Markdown can't hold:
///
/// - `<U+200B>` is a character,
/// - `<FF FE>` are bytes,
/// - `<64 x [>` is a text, repeated,
/// - `<no newline>` at the end of the last line says that no line break follows.
enum PageText {
  struct UnknownEscape: Error {
    let text: String
  }

  /// Whether readers see the character as it is. Line breaks count as visible.
  static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    // Nearly all are.
    if scalar.value >= 0x20, scalar.value < 0x7F { return true }
    return switch scalar.properties.generalCategory {
    case .control: scalar == "\n"
    case .format, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator,
      .privateUse, .surrogate, .unassigned:
      false
    default: true
    }
  }

  static func needsEscapes(_ text: String) -> Bool {
    !text.unicodeScalars.allSatisfy(isVisible)
  }

  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if isVisible(scalar), scalar != "<" {
        result.unicodeScalars.append(scalar)
      } else {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "<U+\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)>"
      }
    }
    return result
  }

  /// The lines of a fenced block in which a text is shown.
  static func block(of text: String, as language: String) -> [String] {
    let isWhole = text.isEmpty || text.utf8.last == UInt8(ascii: "\n")
    let isEscaped = !isWhole || needsEscapes(text)
    let shown = (isEscaped ? escaped(text) : text) + (isWhole ? "" : "<no newline>\n")
    let lines = shown.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let longest = lines.map { $0.prefix { $0 == "`" }.count }.max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return [fence + language + (isEscaped ? " escaped" : "")] + lines.map(String.init) + [fence]
  }

  static func bytes(ofEscaped text: String) throws(UnknownEscape) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = text.unicodeScalars[...]
    while let start = rest.firstIndex(of: "<") {
      bytes += String(rest[..<start]).utf8
      guard let end = rest[start...].firstIndex(of: ">") else {
        throw UnknownEscape(text: String(rest[start...].prefix(20)))
      }
      let escape = String(rest[start...end])
      rest = rest[rest.index(after: end)...]
      if escape == "<no newline>", String(rest) == "\n" { return bytes }
      guard let meaning = meaning(of: escape) else { throw UnknownEscape(text: escape) }
      bytes += meaning
    }
    return bytes + String(rest).utf8
  }

  private static func meaning(of escape: String) -> [UInt8]? {
    if let match = escape.wholeMatch(of: /<U\+([0-9A-F]{4,6})>/) {
      let scalar = UInt32(match.output.1, radix: 16).flatMap(Unicode.Scalar.init)
      return scalar.map { Array(String(Character($0)).utf8) }
    }
    if escape.wholeMatch(of: /<[0-9A-F]{2}( [0-9A-F]{2})*>/) != nil {
      return escape.dropFirst().dropLast().split(separator: " ").compactMap {
        UInt8($0, radix: 16)
      }
    }
    if let match = escape.wholeMatch(of: /<([0-9]{1,4}) x (.+)>/) {
      return Int(match.output.1).map {
        Array(String(repeating: String(match.output.2), count: $0).utf8)
      }
    }
    return nil
  }
}
