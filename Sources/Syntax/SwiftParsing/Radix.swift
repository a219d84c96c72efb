import MvvmgenStorage

/// How an integer is written: `255`, `0xFF`, `0b1111_1111` or `0o377`.
enum Radix {
  case decimal, hexadecimal, binary, octal

  /// The radix of a number with these first two characters.
  init(of first: UInt8, _ second: UInt8) {
    self =
      switch (first, second) {
      case (UInt8(ascii: "0"), UInt8(ascii: "x")): .hexadecimal
      case (UInt8(ascii: "0"), UInt8(ascii: "b")): .binary
      case (UInt8(ascii: "0"), UInt8(ascii: "o")): .octal
      default: .decimal
      }
  }

  func isDigit(_ byte: UInt8) -> Bool {
    switch self {
    case .decimal: byte.isDigit
    case .hexadecimal: byte.hexDigit != nil
    case .binary: byte &- UInt8(ascii: "0") < 2
    case .octal: byte &- UInt8(ascii: "0") < 8
    }
  }

  private var prefixLength: Int { self == .decimal ? 0 : 2 }

  /// The smallest number of digits that `swift format` groups, and the size of a group; nil if it
  /// never does.
  private var grouping: (fewest: Int, size: Int)? {
    switch self {
    case .decimal: (7, 3)
    case .hexadecimal: (8, 4)
    case .binary: (10, 8)
    case .octal: nil
    }
  }

  /// Groups the digits of a long integer like `swift format`, unless they are grouped already.
  ///
  /// - Parameter start: where the number begins, after a sign.
  func grouped(_ literal: String, from start: Int) -> String {
    let prefix = start + prefixLength
    let digits = literal.utf8.dropFirst(prefix)
    guard let grouping, digits.count >= grouping.fewest, !digits.contains(UInt8(ascii: "_")) else {
      return literal
    }
    var text = String(decoding: literal.utf8.prefix(prefix), as: UTF8.self)
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % grouping.size == 0 { text += "_" }
      text.unicodeScalars.append(Unicode.Scalar(digit))
    }
    return text
  }
}
