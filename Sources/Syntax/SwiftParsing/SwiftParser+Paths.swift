import MvvmgenStorage

extension DataPath {
  package static func parse(
    _ text: JSONString, into diagnostics: inout Diagnostics
  ) -> DataPath? {
    SwiftParser.parse(text, into: &diagnostics) { $0.dataPath() }
  }

  /// Parses a service's function: `authService.signOut`.
  package static func parse(
    function text: JSONString, into diagnostics: inout Diagnostics
  ) -> DataPath? {
    SwiftParser.parse(text, into: &diagnostics) { parser in
      guard let path = parser.dataPath() else { return nil }
      guard parser.current != UInt8(ascii: "(") else {
        return parser.fail(
          .unexpectedSwift, at: parser.span(parser.position..<parser.end),
          "the name alone says which function is called; its arguments are in `with`",
          replaceWith: "")
      }
      return path
    }
  }
}

extension SwiftParser {
  /// Parses a bound name or a path in a value.
  mutating func data() -> SwiftValue? {
    let start = position
    guard let path = dataPath() else { return nil }
    guard current != UInt8(ascii: "(") else {
      return fail(.isCalled(path, at: span(start..<position)))
    }
    return SwiftValue(.data(path))
  }

  fileprivate mutating func dataPath() -> DataPath? {
    (isInValue, takesData) = (true, true)
    skipSpaces()
    let start = position
    guard let head = pathMember() else { return nil }
    let span = span(start..<position)
    var members: [DataPath.Member] = []
    var memberSpan: SourceSpan?
    while true {
      guard current != UInt8(ascii: "!") || byte(ahead: 1) == UInt8(ascii: "=") else {
        return fail(.isForced(text(start..<position), at: self.span(start..<position + 1)))
      }
      let isChained = current == UInt8(ascii: "?") && byte(ahead: 1) == UInt8(ascii: ".")
      if isChained { position += 1 }
      guard take(".") else { break }
      skipSpaces()
      let first = position
      guard let name = tupleElement() ?? pathMember() else { return nil }
      memberSpan = memberSpan ?? self.span(first..<position)
      members.append(DataPath.Member(name: name, isChained: isChained))
    }
    return DataPath(head: head, members: members, span: span, memberSpan: memberSpan)
  }

  private mutating func pathMember() -> MemberName? {
    guard let word = word() else {
      return fail(unexpected("a name, a path such as `user.name` or `= …`"))
    }
    let name = text(word.range)
    if name == "self", current == UInt8(ascii: ".") {
      return fail(
        .unexpectedSwift, at: span(word.whole.lowerBound..<position + 1),
        "data is named without `self.`; what the flow has may be named with `flow.`",
        replaceWith: "")
    }
    guard !Keywords.isRefusedAsMember(name) else {
      return fail(.refusedName(name, at: span(word.whole)))
    }
    return MemberName(validated: name)
  }

  private mutating func tupleElement() -> MemberName? {
    let start = position
    while current.isDigit { position += 1 }
    guard position > start else { return nil }
    return MemberName(validated: text(start..<position))
  }
}

extension Diagnostic {
  fileprivate static func isForced(_ path: String, at span: SourceSpan) -> Diagnostic {
    isForced(
      path, at: span, "pass it to what takes `nil`, or let a `switch` bring it where it isn't")
  }

  fileprivate static func isCalled(_ path: DataPath, at span: SourceSpan) -> Diagnostic {
    guard !path.members.isEmpty else {
      return Diagnostic(
        .notAValue, at: span,
        "\(path.text.quoted) isn't a function of a type: write one, and call it as in `L10n.title(name)`"
      )
    }
    let owner = path.head.text + path.members.dropLast().map(\.text).joined()
    return Diagnostic(
      .notAValue, at: span,
      "\(path.text.quoted) is data, whose methods aren't called here: pass it to a function of a type, "
        + "as in `L10n.title(\(owner))`; what a service's function returns, a `choose` can bring")
  }
}
