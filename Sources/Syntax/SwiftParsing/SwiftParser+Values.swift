import MvvmgenStorage

extension SwiftParser {
  mutating func value() throws(Diagnostic) -> SwiftValue {
    isInValue = true
    skipSpaces()
    return try nested { parser throws(Diagnostic) in
      switch parser.current {
      case UInt8(ascii: "\""): try parser.stringLiteral()
      case UInt8(ascii: "-") where parser.byte(ahead: 1).isLetter:
        throw parser.unexpected("a value")
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try parser.numberLiteral()
      case UInt8(ascii: "["): try parser.collectionLiteral()
      case UInt8(ascii: "("): try parser.tupleLiteral()
      case UInt8(ascii: "."): try parser.implicitMember()
      case UInt8(ascii: "'"): throw parser.singleQuoted
      default: try parser.wordValue()
      }
    }
  }

  /// The diagnostic for `'text'`.
  private var singleQuoted: Diagnostic {
    let inside = min(position + 1, end)
    let close = (inside..<end).first { bytes[$0] == UInt8(ascii: "'") } ?? end
    let text = text(inside..<close)
    let isPlain = !text.contains { $0 == "\"" || $0 == "\\" }
    let string = "\"\(isPlain ? text : "…")\""
    return Diagnostic(
      .notAValue, at: span(position..<min(close + 1, end)),
      "a string is between double quotes: write \(string.quoted)",
      replaceWith: isPlain ? "\\\"\(text)\\\"" : nil)
  }

  private mutating func implicitMember() throws(Diagnostic) -> SwiftValue {
    guard !byte(ahead: 1).isDigit else { throw fractionAlone() }
    position += 1
    return try member(of: nil)
  }

  /// Parses a value that begins with a word: `true`, `nil`, `Type.member`, `Type(…)`.
  private mutating func wordValue() throws(Diagnostic) -> SwiftValue {
    let start = position
    let word = try word("a value")
    if isWord(word, "true") || isWord(word, "false") { return .literal(text(word.range)) }
    if isWord(word, "nil") { return .nil }
    let first = text(word.range)
    let isType = Self.isCapitalized(first)
    guard isType && !Keywords.isRefusedAsType(first) || takesData && !isType else {
      throw .notAValue(first, at: span(word.whole))
    }
    position = start
    return isType ? try memberOrCall() : try data()
  }

  private mutating func memberOrCall() throws(Diagnostic) -> SwiftValue {
    let start = position
    var path: [SwiftType.NamePart] = []
    while true {
      let wordStart = position
      let name = text(try word("a name").range)
      // `init`, `self` and keywords can only be at the end of a path: `Owl.init(…)`, `Owl.self`.
      if !path.isEmpty, Keywords.isRefusedAsType(name) {
        position = wordStart
        return try member(of: .canonical(path))
      }
      let part = SwiftType.NamePart(
        name: TypeName(validated: name), arguments: try genericArguments())
      if current == UInt8(ascii: "."), byte(ahead: 1) != UInt8(ascii: ".") {
        path.append(part)
        position += 1
        continue
      }
      if current == UInt8(ascii: "("), !part.arguments.isEmpty || Self.isCapitalized(name) {
        return try called(.type(.canonical(path + [part])))
      }
      guard !path.isEmpty, part.arguments.isEmpty else {
        throw .notAValue(text(start..<position), at: span(from: start))
      }
      return try called(.member(of: .canonical(path), MemberName(validated: name)))
    }
  }

  /// Parses the name after a dot, and its call.
  private mutating func member(of type: SwiftType?) throws(Diagnostic) -> SwiftValue {
    let word = try word("a member's name")
    let name = text(word.range)
    guard name == "init" || name == "self" && type != nil || !Keywords.isRefusedAsMember(name)
    else { throw .refusedName(name, at: span(word.whole)) }
    return try called(.member(of: type, MemberName(validated: name)))
  }

