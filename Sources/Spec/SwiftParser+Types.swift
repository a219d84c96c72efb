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

  private mutating func name(depth: Int) -> SwiftType? {
    let start = position
    guard let parts = nameParts(depth: depth) else { return nil }
    if current == UInt8(ascii: " "), parts.count == 1 {
      var ahead = self
      ahead.skipSpaces()
      if ahead.current == UInt8(ascii: "-"), ahead.byte(ahead: 1) == UInt8(ascii: ">") {
        let written = text(start..<position)
        return fail(
          .respell(
            written, as: "(\(written))", "a function's parameters stand in parentheses",
            at: span(start..<position)))
      }
    }
    return SwiftType.canonical(parts)
  }

  /// A dotted name, without a `.Type` at its end.
  mutating func nameParts(depth: Int) -> [SwiftType.NamePart]? {
    var parts: [SwiftType.NamePart] = []
    repeat {
      guard let word = word() else { return fail(unexpected("a type")) }
      let name = text(word.range)
      guard !Keywords.isRefusedAsType(name) || (name == "Any" && parts.isEmpty) else {
        return fail(.refusedAsType(name, at: span(word.whole)))
      }
      guard let arguments = genericArguments(depth: depth) else { return nil }
      parts.append(SwiftType.NamePart(name: TypeName(validated: name), arguments: arguments))
    } while takeDotBeforeName()
    return parts
  }

  private mutating func takeDotBeforeName() -> Bool {
    let start = position
    guard current == UInt8(ascii: ".") else { return false }
    position += 1
    if let word = word(), !isWord(word, "Type"), !isWord(word, "Protocol") {
      position = start + 1
      return true
    }
    position = start
    return false
  }

  /// The arguments between `<` and `>`, none where no `<` stands.
  mutating func genericArguments(depth: Int) -> [SwiftType]? {
    guard current == UInt8(ascii: "<") else { return [] }
    position += 1
    var arguments: [SwiftType] = []
    repeat {
      guard let argument = type(depth: depth + 1) else { return nil }
      arguments.append(argument)
    } while take(",")
    guard take(">") else { return fail(unexpected("`,` or `>`")) }
    return arguments
  }
}

extension SwiftType {
  /// The type of a dotted name: `Swift.Array<Int>` is `[Int]`.
  static func canonical(_ written: [NamePart]) -> SwiftType {
    var parts = written
    if parts.count > 1, parts[0].arguments.isEmpty, parts[0].name.text == "Swift" {
      parts.removeFirst()
    }
    guard parts.count == 1, let part = parts.first, !part.arguments.isEmpty else {
      return .named(parts)
    }
    switch (part.name.text, part.arguments.count) {
    case ("Optional", 1): return .optional(part.arguments[0])
    case ("Array", 1): return .array(part.arguments[0])
    case ("Dictionary", 2): return .dictionary(key: part.arguments[0], value: part.arguments[1])
    default: return .named(parts)
    }
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
  fileprivate static let refusedAsType = Self("MG308")
  fileprivate static let unsupportedType = Self("MG309")
  fileprivate static let respell = Self("MG310")
  fileprivate static let notAProtocol = Self("MG311")
}

extension Diagnostic {
  fileprivate static func refusedAsType(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(.refusedAsType, at: span, "\(name.quoted) names no type in a spec")
  }

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
