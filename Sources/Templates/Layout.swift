/// Ways to write the same with holes for what differs, made once: the first is taken whose lines
/// aren't too long, otherwise the last.
struct Layout: Sendable {
  private let alternatives: Code

  init(_ alternatives: (_ first: Code, _ second: Code) -> CodeList) {
    self.init { first, second, _ in alternatives(first, second) }
  }

  init(_ alternatives: (_ first: Code, _ second: Code, _ third: Code) -> CodeList) {
    self.alternatives = CodeMemory.keeping {
      alternatives(Code(hole: 0), Code(hole: 1), Code(hole: 2)).code(.alternatives)
    }
  }

  /// The layout with code in its holes.
  @inline(__always)
  func filled(_ first: Code, _ second: Code) -> Code {
    let parts = CodeMemory.parts(3)
    (parts[0], parts[1], parts[2]) = (alternatives, first, second)
    return Code(.layout, parts: parts, count: 3)
  }

  /// The layout with code in its holes.
  @inline(__always)
  func filled(_ first: Code, _ second: Code, _ third: Code) -> Code {
    let parts = CodeMemory.parts(4)
    (parts[0], parts[1], parts[2], parts[3]) = (alternatives, first, second, third)
    return Code(.layout, parts: parts, count: 4)
  }
}

extension Layout {
  /// `head = value`
  static let assignment = Layout { head, value in
    [
      "\(head) = \(value)",
      """
      \(head) =
        \(value)
      """,
    ]
  }

  /// `var name: Type { get }`
  static let required = Layout { name, type, accessors in
    [
      "var \(name): \(type) \(accessors)",
      """
      var \(name): \(type)
      \(accessors)
      """,
      """
      var \(name):
        \(type)
      \(accessors)
      """,
    ]
  }

  /// `head: Type {`
  static let opened = Layout { head, type, opening in
    [
      "\(head): \(type) \(opening)",
      """
      \(head): \(type)
      \(opening)
      """,
      """
      \(head):
        \(type)
      \(opening)
      """,
    ]
  }

  /// `head: Type`
  static let property = Layout { head, type in
    [
      "\(head): \(type)",
      """
      \(head):
        \(type)
      """,
    ]
  }

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
