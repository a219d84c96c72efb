import MvvmgenStorage

/// Alternatives with placeholders, created once: the first one whose lines fit is written,
/// otherwise the last.
struct Layout: Sendable {
  private let alternatives: Code

  init(_ alternatives: (_ first: Code, _ second: Code, _ third: Code) -> CodeList) {
    self.alternatives = ScratchMemory.keeping {
      alternatives(Code(hole: 0), Code(hole: 1), Code(hole: 2)).code(.alternatives)
    }
  }

  /// The layout with code in its placeholders.
  @inline(__always)
  func filled(_ first: Code, _ second: Code, _ third: Code) -> Code {
    var parts = CodeList(capacity: 4)
    parts.append(any: alternatives)
    parts.append(any: first)
    parts.append(any: second)
    parts.append(any: third)
    return parts.code(.layout)
  }
}

extension Layout {
  /// `head: Type = value`
  static let initialized = Layout { head, type, value in
    [
      "\(head): \(type) = \(value)",
      """
      \(head): \(type) =
        \(value)
      """,
      """
      \(head):
        \(type) = \(value)
      """,
      """
      \(head):
        \(type) =
          \(value)
      """,
    ]
  }

  /// `head: Type { body }`
  static let computed = Layout { head, type, body in
    [
      "\(head): \(type) { \(body) }",
      """
      \(head): \(type) {
        \(body)
      }
      """,
      """
      \(head): \(type)
      { \(body) }
      """,
      """
      \(head):
        \(type)
      { \(body) }
      """,
    ]
  }
}
