import MvvmgenStorage

extension SwiftParser {
  /// Parses a type where `@escaping` isn't allowed.
  mutating func type(depth: Int) -> SwiftType? {
    guard let written = writtenType(depth: depth) else { return nil }
    if let escaping = written.escaping {
      return fail(
        .misplacedAttribute("@escaping", before: "a parameter's type", at: span(escaping)))
    }
    return written.type
  }

  /// A cache of parsed types by their text: nearly all declarations use the same few types.
  mutating func writtenType(depth: Int) -> WrittenType? {
    skipSpaces()
    guard depth == 0 else { return newType(depth: depth) }
    let range = position..<bytes.endOfType(from: position, before: end)
    let text = interned(range)
    if let type = SwiftTypes.all.type(readFrom: text) {
      position = range.upperBound
      return type.moved(by: range.lowerBound)
    }
    guard let type = newType(depth: depth) else { return nil }
    if position == range.upperBound {
      SwiftTypes.all.remember(type.moved(by: -range.lowerBound), readFrom: text)
    }
    return type
  }

  private mutating func newType(depth: Int) -> WrittenType? {
    guard depth < Self.deepestNesting else {
      return fail(.nestedTooDeep(at: span(position..<min(position + 1, end))))
    }
    guard current == UInt8(ascii: "@") else {
      return prefixedType(depth: depth).map { WrittenType(type: $0) }
    }
    guard let attributes = attributes(), let type = prefixedType(depth: depth) else { return nil }
    return apply(attributes, to: type)
  }

  /// Parses a type with its prefix, if any: `any`.
  private mutating func prefixedType(depth: Int) -> SwiftType? {
    let start = position
    guard let word = word(), !word.isEscaped, isPrefix else {
      position = start
      return unprefixedType(depth: depth)
    }
    if isWord(word, "any") {
      skipSpaces()
      return existential(from: start, depth: depth)
    }
    let text = text(word.range)
    switch text {
    case "some", "inout", "borrowing", "consuming", "sending", "isolated", "nonisolated", "each",
      "repeat", "unowned", "weak":
      return fail(.unsupportedType("`\(text)`", "it isn't allowed here", at: span(word.range)))
    default:
      position = start
      return unprefixedType(depth: depth)
    }
  }

  /// Parses a type without `any`, which is implied in a composition.
  private mutating func unprefixedType(depth: Int) -> SwiftType? {
    let start = position
    guard let type = composition(depth: depth) else { return nil }
    if case .composition = type.kind { return .existential(type) }
    guard type.traits.contains(.lacksAny), let spelling = type.spelledWithAny else { return type }
    return fail(
      .respell(
        text(start..<position), as: spelling, "it is a protocol", at: span(start..<position)))
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
    guard let written = composition(depth: depth + 1) else { return nil }
    var constraint = written
    // Parentheses have turned the types inside them into existentials.
    switch written.kind {
    case .existential(let inner): constraint = inner
    case .metatype(let type):
      if case .existential(let inner) = type.kind { constraint = .metatype(inner) }
    default: break
    }
    switch constraint.kind {
    case .named where constraint.traits.contains(.isConcrete):
      let range = constraintStart..<position
      return fail(.notAProtocol(text(range), at: span(range)))
    case .named, .composition: return .existential(constraint)
    case .metatype(let type) where type.isConstraint: return .existential(constraint)
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

  /// Parses `P & Q`, or a single type.
  mutating func composition(depth: Int) -> SwiftType? {
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

  mutating func protocols(in type: SwiftType, at range: Range<Int>) -> [SwiftType]? {
    switch type.kind {
    case .named where type.traits.contains(.isConcrete):
      return fail(.notAProtocol(text(range), at: span(range)))
    case .named: return [type]
    case .composition(let parts): return parts
    case .existential(let constraint):
      guard case .composition(let parts) = constraint.kind else { fallthrough }
      return parts
    default: return fail(.notAProtocol(text(range), at: span(range)))
    }
  }

  /// Parses a type with its suffixes: `?`, `.Type`.
  private mutating func postfixed(depth: Int) -> SwiftType? {
    let start = position
    guard var type = primary(depth: depth) else { return nil }
    // Each suffix is one more level of nesting.
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
            written + "!", as: written + "?", "specs don't support implicitly unwrapped optionals",
            at: span(start..<position + 1)))
      case UInt8(ascii: "."):
        guard takeMetatype(of: type, from: start) else { return nil }
        type = .metatype(type)
      default: return type
      }
      level += 1
      guard level < Self.deepestNesting, level - depth <= Self.mostPostfixes else {
        return fail(.nestedTooDeep(at: span(position - 1..<position)))
      }
    }
  }

  private static let mostPostfixes = 4

  private mutating func takeMetatype(of type: SwiftType, from typeStart: Int) -> Bool {
    let start = position
    if byte(ahead: 1) == UInt8(ascii: ".") {
      return refuse(
        .unsupportedType("`...`", "use an array", at: span(start..<min(start + 3, end))))
    }
    position += 1
    guard let word = word() else { return refuse(unexpected("`Type` or a type's name")) }
    if isWord(word, "Type") { return true }
    let range = typeStart..<position
    if isWord(word, "Protocol") {
      let spelling = "(any \(type.text)).Type"
      return refuse(
        .respell(text(range), as: spelling, "Swift spells it like this", at: span(range)))
    }
    return refuse(
      .unsupportedType(
        text(start..<position).quoted, "only a type's name can have members",
        at: span(start..<position)))
  }

  private mutating func primary(depth: Int) -> SwiftType? {
    switch current {
    case UInt8(ascii: "["): return collection(depth: depth)
    case UInt8(ascii: "("): return parenthesized(depth: depth)
    case UInt8(ascii: "~"):
      return fail(
        .unsupportedType("`~`", "it isn't allowed here", at: span(position..<position + 1)))
    default: return name(depth: depth)
    }
  }

  mutating func collection(depth: Int) -> SwiftType? {
    let start = position
    position += 1
    guard let first = type(depth: depth + 1) else { return nil }
    if take("]") { return .array(first) }
    guard take(":") else { return fail(unexpected("`]` or `:`")) }
    guard let value = type(depth: depth + 1) else { return nil }
    guard !first.isNoKey else { return fail(.noKey(first, at: span(start..<position))) }
    guard take("]") else { return fail(unexpected("`]`")) }
    return .dictionary(key: first, value: value)
  }
}

