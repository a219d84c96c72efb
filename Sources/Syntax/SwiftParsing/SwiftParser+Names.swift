package import MvvmgenStorage

extension SwiftParser {
  /// A word with the form of an identifier, including keywords and `_`.
  struct Word {
    /// The word without backticks.
    let range: Range<Int>
    let isEscaped: Bool

    var whole: Range<Int> {
      isEscaped ? range.lowerBound - 1..<range.upperBound + 1 : range
    }
  }

  /// The word at the position, or nil if there is none; then the position stays.
  mutating func word() -> Word? {
    let isEscaped = current == UInt8(ascii: "`")
    let start = isEscaped ? position + 1 : position
    let wordEnd = bytes.endOfWord(from: start, before: end)
    guard wordEnd > start else { return nil }
    if isEscaped {
      guard wordEnd < end, bytes[wordEnd] == UInt8(ascii: "`") else { return nil }
    }
    position = isEscaped ? wordEnd + 1 : wordEnd
    return Word(range: start..<wordEnd, isEscaped: isEscaped)
  }

  func interned(_ word: Word) -> InternedText { interned(word.range) }

  func interned(_ range: Range<Int>) -> InternedText {
    InternedText(bytes, range)
  }

  func isWord(_ word: Word, _ text: StaticString) -> Bool {
    !word.isEscaped && word.range.count == text.utf8CodeUnitCount
      && bytes.have(text, in: word.range)
  }

  /// Parses the name of a declaration in a spec.
  mutating func declaredName(_ expected: String) -> Located<MemberName>? {
    guard let word = word() else { return fail(unexpected(expected)) }
    return declaredName(word)
  }

  mutating func declaredName(_ word: Word) -> Located<MemberName>? {
    let name = MemberName(validated: interned(word))
    guard !name.interned.isRefusedAsMember else {
      return fail(.refusedName(name.text, at: span(word.whole)))
    }
    warnAboutStyle(name, word)
    return Located(name, at: span(word.whole))
  }

  /// Parses an argument's label, which can be any word except `_`.
  mutating func label(_ word: Word) -> MemberName? {
    let name = MemberName(validated: interned(word))
    guard !isWord(word, "_") else { return fail(.refusedName(name.text, at: span(word.whole))) }
    return name
  }

  mutating func warnAboutStyle(_ name: MemberName, _ word: Word) {
    guard !name.interned.isLowerCamelCase else { return }
    let span = span(word.whole)
    warnings.append(
      name.interned.isASCII
        ? .nameNotCamelCase(name.text, at: span) : .nameOutsideASCII(name.text, at: span))
  }
}

extension [UInt8] {
  /// The end of the identifier at `start`, or `start` if there is none.
  fileprivate func endOfWord(from start: Int, before end: Int) -> Int {
    guard start < end, !self[start].isDigit, self[start] != UInt8(ascii: "$") else {
      return start
    }
    var offset = start
    while offset < end {
      if self[offset].isWord || self[offset] == UInt8(ascii: "$") {
        offset += 1
      } else {
        guard self[offset] >= 0x80, let next = scalar(at: offset, before: end),
          offset > start ? next.scalar.continuesIdentifier : next.scalar.startsIdentifier
        else { break }
        offset += next.length
      }
    }
    return offset
  }
}

extension TypeName {
  /// Parses the name of a screen, a coordinator or another type that is generated.
  package static func parse(
    _ text: JSONString, into diagnostics: inout Diagnostics
  ) -> Located<TypeName>? {
    SwiftParser.parse(text, into: &diagnostics) { parser in
      guard let word = parser.word() else {
        return parser.fail(parser.unexpected("a type's name"))
      }
      let name = MemberName(validated: parser.interned(word))
      let span = parser.span(word.whole)
      if parser.isWord(word, "any"), parser.current == UInt8(ascii: " ") {
        parser.skipSpaces()
        return parser.fail(
          .unexpectedSwift, at: parser.span(word.whole.lowerBound..<parser.position),
          "only a name belongs here: remove `any`",
          replaceWith: "")
      }
      guard !name.interned.isRefusedAsType else {
        return parser.fail(.refusedName(name.text, at: span))
      }
      let capitalized = name.capitalized
      guard capitalized.interned == name.interned else {
        return parser.fail(
          .typeNotCapitalized, at: span,
          "the type name \(name.text.quoted) must begin with a capital letter",
          replaceWith: capitalized.text)
      }
      if !name.interned.isASCII {
        parser.warnings.append(.nameOutsideASCII(name.text, at: span))
      }
      return Located(capitalized, at: span)
    }
  }
}

extension MemberName {
  /// Parses the name of a declaration in a spec, from an offset of the text's UTF-8.
  package static func parse(
    _ text: JSONString, from offset: Int = 0, into diagnostics: inout Diagnostics
  ) -> Located<MemberName>? {
    SwiftParser.parse(text, from: offset, into: &diagnostics) { $0.declaredName("a name") }
  }
}

extension Diagnostic {
  static func refusedName(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(.refusedName, at: span, "\(name.quoted) is reserved in Swift: choose another name")
  }

  fileprivate static func nameNotCamelCase(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .nameNotCamelCase, at: span,
      "`swift format` refuses the name \(name.quoted): expected lower camel case")
  }

  fileprivate static func nameOutsideASCII(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .nameOutsideASCII, at: span,
      "`swift format` refuses the name \(name.quoted): expected ASCII letters")
  }
}
