import Storage

/// What is known of types that specs name and don't declare. Only such are here as no app has a type
/// of its own by that name.
enum KnownTypes {
  /// Protocols of the standard library and of Foundation, which `any` must stand before.
  static func isProtocol(_ name: String) -> Bool { protocols.contains(name) }

  private static let protocols = WordSet([
    "BinaryFloatingPoint", "BinaryInteger", "CaseIterable", "Codable", "CodingKey", "Comparable",
    "ContiguousBytes", "CustomDebugStringConvertible", "CustomNSError", "CustomStringConvertible",
    "DataProtocol", "Decodable", "Encodable", "Equatable", "Error", "FloatingPoint", "Hashable",
    "Identifiable", "LocalizedError", "LosslessStringConvertible", "NSCopying", "NSObjectProtocol",
    "Numeric", "RandomNumberGenerator", "RawRepresentable", "RecoverableError", "Sendable",
    "StringProtocol", "TextOutputStream",
  ])

  /// Classes, structures and enumerations that can't be a service: it is a protocol.
  static func isConcrete(_ name: String) -> Bool {
    Literals(of: name) != nil || classes.contains(name)
  }

  private static let classes = WordSet([
    "Bundle", "DateFormatter", "FileManager", "ISO8601DateFormatter", "JSONDecoder", "JSONEncoder",
    "Locale", "NSCache", "NSLock", "NSObject", "NSUserActivity", "NotificationCenter",
    "NumberFormatter", "OperationQueue", "ProcessInfo", "RunLoop", "TimeZone", "URLCache",
    "URLRequest", "URLSession", "UndoManager", "UserDefaults",
  ])

  /// The literals that a type takes.
  struct Literals: OptionSet, Sendable {
    let rawValue: Int
    static let integer = Literals(rawValue: 1)
    static let fraction = Literals(rawValue: 2)
    static let string = Literals(rawValue: 4)
    static let bool = Literals(rawValue: 8)

    init(rawValue: Int) { self.rawValue = rawValue }

    /// Nil for a type that isn't known.
    init?(of name: String) {
      switch name {
      case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64":
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

extension SwiftType {
  /// Whether no value of the type is written so. Of types that aren't known nothing is said, nor of
  /// members and calls.
  package func refuses(_ value: SwiftValue) -> Bool {
    switch (form, value.form) {
    case (.named(let parts), .literal(let literal)) where literals != nil:
      literals?.takes(literal) == false || parts.first?.name.holds(literal) == false
    case (.named, .member(of: .some, let name)) where name.text == "self": literals != nil
    case (_, .member), (_, .type): false
    case (.optional(let type), _): value != .nil && type.refuses(value)
    case (.named(let parts), .call(let callee, _)): Self.differ(parts, callee)
    case (_, .call): false
    case (.existential, _), (.composition, _): value == .nil
    case (.named(let parts), _): Self.refuses(value, parts)
    case (.array(let element), .array(let values)): values.contains(where: element.refuses)
    case (.dictionary(let key, let type), .dictionary(let entries)):
      entries.contains { key.refuses($0.key) || type.refuses($0.value) }
    case (.dictionary, .array), (.array, _), (.dictionary, _), (.tuple, _), (.function, _),
      (.metatype, _):
      true
    }
  }

  private static func refuses(_ value: SwiftValue, _ parts: ArenaList<NamePart>) -> Bool {
    guard parts.count == 1, let part = parts.first else { return false }
    if part.name.text == "Set", part.arguments.count == 1 {
      guard case .array(let values) = value.form else { return true }
      return values.contains(where: part.arguments[0].refuses)
    }
    guard KnownTypes.Literals(of: part.name.text) == nil else { return true }
    return part.name.text == "AnyObject" || part.name.text == "Any" && value == .nil
  }

  /// Whether both are known, and a call of one doesn't make the other.
  private static func differ(_ parts: ArenaList<NamePart>, _ callee: SwiftValue) -> Bool {
    guard case .type(let type) = callee.form, case .named(let callee) = type.form,
      parts.count == 1, callee.count == 1, parts != callee
    else { return false }
    let names = [parts[0].name.text, callee[0].name.text]
    return names.allSatisfy { KnownTypes.Literals(of: $0) != nil }
      && Set(names) != ["Double", "TimeInterval"]
  }
}

extension SwiftType {
  /// Whether a set or a dictionary can't have it as a key.
  var isNoKey: Bool {
    switch form {
    case .tuple, .function, .existential, .composition, .metatype: true
    case .optional(let type), .array(let type): type.isNoKey
    case .dictionary(_, let value): value.isNoKey
    case .named(let parts):
      parts.count == 1 && ["Any", "AnyObject", "Void"].contains(parts[0].name.text)
    }
  }

  /// What to write instead of a value that the type refuses.
  package func hint(about value: SwiftValue) -> String {
    switch self {
    case _ where value == .nil:
      "; for one that may be missing, write \(SwiftType.optional(self).text.quoted)"
    case .url: "; declare `static let help` in an extension of `URL`, and write `.help`"
    case .optional(.url): "; write `URL(string: …)`"
    default: ""
    }
  }

  package static let url = RunMemory.permanent { SwiftType(TypeName(validated: "URL")) }
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
    // Two digits fit into every number.
    if literal.bytes.count <= 2, literal.bytes.first?.isDigit == true { return true }
    let literal = literal.string
    return switch text {
    case "Character": literal.utf8.contains(UInt8(ascii: "\\")) || literal.count == 3
    case "Double", "TimeInterval", "CGFloat", "Decimal":
      Double(literal.filter { $0 != "_" })?.isFinite ?? true
    case "Float": Float(literal.filter { $0 != "_" })?.isFinite ?? true
    case "Int", "Int64": literal.isInteger(to: .max / 2)
    case "Int32": literal.isInteger(to: 0x7FFF_FFFF)
    case "Int16": literal.isInteger(to: 0x7FFF)
    case "Int8": literal.isInteger(to: 0x7F)
    case "UInt", "UInt64": literal.isNatural(to: .max)
    case "UInt32": literal.isNatural(to: 0xFFFF_FFFF)
    case "UInt16": literal.isNatural(to: 0xFFFF)
    case "UInt8": literal.isNatural(to: 0xFF)
    default: true
    }
  }
}

extension String {
  /// An integer literal's, nil where it is larger than any.
  fileprivate var magnitude: UInt64? {
    let digits = self.filter { $0 != "_" && $0 != "-" }
    switch digits.prefix(2) {
    case "0x": return UInt64(digits.dropFirst(2), radix: 16)
    case "0o": return UInt64(digits.dropFirst(2), radix: 8)
    case "0b": return UInt64(digits.dropFirst(2), radix: 2)
    default: return UInt64(digits)
    }
  }

  fileprivate func isInteger(to most: UInt64) -> Bool {
    magnitude.map { $0 <= most + (hasPrefix("-") ? 1 : 0) } ?? false
  }

  fileprivate func isNatural(to most: UInt64) -> Bool {
    magnitude.map { $0 <= most && ($0 == 0 || !hasPrefix("-")) } ?? false
  }
}
