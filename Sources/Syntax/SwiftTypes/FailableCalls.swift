import MvvmgenStorage

extension SwiftType {
  /// Whether the value is a call of an initializer of this type that is known to return an
  /// optional.
  func isOptionalResult(of value: SwiftValue) -> Bool {
    guard case .call(let callee, let arguments) = value.kind, let name = onlyName?.text,
      let first = arguments.first, callee.isInitializer(of: self)
    else { return false }
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

  private var isNumber: Bool {
    guard let name = onlyName?.text, name != "Decimal" else { return false }
    return KnownTypes.Literals(of: name)?.contains(.integer) == true
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
