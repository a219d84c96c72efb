package import MvvmgenStorage

/// Properties of types that specs use without declaring them. Includes only types whose names no
/// app uses for its own types.
enum KnownTypes {
  /// Protocols of the standard library and Foundation, which need `any`.
  static func isProtocol(_ name: String) -> Bool { protocols.contains(name) }

  private static let protocols = WordSet([
    "AsyncIteratorProtocol", "AsyncSequence", "BidirectionalCollection", "BinaryFloatingPoint",
    "BinaryInteger", "CVarArg", "CaseIterable", "Codable", "CodingKey", "Comparable",
    "ContiguousBytes", "CustomDebugStringConvertible", "CustomNSError", "CustomStringConvertible",
    "DataProtocol", "Decodable", "Encodable", "Equatable", "Error", "FloatingPoint", "Hashable",
    "Identifiable", "IteratorProtocol", "LocalizedError", "LosslessStringConvertible", "NSCopying",
    "NSObjectProtocol", "Numeric", "RandomAccessCollection", "RandomNumberGenerator",
    "RawRepresentable", "RecoverableError", "Sendable", "SignedInteger", "SignedNumeric",
    "StringProtocol", "TextOutputStream", "UnsignedInteger",
  ])

  /// Classes, structures and enumerations that can't be a service, because a service is a protocol.
  static func isConcrete(_ name: String) -> Bool {
    Literals(of: name) != nil || classes.contains(name)
  }

  private static let classes = WordSet([
    "Bundle", "DateFormatter", "FileManager", "ISO8601DateFormatter", "JSONDecoder", "JSONEncoder",
    "Locale", "NSCache", "NSLock", "NSObject", "NSUserActivity", "NotificationCenter",
    "NumberFormatter", "OperationQueue", "ProcessInfo", "RunLoop", "TimeZone", "URLCache",
    "URLRequest", "URLSession", "UndoManager", "UserDefaults",
  ])

  /// The type meant by a lowercase name, as in other languages.
  static func capitalized(_ name: String) -> String? {
    switch name {
    case "bool", "boolean": "Bool"
    case "character", "char": "Character"
    case "int", "integer": "Int"
    case "url", "uuid": name.uppercased()
    case "data", "date", "decimal", "double", "float", "string", "void":
      name.prefix(1).uppercased() + name.dropFirst()
    default: nil
    }
  }

  /// The literals that a type accepts.
  struct Literals: OptionSet, Sendable {
    let rawValue: Int
    static let integer = Literals(rawValue: 1)
    static let fraction = Literals(rawValue: 2)
    static let string = Literals(rawValue: 4)
    static let bool = Literals(rawValue: 8)

    init(rawValue: Int) { self.rawValue = rawValue }

    /// Nil for an unknown type.
    init?(of name: String) {
      switch name {
      case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
        "Int128", "UInt128":
        self = .integer
      case "Double", "Float", "CGFloat", "TimeInterval", "Decimal": self = [.integer, .fraction]
      case "String", "Character", "Substring": self = .string
      case "Bool": self = .bool
      case "Date", "URL", "UUID", "Data", "Void", "Never": self = []
      default: return nil
      }
    }
  }
}

extension TypeName {
  /// Whether the name means one of Swift's or Foundation's types in specs, so that a protocol of
  /// that name would hide it.
  package var isOfSwift: Bool {
    KnownTypes.isProtocol(text) || KnownTypes.isConcrete(text)
      || ["ClosedRange", "KeyPath", "Range", "Result"].contains(text)
  }

  /// Whether one lowercase letter is missing, superfluous, replaced, or swapped with its neighbour.
  package func isSlip(of other: TypeName) -> Bool {
    let (one, two) = (interned.bytes, other.interned.bytes)
    guard abs(one.count - two.count) <= 1 else { return false }
    let start = zip(one, two).prefix { $0 == $1 }.count
    let rest = (one.dropFirst(start), two.dropFirst(start))
    let end = zip(rest.0.reversed(), rest.1.reversed()).prefix { $0 == $1 }.count
    let (left, right) = (Array(rest.0.dropLast(end)), Array(rest.1.dropLast(end)))
    guard (left + right).allSatisfy(\.isSmall) else { return false }
    return max(left.count, right.count) <= 1 || (left.count == 2 && left.reversed() == right)
  }

  /// `Owls` and `Owl`, one of which may be a list of the other.
  package func isPlural(of other: TypeName) -> Bool {
    text == other.text + "s" || other.text == text + "s"
  }

  /// The type of Swift's that a slip of one letter is for. In a short name, no letter is replaced:
  /// `Book` isn't `Bool`.
  package var meantOfSwift: TypeName? {
    let count = interned.bytes.count
    return Self.ofSwift.first { near in
      let others = near.interned.bytes
      let isLikely =
        count > 4
        || others.count < 5 && (others.count != count || Set(others) == Set(interned.bytes))
      return isLikely && near != self && isSlip(of: near) && !isPlural(of: near)
    }
  }

