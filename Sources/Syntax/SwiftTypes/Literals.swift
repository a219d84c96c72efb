import MvvmgenStorage

/// A number as a spec writes it, taken apart to see which types hold it.
struct NumberLiteral {
  private let isNegative: Bool
  /// Without underscores, sign and prefix.
  private let digits: String
  private let radix: Int
  let isInteger: Bool

  init(_ literal: String) {
    var rest = Substring(literal.filter { $0 != "_" })
    isNegative = rest.hasPrefix("-")
    if isNegative { rest.removeFirst() }
    let written = Radix(of: rest.utf8.first ?? 0, rest.utf8.dropFirst().first ?? 0).rawValue
    isInteger = written != 10 || !rest.contains { ".eE".contains($0) }
    if written != 10 { rest = rest.dropFirst(2) }
    let number = rest.drop { $0 == "0" }
    // No type holds more than 128 bits.
    if written != 10, UInt64(rest, radix: written) == nil, number.count <= 128 {
      (digits, radix) = (Self.decimal(number, radix: written), 10)
    } else {
      (digits, radix) = (String(rest), written)
    }
  }

  /// The digits of a large integer to the base ten.
  private static func decimal(_ number: Substring, radix: Int) -> String {
    var digits: [Int] = []
    for digit in number { multiply(&digits, by: radix, adding: digit.hexDigitValue ?? 0) }
    return text(of: digits)
  }

  /// - Parameter digits: decimal ones, the last first.
  private static func multiply(_ digits: inout [Int], by factor: Int, adding first: Int = 0) {
    var carry = first
    for place in digits.indices {
      carry += factor * digits[place]
      digits[place] = carry % 10
      carry /= 10
    }
    while carry > 0 {
      digits.append(carry % 10)
      carry /= 10
    }
  }

  private static func text(of digits: [Int]) -> String {
    digits.reversed().map(String.init).joined()
  }

  /// Nil where it is larger than any.
  private var magnitude: UInt64? { UInt64(digits, radix: radix) }

  /// Whether an integer of this size holds it.
  func isInteger(bits: Int, isSigned: Bool) -> Bool {
    guard isInteger, isSigned || !isNegative || magnitude == 0 else { return false }
    if let magnitude {
      let most = UInt64.max >> UInt64(max(64 - bits, 0) + (isSigned && bits <= 64 ? 1 : 0))
      return magnitude <= most || isSigned && isNegative && magnitude == most + 1
    }
    guard bits == 128, radix == 10 else { return false }
    let most =
      isSigned
      ? "17014118346046923173168730371588410572" + (isNegative ? "8" : "7")
      : "340282366920938463463374607431768211455"
    let digits = String(self.digits.drop { $0 == "0" })
    return digits.count < most.count || digits.count == most.count && digits <= most
  }

  /// Whether the type holds it as Swift does without a warning: an integer exactly, a fraction
  /// rounded, but neither infinite nor too near to zero.
  func isHeld<Float: BinaryFloatingPoint & LosslessStringConvertible>(by type: Float.Type) -> Bool {
    guard isInteger else {
      guard let value = Float(digits), value.isFinite else { return false }
      let mantissa = digits.prefix { $0 != "e" && $0 != "E" }
      return value >= .leastNormalMagnitude || !mantissa.contains { ("1"..."9").contains($0) }
    }
    if let magnitude { return Float(exactly: magnitude) != nil }
    guard radix == 10, let value = Float(digits), value.isFinite else { return false }
    return Self.digits(of: value)[...] == digits.drop { $0 == "0" }
  }

  /// All digits of a large whole number, computed by doubling.
  private static func digits(of value: some BinaryFloatingPoint) -> String {
    let exponent = Int(value.exponent) - 63
    guard exponent > 0 else { return "" }
    // The 64 bits at its head, as digits, the last first.
    var digits = String(UInt64(value.significand * 0x1p63)).reversed().map {
      $0.wholeNumberValue ?? 0
    }
    for _ in 0..<exponent { multiply(&digits, by: 2) }
    return text(of: digits)
  }

  /// The text by which a dictionary distinguishes keys: `10` and `1_0` are equal, and so are `1`
  /// and `1.0`.
  var key: String {
    if let magnitude, Double(exactly: magnitude) == nil {
      return (isNegative ? "-" : "") + String(magnitude)
    }
    let value = magnitude.map(Double.init) ?? Double(digits)
    guard let value else { return digits }
    if magnitude == nil, isInteger {
      let whole = digits.drop { $0 == "0" }
      let isExact = value.isFinite && Self.digits(of: value)[...] == whole
      if !isExact { return (isNegative ? "-" : "") + whole }
    }
    return String(isNegative && value != 0 ? -value : value)
  }
}

/// How an integer is written: `255`, `0xFF`, `0b1111_1111` or `0o377`.
enum Radix: Int {
  case decimal = 10
  case hexadecimal = 16
  case binary = 2
  case octal = 8

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

  func isDigit(_ byte: UInt8) -> Bool { byte.hexDigit.map { $0 < rawValue } == true }

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
    let prefix = start + (self == .decimal ? 0 : 2)
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

extension String {
  /// The string literal's content, with escapes decoded and without the quotes.
  var unescapedLiteral: String {
    var text = String.UnicodeScalarView()
    var rest = dropFirst().dropLast().unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\\", let escape = rest.popFirst() else {
        text.append(scalar)
        continue
      }
      switch escape {
      case "n": text.append("\n")
      case "r": text.append("\r")
      case "t": text.append("\t")
      case "0": text.append("\0")
      case "u":
        let hexadecimal = String(String.UnicodeScalarView(rest.dropFirst().prefix { $0 != "}" }))
        rest = rest.drop { $0 != "}" }.dropFirst()
        if let code = UInt32(hexadecimal, radix: 16), let scalar = Unicode.Scalar(code) {
          text.append(scalar)
        }
      default: text.append(escape)
      }
    }
    return String(text)
  }
}
