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

  mutating func word(_ expected: String) throws(Diagnostic) -> Word {
    guard let word = word() else { throw unexpected(expected) }
    return word
  }

  func interned(_ range: Range<Int>) -> InternedText { InternedText(bytes, range) }

  func isWord(_ word: Word, _ text: StaticString) -> Bool {
    !word.isEscaped && word.range.count == text.utf8CodeUnitCount
      && bytes.have(text, in: word.range)
  }

  /// Parses the name of a declaration in a spec.
  mutating func declaredName(_ expected: String) throws(Diagnostic) -> Located<MemberName> {
    try declaredName(word(expected))
  }

  mutating func declaredName(_ word: Word) throws(Diagnostic) -> Located<MemberName> {
    let name = MemberName(validated: interned(word.range))
    guard !name.interned.isRefusedAsMember else {
      throw .refusedName(name.text, at: span(word.whole))
    }
    warnAboutStyle(name, word)
    return Located(name, at: span(word.whole))
  }

  /// Parses an argument's label, which can be any word except `_`.
  func label(_ word: Word) throws(Diagnostic) -> MemberName {
    guard !isWord(word, "_") else { throw .refusedName("_", at: span(word.whole)) }
    return MemberName(validated: interned(word.range))
  }

  mutating func warnAboutStyle(_ name: MemberName, _ word: Word) {
    guard !name.interned.isLowerCamelCase else { return }
    let span = span(word.whole)
    warnings.append(
      name.interned.isASCII
        ? Diagnostic(
          .nameNotCamelCase, at: span,
          "`swift format` refuses the name \(name.text.quoted): expected lower camel case")
        : .nameOutsideASCII(name.text, at: span))
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
    SwiftParser.parse(text, into: &diagnostics) { parser throws(Diagnostic) in
      let word = try parser.word("a type's name")
      let name = MemberName(validated: parser.interned(word.range))
      let span = parser.span(word.whole)
      if parser.isWord(word, "any"), parser.current == UInt8(ascii: " ") {
        parser.skipSpaces()
        throw Diagnostic(
          .unexpectedSwift, at: parser.span(from: word.whole.lowerBound),
          "only a name belongs here: remove `any`", replaceWith: "")
      }
      guard !name.interned.isRefusedAsType else { throw .refusedName(name.text, at: span) }
      let capitalized = name.capitalized
      guard capitalized.interned == name.interned else {
        throw Diagnostic(
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
    SwiftParser.parse(text, from: offset, into: &diagnostics) { parser throws(Diagnostic) in
      try parser.declaredName("a name")
    }
  }
}

extension Diagnostic {
  static func refusedName(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(.refusedName, at: span, "\(name.quoted) is reserved in Swift: choose another name")
  }

  fileprivate static func nameOutsideASCII(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .nameOutsideASCII, at: span,
      "`swift format` refuses the name \(name.quoted): expected ASCII letters")
  }
}

/// Attributes, modifiers and keywords, with which declarations begin in Swift but not in a spec.
extension SwiftParser {
  /// Parses the name at the start of a declaration.
  mutating func leadingName(
    _ expected: String, isFunction: Bool = false
  ) throws(Diagnostic) -> Located<MemberName> {
    skipSpaces()
    let start = position
    guard let word = word() else { throw leadingWords(from: start) ?? unexpected(expected) }
    // `private(set)` is followed by a parenthesis, and so is a function's name.
    let mayLead = current == UInt8(ascii: " ") || !isFunction && current == UInt8(ascii: "(")
    if mayLead, let words = leadingWords(from: start) { throw words }
    return try declaredName(word)
  }

  /// Reports the words before a name, if there are any.
  ///
  /// - Parameter start: where the declaration begins.
  private func leadingWords(from start: Int) -> Diagnostic? {
    var ahead = self
    ahead.position = start
    var reason: String?
    var name = start
    while let words = ahead.leadingWord() {
      ahead.skipSpaces()
      var next = ahead
      guard ahead.current == UInt8(ascii: "@") || next.word() != nil else { break }
      reason = reason ?? Self.reasons[words]
      name = ahead.position
    }
    guard name > start else { return nil }
    var end = name
    while bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    let words = text(start..<end).quoted
    let message =
      reason.map { "\(words) doesn't belong in a spec: \($0)" }
      ?? "remove \(words): a declaration begins with its name"
    return Diagnostic(
      .leadingWords, at: span(start..<name), message, replaceWith: reason == nil ? "" : nil)
  }

  /// Parses an attribute, or a keyword that begins declarations, with the space after it.
  private mutating func leadingWord() -> String? {
    let start = position
    let isAttribute = current == UInt8(ascii: "@")
    if isAttribute { position += 1 }
    guard let word = word(), !word.isEscaped else { return nil }
    let text = text(word.range)
    guard isAttribute || Self.leadingWords.contains(text) else { return nil }
    if current == UInt8(ascii: "(") {
      while position < end, current != UInt8(ascii: ")") { position += 1 }
      position += 1
    }
    guard current == UInt8(ascii: " ") else { return nil }
    return self.text(start..<position)
  }

  private static let leadingWords: Set = [
    "let", "var", "func", "lazy", "final", "open", "public", "package", "internal", "fileprivate",
    "private", "static", "class", "weak", "unowned", "override", "mutating", "nonmutating",
    "nonisolated", "required", "convenience", "dynamic",
  ]

  /// Why a declaration with this word isn't one for a spec, even without it.
  private static let reasons = [
    "static": "it declares members of instances; write others in an extension of your own",
    "class": "it declares members of instances; write others in an extension of your own",
    "private": "it declares what other types see; the rest is in your own code",
    "fileprivate": "it declares what other types see; the rest is in your own code",
  ]
}
