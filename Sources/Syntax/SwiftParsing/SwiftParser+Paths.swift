import MvvmgenStorage

extension DataPath {
  package static func parse(_ text: JSONString, into diagnostics: inout Diagnostics) -> DataPath? {
    SwiftParser.parse(text, into: &diagnostics) { parser throws(Diagnostic) in
      try parser.dataPath()
    }
  }

  /// Parses a service's function: `authService.signOut`.
  package static func parse(
    function text: JSONString, into diagnostics: inout Diagnostics
  ) -> DataPath? {
    SwiftParser.parse(text, into: &diagnostics) { parser throws(Diagnostic) in
      let path = try parser.dataPath()
      guard parser.current != UInt8(ascii: "(") else {
        throw Diagnostic(
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
  mutating func data() throws(Diagnostic) -> SwiftValue {
    let start = position
    let path = try dataPath()
    guard current != UInt8(ascii: "(") else {
      let owner = path.head.text + path.members.dropLast().map(\.text).joined()
      throw Diagnostic(
        .notAValue, at: span(from: start),
        path.members.isEmpty
          ? "\(path.text.quoted) isn't a function of a type: write one, and call it as in `L10n.title(name)`"
          : "\(path.text.quoted) is data, whose methods aren't called here: pass it to a function of a type, "
            + "as in `L10n.title(\(owner))`; what a service's function returns, a `choose` can bring"
      )
    }
    return SwiftValue(.data(path))
  }

  mutating func dataPath() throws(Diagnostic) -> DataPath {
    (isInValue, takesData) = (true, true)
    skipSpaces()
    let start = position
    let head = try pathMember()
    let span = span(from: start)
    var members: [DataPath.Member] = []
    var memberSpan: SourceSpan?
    while true {
      if isForced {
        throw .isForced(
          text(start..<position), at: self.span(start..<position + 1),
          "pass it to what takes `nil`, or let a `switch` bring it where it isn't")
      }
      let isChained = current == UInt8(ascii: "?") && byte(ahead: 1) == UInt8(ascii: ".")
      if isChained { position += 1 }
      guard take(".") else { break }
      skipSpaces()
      let first = position
      // A number for a tuple's element.
      while current.isDigit { position += 1 }
      let name =
        position > first
        ? MemberName(validated: text(first..<position)) : try pathMember()
      memberSpan = memberSpan ?? self.span(from: first)
      members.append(DataPath.Member(name: name, isChained: isChained))
    }
    return DataPath(head: head, members: members, span: span, memberSpan: memberSpan)
  }

  private mutating func pathMember() throws(Diagnostic) -> MemberName {
    let word = try word("a name, a path such as `user.name` or `= …`")
    let name = text(word.range)
    if name == "self", current == UInt8(ascii: ".") {
      throw Diagnostic(
        .unexpectedSwift, at: span(word.whole.lowerBound..<position + 1),
        "data is named without `self.`; what the flow has may be named with `flow.`",
        replaceWith: "")
    }
    guard !Keywords.isRefusedAsMember(name) else {
      throw .refusedName(name, at: span(word.whole))
    }
    return MemberName(validated: name)
  }
}