  private mutating func called(_ callee: SwiftValue) throws(Diagnostic) -> SwiftValue {
    let arguments = current == UInt8(ascii: "(") ? try arguments() : nil
    guard arguments == nil || current != UInt8(ascii: ".") else {
      throw unexpected("nothing after a call")
    }
    guard !isForced else {
      throw .isForced(
        arguments == nil ? callee.text : "\(callee.text)(…)", at: span(position..<position + 1),
        "write a constant or a function of yours that is never `nil`, such as `Links.help`")
    }
    guard let arguments else { return callee }
    // `swift format` rewrites `Optional<Owl>(…)` to `Owl?(…)`, which isn't a supported value.
    if case .type(let type) = callee.kind, type.isOptional {
      return .call(.member(of: type, MemberName(validated: "init")), arguments)
    }
    return .call(callee, arguments)
  }

  /// Whether an exclamation mark follows, and no comparison.
  var isForced: Bool { current == UInt8(ascii: "!") && byte(ahead: 1) != UInt8(ascii: "=") }

  private mutating func arguments() throws(Diagnostic) -> [SwiftValue.Argument] {
    position += 1
    if take(")") { return [] }
    return try list(to: ")") { parser throws(Diagnostic) in
      let name = parser.attempt { parser in
        parser.word().flatMap { parser.take(":") ? $0 : nil }
      }
      let label = if let name { try parser.label(name) } else { nil as MemberName? }
      return SwiftValue.Argument(label: label, value: try parser.value())
    }
  }

  /// Parses `(1, name: 2)`, or a value in parentheses, which are left out.
  private mutating func tupleLiteral() throws(Diagnostic) -> SwiftValue {
    let start = position
    let elements = try arguments()
    guard elements.count == 1, let only = elements.first else { return .tuple(elements) }
    guard only.label == nil else {
      throw .notAValue(text(start..<position), at: span(from: start))
    }
    return only.value
  }

  private mutating func collectionLiteral() throws(Diagnostic) -> SwiftValue {
    // `[Int](…)` or `[Int].member`, unless it isn't a type, or is alone.
    var ahead = self
    if let type = try? ahead.collection(), "(.".utf8.contains(ahead.current) {
      self = ahead
      guard current == UInt8(ascii: ".") else { return try called(.type(type)) }
      position += 1
      return try member(of: type)
    }
    position += 1
    if take("]") { return .array([]) }
    if take(":") {
      guard take("]") else { throw unexpected("`]`") }
      return .dictionary([])
    }
    var isDictionary: Bool?
    // Compares keys as Swift does: `"é"` and `10` have several spellings.
    var literals: Set<String> = []
    let entries = try list(to: "]") { parser throws(Diagnostic) in
      let start = parser.position
      let key = try parser.value()
      let isFirst = isDictionary == nil
      if isFirst { isDictionary = parser.take(":") }
      guard isDictionary == true else { return SwiftValue.Entry(key: key, value: key) }
      if let literal = key.literalKey, !literals.insert(literal).inserted {
        throw Diagnostic(
          .notAValue, at: parser.span(from: start), "a second entry for the key \(key.text.quoted)")
      }
      guard isFirst || parser.take(":") else { throw parser.unexpected("`:` and a value") }
      return SwiftValue.Entry(key: key, value: try parser.value())
    }
    return isDictionary == true ? .dictionary(entries) : .array(entries.map(\.key))
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
    SwiftParser.parse(text, from: offset, into: &diagnostics) { parser throws(Diagnostic) in
      try parser.value()
    }
  }

  /// Parses a value that may contain names that the surroundings bind.
  package static func parseWithData(
    _ text: JSONString, from offset: Int = 0, into diagnostics: inout Diagnostics
  ) -> SwiftValue? {
    SwiftParser.parse(text, from: offset, into: &diagnostics) { parser throws(Diagnostic) in
      parser.takesData = true
      return try parser.value()
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
      : "expected a literal, `nil`, `.member`, `Type.member`, `Type(…)` or a collection of these; a state "
        + "may start from an input or a part of it, and what depends on other data is set in the view "
        + "model, or `derived`"
    return Diagnostic(.notAValue, at: span, "\(text.quoted) isn't a value: \(help)")
  }
}
