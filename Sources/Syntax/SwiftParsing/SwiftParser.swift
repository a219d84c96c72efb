import MvvmgenStorage

/// Parses the Swift in specs: names, types, values and declarations. Its functions throw the first
/// error.
struct SwiftParser {
  let bytes: [UInt8]
  let end: Int
  var position: Int
  /// Whether values may contain names that the surroundings bind.
  var takesData = false
  /// Whether the declaration is a service's, which may have generic parameters.
  var mayBeGeneric = false
  /// Whether a value, or a path to one, was begun.
  var isInValue = false
  /// The number of types and values around the position.
  private(set) var depth = 0
  var warnings: [Diagnostic] = []

  static let deepestNesting = 64

  private let source: JSONString
  /// The offset of each byte of the text in the file, if escapes shifted them.
  private let offsets: [Int32]

  /// Creates a parser of the text from an offset of its UTF-8.
  init(_ source: JSONString, from offset: Int = 0) {
    self.source = source
    let start: Int
    if source.node.hasEscapes {
      let decoded = source.decodedWithOffsets
      (bytes, offsets) = decoded
      (start, end) = (0, bytes.count)
    } else {
      (bytes, offsets) = (source.document.bytes, [])
      (start, end) = (Int(source.node.start), Int(source.node.end))
    }
    position = min(start + max(offset, 0), end)
  }

  /// Parses a text to its end.
  static func parse<Parsed>(
    _ source: JSONString, from offset: Int = 0, into diagnostics: inout Diagnostics,
    _ read: (inout SwiftParser) throws(Diagnostic) -> Parsed
  ) -> Parsed? {
    var parser = SwiftParser(source, from: offset)
    do throws(Diagnostic) {
      parser.skipSpaces()
      let parsed = try read(&parser)
      parser.skipSpaces()
      if parser.position < parser.end { throw parser.superfluous }
      for warning in parser.warnings { diagnostics.report(warning) }
      return parsed
    } catch {
      diagnostics.report(error)
      return nil
    }
  }

  /// The diagnostic for a text after the end.
  private var superfluous: Diagnostic {
    let written = text(position..<end)
    guard ["{get}", "{getset}"].contains(written.filter { $0 != " " }) else {
      return unexpected(
        current == UInt8(ascii: ",")
          ? "nothing more: each is a string of its own, `\"a\", \"b\"`" : "nothing more")
    }
    // After a value that isn't a property of a protocol.
    return Diagnostic(
      .unexpectedSwift, at: span(position..<end),
      "remove \(written.quoted): the key says who can set a value", replaceWith: "")
  }

  /// The next byte, or 0 at the end.
  var current: UInt8 { byte(ahead: 0) }

  /// The byte at a distance from the position, or 0 after the end.
  func byte(ahead distance: Int) -> UInt8 {
    position + distance < end ? bytes[position + distance] : 0
  }

  mutating func skipSpaces() {
    while current == UInt8(ascii: " ") { position += 1 }
  }

  /// Skips spaces and the mark after them; the position stays if another text follows.
  mutating func take(_ mark: Unicode.Scalar) -> Bool {
    let start = position
    skipSpaces()
    guard current == UInt8(ascii: mark) else {
      position = start
      return false
    }
    position += 1
    return true
  }

  /// Takes spaces and a word; the position stays if another text follows.
  mutating func take(word text: StaticString) -> Range<Int>? {
    let start = position
    skipSpaces()
    let range = position..<position + text.utf8CodeUnitCount
    if range.upperBound <= end, bytes.have(text, in: range), word()?.range == range { return range }
    position = start
    return nil
  }

  /// Parses what may be here; the position stays if it isn't.
  mutating func attempt<Parsed>(_ read: (inout SwiftParser) -> Parsed?) -> Parsed? {
    let start = position
    if let parsed = read(&self) { return parsed }
    position = start
    return nil
  }

