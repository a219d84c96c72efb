package import MvvmgenStorage

extension SwiftValue {
  /// The bound names in it, with their paths, in order.
  package var data: [DataPath] {
    var paths: [DataPath] = []
    if case .data(let path) = kind { paths.append(path) }
    if hasData { kind.forEachPart { paths += $0.data } }
    return paths
  }

  /// Whether it isn't the same the next time, judging by names: `UUID()`, `.now` or
  /// `Int.random(in: 1...6)`.
  package var isNewEachTime: Bool {
    var isNew =
      switch kind {
      case .member(_, let name): ["now", "random"].contains(name.text)
      case .call(let callee, let arguments):
        callee.isNewEachTime || arguments.isEmpty && ["Date", "UUID"].contains(callee.text)
      default: false
      }
    kind.forEachPart { isNew = isNew || $0.isNewEachTime }
    return isNew
  }
}

/// A value's name and the path to a part of it: `user`, `user.name`, `user?.name` or `pair.0`.
package struct DataPath: Sendable {
  package let head: MemberName
  package let members: [Member]
  /// The span of the name at its beginning.
  package let span: SourceSpan
  /// The span of the name after the first dot, if there is one.
  package let memberSpan: SourceSpan?

  /// Whether text looks like a path, at a glance.
  package static func couldBe(_ text: some StringProtocol) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || ".?_".contains($0) }
  }

  /// Whether it is an optional, whatever its last member is.
  package var isChained: Bool { members.contains(where: \.isChained) }

  /// As written, without spaces.
  package var text: String { head.text(members) }

  /// The part after the first dot, as its own path; nil for a name alone.
  package var afterFirstDot: DataPath? {
    guard let first = members.first, let memberSpan else { return nil }
    return DataPath(
      head: first.name, members: Array(members.dropFirst()), span: memberSpan, memberSpan: nil)
  }

  package struct Member: Hashable, Sendable {
    /// A number for a tuple's element.
    package let name: MemberName
    /// Whether the part before it may be `nil`: `?.name`.
    package let isChained: Bool

    package init(name: MemberName, isChained: Bool) {
      (self.name, self.isChained) = (name, isChained)
    }

    package var text: String { (isChained ? "?." : ".") + name.text }
  }
}

extension MemberName {
  /// The path from it, as written.
  package func text(_ path: [DataPath.Member]) -> String {
    text + path.map(\.text).joined()
  }
}

extension DataPath: Hashable {
  package static func == (one: DataPath, other: DataPath) -> Bool {
    one.head == other.head && one.members == other.members
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(head)
    hasher.combine(members)
  }
}

extension SwiftValue.Kind {
  var hasData: Bool {
    if case .data = self { return true }
    var hasData = false
    forEachPart { hasData = hasData || $0.hasData }
    return hasData
  }

  /// Visits the values in it, in order, without the callee of a call.
  func forEachPart(_ body: (SwiftValue) -> Void) {
    switch self {
    case .literal, .nil, .member, .type, .data: break
    case .call(_, let arguments), .tuple(let arguments):
      for argument in arguments { body(argument.value) }
    case .array(let elements): for element in elements { body(element) }
    case .dictionary(let entries):
      for entry in entries {
        body(entry.key)
        body(entry.value)
      }
    }
  }
}

extension SwiftValue {
  /// A string literal of any text; invisible characters are escaped.
  package init(string text: String) {
    let literal = text.inQuotes { scalar in
      switch scalar {
      case "\u{200C}", "\u{200D}", "\u{FE00}"..."\u{FE0F}": nil
      default: scalar.isInvisible ? scalar.escaped : nil
      }
    }
    self = .literal(literal)
  }
}

extension SwiftValue.Kind {
  /// The value in Swift, as `swift format` leaves it.
  var text: InternedText {
    if case .literal(let text) = self { return text }
    return InternedText { write(to: &$0) }
  }

  /// The first components of all dotted names in the value, in order.
  var typeNames: [TypeName] {
    var names: [TypeName] = []
    switch self {
    case .member(of: let type?, _), .type(let type): return type.typeNames
    case .call(let callee, _): names = callee.typeNames
    default: break
    }
    forEachPart { names += $0.typeNames }
    if case .call(let callee, let arguments) = self, callee.kind.isOfFoundation(with: arguments) {
      names.append(Self.foundation)
    }
    return names
  }

  /// Whether a call of this is one of Foundation's additions to Swift's types: `String(format:)`.
  private func isOfFoundation(with arguments: [SwiftValue.Argument]) -> Bool {
    switch self {
    case .member(let type?, let name) where name.text != "init":
      type == .string && name.text.hasPrefix("localized")
    case .type(let type), .member(let type?, _):
      type.literals != nil
        && arguments.contains { $0.label.map { Self.labels.contains($0.interned.bytes) } == true }
    default: false
    }
  }

  static let foundation = TypeName("Foundation")
  /// The labels of Foundation's initializers of `String` and of numbers.
  private static let labels = WordSet([
    "contentsOf", "contentsOfFile", "data", "encoding", "format", "locale", "localized", "strategy",
    "truncating",
  ])

  private func write(to text: inout [UInt8]) {
    switch self {
    case .literal(let literal): text += literal.bytes
    case .nil: text += "nil".utf8
    case .data(let path): text += path.text.utf8
    case .member(let type, let name):
      // A value of it can't be written as `Owl?.none`.
      if case .optional(let wrapped)? = type?.kind {
        text += "Optional<\(wrapped.text)>".utf8
      } else if let type {
        text += type.interned.bytes
      }
      text += ("." + name.label).utf8
    case .type(let type): text += type.interned.bytes
    case .call(let callee, let arguments):
      text += callee.interned.bytes
      Self.write(arguments, to: &text)
    case .tuple(let elements): Self.write(elements, to: &text)
    case .array(let elements): text.append(elements, between: "[", "]") { $0 += $1.interned.bytes }
    case .dictionary(let entries):
      text.append(entries, between: entries.isEmpty ? "[:" : "[", "]") { text, entry in
        text += entry.key.interned.bytes
        text += ": ".utf8
        text += entry.value.interned.bytes
      }
    }
  }

  private static func write(_ arguments: [SwiftValue.Argument], to text: inout [UInt8]) {
    text.append(arguments, between: "(", ")") { text, argument in
      if let label = argument.label { text += (label.argumentLabel + ": ").utf8 }
      text += argument.value.interned.bytes
    }
  }
}

extension [UInt8] {
  /// Writes a list, with commas between its elements.
  mutating func append<Item>(
    _ items: [Item], between start: String, _ end: String, with comma: String = ", ",
    _ write: (inout [UInt8], Item) -> Void
  ) {
    self += start.utf8
    for (index, item) in items.enumerated() {
      if index > 0 { self += comma.utf8 }
      write(&self, item)
    }
    self += end.utf8
  }
}
