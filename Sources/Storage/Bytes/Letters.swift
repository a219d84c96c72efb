// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Public because the compiler can't specialize package types in other targets. No product exposes
// this target.

extension UInt8 {
  @inlinable public var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }

  @inlinable public var isLetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }

  @inlinable public var isCapital: Bool { self &- UInt8(ascii: "A") < 26 }

  @inlinable public var isSmall: Bool { self &- UInt8(ascii: "a") < 26 }

  /// The value of an ASCII hexadecimal digit.
  @inlinable public var hexDigit: UInt32? {
    if isDigit { return UInt32(self - UInt8(ascii: "0")) }
    let letter = (self | 0x20) &- UInt8(ascii: "a")
    return letter < 6 ? UInt32(letter) + 10 : nil
  }
}

/// Unicode properties of letters, with a fast path for ASCII.
extension Unicode.Scalar {
  @inlinable public var isCapital: Bool {
    value < 0x80 ? value &- 0x41 < 26 : properties.isUppercase
  }

  @inlinable public var isSmall: Bool {
    value < 0x80 ? value &- 0x61 < 26 : properties.isLowercase
  }

  var lowercaseMapping: String {
    guard value < 0x80 else { return properties.lowercaseMapping }
    return String(isCapital ? Unicode.Scalar(UInt8(value | 0x20)) : self)
  }

  /// Whether the scalar is invisible or changes how its neighbours are drawn, so that it could
  /// mislead a reader of the spec or of the generated code.
  public var isInvisible: Bool {
    guard value >= 0x20, value != 0x7F else { return true }
    guard value >= 0x80 else { return false }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse:
      return true
    case .unassigned: return properties.isNoncharacterCodePoint
    default: return properties.isDefaultIgnorableCodePoint
    }
  }
}
