import MvvmgenStorage

extension JSONParser {
  mutating func string() throws(Diagnostic) {
    let start = position + 1
    var offset = start
    var hasEscapes = false
    while true {
      offset = bytes.endOfPlainText(from: offset)
      guard offset < bytes.count else { break }
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "\""):
        append(.string, start, offset, hasEscapes: hasEscapes)
        position = offset + 1
        return
      case UInt8(ascii: "\\"):
        hasEscapes = true
        offset += try escape(at: offset)
      case 0x00..<0x20: throw .controlCharacter(byte, at: span(offset, offset + 1))
      case 0x80...0xFF:
        guard let scalar = bytes.scalar(at: offset, before: bytes.count) else {
          throw .invalidUTF8(at: span(offset, offset + 1), byte: byte)
        }
        offset += scalar.length
      default: break
      }
    }
    let quote = Diagnostic.Note(at: span(start - 1, start), "this string is still open")
    throw Diagnostic(
      .truncated, at: span(bytes.count, bytes.count), "the file ends too early: expected `\"`",
      notes: [quote])
  }

  /// The length of the escape at an offset.
  private func escape(at offset: Int) throws(Diagnostic) -> Int {
    guard let escape = JSONEscape(bytes, at: offset, before: bytes.count) else {
      var end = min(offset + 1, bytes.count)
      if end < bytes.count, let next = bytes.scalar(at: end, before: bytes.count) {
        end += next.scalar.value < 0x20 ? 0 : next.length
      }
      let text = String(decoding: bytes[offset..<end], as: UTF8.self)
      let expected =
        text == "\\("
        ? "to show data, write a function that makes the text, and call it: `\"= L10n.title(name)\"`"
        : "expected `\\\\`, `\\\"`, `\\/`, `\\b`, `\\f`, `\\n`, `\\r`, `\\t` or `\\u` and four "
          + "hexadecimal digits"
      throw Diagnostic(
        .invalidEscape, at: span(offset, end), "\(text.quoted) isn't a JSON escape: \(expected)")
    }
    guard escape.scalar != nil else {
      let text = String(decoding: bytes[offset..<offset + escape.length], as: UTF8.self)
      throw Diagnostic(
        .loneSurrogate, at: span(offset, offset + escape.length),
        "\(text.quoted) is half of a surrogate pair: write the character, or both halves")
    }
    return escape.length
  }

  mutating func number() throws(Diagnostic) {
    let start = position
    if current == UInt8(ascii: "-") { position += 1 }
    guard current.isDigit else { throw badNumber(from: start, "expected a digit after `-`") }
    let hasLeadingZero = current == UInt8(ascii: "0")
    let digits = position
    skipDigits()
    guard !hasLeadingZero || position == digits + 1 else {
      throw badNumber(from: start, "expected no digit after a leading 0")
    }
    if current == UInt8(ascii: ".") {
      position += 1
      guard current.isDigit else {
        throw badNumber(from: start, "expected a digit after the point")
      }
      skipDigits()
    }
    if current | 0x20 == UInt8(ascii: "e") {
      position += 1
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { position += 1 }
      guard current.isDigit else {
        throw badNumber(from: start, "expected a digit in the exponent")
      }
      skipDigits()
    }
    guard !current.isWord, current != UInt8(ascii: ".") else {
      throw badNumber(from: start, "expected decimal digits only")
    }
    append(.number, start, position)
  }

  private mutating func skipDigits() {
    while current.isDigit { position += 1 }
  }

  private func badNumber(from start: Int, _ why: String) -> Diagnostic {
    let end = bytes[start...].firstIndex { !$0.isWord && !".+-".utf8.contains($0) } ?? bytes.count
    return .badNumber(at: span(start, end), why)
  }
}

extension Diagnostic {
  fileprivate static func controlCharacter(_ byte: UInt8, at span: SourceSpan) -> Diagnostic {
    if byte == 0x0A || byte == 0x0D {
      return Diagnostic(
        .controlCharacter, at: span, "a line break in a string: close it with `\"` or write `\\n`")
    }
    // Nothing accepts it, escaped or not.
    if byte == 0 {
      return Diagnostic(
        .controlCharacter, at: span, "a NUL character in a string: delete it",
        replaceWith: "")
    }
    let hex = String(byte, radix: 16, uppercase: true)
    let escape = byte == 0x09 ? "\\t" : "\\u00" + (byte < 0x10 ? "0" : "") + hex
    return Diagnostic(
      .controlCharacter, at: span, "a control character in a string: write `\(escape)`",
      replaceWith: escape)
  }
}
