import Syntax

extension Code {
  /// The pieces one after the other.
  static func joined(_ pieces: CodeList, by separator: StaticString) -> Code {
    guard pieces.count > 1 else { return pieces.first ?? .empty }
    return ([Code(stringLiteral: separator)] + pieces).code(.joined)
  }

  @inline(__always)
  static func lines(_ pieces: CodeList) -> Code { pieces.code(.lines) }

  @inline(__always)
  static func sections(_ pieces: CodeList) -> Code { pieces.code(.sections) }

  /// A documentation comment, wrapped where it stands.
  static func comment(_ summary: Summary) -> Code {
    Code(summary.words, .comment)
  }

  /// `head(a, b)tail` where that fits on the line, otherwise with a line for each argument.
  ///
  /// - Parameter first: an argument before the others.
  static func call(
    _ head: Code, first: Code = "", _ arguments: CodeList, tail: Code = ")"
  ) -> Code {
    let parts = CodeMemory.parts(arguments.count + 3)
    (parts[0], parts[1], parts[2]) = (head, tail, first)
    let start = first.isEmpty ? 2 : 3
    for (index, argument) in arguments.enumerated() { parts[start + index] = argument }
    return Code(.arguments, parts: parts, count: start + arguments.count)
  }

  /// `head { body }` where that fits on the line, otherwise with lines of its own for the body.
  static func closure(_ head: Code, _ body: Code) -> Code {
    let parts = CodeMemory.parts(3)
    (parts[0], parts[1], parts[2]) = (head, "}", body)
    return Code(.closure, parts: parts, count: body.isEmpty ? 2 : 3)
  }

  /// The first whose lines aren't too long, otherwise the last.
  static func fitting(_ alternatives: Code...) -> Code {
    alternatives.map(\.self).code(.alternatives)
  }
}
