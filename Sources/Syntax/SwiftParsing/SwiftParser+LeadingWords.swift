import MvvmgenStorage

/// Attributes, modifiers and keywords, with which declarations begin in Swift but not in a spec.
extension SwiftParser {
  /// Parses the name at the start of a declaration.
  mutating func leadingName(
    _ expected: String, isFunction: Bool = false
  ) -> Located<MemberName>? {
    skipSpaces()
    let start = position
    guard let word = word() else {
      return fail(leadingWords(from: start) ?? unexpected(expected))
    }
    // `private(set)` is followed by a parenthesis, and so is a function's name.
    let mayLead = current == UInt8(ascii: " ") || !isFunction && current == UInt8(ascii: "(")
    if mayLead, let words = leadingWords(from: start) { return fail(words) }
    return declaredName(word)
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
      guard ahead.current == UInt8(ascii: "@") || ahead.isAtWord else { break }
      reason = reason ?? Self.reasons[words]
      name = ahead.position
    }
    guard name > start else { return nil }
    var end = name
    while bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    return .leadingWords(text(start..<end), reason, at: span(start..<name))
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

  private var isAtWord: Bool {
    var ahead = self
    return ahead.word() != nil
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

extension Diagnostic {
  fileprivate static func leadingWords(
    _ words: String, _ reason: String?, at span: SourceSpan
  ) -> Diagnostic {
    guard let reason else {
      return Diagnostic(
        .leadingWords, at: span, "remove \(words.quoted): a declaration begins with its name",
        replaceWith: "")
    }
    return Diagnostic(
      .leadingWords, at: span, "\(words.quoted) doesn't belong in a spec: \(reason)")
  }
}
