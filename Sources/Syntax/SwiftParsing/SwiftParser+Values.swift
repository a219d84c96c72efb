import MvvmgenStorage

extension SwiftParser {
  mutating func value(depth: Int) -> SwiftValue? {
    isInValue = true
    skipSpaces()
    guard depth < Self.deepestNesting else {
      return fail(.nestedTooDeep(at: span(position..<min(position + 1, end))))
    }
    switch current {
    case UInt8(ascii: "\""): return stringLiteral()
    case UInt8(ascii: "-") where byte(ahead: 1).isLetter: return fail(unexpected("a value"))
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return numberLiteral()
    case UInt8(ascii: "["): return collectionLiteral(depth: depth)
    case UInt8(ascii: "("): return tupleLiteral(depth: depth)
    case UInt8(ascii: "."): return implicitMember(depth: depth)
    case UInt8(ascii: "'"): return singleQuoted()
    default: return wordValue(depth: depth)
    }
  }

  /// Reports `'text'`.
  private mutating func singleQuoted() -> SwiftValue? {
    let start = position
    let close = (start + 1..<end).first { bytes[$0] == UInt8(ascii: "'") } ?? end
    let inside = text(min(start + 1, end)..<close)
    return fail(.singleQuotes(inside, at: span(start..<min(close + 1, end))))
  }

  private mutating func implicitMember(depth: Int) -> SwiftValue? {
    guard !byte(ahead: 1).isDigit else { return fractionAlone() }
    position += 1
    guard let word = word() else { return fail(unexpected("a member's name")) }
    guard let member = memberOfValue(word, canBeSelf: false) else { return nil }
    return called(.member(of: nil, member), depth: depth)
  }

  /// Parses a value that begins with a word: `true`, `nil`, `Type.member`, `Type(…)`.
  private mutating func wordValue(depth: Int) -> SwiftValue? {
    let start = position
    guard let word = word() else { return fail(unexpected("a value")) }
    if isWord(word, "true") || isWord(word, "false") { return .literal(text(word.range)) }
    if isWord(word, "nil") { return .nil }
    let first = text(word.range)
    if takesData, !Self.isCapitalized(first) {
      position = start
      return data()
    }
    guard Self.isCapitalized(first), !Keywords.isRefusedAsType(first) else {
      return fail(.notAValue(first, at: span(word.whole)))
    }
    position = start
    return memberOrCall(from: start, depth: depth)
  }

  private mutating func memberOrCall(from start: Int, depth: Int) -> SwiftValue? {
    var path: [SwiftType.NamePart] = []
    while true {
      guard let word = word() else { return fail(unexpected("a name")) }
      let name = text(word.range)
      // `init`, `self` and keywords can only be at the end of a path: `Owl.init(…)`, `Owl.self`.
      if !path.isEmpty, Keywords.isRefusedAsType(name) {
        guard let member = memberOfValue(word, canBeSelf: true) else { return nil }
        return called(.member(of: SwiftType.canonical(path), member), depth: depth)
      }
      guard let arguments = genericArguments(depth: depth) else { return nil }
      if current == UInt8(ascii: "."), byte(ahead: 1) != UInt8(ascii: ".") {
        path.append(.init(name: TypeName(validated: name), arguments: arguments))
        position += 1
        continue
      }
      if current == UInt8(ascii: "("), !arguments.isEmpty || Self.isCapitalized(name) {
        path.append(.init(name: TypeName(validated: name), arguments: arguments))
        return called(.type(SwiftType.canonical(path)), depth: depth)
      }
      guard !path.isEmpty, arguments.isEmpty else {
        let written = text(start..<position)
        return fail(.notAValue(written, at: span(start..<position)))
      }
      let member = SwiftValue.member(
        of: SwiftType.canonical(path), MemberName(validated: name))
      return called(member, depth: depth)
    }
  }

  private mutating func memberOfValue(_ word: Word, canBeSelf: Bool) -> MemberName? {
    let name = text(word.range)
    switch name {
    case "init": return MemberName(validated: name)
    case "self" where canBeSelf: return MemberName(validated: name)
    default:
      guard !Keywords.isRefusedAsMember(name) else {
        return fail(.refusedName(name, at: span(word.whole)))
      }
      return MemberName(validated: name)
    }
  }

