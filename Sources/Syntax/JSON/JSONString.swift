package import MvvmgenStorage

/// A string in a JSON file, a key or a value, whose text is mapped to its offsets in the file.
package struct JSONString: Sendable {
  let document: JSONDocument
  let node: JSONNode

  /// The text, with escapes decoded.
  package var text: String {
    node.hasEscapes
      ? String(decoding: decoded, as: UTF8.self) : String(decoding: bytes, as: UTF8.self)
  }

  /// The text as an interned name for lookups, and the content between the quotes.
  package var interned: Located<InternedText> {
    guard !node.hasEscapes else { return Located(InternedText(text), at: span) }
    return Located(InternedText(document.bytes, Int(node.start)..<Int(node.end)), at: span)
  }

  /// The content between the quotes.
  package var span: SourceSpan {
    SourceSpan(file: document.file, start: Int(node.start), end: Int(node.end))
  }

  /// Whether the text equals these bytes, without creating a String.
  package static func == (string: JSONString, text: StaticString) -> Bool {
    guard text.hasPointerRepresentation else { return string.text == text.description }
    guard !string.node.hasEscapes else { return string.decoded.elementsEqual(text.bytes) }
    return string.document.bytes.have(text, in: Int(string.node.start)..<Int(string.node.end))
  }

  /// The bytes between the quotes, with their escapes.
  var bytes: ArraySlice<UInt8> { document.bytes[Int(node.start)..<Int(node.end)] }

  /// Whether the text is a value in Swift: it begins with an equals sign.
  package var isExpression: Bool {
    (node.hasEscapes ? decoded.first : bytes.first) == UInt8(ascii: "=")
  }

  /// Whether it begins with a capital ASCII letter, which isn't escaped.
  package var beginsWithCapital: Bool { bytes.first?.isCapital == true }

  /// Whether the text contains this ASCII character.
  package func contains(_ character: UInt8) -> Bool {
    node.hasEscapes ? decoded.contains(character) : bytes.contains(character)
  }

  /// The span in the file of a range of the text's UTF-8, clamped to the string.
  package func span(of range: Range<Int>) -> SourceSpan {
    guard node.hasEscapes else {
      let start = min(Int(node.start) + max(range.lowerBound, 0), Int(node.end))
      let end = min(Int(node.start) + max(range.upperBound, 0), Int(node.end))
      return SourceSpan(file: document.file, start: start, end: end)
    }
    let offsets = decodedWithOffsets.offsets
    let last = offsets.count - 1
    let lower = min(max(range.lowerBound, 0), last)
    var upper = min(max(range.upperBound, lower), last)
    // If the range covers a part of an escape, the span covers the whole escape.
    while upper > lower, upper < last, offsets[upper] == offsets[upper - 1] { upper += 1 }
    return SourceSpan(
      file: document.file, start: Int(offsets[lower]), end: Int(offsets[upper]))
  }

  /// The text's UTF-8.
  var decoded: [UInt8] { node.hasEscapes ? decodedWithOffsets.bytes : Array(bytes) }

  /// The text's UTF-8, and the offset in the file of each of its bytes, including the end.
  var decodedWithOffsets: (bytes: [UInt8], offsets: [Int32]) {
    let (source, end) = (document.bytes, Int(node.end))
    var (text, offsets, position) = ([UInt8](), [Int32](), Int(node.start))
    text.reserveCapacity(end - position)
    offsets.reserveCapacity(end - position + 1)
    while position < end {
      let start = Int32(clamping: position)
      if source[position] == UInt8(ascii: "\\"),
        let escape = JSONEscape(source, at: position, before: end)
      {
        text += UTF8.encode(escape.scalar ?? "\u{FFFD}") ?? .init()
        position += escape.length
      } else {
        text.append(source[position])
        position += 1
      }
      offsets += repeatElement(start, count: text.count - offsets.count)
    }
    return (text, offsets + [node.end])
  }
}

/// An escape in a JSON string; a surrogate pair counts as one.
struct JSONEscape {
  /// Nil for a lone surrogate.
  let scalar: Unicode.Scalar?
  let length: Int

  /// Nil if the bytes at `offset`, a backslash, aren't a valid escape.
  init?(_ bytes: [UInt8], at offset: Int, before end: Int) {
    guard offset + 1 < end else { return nil }
    switch bytes[offset + 1] {
    case UInt8(ascii: "\""): self.init("\"")
    case UInt8(ascii: "\\"): self.init("\\")
    case UInt8(ascii: "/"): self.init("/")
    case UInt8(ascii: "b"): self.init("\u{8}")
    case UInt8(ascii: "f"): self.init("\u{C}")
    case UInt8(ascii: "n"): self.init("\n")
    case UInt8(ascii: "r"): self.init("\r")
    case UInt8(ascii: "t"): self.init("\t")
    case UInt8(ascii: "u"): self.init(unit: bytes, at: offset, before: end)
    default: return nil
    }
  }

  private init(_ scalar: Unicode.Scalar) { (self.scalar, length) = (scalar, 2) }

  private init?(unit bytes: [UInt8], at offset: Int, before end: Int) {
    guard let first = Self.codeUnit(bytes, at: offset, before: end) else { return nil }
    guard first & 0xFC00 == 0xD800, let second = Self.codeUnit(bytes, at: offset + 6, before: end),
      second & 0xFC00 == 0xDC00
    else {
      (scalar, length) = (Unicode.Scalar(first), 6)
      return
    }
    (scalar, length) = (Unicode.Scalar(0x1_0000 + ((first & 0x3FF) << 10 | (second & 0x3FF))), 12)
  }

  private static func codeUnit(_ bytes: [UInt8], at offset: Int, before end: Int) -> UInt32? {
    guard end - offset >= 6, bytes[offset] == UInt8(ascii: "\\"),
      bytes[offset + 1] == UInt8(ascii: "u")
    else { return nil }
    var unit: UInt32 = 0
    for byte in bytes[offset + 2..<offset + 6] {
      guard let digit = byte.hexDigit else { return nil }
      unit = unit << 4 | digit
    }
    return unit
  }
}

extension Suggestion {
  package init(
    for written: JSONString, among known: some Sequence<String>, others: OtherWords = .none
  ) {
    self.init(for: written.text, at: written.span, among: known, others: others)
  }
}
