import MvvmgenStorage

/// Parses the Swift in specs: names, types, values and declarations.
///
/// Its functions return nil after an error. Only the first error is kept.
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
  /// The error, if there is one. An array because it is nearly always empty and moved often.
  private(set) var failure: [Diagnostic] = []
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
    _ read: (inout SwiftParser) -> Parsed?
  ) -> Parsed? {
    var parser = SwiftParser(source, from: offset)
    parser.skipSpaces()
    let parsed = read(&parser)
    parser.skipSpaces()
    if parsed != nil, parser.position < parser.end {
      parser.failure = [
        parser.accessors()
          ?? parser.unexpected(
            parser.current == UInt8(ascii: ",")
              ? "nothing more: each is a string of its own, `\"a\", \"b\"`" : "nothing more")
      ]
    }
    if let failure = parser.failure.first {
      diagnostics.report(failure)
      return nil
    }
    for warning in parser.warnings {
      diagnostics.report(warning)
    }
    return parsed
  }

  /// `{ get }` after a value that isn't a property of a protocol.
  private func accessors() -> Diagnostic? {
    let written = text(position..<end)
    guard ["{get}", "{getset}"].contains(written.filter { $0 != " " }) else { return nil }
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

  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  mutating func fail<Value>(_ diagnostic: Diagnostic) -> Value? {
    if failure.isEmpty { failure = [diagnostic] }
    return nil
  }

  mutating func fail<Value>(
    _ code: Diagnostic.Code, at span: SourceSpan, _ message: String,
    replaceWith replacement: String? = nil
  ) -> Value? {
    fail(Diagnostic(code, at: span, message, replaceWith: replacement))
  }

  /// Always false: reports an error in a function that returns whether parsing can continue.
  mutating func refuse(_ diagnostic: Diagnostic) -> Bool {
    if failure.isEmpty { failure = [diagnostic] }
    return false
  }

  /// The diagnostic for the text at the position, where something else is expected.
  func unexpected(_ expected: String) -> Diagnostic {
    var ahead = self
    ahead.skipSpaces()
    let start = ahead.position
    guard start < end, let next = bytes.scalar(at: start, before: end) else {
      return .missing(expected, at: span(end..<end))
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
    return .unexpected(text(range), at: span(range), expected: expected)
  }
}

extension Diagnostic {
  fileprivate static func missing(_ expected: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(.unexpectedSwift, at: span, "the text ends too early: expected \(expected)")
  }

  fileprivate static func unexpected(
    _ text: String, at span: SourceSpan, expected: String
  ) -> Diagnostic {
    Diagnostic(.unexpectedSwift, at: span, "unexpected \(text.quoted): expected \(expected)")
  }

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