  private mutating func called(_ callee: SwiftValue, depth: Int) -> SwiftValue? {
    guard current == UInt8(ascii: "(") else {
      return isForced ? fail(.isForced(callee.text, at: forcingMark)) : callee
    }
    guard let arguments = arguments(depth: depth) else { return nil }
    guard current != UInt8(ascii: ".") else {
      return fail(unexpected("nothing after a call"))
    }
    guard !isForced else { return fail(.isForced("\(callee.text)(…)", at: forcingMark)) }
    // `swift format` rewrites `Optional<Owl>(…)` to `Owl?(…)`, which isn't a supported value.
    if case .type(let type) = callee.kind, type.isOptional {
      return .call(.member(of: type, MemberName(validated: "init")), arguments)
    }
    return .call(callee, arguments)
  }

  /// Whether an exclamation mark follows, and no comparison.
  private var isForced: Bool {
    current == UInt8(ascii: "!") && byte(ahead: 1) != UInt8(ascii: "=")
  }

  private var forcingMark: SourceSpan { span(position..<position + 1) }

  private mutating func arguments(depth: Int) -> [SwiftValue.Argument]? {
    position += 1
    var arguments: [SwiftValue.Argument] = []
    guard !take(")") else { return [] }
    repeat {
      skipSpaces()
      let start = position
      var name: MemberName?
      if let word = word(), take(":") {
        guard let label = label(word) else { return nil }
        name = label
      } else {
        position = start
      }
      guard let value = value(depth: depth + 1) else { return nil }
      arguments.append(SwiftValue.Argument(label: name, value: value))
    } while take(",")
    guard take(")") else { return fail(unexpected("`,` or `)`")) }
    return arguments
  }

  /// Parses `(1, name: 2)`, or a value in parentheses, which are left out.
  private mutating func tupleLiteral(depth: Int) -> SwiftValue? {
    let start = position
    guard let elements = arguments(depth: depth) else { return nil }
    guard elements.count == 1, let only = elements.first else { return .tuple(elements) }
    guard only.label == nil else {
      return fail(.notAValue(text(start..<position), at: span(start..<position)))
    }
    return only.value
  }

  /// Parses `[Int](…)` or `[Int].member`. If there is neither, the position stays, without an
  /// error.
  private mutating func collectionType(depth: Int) -> SwiftType? {
    let start = self
    if let type = collection(depth: depth),
      current == UInt8(ascii: "(") || current == UInt8(ascii: ".")
    {
      return type
    }
    self = start
    return nil
  }

  private mutating func collectionLiteral(depth: Int) -> SwiftValue? {
    if let type = collectionType(depth: depth) {
      guard current == UInt8(ascii: ".") else { return called(.type(type), depth: depth) }
      position += 1
      guard let word = word() else { return fail(unexpected("a member's name")) }
      guard let member = memberOfValue(word, canBeSelf: true) else { return nil }
      return called(.member(of: type, member), depth: depth)
    }
    position += 1
    if take("]") { return .array([]) }
    if take(":") {
      guard take("]") else { return fail(unexpected("`]`")) }
      return .dictionary([])
    }
    guard let first = value(depth: depth + 1) else { return nil }
    if take(":") { return dictionaryLiteral(first, depth: depth) }
    var elements = [first]
    while take(",") {
      guard let element = value(depth: depth + 1) else { return nil }
      elements.append(element)
    }
    guard take("]") else { return fail(unexpected("`,` or `]`")) }
    return .array(elements)
  }

