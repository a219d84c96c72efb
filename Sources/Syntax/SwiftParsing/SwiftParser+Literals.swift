import MvvmgenStorage

extension SwiftParser {
  mutating func stringLiteral() throws(Diagnostic) -> SwiftValue {
    let start = position
    guard byte(ahead: 1) != UInt8(ascii: "\"") || byte(ahead: 2) != UInt8(ascii: "\"") else {
      throw Diagnostic(
        .multilineString, at: span(start..<start + 3),
        "a string in a spec must be on one line, between single `\"`")
    }
    position += 1
    while position < end {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        position += 1
        return .literal(text(start..<position))
      case UInt8(ascii: "\\"): try escape()
      case let byte where byte < 0x20 || byte >= 0x7F: try characterOfString()
      default: position += 1
      }
    }
    throw Diagnostic(
      .unclosedString, at: span(start..<start + 1),
      "the string isn't closed: expected `\"` at its end")
  }

  /// Parses a scalar of a string, which must be visible.
  private mutating func characterOfString() throws(Diagnostic) {
    guard let next = bytes.scalar(at: position, before: end) else {
      throw unexpected("a character")
    }
    let start = position
    position += next.length
    switch next.scalar.value {
    // Joiners in emoji, and in scripts that need them, are visible by their effect.
    case 0x200C, 0x200D, 0xFE00...0xFE0F: break
    default:
      guard next.scalar.isInvisible else { return }
      throw .invisible(next.scalar, at: span(from: start), inString: true)
    }
  }

  private mutating func escape() throws(Diagnostic) {
    let start = position
    switch byte(ahead: 1) {
    case UInt8(ascii: "0"), UInt8(ascii: "\\"), UInt8(ascii: "t"), UInt8(ascii: "n"),
      UInt8(ascii: "r"), UInt8(ascii: "\""), UInt8(ascii: "'"):
      position += 2
      return
    case UInt8(ascii: "("): throw interpolation
    case UInt8(ascii: "u"):
      position += 2
      if unicodeEscape() { return }
      if current == UInt8(ascii: "}") { position += 1 }
    default: position = min(start + 2, end)
    }
    let range = start..<max(position, start + 1)
    throw Diagnostic(
      .unknownEscape, at: span(range),
      "\(text(range).quoted) isn't a Swift escape: expected `\\\\`, `\\\"`, `\\'`, `\\0`, `\\n`, `\\r`, "
        + "`\\t` or `\\u{…}`")
  }

  /// The diagnostic for `\(…)`.
  private var interpolation: Diagnostic {
    let inside = position + 2
    let close = (inside..<end).first { bytes[$0] == UInt8(ascii: ")") } ?? end
    let data = text(inside..<close)
    let call = "`L10n.title(\(DataPath.couldBe(data) ? data : "…"))`"
    let way =
      takesData
      ? "write a function that makes the text, and call it, as in \(call)"
      : "declare a constant with the text, and write its name, as in `.title`"
    return Diagnostic(
      .interpolation, at: span(position..<min(close + 1, end)),
      "a string in a spec has no interpolations: \(way)")
  }

  /// Parses `{`, up to eight hexadecimal digits, and `}`.
  private mutating func unicodeEscape() -> Bool {
    guard current == UInt8(ascii: "{") else { return false }
    position += 1
    let start = position
    var value: UInt32 = 0
    while position - start < 8, let digit = current.hexDigit {
      value = value << 4 | digit
      position += 1
    }
    guard position > start, current == UInt8(ascii: "}"), Unicode.Scalar(value) != nil else {
      return false
    }
    position += 1
    return true
  }

  mutating func numberLiteral() throws(Diagnostic) -> SwiftValue {
    let start = position
    if current == UInt8(ascii: "-") { position += 1 }
    let digitsStart = position
    let radix = Radix(of: current, byte(ahead: 1))
    var isInteger = true
    if radix == .decimal {
      guard current.isDigit else { throw badNumber(from: start) }
      skipDigits()
      guard let hasFraction = fraction() else { throw badNumber(from: start) }
      isInteger = !hasFraction
    } else {
      // Without digits, it stays at the letter of `0x`, which can't end a number.
      position += radix.isDigit(byte(ahead: 2)) ? 2 : 1
      while position > digitsStart + 1, radix.isDigit(current) || current == UInt8(ascii: "_") {
        position += 1
      }
    }
    guard !current.isWord, current < 0x80, current != UInt8(ascii: ".") else {
      throw badNumber(from: start)
    }
    let literal = text(start..<position)
    return .literal(isInteger ? radix.grouped(literal, from: digitsStart - start) : literal)
  }

  private mutating func skipDigits() {
    while current.isDigit || current == UInt8(ascii: "_") { position += 1 }
  }

  /// Whether there is a fraction or an exponent; nil if it is malformed.
  private mutating func fraction() -> Bool? {
    let start = position
    if current == UInt8(ascii: ".") {
      position += 1
      guard current.isDigit else { return nil }
      skipDigits()
    }
    if current | 0x20 == UInt8(ascii: "e") {
      position += 1
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { position += 1 }
      guard current.isDigit else { return nil }
      skipDigits()
    }
    return position > start
  }

  /// The diagnostic for `.5`, which Swift doesn't accept.
  mutating func fractionAlone() -> Diagnostic {
    let start = position
    position += 1
    skipDigits()
    let text = text(start..<position)
    return .pointAlone(text, as: "0\(text)", "before", at: span(from: start))
  }

  private mutating func badNumber(from start: Int) -> Diagnostic {
    position = start
    while current.isWord || ".+-".utf8.contains(current) { position += 1 }
    let range = start..<max(position, start + 1)
    let text = text(range)
    let digits = text.utf8.drop { $0 == UInt8(ascii: "-") }
    if digits.first == UInt8(ascii: "."), digits.dropFirst().allSatisfy(\.isDigit) {
      return .pointAlone(text, as: "-0\(Substring(digits))", "before", at: span(range))
    }
    if digits.last == UInt8(ascii: "."), digits.dropLast().allSatisfy(\.isDigit) {
      return .pointAlone(text, as: text + "0", "after", at: span(range))
    }
    let hint = "; for a range, declare a constant, and write its name, as in `.pages`"
    return Diagnostic(
      .badNumberLiteral, at: span(range),
      "\(text.quoted) isn't a number that specs support\(text.contains("..") ? hint : "")")
  }
}

extension Diagnostic {
  /// A number that lacks a digit next to the point.
  fileprivate static func pointAlone(
    _ text: String, as number: String, _ side: String, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .badNumberLiteral, at: span,
      "write \(number.quoted), not \(text.quoted): Swift needs a digit \(side) the point",
      replaceWith: number)
  }
}
