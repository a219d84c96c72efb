import MvvmgenStorage

extension SwiftParser {
  /// Parses a type where `@escaping` isn't allowed.
  mutating func type() throws(Diagnostic) -> SwiftType {
    let written = try writtenType()
    if let escaping = written.escaping {
      throw .misplacedAttribute("@escaping", before: "a parameter's type", at: span(escaping))
    }
    return written.type
  }

  /// A cache of parsed types by their text: nearly all declarations use the same few types.
  mutating func writtenType() throws(Diagnostic) -> WrittenType {
    skipSpaces()
    guard depth == 0 else { return try newType() }
    let range = position..<bytes.endOfType(from: position, before: end)
    let text = interned(range)
    if let type = SwiftTypes.all.type(readFrom: text) {
      position = range.upperBound
      return type.moved(by: range.lowerBound)
    }
    let type = try newType()
    if position == range.upperBound {
      SwiftTypes.all.remember(type.moved(by: -range.lowerBound), readFrom: text)
    }
    return type
  }

  private mutating func newType() throws(Diagnostic) -> WrittenType {
    try nested { parser throws(Diagnostic) in
      guard parser.current == UInt8(ascii: "@") else {
        return WrittenType(type: try parser.prefixedType())
      }
      let attributes = try parser.attributes()
      let type = try parser.prefixedType()
      return try parser.apply(attributes, to: type)
    }
  }

  /// Parses a type with its prefix, if any: `any`.
  private mutating func prefixedType() throws(Diagnostic) -> SwiftType {
    let start = position
    if let word = word(), !word.isEscaped, isPrefix {
      if isWord(word, "any") {
        skipSpaces()
        return try existential(from: start)
      }
      let text = text(word.range)
      if Self.otherPrefixes.contains(text) {
        throw .unsupportedType("`\(text)`", "it isn't allowed here", at: span(word.range))
      }
    }
    position = start
    return try unprefixedType()
  }

  private static let otherPrefixes = [
    "some", "inout", "borrowing", "consuming", "sending", "isolated", "nonisolated", "each",
    "repeat",
    "unowned", "weak",
  ]

  /// Parses a type without `any`, which is implied in a composition.
  private mutating func unprefixedType() throws(Diagnostic) -> SwiftType {
    let start = position
    let type = try composition()
    if case .composition = type.kind { return .existential(type) }
    guard type.traits.contains(.lacksAny), let spelling = type.spelledWithAny else { return type }
    throw .respell(
      text(start..<position), as: spelling, "it is a protocol", at: span(from: start))
  }

  /// Whether another type follows the word before the position.
  private var isPrefix: Bool {
    guard current == UInt8(ascii: " ") else { return false }
    var ahead = self
    ahead.skipSpaces()
    return "([@~".utf8.contains(ahead.current) || ahead.word() != nil
  }

  private mutating func existential(from start: Int) throws(Diagnostic) -> SwiftType {
    let constraintStart = position
    var constraint = try composition()
    // Parentheses have turned the types inside them into existentials.
    switch constraint.kind {
    case .existential(let inner): constraint = inner
    case .metatype(let type):
      if case .existential(let inner) = type.kind { constraint = .metatype(inner) }
    default: break
    }
    switch constraint.kind {
    case .named where constraint.traits.contains(.isConcrete): break
    case .named, .composition: return .existential(constraint)
    case .metatype(let type) where type.isConstraint: return .existential(constraint)
    case .optional:
      let written = text(start..<position)
      let marks = written.utf8.reversed().prefix { $0 == UInt8(ascii: "?") }.count
      let inner = String(decoding: written.utf8.dropLast(marks), as: UTF8.self)
      throw .respell(
        written, as: "(\(inner))" + String(repeating: "?", count: marks),
        "`?` would bind to the protocol", at: span(from: start))
    default: break
    }
    throw .notAProtocol(text(constraintStart..<position), at: span(from: constraintStart))
  }

  /// Parses `P & Q`, or a single type.
  mutating func composition() throws(Diagnostic) -> SwiftType {
    let start = position
    let first = try postfixed()
    let firstEnd = position
    guard take("&") else { return first }
    var parts = try protocols(in: first, at: start..<firstEnd)
    repeat {
      skipSpaces()
      let start = position
      let next = try postfixed()
      parts += try protocols(in: next, at: start..<position)
    } while take("&")
    return .composition(parts)
  }

