package import MvvmgenStorage

extension SwiftValue {
  /// The bound names in it, with their paths, in order.
  package var data: [DataPath] {
    guard hasData else { return [] }
    return switch kind {
    case .data(let path): [path]
    case .literal, .nil, .member, .type: []
    case .call(_, let arguments), .tuple(let arguments): arguments.flatMap(\.value.data)
    case .array(let elements): elements.flatMap(\.data)
    case .dictionary(let entries): entries.flatMap { $0.key.data + $0.value.data }
    }
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
    switch self {
    case .data: true
    case .literal, .nil, .member, .type: false
    case .call(_, let arguments), .tuple(let arguments): arguments.contains(where: \.value.hasData)
    case .array(let elements): elements.contains(where: \.hasData)
    case .dictionary(let entries): entries.contains { $0.key.hasData || $0.value.hasData }
    }
  }
}
