import MvvmgenStorage

extension SwiftParser {
  /// Parses a path and its query: `/owls/{id: Owl.ID}?page={page: Int?}`.
  mutating func linkPattern() -> LinkPattern? {
    guard current == UInt8(ascii: "/") else {
      return fail(.linkWithoutPath(text(position..<end), at: span(position..<end)))
    }
    let first = position
    var segments = [LinkPattern.Part]()
    var items = [LinkPattern.Item]()
    var names: Set<InternedText> = []
    while current == UInt8(ascii: "/") {
      let start = position
      position += 1
      if position == end || current == UInt8(ascii: "?") {
        if start == first { break }
        return fail(.slashAtEnd(at: span(start..<position)))
      }
      guard let part = linkPart(isOfPath: true) else { return nil }
      segments.append(part)
      guard case .rest = part, current == UInt8(ascii: "/") else { continue }
      return fail(.linkAfterRest(at: span(start..<position)))
    }
    if current == UInt8(ascii: "?") {
      repeat {
        position += 1
        guard let item = linkItem() else { return nil }
        if !names.insert(item.name.value).inserted {
          return fail(.linkItemTwice(item.name.value.string, at: item.name.span))
        }
        items.append(item)
      } while current == UInt8(ascii: "&")
    }
    guard position == end else {
      return fail(.noPartOfLink(text(position..<end), at: span(position..<end)))
    }
    return LinkPattern(segments: segments, query: items)
  }

  private mutating func linkItem() -> LinkPattern.Item? {
    guard let name = linkText() else { return nil }
    guard current == UInt8(ascii: "=") else {
      return fail(.linkItemWithoutValue(name.value.string, at: name.span))
    }
    position += 1
    return linkPart(isOfPath: false).map { .init(name: name, value: $0) }
  }

  /// Parses a literal, or a hole in braces.
  private mutating func linkPart(isOfPath: Bool) -> LinkPattern.Part? {
    guard current == UInt8(ascii: "{") else { return linkText().map { .literal($0.value) } }
    let start = position
    position += 1
    skipSpaces()
    guard let name = declaredName("the name of a value") else { return nil }
    let isRest = isOfPath && takeEllipsis()
    let type = isRest || !take(":") ? nil : typeOfHole()
    guard failure.isEmpty else { return nil }
    guard take("}") else { return fail(unexpected("`}`, or `:` and a type such as `Int?`")) }
    if isOfPath, let type, type.value.isOptional {
      return fail(.optionalInPath(type.value, at: type.span))
    }
    guard position == end || isEndOfLinkPart else {
      return fail(.partOfSegment(text(start..<position), at: span(start..<position)))
    }
    let hole = LinkPattern.Hole(name: name, type: type)
    return isRest ? .rest(hole) : .hole(hole)
  }

  private mutating func takeEllipsis() -> Bool {
    let start = position
    while current == UInt8(ascii: ".") { position += 1 }
    if position - start == 3 { return true }
    position = start
    return false
  }

  private mutating func typeOfHole() -> Located<SwiftType>? {
    skipSpaces()
    let start = position
    return writtenType(depth: 0).map { Located($0.type, at: span(start..<position)) }
  }

  private var isEndOfLinkPart: Bool {
    [UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "&")].contains(current)
  }

  /// Parses a segment, or the name or the value of an item, as the user reads it.
  private mutating func linkText() -> Located<InternedText>? {
    let start = position
    while position < end, current.isLinkCharacter { position += 1 }
    if current == UInt8(ascii: "{"), position > start {
      return fail(.partOfSegment(text(start..<end), at: span(start..<end)))
    }
    if position == start, isEndOfLinkPart {
      return fail(.noPartOfLink("", at: span(start..<start)))
    }
    guard position > start, position == end || isEndOfLinkPart || current == UInt8(ascii: "=")
    else {
      return fail(.noPartOfLink(text(position..<end), at: span(position..<end)))
    }
    return Located(interned(start..<position), at: span(start..<position))
  }
}

extension UInt8 {
  /// Whether it needs no escape in a URL, or is of a letter beyond ASCII.
  fileprivate var isLinkCharacter: Bool {
    self >= 0x80 || isLetter || isDigit || [0x2D, 0x2E, 0x5F, 0x7E].contains(self)
  }
}

extension Diagnostic {
  fileprivate static func linkWithoutPath(_ text: String, at span: SourceSpan) -> Diagnostic {
    let isPath = text.utf8.first.map { $0.isLinkCharacter || $0 == UInt8(ascii: "{") } == true
    return Diagnostic(
      .linkPattern, at: span,
      isPath && !text.contains(":")
        ? "a path begins with a slash: \("/\(text)".quoted)"
        : "a link is a path such as `/owls/{id}`, a type of yours as in `= RoomLink`, or `*` for all "
          + "others; schemes and hosts are in mvvmgen.json",
      replaceWith: isPath && !text.contains(":") ? "/\(text)" : nil)
  }

  fileprivate static func slashAtEnd(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .linkPattern, at: span,
      "remove the slash at the end: URLs match with it and without it", replaceWith: "")
  }

  fileprivate static func linkAfterRest(at span: SourceSpan) -> Diagnostic {
    Diagnostic(.linkPattern, at: span, "nothing can follow the rest of a path")
  }

  fileprivate static func linkItemWithoutValue(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .linkPattern, at: span,
      "\(name.quoted) needs a value, as in \("\(name)={\(name)}".quoted) or \("\(name)=yes".quoted)"
    )
  }

  fileprivate static func linkItemTwice(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .linkPattern, at: span, "the item \(name.quoted) can't be repeated: only the first is read")
  }

  fileprivate static func optionalInPath(_ type: SwiftType, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .linkPattern, at: span,
      "a path has all its segments, so \(type.text.quoted) is never `nil` here: only what follows the "
        + "question mark may be missing")
  }

  fileprivate static func partOfSegment(_ text: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .linkPattern, at: span,
      "\(text.quoted) is only a part of what is between two slashes: a hole takes all of it. For other "
        + "forms, write a type with `init?(url: URL)`, as in `= RoomLink`")
  }

  fileprivate static func noPartOfLink(_ text: String, at span: SourceSpan) -> Diagnostic {
    let name = text.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    if text.hasPrefix(":"), name.first?.isLetter == true {
      return Diagnostic(
        .linkPattern, at: span, "a hole is written in braces: `{\(name)}`",
        replaceWith: "{\(name)}\(text.dropFirst(name.count + 1))")
    }
    return Diagnostic(
      .linkPattern, at: span,
      text.isEmpty || text.hasPrefix("/")
        ? "something is missing here: a word, or a hole such as `{id}`"
        : "\(text.prefix(1).description.quoted) can't be in a link's words, which have letters, digits, "
          + "`-`, `.`, `_` and `~`, without escapes; for other URLs, write a type, as in `= RoomLink`"
    )
  }
}
