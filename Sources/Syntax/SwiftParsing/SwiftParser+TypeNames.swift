import MvvmgenStorage

extension SwiftParser {
  /// Parses a named type.
  mutating func name(depth: Int) -> SwiftType? {
    let start = position
    guard let parts = nameParts(depth: depth) else { return nil }
    if current == UInt8(ascii: " "), parts.count == 1 {
      var ahead = self
      ahead.skipSpaces()
      if ahead.current == UInt8(ascii: "-"), ahead.byte(ahead: 1) == UInt8(ascii: ">") {
        let written = text(start..<position)
        return fail(
          .respell(
            written, as: "(\(written))", "a function type's parameters need parentheses",
            at: span(start..<position)))
      }
    }
    if parts.count == 1, UInt8(ascii: "a")...UInt8(ascii: "z") ~= bytes[start],
      let spelling = KnownTypes.capitalized(parts[0].name.text)
    {
      let written = text(start..<position)
      return fail(
        .respell(
          written, as: spelling, "Swift's types begin with capitals", at: span(start..<position)))
    }
    let own = SwiftType.withoutSwift(parts)
    if own.count == 1, let finding = wrongArguments(of: own[0], at: start..<position) {
      return fail(finding)
    }
    return SwiftType.canonical(own)
  }

  /// The diagnostic for a known type's generic arguments, if they are wrong.
  private func wrongArguments(
    of part: SwiftType.NamePart, at range: Range<Int>
  ) -> Diagnostic? {
    let count =
      switch part.name.text {
      case "Array", "Optional", "Set": 1
      case "Dictionary": 2
      case let name where !part.arguments.isEmpty && KnownTypes.Literals(of: name) != nil: 0
      default: part.arguments.count
      }
    guard part.arguments.count == count else {
      let arguments = ["no generic arguments", "one generic argument", "two generic arguments"]
      return .unsupportedType(
        text(range).quoted, "\(part.name.text.quoted) takes \(arguments[count])", at: span(range))
    }
    guard count > 0, part.name.text == "Set" || part.name.text == "Dictionary",
      part.arguments[0].isNoKey
    else { return nil }
    return .noKey(part.arguments[0], at: span(range))
  }

  /// Parses a dotted name, without a trailing `.Type`.
  mutating func nameParts(depth: Int) -> [SwiftType.NamePart]? {
    var parts: [SwiftType.NamePart] = []
    repeat {
      guard let word = word() else { return fail(unexpected("a type")) }
      let name = TypeName(validated: interned(word))
      guard !name.interned.isRefusedAsType || (parts.isEmpty && name.text == "Any") else {
        return fail(
          .refusedAsType, at: span(word.whole),
          "\(name.text.quoted) can't be used as a type in a spec")
      }
      guard let arguments = genericArguments(depth: depth) else { return nil }
      parts.append(SwiftType.NamePart(name: name, arguments: arguments))
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

  /// Parses the arguments between `<` and `>`; empty if there is no `<`.
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
