package import Storage

/// A value's name and the way to a part of it: `user`, `user.name`, `user?.name` or `pair.0`.
package struct DataPath: Sendable {
  package let head: MemberName
  package let members: ArenaList<Member>

  package struct Member: Hashable, Sendable {
    /// A number for a tuple's element.
    package let name: MemberName
    /// Whether what comes before may be `nil`: `?.name`.
    package let isChained: Bool

    package var text: String { (isChained ? "?." : ".") + name.text }
  }
}

extension DataPath {
  package static func parse(
    _ text: JSONString, into diagnostics: inout Diagnostics
  ) -> DataPath? {
    SwiftParser.parse(text, into: &diagnostics) { $0.dataPath() }
  }
}

extension SwiftParser {
  fileprivate mutating func dataPath() -> DataPath? {
    guard let head = pathMember() else { return nil }
    var members: [DataPath.Member] = []
    while true {
      let isChained = current == UInt8(ascii: "?") && byte(ahead: 1) == UInt8(ascii: ".")
      if isChained { position += 1 }
      guard take(".") else { break }
      guard let name = tupleElement() ?? pathMember() else { return nil }
      members.append(DataPath.Member(name: name, isChained: isChained))
    }
    return DataPath(head: head, members: ArenaList(members))
  }

  private mutating func pathMember() -> MemberName? {
    guard let word = word() else {
      return fail(unexpected("a name, a path such as `user.name` or `= …`"))
    }
    let name = text(word.range)
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