  private mutating func dictionaryLiteral(_ first: SwiftValue, depth: Int) -> SwiftValue? {
    guard let firstValue = value(depth: depth + 1) else { return nil }
    var entries = [SwiftValue.Entry(key: first, value: firstValue)]
    // Compares keys as Swift does: `"é"` and `10` have several spellings.
    var literals: Set = [first.literalKey ?? first.text]
    while take(",") {
      skipSpaces()
      let start = position
      guard let key = value(depth: depth + 1) else { return nil }
      if let literal = key.literalKey, !literals.insert(literal).inserted {
        return fail(
          .notAValue, at: span(start..<position), "a second entry for the key \(key.text.quoted)"
        )
      }
      guard take(":") else { return fail(unexpected("`:` and a value")) }
      guard let value = value(depth: depth + 1) else { return nil }
      entries.append(SwiftValue.Entry(key: key, value: value))
    }
    guard take("]") else { return fail(unexpected("`,` or `]`")) }
    return .dictionary(entries)
  }

  /// Whether a name looks like a type: a lowercase one is a function or a variable.
  static func isCapitalized(_ name: String) -> Bool {
    let first = name.unicodeScalars.first { $0 != "_" }
    return first.map { !$0.properties.isLowercase } ?? false
  }
}

extension SwiftValue {
  /// The text by which Swift distinguishes literals as keys; nil for other values.
  fileprivate var literalKey: String? {
    guard case .literal(let literal) = kind else { return nil }
    switch literal.bytes.first {
    case UInt8(ascii: "\""): return "\"" + literal.string.unescapedLiteral
    case UInt8(ascii: "t"), UInt8(ascii: "f"): return literal.string
    default: return NumberLiteral(literal.string).key
    }
  }

  /// Parses a value from an offset of the text's UTF-8, such as the one after the `=` in `= 3`.
  package static func parse(
    _ text: JSONString, from offset: Int = 0, into diagnostics: inout Diagnostics
  ) -> SwiftValue? {
    SwiftParser.parse(text, from: offset, into: &diagnostics) { $0.value(depth: 0) }
  }

  /// Parses a value that may contain names that the surroundings bind.
  package static func parseWithData(
    _ text: JSONString, from offset: Int = 0, into diagnostics: inout Diagnostics
  ) -> SwiftValue? {
    SwiftParser.parse(text, from: offset, into: &diagnostics) {
      $0.takesData = true
      return $0.value(depth: 0)
    }
  }

  /// The bound names in a text that is a value after an equals sign; none if it is invalid.
  package static func data(in text: JSONString) -> [DataPath] {
    var ignored = Diagnostics()
    return parseWithData(text, from: 1, into: &ignored)?.data ?? []
  }
}

extension Diagnostic {
  /// - Parameter way: the suggested alternative.
  static func isForced(_ value: String, at span: SourceSpan, _ way: String) -> Diagnostic {
    Diagnostic(
      .notAValue, at: span,
      "\("\(value)!".quoted) isn't allowed, since it would crash where that is `nil`: \(way)")
  }

  fileprivate static func isForced(_ value: String, at span: SourceSpan) -> Diagnostic {
    isForced(
      value, at: span,
      "write a constant or a function of yours that is never `nil`, such as `Links.help`")
  }

  fileprivate static func singleQuotes(_ text: String, at span: SourceSpan) -> Diagnostic {
    let isPlain = !text.contains { $0 == "\"" || $0 == "\\" }
    let string = "\"\(isPlain ? text : "…")\""
    return Diagnostic(
      .notAValue, at: span, "a string is between double quotes: write \(string.quoted)",
      replaceWith: isPlain ? "\\\"\(text)\\\"" : nil)
  }

  fileprivate static func notAValue(_ text: String, at span: SourceSpan) -> Diagnostic {
    let literals = ["False": "false", "True": "true", "Nil": "nil", "None": "nil", "null": "nil"]
    if let literal = literals[text] {
      return Diagnostic(
        .notAValue, at: span, "\(text.quoted) isn't a value: Swift has \(literal.quoted)",
        replaceWith: literal)
    }
    let help =
      text.first?.isUppercase == true
      ? "a string has quotes of its own, which a shell takes away: write `\\\"\(text)\\\"` in JSON, "
        + "`'… \"\(text)\"'` in a shell"
      : "expected a literal, `nil`, `.member`, `Type.member`, `Type(…)` or a collection of these; what "
        + "depends on other data is set in the view model, or `derived`"
    return Diagnostic(.notAValue, at: span, "\(text.quoted) isn't a value: \(help)")
  }
}
