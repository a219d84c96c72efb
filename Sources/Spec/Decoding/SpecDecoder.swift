/// Reads the tree of one spec into its kind's value. A key or a value that it can't use is
/// reported, and reading goes on, so that all mistakes of a file come together.
struct SpecDecoder {
  var diagnostics: Diagnostics
  /// The codes of the findings that this spec intends.
  private(set) var allowed: [Located<String>] = []

  init(diagnostics: Diagnostics) {
    self.diagnostics = diagnostics
  }
}

// MARK: - What kinds of spec have in common

extension SpecDecoder {
  /// The name that identifies a spec.
  mutating func typeName(of object: JSON, key: String) -> Located<TypeName>? {
    guard let value = object.members.first(where: { $0.key.text == key })?.value else { return nil }
    return string(value).flatMap { TypeName.parse($0, into: &diagnostics) }
  }

  mutating func summary(_ value: JSON) -> Summary? {
    string(value).map { Summary($0.text) }
  }

  mutating func allow(_ value: JSON) {
    allowed = strings(value).map { Located($0.text, at: $0.span) }
  }

  mutating func values(_ value: JSON, of key: JSONString) -> [Documented<ValueDeclaration>] {
    declarations(value, of: key) { ValueDeclaration.parse($0, into: &$1) }
  }

  mutating func functions(_ value: JSON, of key: JSONString) -> [Documented<FunctionDeclaration>] {
    declarations(value, of: key) { FunctionDeclaration.parse($0, into: &$1) }
  }

  /// Each declaration is a string, or an object that adds a documentation comment to it.
  mutating func declarations<Declaration>(
    _ list: JSON,
    of key: JSONString,
    parse: (JSONString, inout Diagnostics) -> Declaration?
  ) -> [Documented<Declaration>] {
    array(list).compactMap { element in
      if let text = element.string {
        return parse(text, &diagnostics).map { Documented(declaration: $0, summary: nil) }
      }
      guard element.kind == .object else {
        diagnostics.report(.wrongKind(element, expected: "a declaration, as a string or an object"))
        return nil
      }
      var declaration: Declaration?
      var summary: Summary?
      var isMissing = true
      for (key, value) in element.members {
        switch key.text {
        case "declare":
          isMissing = false
          declaration = string(value).flatMap { parse($0, &diagnostics) }
        case "summary": summary = self.summary(value)
        default:
          diagnostics.report(
            .unknownKey(key, known: ["declare", "summary"], in: "a declaration"))
        }
      }
      if isMissing { diagnostics.report(.missingKey("declare", in: element, "a declaration")) }
      return declaration.map { Documented(declaration: $0, summary: summary) }
    }
  }

  mutating func services(_ value: JSON, of key: JSONString) -> [ServiceItem] {
    strings(value).compactMap { text in
      guard text.text.utf8.contains(UInt8(ascii: ":")) else {
        return TypeName.parse(text, into: &diagnostics).map {
          ServiceItem(property: nil, service: $0)
        }
      }
      guard let declaration = ValueDeclaration.parse(text, into: &diagnostics) else { return nil }
      guard case .named(let parts) = declaration.type.value, let part = parts.first,
        parts.count == 1, part.arguments.isEmpty, declaration.defaultValue == nil
      else {
        diagnostics.report(.notAService(declaration.type))
        return nil
      }
      return ServiceItem(
        property: declaration.name,
        service: Located(part.name, at: declaration.type.span))
    }
  }
}

// MARK: - Values

extension SpecDecoder {
  mutating func string(_ value: JSON) -> JSONString? {
    if let string = value.string { return string }
    diagnostics.report(.wrongKind(value, expected: "a string"))
    return nil
  }

  mutating func bool(_ value: JSON) -> Bool? {
    if let bool = value.bool { return bool }
    diagnostics.report(.wrongKind(value, expected: "true or false"))
    return nil
  }

  mutating func array(_ value: JSON) -> [JSON] {
    if value.kind == .array { return Array(value.elements) }
    diagnostics.report(.wrongKind(value, expected: "an array"))
    return []
  }

  mutating func strings(_ value: JSON) -> [JSONString] {
    array(value).compactMap { string($0) }
  }

  mutating func isObject(_ value: JSON) -> Bool {
    if value.kind == .object { return true }
    diagnostics.report(.wrongKind(value, expected: "an object"))
    return false
  }

  /// One of an enumeration's raw values.
  mutating func choice<Value>(_ value: JSON, of type: Value.Type) -> Value?
  where Value: RawRepresentable<String> & CaseIterable {
    guard let text = string(value) else { return nil }
    if let choice = Value(rawValue: text.text) { return choice }
    diagnostics.report(.unknownValue(value, known: Value.allCases.map(\.rawValue)))
    return nil
  }
}