  /// Parses elements between commas, after an opening mark and up to the closing one.
  mutating func list<Element>(
    to end: Unicode.Scalar, _ element: (inout SwiftParser) throws(Diagnostic) -> Element
  ) throws(Diagnostic) -> [Element] {
    var elements: [Element] = []
    repeat {
      skipSpaces()
      elements.append(try element(&self))
    } while take(",")
    guard take(end) else { throw unexpected("`,` or `\(end)`") }
    return elements
  }

  /// Parses a type or a value, which may be a part of others.
  mutating func nested<Parsed>(
    _ read: (inout SwiftParser) throws(Diagnostic) -> Parsed
  ) throws(Diagnostic) -> Parsed {
    guard depth < Self.deepestNesting else {
      throw .nestedTooDeep(at: span(position..<min(position + 1, end)))
    }
    depth += 1
    defer { depth -= 1 }
    return try read(&self)
  }

  /// Whether an operator or similar is here, which would compute something in an otherwise valid
  /// value.
  private var isComputing: Bool {
    let (previous, next) = (position > 0 ? bytes[position - 1] : 0, byte(ahead: 1))
    return switch current {
    case UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "&"),
      UInt8(ascii: "|"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "["),
      UInt8(ascii: "{"), UInt8(ascii: "?"), UInt8(ascii: "!"):
      true
    case UInt8(ascii: "-"): next != UInt8(ascii: ">")
    case UInt8(ascii: "/"): next != UInt8(ascii: "/") && next != UInt8(ascii: "*")
    case UInt8(ascii: "="): next == UInt8(ascii: "=")
    case UInt8(ascii: "."): previous == UInt8(ascii: ")")
    default: false
    }
  }

  func span(_ range: Range<Int>) -> SourceSpan {
    guard !offsets.isEmpty else {
      return SourceSpan(file: source.document.file, start: range.lowerBound, end: range.upperBound)
    }
    let last = offsets.count - 1
    return SourceSpan(
      file: source.document.file, start: Int(offsets[min(range.lowerBound, last)]),
      end: Int(offsets[min(range.upperBound, last)]))
  }

  /// The span up to the position.
  func span(from start: Int) -> SourceSpan { span(start..<position) }

  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The diagnostic for the text at the position, where something else is expected.
  func unexpected(_ expected: String) -> Diagnostic {
    var ahead = self
    ahead.skipSpaces()
    let start = ahead.position
    guard start < end, let next = bytes.scalar(at: start, before: end) else {
      return Diagnostic(
        .unexpectedSwift, at: span(end..<end), "the text ends too early: expected \(expected)")
    }
    var expected = expected
    if isInValue, ahead.isComputing {
      expected =
        takesData
        ? "a function of yours, as in `L10n.title(name)`, for what is computed"
        : "a constant that you declare, as in `.timeout`, for what is computed"
    }
    if next.scalar.isInvisible {
      return .invisible(next.scalar, at: span(start..<start + next.length))
    }
    let range = ahead.word().map { $0.whole } ?? start..<start + next.length
    return Diagnostic(
      .unexpectedSwift, at: span(range), "unexpected \(text(range).quoted): expected \(expected)")
  }
}

extension Diagnostic {
  static func invisible(
    _ scalar: Unicode.Scalar, at span: SourceSpan, inString: Bool = false
  ) -> Diagnostic {
    let escape = scalar.escaped
    let name = scalar == "\n" || scalar == "\r" ? "a line break" : "an invisible character"
    guard inString else {
      return Diagnostic(.invisibleCharacter, at: span, "\(name), `\(escape)`: remove it")
    }
    return Diagnostic(
      .invisibleCharacter, at: span, "\(name) in a string: write `\(escape)`",
      replaceWith: "\\" + escape)
  }

  static func nestedTooDeep(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .swiftTooDeep, at: span,
      "more than \(SwiftParser.deepestNesting) nested types or values")
  }
}
