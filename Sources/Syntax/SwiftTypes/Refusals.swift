import MvvmgenStorage

extension SwiftType {
  /// Whether the literal can't be a value of the type. False for unknown types, members and calls.
  package func refuses(_ value: SwiftValue) -> Bool {
    switch (kind, value.kind) {
    case (.named, .literal(let literal)) where literals != nil: literals?.takes(literal) == false
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
    case ("Any", .literal(let literal)):
      let isNumber = literal.bytes.first.map { $0.isDigit || $0 == UInt8(ascii: "-") } == true
      return isNumber && !KnownTypes.Literals.number.takes(literal)
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
  /// Suggests what to write instead of a value that doesn't fit the type.
  package func hint(about value: SwiftValue) -> String {
    switch self {
    case _ where isOptionalResult(of: value):
      "; it may be `nil`: write \(SwiftType.optional(self).text.quoted), "
        + "or declare a `static let` of the type"
    case _ where isAny && value.isImplicit: "; name the type that it is a member of"
    // A number that isn't exact may be written with a fraction.
    case _ where literals?.hasFractions == true && value.isWholeNumber:
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

extension SwiftValue {
  fileprivate var isWholeNumber: Bool {
    guard case .literal(let literal) = kind, let first = literal.bytes.first else { return false }
    return (first.isDigit || first == UInt8(ascii: "-"))
      && literal.bytes.allSatisfy { $0.isDigit || "-_".utf8.contains($0) }
  }
}

extension SwiftType {
  /// Whether the value is a call of an initializer of this type that is known to return an
  /// optional.
  func isOptionalResult(of value: SwiftValue) -> Bool {
    guard case .call(let callee, let arguments) = value.kind, let name = onlyName?.text,
      let first = arguments.first, callee.isInitializer(of: self)
    else { return false }
    let isNumber = literals?.hasIntegers == true && name != "Decimal"
    switch (name, first.label?.text) {
    case ("URL", "string"), ("URLComponents", "string"), ("UUID", "uuidString"),
      ("Data", "base64Encoded"), ("TimeZone", "identifier"), ("TimeZone", "abbreviation"),
      ("TimeZone", "secondsFromGMT"), ("Decimal", "string"), ("UserDefaults", "suiteName"),
      ("Bundle", "identifier"):
      return true
    case (_, "exactly"): return isNumber
    // `Int("3")`, while `Int(3)` is one.
    case (_, nil):
      guard isNumber || name == "Bool", case .literal(let literal) = first.value.kind else {
        return false
      }
      return literal.bytes.first == UInt8(ascii: "\"")
    default: return false
    }
  }

  /// `Any`, which has no known members.
  var isAny: Bool { onlyName?.text == "Any" }
}

extension SwiftValue {
  /// `URL`, `URL.init` or `.init`
  fileprivate func isInitializer(of type: SwiftType) -> Bool {
    switch kind {
    case .type(let called): called == type
    case .member(let called, let name): name.text == "init" && (called ?? type) == type
    default: false
    }
  }

  /// `.member` or `.member(…)`, whose type follows from the context.
  package var isImplicit: Bool {
    switch kind {
    case .member(of: nil, _): true
    case .call(let callee, _): callee.isImplicit
    default: false
    }
  }
}
