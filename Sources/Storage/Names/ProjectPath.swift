/// A path in the project, with `/` between its components.
package struct ProjectPath: Sendable {
  package let interned: InternedText
  /// The length of the prefix before the name, including the slash.
  private let nameOffset: Int

  private init(_ text: InternedText) {
    interned = text
    nameOffset = text.bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
  }

  package init(_ text: String) {
    self.init(InternedText(text))
  }

  /// The path that `write` appends.
  package init(writing write: (inout [UInt8]) -> Void) {
    self.init(InternedText(writing: write))
  }

  package var bytes: Bytes { interned.bytes }

  /// The folder that contains it; empty for the project's own.
  package var folder: Bytes {
    bytes.prefix(upTo: max(nameOffset - 1, 0))
  }

  /// The part after the last slash.
  package var name: Bytes { bytes.suffix(from: nameOffset) }

  package var text: String { bytes.text }

  /// Whether it is that of something in a folder.
  package func isBelow(_ folder: String) -> Bool {
    bytes.starts(with: folder.utf8) && bytes.dropFirst(folder.utf8.count).first == UInt8(ascii: "/")
  }

  /// Whether it stays in the project: it is relative, and no component is empty, `.` or `..`.
  package var isInProject: Bool {
    var start = 0
    for end in 0...bytes.count where end == bytes.count || bytes[end] == UInt8(ascii: "/") {
      guard Self.isComponent(bytes.part(start..<end)) else {
        return false
      }
      start = end + 1
    }
    return true
  }

  /// The same, faster for a path in the folder of another that stays in the project.
  package func isInProject(beside other: ProjectPath) -> Bool {
    guard nameOffset == other.nameOffset, folder.equals(other.folder) else { return isInProject }
    return Self.isComponent(name)
  }

  private static func isComponent(_ part: Bytes) -> Bool {
    part.count > 2 || !part.allSatisfy { $0 == UInt8(ascii: ".") }
  }

  /// Compares bytes, so the order is the same on every machine.
  package func precedes(_ other: ProjectPath) -> Bool {
    bytes.precedes(other.bytes)
  }
}

extension ProjectPath: Hashable {
  package static func == (one: ProjectPath, other: ProjectPath) -> Bool {
    InternedText.Spelling(one.interned) == InternedText.Spelling(other.interned)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(InternedText.Spelling(interned))
  }
}

extension ProjectPath: ExpressibleByStringInterpolation, CustomStringConvertible {
  package init(stringLiteral text: String) {
    self.init(text)
  }

  package var description: String { text }
}
