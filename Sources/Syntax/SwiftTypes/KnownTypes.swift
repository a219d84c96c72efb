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
  enum Literals: Equatable, Sendable {
    case integer(bits: Int, isSigned: Bool)
    case double, float
    /// An `Int` or a `Double`, of which the type is made.
    case number
    case string, character, bool
    /// None of them.
    case others

    /// Nil for an unknown type.
    init?(of name: String) {
      switch name {
      case "Double", "TimeInterval": self = .double
      case "Float": self = .float
      case "CGFloat", "Decimal": self = .number
      case "String", "Substring": self = .string
      case "Character": self = .character
      case "Bool": self = .bool
      case "Date", "URL", "UUID", "Data", "Void", "Never": self = .others
      default:
        let isSigned = name.hasPrefix("Int")
        guard isSigned || name.hasPrefix("UInt"),
          case let bits = name.dropFirst(isSigned ? 3 : 4),
          ["", "8", "16", "32", "64", "128"].contains(bits)
        else { return nil }
        self = .integer(bits: Int(bits) ?? 64, isSigned: isSigned)
      }
    }

    var hasIntegers: Bool { if case .integer = self { true } else { hasFractions } }

    var hasFractions: Bool { [.double, .float, .number].contains(self) }

    /// Whether a literal is of the right kind, and not too large.
    func takes(_ literal: InternedText) -> Bool {
      let bytes = literal.bytes
      switch bytes.first {
      case UInt8(ascii: "\""):
        return self == .string
          || self == .character && literal.string.unescapedLiteral.count == 1
      case UInt8(ascii: "t"), UInt8(ascii: "f"): return self == .bool
      // Two digits fit into every number type.
      case let first? where first.isDigit && bytes.count <= 2: return hasIntegers
      default: break
      }
      guard hasIntegers else { return false }
      let number = NumberLiteral(literal.string)
      return switch self {
      case .integer(let bits, let isSigned): number.isInteger(bits: bits, isSigned: isSigned)
      case .float: number.isHeld(by: Float.self)
      case .number where number.isInteger: number.isInteger(bits: 64, isSigned: true)
      default: number.isHeld(by: Double.self)
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
}
