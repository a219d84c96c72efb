extension Unicode.Scalar {
  /// Whether Swift's lexer accepts the scalar in an identifier, and it is visible there.
  package var continuesIdentifier: Bool {
    if value < 0x80 {
      let byte = UInt8(truncatingIfNeeded: value)
      return byte.isLetter || byte.isDigit || byte == UInt8(ascii: "_")
        || byte == UInt8(ascii: "$")
    }
    return Self.isIdentifierRange(value) && !isInvisible
  }

  /// Whether an identifier can begin with the scalar.
  package var startsIdentifier: Bool {
    switch value {
    case 0x30...0x39, 0x24, 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F:
      false
    default: continuesIdentifier
    }
  }

  /// The ranges of Swift's lexer, which come from C11, annex D.
  private static func isIdentifierRange(_ value: UInt32) -> Bool {
    switch value {
    case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6,
      0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E,
      0x203F...0x2040, 0x2054, 0x2060...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF,
      0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D,
      0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFF8:
      true
    case 0x1_0000...0xE_FFFD: value & 0xFFFF <= 0xFFFD
    default: false
    }
  }
}

/// Words with the form of an identifier that aren't identifiers in Swift.
package enum Keywords {
  package static func isRefusedAsMember(_ word: String) -> Bool { refusedAsMembers.contains(word) }

  package static func isRefusedAsType(_ word: String) -> Bool {
    refusedAsTypes.contains(word) || reserved.contains(word)
  }

  /// These can't name a member or a parameter: Swift gives them another meaning even in backticks,
  /// or where the member is used.
  static let refusedAsMembers = WordSet(["_", "self", "Self", "init", "Type", "Protocol"])

  /// Besides the reserved words, these can't name a type. Swift accepts keywords in backticks, but
  /// no app has such types, and generated names are composed of type names.
  static let refusedAsTypes = WordSet(["_", "Type", "Protocol"])

  /// These need backticks as an argument's label, too.
  static func needsBackticksAsLabel(_ word: String) -> Bool {
    word == "inout" || word == "var" || word == "let"
  }

  /// These need backticks where they are declared or used alone.
  static let reserved = WordSet([
    "Any", "Self", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
    "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
  ])
}
