extension SwiftParser {
  /// A type, and where `@escaping` stands before it: only a parameter can have that.
  struct WrittenType {
    let type: SwiftType
    var escaping: Range<Int>?
  }

  /// A type where `@escaping` has no meaning.
  mutating func type(depth: Int) -> SwiftType? {
    guard let written = writtenType(depth: depth) else { return nil }
    if let escaping = written.escaping {
      return fail(
        .misplacedAttribute("@escaping", before: "a parameter's type", at: span(escaping)))
    }
    return written.type
  }

  mutating func writtenType(depth: Int) -> WrittenType? {
    skipSpaces()
    guard depth < Self.deepestNesting else {
      return fail(.nestedTooDeep(at: span(position..<min(position + 1, end))))
    }
    guard current == UInt8(ascii: "@") else {
      return prefixedType(depth: depth).map { WrittenType(type: $0) }
    }
    guard let attributes = attributes(), let type = prefixedType(depth: depth) else { return nil }
    return apply(attributes, to: type)
  }

  /// A type with what may stand before it: `any`.
  private mutating func prefixedType(depth: Int) -> SwiftType? {
    let start = position
    guard let word = word(), !word.isEscaped, isPrefix else {
      position = start
      return composition(depth: depth)
    }
    if isWord(word, "any") {
      skipSpaces()
      return existential(from: start, depth: depth)
    }
    let text = text(word.range)
    switch text {
    case "some", "inout", "borrowing", "consuming", "sending", "isolated", "nonisolated", "each",
      "repeat", "unowned", "weak":
      return fail(.unsupportedType("`\(text)`", "it can't stand here", at: span(word.range)))
    default:
      position = start
      return composition(depth: depth)
    }
  }

  /// Whether another type follows the word before the position.
  private var isPrefix: Bool {
    guard current == UInt8(ascii: " ") else { return false }
    var ahead = self
    ahead.skipSpaces()
    switch ahead.current {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "@"), UInt8(ascii: "~"): return true
    default: return ahead.word() != nil
    }
  }

  private mutating func existential(from start: Int, depth: Int) -> SwiftType? {
    let constraintStart = position
    guard let constraint = composition(depth: depth + 1) else { return nil }
    switch constraint {
    case .named, .composition, .metatype(.named, .type), .metatype(.composition, .type):
      return .existential(constraint)
    case .optional:
      let written = text(start..<position)
      let marks = written.utf8.reversed().prefix { $0 == UInt8(ascii: "?") }.count
      let inner = String(decoding: written.utf8.dropLast(marks), as: UTF8.self)
      let spelling = "(\(inner))" + String(repeating: "?", count: marks)
      return fail(
        .respell(
          written, as: spelling, "`?` would bind to the protocol", at: span(start..<position)))
    default:
      let range = constraintStart..<position
      return fail(.notAProtocol(text(range), at: span(range)))
    }
  }

  /// `P & Q`, or a type alone.
  private mutating func composition(depth: Int) -> SwiftType? {
    let start = position
    guard let first = postfixed(depth: depth) else { return nil }
    let firstEnd = position
    guard take("&") else { return first }
    guard var parts = protocols(in: first, at: start..<firstEnd) else { return nil }
    repeat {
      skipSpaces()
      let start = position
      guard let next = postfixed(depth: depth),
        let more = protocols(in: next, at: start..<position)
      else { return nil }
      parts += more
    } while take("&")
    return .composition(parts)
  }

  private mutating func protocols(in type: SwiftType, at range: Range<Int>) -> [SwiftType]? {
    switch type {
    case .named: return [type]
    case .composition(let parts): return parts
    default: return fail(.notAProtocol(text(range), at: span(range)))
    }
  }

  /// A type with what may follow it: `?`, `.Type`.
  private mutating func postfixed(depth: Int) -> SwiftType? {
    let start = position
    guard var type = primary(depth: depth) else { return nil }
    // Each is a level more for all who walk the type.
    var level = depth
    while true {
      switch current {
      case UInt8(ascii: "?"):
        position += 1
        type = .optional(type)
      case UInt8(ascii: "!"):
        let written = text(start..<position)
        return fail(
          .respell(
            written + "!", as: written + "?", "a spec has no implicitly unwrapped optionals",
            at: span(start..<position + 1)))
      case UInt8(ascii: "."):
        guard let kind = metatypeKind() else { return nil }
        type = .metatype(type, kind)
      default: return type
      }
      level += 1
      guard level < Self.deepestNesting, level - depth <= Self.mostPostfixes else {
        return fail(.nestedTooDeep(at: span(position - 1..<position)))
      }
    }
  }

  private static let mostPostfixes = 4

  private mutating func metatypeKind() -> SwiftType.MetatypeKind? {
    let start = position
    if byte(ahead: 1) == UInt8(ascii: ".") {
      return fail(
        .unsupportedType("`...`", "take an array", at: span(start..<min(start + 3, end))))
    }
    position += 1
    guard let word = word() else { return fail(unexpected("`Type` or a type's name")) }
    if isWord(word, "Type") { return .type }
    if isWord(word, "Protocol") { return .protocol }
    let name = text(start..<position)
    return fail(
      .unsupportedType(name.quoted, "only a name has members", at: span(start..<position)))
  }

  private mutating func primary(depth: Int) -> SwiftType? {
    switch current {
    case UInt8(ascii: "["): return collection(depth: depth)
    case UInt8(ascii: "("): return parenthesized(depth: depth)
    case UInt8(ascii: "~"):
      return fail(
        .unsupportedType("`~`", "it can't stand here", at: span(position..<position + 1)))
    default: return name(depth: depth)
    }
  }

  mutating func collection(depth: Int) -> SwiftType? {
    position += 1
    guard let first = type(depth: depth + 1) else { return nil }
    if take("]") { return .array(first) }
    guard take(":") else { return fail(unexpected("`]` or `:`")) }
    guard let value = type(depth: depth + 1) else { return nil }
    guard take("]") else { return fail(unexpected("`]`")) }
    return .dictionary(key: first, value: value)
  }
}

extension SwiftType {
  package static func parse(
    _ text: JSONString, from offset: Int = 0, into diagnostics: inout Diagnostics
  ) -> SwiftType? {
    SwiftParser.parse(text, from: offset, into: &diagnostics) { $0.type(depth: 0) }
  }
}

extension Diagnostic.Code {
  fileprivate static let unsupportedType = Self("MG309")
  fileprivate static let respell = Self("MG310")
  fileprivate static let notAProtocol = Self("MG311")
}

extension Diagnostic {
  static func unsupportedType(_ what: String, _ why: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(.unsupportedType, at: span, "\(what) is no part of a spec's types: \(why)")
  }

  static func respell(
    _ written: String, as spelling: String, _ why: String, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .respell, at: span, "write \(spelling.quoted), not \(written.quoted): \(why)",
      fixIt: FixIt(at: span, replaceWith: spelling))
  }

  fileprivate static func notAProtocol(_ text: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(.notAProtocol, at: span, "\(text.quoted) is no protocol's name: expected one here")
  }
}
