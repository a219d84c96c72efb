import MvvmgenStorage

extension JSONParser {
  /// The token that must come next.
  enum Expectation {
    case key, colon, value, end
    /// A comma, or the end of an object or an array.
    case commaOr(Unicode.Scalar)

    fileprivate var text: String {
      switch self {
      case .key: "a key"
      case .colon: "`:` after the key"
      case .value: "a value"
      case .end: "the end of the file"
      case .commaOr(let end): "`,` or `\(end)`"
      }
    }
  }

  /// The diagnostic for the text at the position, where something else is expected.
  func unexpected(_ expected: Expectation) -> Diagnostic {
    guard position < bytes.count else { return truncated(expected) }
    guard let scalar = bytes.scalar(at: position, before: bytes.count) else {
      return .invalidUTF8(at: span(position, position + 1), byte: bytes[position])
    }
    if isConflictMarker {
      return Diagnostic(
        .unexpected, at: span(position, lineEnd),
        "a merge left its conflict markers here: keep what is right of both sides, and remove them")
    }
    switch bytes[position] {
    case UInt8(ascii: "/"), UInt8(ascii: "#"):
      return Diagnostic(
        .comment, at: span(position, lineEnd), "remove the comment: JSON has no comments")
    case UInt8(ascii: "+"), UInt8(ascii: "."):
      return .badNumber(at: span(position, wordEnd), "a number starts with a digit or `-`")
    case let byte where byte.isWord: return unexpectedWord(expected)
    default: break
    }
    let here = span(position, position + scalar.length)
    if "'“”„«".unicodeScalars.contains(scalar.scalar) {
      return Diagnostic(
        .singleQuotes, at: here,
        "a JSON string needs straight double quotes, not \(String(scalar.scalar).quoted)")
    }
    if case .end = expected { return .textAfterValue(at: here) }
    return .unexpected(at: here, String(scalar.scalar), expected: expected.text)
  }

  private func unexpectedWord(_ expected: Expectation) -> Diagnostic {
    let here = span(position, wordEnd)
    let word = String(decoding: bytes[position..<wordEnd], as: UTF8.self)
    switch expected {
    case .key:
      return .unexpected(
        at: here, word, expected: "a key in double quotes",
        replaceWith: "\"\(word)\"")
    case .value:
      // Specs have no `null`: suggesting it would lead to the next error.
      let spelling = ["true": "true", "false": "false"]
      guard !["nan", "infinity"].contains(word.lowercased()) else {
        return .badNumber(at: here, "JSON has no \(word.quoted)")
      }
      return .unexpected(
        at: here, word, expected: "a value; a string needs double quotes",
        replaceWith: spelling[word.lowercased()])
    case .end: return .textAfterValue(at: here)
    case .colon, .commaOr:
      // `"name: String = "Ann""`
      guard position > 0, bytes[position - 1] == UInt8(ascii: "\"") else {
        return .unexpected(at: here, word, expected: expected.text)
      }
      return .unexpected(
        at: here, word, expected: "\(expected.text); a quote inside a string is written `\\\"`")
    }
  }

  private func truncated(_ expected: Expectation) -> Diagnostic {
    let open = nodes.last { $0.next == 0 }.map { node in
      let start = Int(node.start)
      return Diagnostic.Note(
        at: span(start, start + 1),
        "this `\(node.kind == .object ? "{" : "[")` is still open")
    }
    return Diagnostic(
      .truncated, at: span(position, position),
      "the file ends too early: expected \(expected.text)",
      notes: open.map { [$0] } ?? [])
  }

  /// Whether one of git's conflict markers begins here.
  private var isConflictMarker: Bool {
    let isFirst = position == 0 || bytes[position - 1] == UInt8(ascii: "\n")
    let mark = bytes[position]
    guard isFirst, "<=>|".utf8.contains(mark), position + 7 <= bytes.count else { return false }
    return bytes[position..<position + 7].allSatisfy { $0 == mark }
  }

  private var wordEnd: Int {
    bytes[position...].firstIndex { !$0.isWord && !".+-".utf8.contains($0) } ?? bytes.count
  }

  private var lineEnd: Int {
    bytes[position...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
  }
}

extension UInt8 {
  /// Whether JSON allows it between its tokens.
  var isBlank: Bool {
    self == UInt8(ascii: " ") || self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r")
      || self == UInt8(ascii: "\t")
  }

  /// Whether the byte can be part of a word that was written without quotes.
  var isWord: Bool { isLetter || isDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: "$") }
}

extension Diagnostic {
  fileprivate static func unexpected(
    at span: SourceSpan, _ text: String, expected: String, replaceWith replacement: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      .unexpected, at: span, "unexpected \(text.quoted): expected \(expected)",
      replaceWith: replacement)
  }

  static func invalidUTF8(at span: SourceSpan, byte: UInt8) -> Diagnostic {
    let hex = String(byte, radix: 16, uppercase: true)
    return Diagnostic(
      .invalidUTF8, at: span, "the byte 0x\(hex) isn't UTF-8 here: save the file as UTF-8")
  }

  static func badNumber(at span: SourceSpan, _ why: String) -> Diagnostic {
    Diagnostic(.badNumber, at: span, "not a JSON number: \(why)")
  }

  fileprivate static func textAfterValue(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .textAfterValue, at: span, "text after the value: a file has one object and nothing else")
  }
}