  private static let ofSwift = [
    "String", "Double", "Float", "Character", "Bool", "Int", "Date", "Data",
  ].map { TypeName($0) }
}

extension SwiftType {
  /// Whether the literal can't be a value of the type. False for unknown types, members and calls.
  package func refuses(_ value: SwiftValue) -> Bool {
    switch (kind, value.kind) {
    case (.named(let parts), .literal(let literal)) where literals != nil:
      literals?.takes(literal) == false || parts.first?.name.holds(literal) == false
    case (.named, .member(of: .some, let name)) where name.text == "self": literals != nil
    case (.named, .member(of: nil, _)): isAny
    case (_, .member), (_, .type), (_, .data): false
    case (.optional(let type), _):
      value != .nil && !type.isOptionalResult(of: value) && type.refuses(value)
    case (.named(let parts), .call(let callee, _)):
      Self.differ(parts, callee) || isOptionalResult(of: value) || isAny && callee.isImplicit
    case (_, .call): false
    case (.existential, .tuple), (.composition, .tuple): true
    case (.existential, _), (.composition, _): value == .nil
    case (.named(let parts), _): Self.refuses(value, parts)
    case (.array(let element), .array(let values)): values.contains(where: element.refuses)
    case (.dictionary(let key, let type), .dictionary(let entries)):
      entries.contains { key.refuses($0.key) || type.refuses($0.value) }
    case (.tuple(let types), .tuple(let values)): Self.refuses(values, types)
    case (.dictionary, .array), (.array, _), (.dictionary, _), (.tuple, _), (.function, _),
      (.metatype, _):
      true
    }
  }

  private static func refuses(_ value: SwiftValue, _ parts: [NamePart]) -> Bool {
    guard parts.count == 1, let part = parts.first else { return false }
    if part.name.text == "Set", part.arguments.count == 1 {
      guard case .array(let values) = value.kind else { return true }
      return values.contains(where: part.arguments[0].refuses)
    }
    switch (part.name.text, value.kind) {
    case ("Void", .tuple(let elements)): return !elements.isEmpty
    case ("Any", .tuple(let elements)):
      return elements.contains { refuses($0.value, parts) || $0.value.isImplicit }
    case _ where KnownTypes.Literals(of: part.name.text) != nil: return true
    case ("AnyObject", _), ("Any", .nil): return true
    // Swift treats them as an `Int`, a `Double`, and arrays and dictionaries of `Any`.
    case ("Any", .literal(let literal)): return !literal.isHeldByAny
    case ("Any", .array(let values)): return values.contains { refuses($0, parts) || $0.isImplicit }
    case ("Any", .dictionary(let entries)):
      return entries.contains { refuses($0.value, parts) || $0.value.isImplicit }
    default: return false
    }
  }

  /// Values without labels take those of the type, and the other way round.
  private static func refuses(
    _ values: [SwiftValue.Argument], _ types: [TupleElement]
  ) -> Bool {
    values.count != types.count
      || zip(types, values).contains { type, value in
        value.label != nil && type.label != nil && value.label != type.label
          || type.type.refuses(value.value)
      }
  }

  /// Whether both types are known, and a call of one isn't a value of the other.
  private static func differ(_ parts: [NamePart], _ callee: SwiftValue) -> Bool {
    guard case .type(let type) = callee.kind, case .named(let callee) = type.kind,
      parts.count == 1, callee.count == 1, parts != callee
    else { return false }
    let names = [parts[0].name.text, callee[0].name.text]
    return names.allSatisfy { KnownTypes.Literals(of: $0) != nil }
      && Set(names) != ["Double", "TimeInterval"]
  }
}

extension SwiftType {
  /// Whether an optional may be a value of it. An alias of an optional isn't known.
  package var takesOptionals: Bool {
    switch kind {
    case .optional, .existential, .composition: true
    case .named(let parts): isAny || parts.count == 1 && parts[0].name.text == "AnyHashable"
    case .array, .dictionary, .tuple, .metatype, .function: false
    }
  }

  /// Whether Swift and Foundation make it `Equatable`. False for the app's types, which aren't known.
  package var isKnownEquatable: Bool {
    switch kind {
    case .optional(let type), .array(let type): type.isKnownEquatable
    case .dictionary(let key, let value): key.isKnownEquatable && value.isKnownEquatable
    case .named(let parts):
      parts.count == 1 && (literals != nil && self != .void || parts[0].name.text == "Set")
        && parts[0].arguments.allSatisfy(\.isKnownEquatable)
    case .existential, .composition, .function, .metatype, .tuple: false
    }
  }

  /// Whether it is known that Swift and Foundation don't make it `Identifiable`.
  package var isKnownWithoutIdentity: Bool {
    guard case .named(let parts) = kind, parts.count == 1, let name = parts.first?.name.text else {
      return false
    }
    return KnownTypes.isConcrete(name) || ["Any", "AnyObject", "Set", "Result"].contains(name)
  }

