package import MvvmgenStorage

/// The URLs that a link opens, without scheme and host: `/owls/{id}?page={page}`.
package struct LinkPattern: Sendable {
  package let segments: [Part]
  /// In any order among others.
  package let query: [Item]

  /// A part of a path, or the value of a query item.
  package enum Part: Sendable {
    case literal(InternedText)
    case hole(Hole)
    /// All that is left of the path, with its slashes.
    case rest(Hole)
  }

  /// A value that the URL brings.
  package struct Hole: Sendable {
    package let name: Located<MemberName>
    /// Nil for that of the event's parameter.
    package let type: Located<SwiftType>?
  }

  package struct Item: Sendable {
    package let name: Located<InternedText>
    package let value: Part
  }
}

extension LinkPattern {
  package static func parse(
    _ text: JSONString, into diagnostics: inout Diagnostics
  ) -> LinkPattern? {
    SwiftParser.parse(text, into: &diagnostics) { parser throws(Diagnostic) in
      try parser.linkPattern()
    }
  }

  /// In their order.
  package var holes: [Hole] { segments.compactMap(\.hole) + query.compactMap(\.value.hole) }
}

extension LinkPattern.Part {
  package var hole: LinkPattern.Hole? {
    switch self {
    case .hole(let hole), .rest(let hole): hole
    case .literal: nil
    }
  }
}

extension SwiftParser {
  /// Parses a path and its query: `/owls/{id: Owl.ID}?page={page: Int?}`.
  mutating func linkPattern() throws(Diagnostic) -> LinkPattern {
    guard current == UInt8(ascii: "/") else { throw withoutPath }
    let first = position
    var segments = [LinkPattern.Part]()
    var items = [LinkPattern.Item]()
    var names: Set<InternedText> = []
    while current == UInt8(ascii: "/") {
      let start = position
      position += 1
      if position == end || current == UInt8(ascii: "?") {
        if start == first { break }
        throw Diagnostic(
          .linkPattern, at: span(from: start),
          "remove the slash at the end: URLs match with it and without it", replaceWith: "")
      }
      let part = try linkPart(isOfPath: true)
      segments.append(part)
      guard case .rest = part, current == UInt8(ascii: "/") else { continue }
      throw Diagnostic(
        .linkPattern, at: span(from: start), "nothing can follow the rest of a path")
    }
    if current == UInt8(ascii: "?") {
      repeat {
        position += 1
        let item = try linkItem()
        if !names.insert(item.name.value).inserted {
          throw Diagnostic(
            .linkPattern, at: item.name.span,
            "the item \(item.name.value.quoted) can't be repeated: only the first is read")
        }
        items.append(item)
      } while current == UInt8(ascii: "&")
    }
    guard position == end else { throw noPartOfLink(position..<end) }
    return LinkPattern(segments: segments, query: items)
  }

  /// The diagnostic for a text that isn't a path.
  private var withoutPath: Diagnostic {
    let text = text(position..<end)
    let isPath =
      text.utf8.first.map { $0.isLinkCharacter || $0 == UInt8(ascii: "{") } == true
      && !text.contains(":")
    return Diagnostic(
      .linkPattern, at: span(position..<end),
      isPath
        ? "a path begins with a slash: \("/\(text)".quoted)"
        : "a link is a path such as `/owls/{id}`, a type of yours as in `= RoomLink`, or `*` for all "
          + "others; schemes and hosts are in mvvmgen.json",
      replaceWith: isPath ? "/\(text)" : nil)
  }

  private mutating func linkItem() throws(Diagnostic) -> LinkPattern.Item {
    let name = try linkText()
    guard current == UInt8(ascii: "=") else {
      let text = name.value.string
      throw Diagnostic(
        .linkPattern, at: name.span,
        "\(text.quoted) needs a value, as in \("\(text)={\(text)}".quoted) or \("\(text)=yes".quoted)"
      )
    }
    position += 1
    return LinkPattern.Item(name: name, value: try linkPart(isOfPath: false))
  }

  /// Parses a literal, or a hole in braces.
  private mutating func linkPart(isOfPath: Bool) throws(Diagnostic) -> LinkPattern.Part {
    guard current == UInt8(ascii: "{") else { return .literal(try linkText().value) }
    let start = position
    position += 1
    skipSpaces()
    let name = try declaredName("the name of a value")
    let isRest = isOfPath && takeEllipsis()
    var type: Located<SwiftType>?
    if !isRest, take(":") {
      skipSpaces()
      let start = position
      type = Located(try writtenType().type, at: span(from: start))
    }
    guard take("}") else { throw unexpected("`}`, or `:` and a type such as `Int?`") }
    if isOfPath, let type, type.value.isOptional {
      throw Diagnostic(
        .linkPattern, at: type.span,
        "a path has all its segments, so \(type.value.text.quoted) is never `nil` here: only what follows "
          + "the question mark may be missing")
    }
    guard position == end || isEndOfLinkPart else { throw partOfSegment(start..<position) }
    let hole = LinkPattern.Hole(name: name, type: type)
    return isRest ? .rest(hole) : .hole(hole)
  }

  private mutating func takeEllipsis() -> Bool {
    attempt { parser in
      let start = parser.position
      while parser.current == UInt8(ascii: ".") { parser.position += 1 }
      return parser.position - start == 3 ? true : nil
    } ?? false
  }

  private var isEndOfLinkPart: Bool { "/?&".utf8.contains(current) }

  /// Parses a segment, or the name or the value of an item, as the user reads it.
  private mutating func linkText() throws(Diagnostic) -> Located<InternedText> {
    let start = position
    while position < end, current.isLinkCharacter { position += 1 }
    let isEmpty = position == start
    if current == UInt8(ascii: "{"), !isEmpty { throw partOfSegment(start..<end) }
    guard !isEmpty, position == end || isEndOfLinkPart || current == UInt8(ascii: "=") else {
      throw noPartOfLink(position..<(isEmpty && isEndOfLinkPart ? position : end))
    }
    return Located(interned(start..<position), at: span(from: start))
  }

  private func partOfSegment(_ range: Range<Int>) -> Diagnostic {
    Diagnostic(
      .linkPattern, at: span(range),
      "\(text(range).quoted) is only a part of what is between two slashes: a hole takes all of it. For "
        + "other forms, write a type with `init?(url: URL)`, as in `= RoomLink`")
  }

  private func noPartOfLink(_ range: Range<Int>) -> Diagnostic {
    let text = text(range)
    let name = text.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    if text.hasPrefix(":"), name.first?.isLetter == true {
      return Diagnostic(
        .linkPattern, at: span(range), "a hole is written in braces: `{\(name)}`",
        replaceWith: "{\(name)}\(text.dropFirst(name.count + 1))")
    }
    return Diagnostic(
      .linkPattern, at: span(range),
      text.isEmpty || text.hasPrefix("/")
        ? "something is missing here: a word, or a hole such as `{id}`"
        : "\(text.prefix(1).description.quoted) can't be in a link's words, which have letters, digits, "
          + "`-`, `.`, `_` and `~`, without escapes; for other URLs, write a type, as in `= RoomLink`"
    )
  }
}

extension UInt8 {
  /// Whether it needs no escape in a URL, or is of a letter beyond ASCII.
  fileprivate var isLinkCharacter: Bool {
    self >= 0x80 || isLetter || isDigit || "-._~".utf8.contains(self)
  }
}