extension [UInt8] {
  /// The end of a type that begins at `start`, if there is a type: before a comma or a closing
  /// bracket of the enclosing text, or before ` =`.
  fileprivate func endOfType(from start: Int, before end: Int) -> Int {
    var depth = 0
    var offset = start
    while offset < end {
      switch self[offset] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">") where offset > start && self[offset - 1] == UInt8(ascii: "-"): break
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ">"):
        if depth == 0 { return offset }
        depth -= 1
      case UInt8(ascii: ","): if depth == 0 { return offset }
      case UInt8(ascii: " "):
        let next = offset + 1
        if depth == 0, next < end, self[next] == UInt8(ascii: "=") { return offset }
      default: break
      }
      offset += 1
    }
    return offset
  }
}

extension SwiftType {
  /// The spelling with `any` of a known protocol's type, alone or with suffixes.
  fileprivate var spelledWithAny: String? {
    switch kind {
    case .named(let parts):
      parts.count == 1 && KnownTypes.isProtocol(parts[0].name.text) ? "any \(text)" : nil
    case .metatype(let type) where type.isConstraint:
      type.spelledWithAny == nil ? nil : "any \(text)"
    case .optional(let type):
      type.spelledWithAny.map { type.isOptional ? "\($0)?" : "(\($0))?" }
    default: nil
    }
  }

  /// Whether `any` can precede it, if it is a protocol.
  var isConstraint: Bool {
    switch kind {
    case .named, .composition: true
    default: false
    }
  }

  package static func parse(
    _ text: JSONString, from offset: Int = 0, into diagnostics: inout Diagnostics
  ) -> SwiftType? {
    SwiftParser.parse(text, from: offset, into: &diagnostics) { $0.type(depth: 0) }
  }
}

extension Diagnostic {
  static func noKey(_ type: SwiftType, at span: SourceSpan) -> Diagnostic {
    unsupportedType(
      "a key of type \(type.text.quoted)", "sets and dictionaries need one that is `Hashable`",
      at: span)
  }

  static func unsupportedType(_ what: String, _ why: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(.unsupportedType, at: span, "\(what) isn't supported in a spec: \(why)")
  }

  static func respell(
    _ written: String, as spelling: String, _ why: String, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .respell, at: span, "write \(spelling.quoted), not \(written.quoted): \(why)",
      replaceWith: spelling)
  }

  fileprivate static func notAProtocol(_ text: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(.notAProtocol, at: span, "\(text.quoted) isn't a protocol's name: expected one here")
  }
}
