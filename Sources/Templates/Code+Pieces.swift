import Spec

extension Code {
  /// The pieces that aren't empty, one after the other.
  static func joined(_ pieces: [Code], by separator: StaticString) -> Code {
    let parts = CodeMemory.parts(pieces.count + 1)
    var count = 1
    for piece in pieces where !piece.isEmpty {
      parts[count] = piece
      count += 1
    }
    guard count > 1 else { return .empty }
    parts[0] = Code(stringLiteral: separator)
    return Code(.joined, UnsafeMutableBufferPointer(rebasing: parts[..<count]))
  }

  static func lines(_ pieces: [Code]) -> Code { joined(pieces, by: "\n") }

  static func sections(_ pieces: [Code]) -> Code { joined(pieces, by: "\n\n") }

  /// A documentation comment, wrapped where it stands.
  static func comment(_ summary: Summary) -> Code {
    Code(.comment, summary.words.bytes)
  }

  /// `head(a, b)tail` where that fits on the line, otherwise with a line for each argument.
  static func call(_ head: Code, _ arguments: [Code], tail: Code = ")") -> Code {
    let parts = CodeMemory.parts(arguments.count + 2)
    (parts[0], parts[1]) = (head, tail)
    var count = 2
    for argument in arguments where !argument.isEmpty {
      parts[count] = argument
      count += 1
    }
    return Code(.arguments, UnsafeMutableBufferPointer(rebasing: parts[..<count]))
  }

  /// `head { body }` where that fits on the line, otherwise with lines of its own for the body.
  static func closure(_ head: Code, _ body: Code) -> Code {
    let parts = CodeMemory.parts(body.isEmpty ? 2 : 3)
    (parts[0], parts[1]) = (head, "}")
    if !body.isEmpty { parts[2] = body }
    return Code(.closure, parts)
  }

  /// The first whose lines aren't too long, otherwise the last.
  static func fitting(_ alternatives: Code...) -> Code {
    let parts = CodeMemory.parts(alternatives.count)
    _ = parts.initialize(from: alternatives)
    return Code(.alternatives, parts)
  }
}

extension Code {
  static func text(_ text: String, _ kind: Kind = .text) -> Code {
    var text = text
    return text.withUTF8 { copy(UnsafeRawBufferPointer($0), kind) }
  }

  /// Text that doesn't live on by itself.
  static func copy(_ bytes: UnsafeRawBufferPointer, _ kind: Kind = .text) -> Code {
    let memory = CodeMemory.bytes(bytes.count)
    memory.copyMemory(from: bytes)
    return Code(kind, UnsafeRawBufferPointer(memory))
  }

  /// The name in backticks.
  static func escaped(_ name: MemberName) -> Code {
    let parts = CodeMemory.parts(3)
    (parts[0], parts[1], parts[2]) = ("`", Code(name.interned), "`")
    return Code(.pieces, parts)
  }

  static func type(_ type: SwiftType) -> Code {
    Code(type.interned)
  }
}