  func protocols(in type: SwiftType, at range: Range<Int>) throws(Diagnostic) -> [SwiftType] {
    switch type.kind {
    case .named where !type.traits.contains(.isConcrete): return [type]
    case .composition(let parts): return parts
    case .existential(let constraint):
      if case .composition(let parts) = constraint.kind { return parts }
    default: break
    }
    throw .notAProtocol(text(range), at: span(range))
  }

  /// Parses a type with its suffixes: `?`, `.Type`.
  private mutating func postfixed() throws(Diagnostic) -> SwiftType {
    let start = position
    var type = try primary()
    // Each is one more level of nesting.
    var suffixes = 0
    while true {
      switch current {
      case UInt8(ascii: "?"):
        position += 1
        type = .optional(type)
      case UInt8(ascii: "!"):
        let written = text(start..<position)
        throw .respell(
          written + "!", as: written + "?", "specs don't support implicitly unwrapped optionals",
          at: span(start..<position + 1))
      case UInt8(ascii: "."):
        try takeMetatype(of: type, from: start)
        type = .metatype(type)
      default: return type
      }
      suffixes += 1
      guard depth + suffixes <= Self.deepestNesting, suffixes <= Self.mostSuffixes else {
        throw .nestedTooDeep(at: span(position - 1..<position))
      }
    }
  }

  private static let mostSuffixes = 4

  private mutating func takeMetatype(
    of type: SwiftType, from typeStart: Int
  ) throws(Diagnostic) {
    let start = position
    if byte(ahead: 1) == UInt8(ascii: ".") {
      throw .unsupportedType("`...`", "use an array", at: span(start..<min(start + 3, end)))
    }
    position += 1
    let word = try word("`Type` or a type's name")
    if isWord(word, "Type") { return }
    if isWord(word, "Protocol") {
      throw .respell(
        text(typeStart..<position), as: "(any \(type.text)).Type", "Swift spells it like this",
        at: span(from: typeStart))
    }
    throw .unsupportedType(
      text(start..<position).quoted, "only a type's name can have members", at: span(from: start))
  }

  private mutating func primary() throws(Diagnostic) -> SwiftType {
    switch current {
    case UInt8(ascii: "["): return try collection()
    case UInt8(ascii: "("): return try parenthesized()
    case UInt8(ascii: "~"):
      throw .unsupportedType("`~`", "it isn't allowed here", at: span(position..<position + 1))
    default: return try name()
    }
  }

  mutating func collection() throws(Diagnostic) -> SwiftType {
    let start = position
    position += 1
    let first = try type()
    if take("]") { return .array(first) }
    guard take(":") else { throw unexpected("`]` or `:`") }
    let value = try type()
    guard !first.isNoKey else { throw .noKey(first, at: span(from: start)) }
    guard take("]") else { throw unexpected("`]`") }
    return .dictionary(key: first, value: value)
  }
}

extension [UInt8] {
  /// The end of a type that begins at `start`, if there is a type: before a comma or a closing
  /// bracket of the enclosing text, or before ` =`.
  fileprivate func endOfType(from start: Int, before end: Int) -> Int {
    withBytes(start..<end) { start + $0.lengthOfType }
  }
}

extension Bytes {
  fileprivate var lengthOfType: Int {
    var depth = 0
    var offset = 0
    while offset < count {
      let byte = self[offset]
      // Nearly all are letters.
      if byte.isLetter {
        offset += 1
        continue
      }
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">") where offset > 0 && self[offset - 1] == UInt8(ascii: "-"): break
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ">"):
        if depth == 0 { return offset }
        depth -= 1
      case UInt8(ascii: ","): if depth == 0 { return offset }
      case UInt8(ascii: " "):
        let next = offset + 1
        if depth == 0, next < count, self[next] == UInt8(ascii: "=") { return offset }
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
    SwiftParser.parse(text, from: offset, into: &diagnostics) { parser throws(Diagnostic) in
      try parser.type()
    }
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

  static func notAProtocol(_ text: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(.notAProtocol, at: span, "\(text.quoted) isn't a protocol's name: expected one here")
  }
}