  /// Whether it is known that no part of a value can be set.
  package var hasFixedParts: Bool {
    switch kind {
    case .array, .dictionary, .function, .metatype: true
    case .optional(let type): type.hasFixedParts
    case .named(let parts): literals != nil || parts.count == 1 && parts[0].name.text == "Set"
    case .tuple, .existential, .composition: false
    }
  }

  /// Whether it can't be an element of a set or a key of a dictionary.
  var isNoKey: Bool {
    switch kind {
    case .tuple, .function, .existential, .composition, .metatype: true
    case .optional(let type), .array(let type): type.isNoKey
    case .dictionary(_, let value): value.isNoKey
    case .named(let parts):
      parts.count == 1 && ["Any", "AnyObject", "Void"].contains(parts[0].name.text)
    }
  }

  /// Suggests what to write instead of a value that doesn't fit the type.
  package func hint(about value: SwiftValue) -> String {
    switch self {
    case _ where isOptionalResult(of: value):
      "; it may be `nil`: write \(SwiftType.optional(self).text.quoted), "
        + "or declare a `static let` of the type"
    case _ where isAny && value.isImplicit: "; name the type that it is a member of"
    case _ where roundsFractions && value.isWholeNumber:
      "; it can't hold that exactly: write `.0` after it, and it is rounded"
    case _ where value == .nil:
      "; if it may be missing, write \(SwiftType.optional(self).text.quoted)"
    case .url: "; declare `static let help` in an extension of `URL`, and write `.help`"
    case .optional(.url): "; write `URL(string: …)`"
    default: ""
    }
  }

  package static let url = SwiftType(TypeName(validated: "URL"))
}

extension KnownTypes.Literals {
  fileprivate func takes(_ literal: InternedText) -> Bool {
    let bytes = literal.bytes
    switch bytes.first {
    case UInt8(ascii: "\""): return contains(.string)
    case UInt8(ascii: "t"), UInt8(ascii: "f"): return contains(.bool)
    default:
      let isHexadecimal = bytes.contains(UInt8(ascii: "x"))
      let isFraction = !isHexadecimal && bytes.contains(where: ".eE".utf8.contains)
      return contains(isFraction ? .fraction : .integer)
    }
  }
}

extension TypeName {
  /// Whether a literal of the right kind isn't too large for the type.
  fileprivate func holds(_ literal: InternedText) -> Bool {
    // Two digits fit into every number type, and words aren't numbers.
    guard let first = literal.bytes.first, !first.isLetter else { return true }
    if literal.bytes.count <= 2, first.isDigit { return true }
    let literal = literal.string
    // Taken apart for numbers alone.
    var number: NumberLiteral { NumberLiteral(literal) }
    return switch text {
    case "Character": literal.unescapedLiteral.count == 1
    case "Double", "TimeInterval": number.isHeld(by: Double.self)
    // They are made of an `Int` or a `Double`.
    case "CGFloat", "Decimal":
      number.isInteger ? number.isInteger(to: .max / 2) : number.isHeld(by: Double.self)
    case "Float": number.isHeld(by: Float.self)
    case "Int", "Int64": number.isInteger(to: .max / 2)
    case "Int32": number.isInteger(to: 0x7FFF_FFFF)
    case "Int16": number.isInteger(to: 0x7FFF)
    case "Int8": number.isInteger(to: 0x7F)
    case "Int128": number.isWide(isSigned: true)
    case "UInt", "UInt64": number.isNatural(to: .max)
    case "UInt32": number.isNatural(to: 0xFFFF_FFFF)
    case "UInt16": number.isNatural(to: 0xFFFF)
    case "UInt8": number.isNatural(to: 0xFF)
    case "UInt128": number.isWide(isSigned: false)
    default: true
    }
  }
}

extension SwiftType {
  /// Whether a number that isn't exact may be written with a fraction.
  fileprivate var roundsFractions: Bool {
    onlyName.flatMap { KnownTypes.Literals(of: $0.text) }?.contains(.fraction) == true
  }
}

extension SwiftValue {
  fileprivate var isWholeNumber: Bool {
    guard case .literal(let literal) = kind, let first = literal.bytes.first else { return false }
    return (first.isDigit || first == UInt8(ascii: "-"))
      && literal.bytes.allSatisfy { $0.isDigit || "-_".utf8.contains($0) }
  }
}

extension InternedText {
  /// Whether `Any` takes the literal, as an `Int` or a `Double` where it is a number.
  fileprivate var isHeldByAny: Bool {
    let literal = string
    guard literal.utf8.first.map({ $0.isDigit || $0 == UInt8(ascii: "-") }) == true else {
      return true
    }
    let number = NumberLiteral(literal)
    return number.isInteger ? number.isInteger(to: .max / 2) : number.isHeld(by: Double.self)
  }
}
