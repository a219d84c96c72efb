extension Identifiers.Word {
  /// Whether it is the label of an argument or a parameter, or else a declared name with a type.
  package func isLabel(in bytes: [UInt8]) -> Bool {
    let next = bytes[range.upperBound...].first { $0 != UInt8(ascii: " ") }
    return next == UInt8(ascii: ":")
  }

  /// The word whose member it is, also behind `?.` and `!.`; nil behind anything else.
  package func receiver(in bytes: [UInt8]) -> String? {
    guard isMember else { return nil }
    let dots = bytes[..<range.lowerBound].reversed().prefix { ".?!".utf8.contains($0) }.count
    return Self.word(endingAt: range.lowerBound - dots, in: bytes)
  }

  /// The word before the parenthesis that is open around it.
  package func callee(in bytes: [UInt8]) -> String? {
    var (position, depth) = (range.lowerBound - 1, 0)
    while position >= 0 {
      switch bytes[position] {
      case UInt8(ascii: ")"): depth += 1
      case UInt8(ascii: "(") where depth == 0: return Self.word(endingAt: position, in: bytes)
      case UInt8(ascii: "("): depth -= 1
      default: break
      }
      position -= 1
    }
    return nil
  }

  private static func word(endingAt end: Int, in bytes: [UInt8]) -> String? {
    let word = bytes[..<end].reversed().prefix { byte in
      Unicode.Scalar(byte).properties.isXIDContinue || byte >= 0x80
    }
    return word.isEmpty ? nil : String(decoding: word.reversed(), as: UTF8.self)
  }
}
