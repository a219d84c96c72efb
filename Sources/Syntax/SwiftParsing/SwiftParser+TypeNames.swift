import MvvmgenStorage

extension SwiftParser {
  /// Parses a named type.
  mutating func name() throws(Diagnostic) -> SwiftType {
    let start = position
    let parts = try nameParts()
    let range = start..<position
    if current == UInt8(ascii: " "), parts.count == 1 {
      var ahead = self
      ahead.skipSpaces()
      if ahead.isAtArrow {
        throw .respell(
          text(range), as: "(\(text(range)))", "a function type's parameters need parentheses",
          at: span(range))
      }
    }
    if parts.count == 1, bytes[start].isSmall,
      let spelling = KnownTypes.capitalized(parts[0].name.text)
    {
      throw .respell(
        text(range), as: spelling, "Swift's types begin with capitals", at: span(range))
    }
    let own = SwiftType.withoutSwift(parts)
    if own.count == 1 { try checkArguments(of: own[0], at: range) }
    return SwiftType.canonical(own)
  }

  /// Checks a known type's generic arguments.
  private func checkArguments(
    of part: SwiftType.NamePart, at range: Range<Int>
  ) throws(Diagnostic) {
    let count =
      switch part.name.text {
      case "Array", "Optional", "Set": 1
      case "Dictionary": 2
      case let name where !part.arguments.isEmpty && KnownTypes.Literals(of: name) != nil: 0
      default: part.arguments.count
      }
    guard part.arguments.count == count else {
      let arguments = ["no generic arguments", "one generic argument", "two generic arguments"]
      throw .unsupportedType(
        text(range).quoted, "\(part.name.text.quoted) takes \(arguments[count])", at: span(range))
    }
    if count > 0, ["Set", "Dictionary"].contains(part.name.text), part.arguments[0].isNoKey {
      throw .noKey(part.arguments[0], at: span(range))
    }
  }

  /// Parses a dotted name, without a trailing `.Type`.
  private mutating func nameParts() throws(Diagnostic) -> [SwiftType.NamePart] {
    var parts: [SwiftType.NamePart] = []
    repeat {
      let word = try word("a type")
      let name = TypeName(validated: interned(word.range))
      guard !name.interned.isRefusedAsType || (parts.isEmpty && name.text == "Any") else {
        throw Diagnostic(
          .refusedAsType, at: span(word.whole),
          "\(name.text.quoted) can't be used as a type in a spec")
      }
      parts.append(SwiftType.NamePart(name: name, arguments: try genericArguments()))
    } while takeDotBeforeName()
    return parts
  }

  private mutating func takeDotBeforeName() -> Bool {
    guard current == UInt8(ascii: ".") else { return false }
    var ahead = self
    ahead.position += 1
    guard let word = ahead.word(), !isWord(word, "Type"), !isWord(word, "Protocol") else {
      return false
    }
    position += 1
    return true
  }

  /// Parses the arguments between `<` and `>`; empty if there is no `<`.
  mutating func genericArguments() throws(Diagnostic) -> [SwiftType] {
    guard current == UInt8(ascii: "<") else { return [] }
    position += 1
    return try list(to: ">") { parser throws(Diagnostic) in try parser.type() }
  }
}

extension SwiftType {
  /// The parts after the module's name: `Array<Int>` of `Swift.Array<Int>`.
  fileprivate static func withoutSwift(_ written: [NamePart]) -> [NamePart] {
    var parts = written
    while parts.count > 1, parts[0].arguments.isEmpty, parts[0].name.text == "Swift",
      SwiftParser.isCapitalized(parts[1].name.text)
    {
      parts.removeFirst()
    }
    return parts
  }

  /// The canonical type of a dotted name: `Swift.Array<Int>` is `[Int]`.
  static func canonical(_ written: [NamePart]) -> SwiftType {
    let parts = withoutSwift(written)
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
