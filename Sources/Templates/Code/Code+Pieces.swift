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

  @inline(__always)
  static func single(_ code: Code, _ kind: Kind) -> Code {
    let parts = CodeMemory.parts(1)
    parts[0] = code
    return Code(kind, parts: parts, count: code.isEmpty ? 0 : 1)
  }

  /// The first whose lines aren't too long, otherwise the last.
  static func fitting(_ alternatives: Code...) -> Code {
    alternatives.map(\.self).code(.alternatives)
  }
}
