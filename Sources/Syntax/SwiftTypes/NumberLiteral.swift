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
    let written =
      switch rest.prefix(2) {
      case "0x": 16
      case "0o": 8
      case "0b": 2
      default: 10
      }
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
    // The last first.
    var digits: [Int] = []
    for digit in number {
      var carry = digit.hexDigitValue ?? 0
      for place in digits.indices {
        carry += radix * digits[place]
        digits[place] = carry % 10
        carry /= 10
      }
      while carry > 0 {
        digits.append(carry % 10)
        carry /= 10
      }
    }
    return digits.reversed().map(String.init).joined()
  }

  /// Nil where it is larger than any.
  private var magnitude: UInt64? { UInt64(digits, radix: radix) }

  func isInteger(to most: UInt64) -> Bool {
    magnitude.map { $0 <= most + (isNegative ? 1 : 0) } ?? false
  }

  func isNatural(to most: UInt64) -> Bool {
    magnitude.map { $0 <= most && ($0 == 0 || !isNegative) } ?? false
  }

  /// Whether a type of 128 bits holds it.
  func isWide(isSigned: Bool) -> Bool {
    if magnitude != nil { return isSigned || isNatural(to: .max) }
    guard radix == 10, isSigned || !isNegative else { return false }
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
    return Self.digits(of: value) == digits.drop { $0 == "0" }
  }

  /// All digits of a large whole number, computed by doubling.
  private static func digits(of value: some BinaryFloatingPoint) -> Substring {
    let exponent = Int(value.exponent) - 63
    guard exponent > 0 else { return "" }
    // The 64 bits at its head, as digits, the last first.
    var digits = String(UInt64(value.significand * 0x1p63)).reversed().map {
      $0.wholeNumberValue ?? 0
    }
    for _ in 0..<exponent {
      var carry = 0
      for place in digits.indices {
        carry += 2 * digits[place]
        digits[place] = carry % 10
        carry /= 10
      }
      if carry > 0 { digits.append(carry) }
    }
    return Substring(digits.reversed().map(String.init).joined())
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
      let isExact = value.isFinite && Self.digits(of: value) == whole
      if !isExact { return (isNegative ? "-" : "") + whole }
    }
    return String(isNegative && value != 0 ? -value : value)
  }
}
