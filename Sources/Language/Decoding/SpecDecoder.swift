import MvvmgenStorage
import MvvmgenSyntax

/// Decodes the JSON of one spec. A key or a value that it can't use is reported, and decoding
/// continues, so that all mistakes in a file are reported together.
struct SpecDecoder: ~Copyable {
  var diagnostics = Diagnostics()
  /// The codes of the warnings that this spec allows.
  private(set) var allowed: Set<Diagnostic.Code> = []
  /// Whether the JSON has errors.
  var isDamaged = false
  /// The values that are declared within answers.
  var valuesInAnswers = [ValueDeclaration]()
  /// The named answers of a coordinator.
  var named = NamedParts()
  /// Records names and references; nil if no command needs them.
  private(set) var recorder: SpecRecorder?
  /// The function of texts that the user sees; nil for bare literals.
  var texts: SwiftValue?
  /// Whose key it is, for one who wrote it in another kind of spec.
  var owner: (JSONString) -> String? = { _ in nil }

  /// Whether anything may be missing.
  var hasErrors: Bool { isDamaged || diagnostics.hasErrors }
}

/// Parts of a spec that others refer to by name.
struct NamedParts {
  var written: [String: (key: JSONString, value: JSON)] = [:]
  /// Those that were decoded: `()` for one that can't be, which is reported.
  var decoded: [String: any Sendable] = [:]
  /// Those that are being decoded, each named by the one before.
  var open: [String] = []
  /// Whether they are something else than an object, which is reported.
  var isUnread = false
}

// MARK: - Parts of several kinds of specs

extension SpecDecoder {
  /// Decodes the name that identifies the spec.
  mutating func typeName<Key: SpecKey>(of object: JSON, key: Key) -> Located<TypeName>? {
    object[key].flatMap { string($0.value) }.flatMap { TypeName.parse($0, into: &diagnostics) }
  }

  mutating func summary(_ value: JSON) -> Summary? {
    string(value).map { Summary($0) }
  }

  /// Decodes the codes of the warnings to allow.
  mutating func allow(_ value: JSON) {
    for code in strings(value, { $0.code($1) }) { allowed.insert(code) }
  }

  /// Decodes the code of a diagnostic, and reports it unless it is a warning's.
  mutating func code(_ text: JSONString) -> Diagnostic.Code? {
    guard let code = Diagnostic.Code(rawValue: text.text) else {
      diagnostics.report(
        .unknownValue, "no diagnostic has the code \(text.text.quoted)",
        Suggestion(
          for: text,
          among: Diagnostic.Code.allCases.lazy.filter { $0.severity == .warning }.map(\.rawValue)),
        or: "expected one such as `MG355`")
      return nil
    }
    if code.severity == .error {
      diagnostics.report(
        .fixedSeverity, at: text.span,
        "\(text.text.quoted) stays an error: only warnings can be changed")
    }
    return code
  }

  mutating func values(
    _ value: JSON, areDerived: Bool = false
  ) -> [Documented<ValueDeclaration>] {
    declarations(value) {
      guard areDerived, $0.contains(UInt8(ascii: "=")) else { return .parse($0, into: &$1) }
      $1.report(
        .derivedDefault, at: $0.span,
        "a derived value can't have a default: you write it in an extension of the protocol")
      return nil
    }
  }

  /// Values that may start from an input.
  mutating func startedValues(_ value: JSON) -> [Documented<ValueDeclaration>] {
    declarations(value) { ValueDeclaration.parse($0, as: .startsFromInput, into: &$1) }
  }

  mutating func functions(_ value: JSON) -> [Documented<FunctionDeclaration>] {
    declarations(value) { FunctionDeclaration.parse($0, into: &$1) }
  }

  /// A screen's events, which may be dropped where others wait.
  mutating func events(_ value: JSON) -> [Documented<FunctionDeclaration>] {
    declarations(value, with: DeclarationKey.allCases) {
      FunctionDeclaration.parse($0, into: &$1)
    }
  }

  /// Decodes declarations: each a string, or an object that adds a documentation comment.
  mutating func declarations<Declaration: NamedDeclaration>(
    _ list: JSON, with keys: [DeclarationKey] = DeclarationKey.usual,
    parse: (JSONString, inout Diagnostics) -> Declaration?
  ) -> [Documented<Declaration>] {
    if list.kind == .object {
      diagnostics.report(.declarationsAsObject(list))
      return []
    }
    guard isArray(list, of: "declarations") else { return [] }
    return list.elementList { declaration($0, with: keys, parse: parse) }
  }

  private mutating func declaration<Declaration: NamedDeclaration>(
    _ element: JSON, with keys: [DeclarationKey],
    parse: (JSONString, inout Diagnostics) -> Declaration?
  ) -> Documented<Declaration>? {
    var parts = DeclarationKey.Parts(declaration: element.string)
    if parts.declaration == nil {
      guard element.kind == .object else {
        diagnostics.report(.wrongKind(element, expected: "a declaration, as a string or an object"))
        return nil
      }
      if element[DeclarationKey.declare] == nil,
        let parts = Diagnostic.declarationInParts(element)
      {
        diagnostics.report(parts)
        return nil
      }
      read(
        DeclarationKey.self, of: element, only: keys, into: &parts,
        misplaced: { key in
          DeclarationKey(key) == .late ? .misplacedKey(key, "is only for a screen's events") : nil
        })
    }
    guard let text = parts.declaration else { return nil }
    let parsed = parse(text, &diagnostics)
    if let recorder { recorder.take(parsed, written: text) }
    guard let parsed else { return nil }
    return Documented(declaration: parsed, summary: parts.summary, late: parts.late)
  }

  mutating func services(_ value: JSON) -> [ServiceItem] {
    strings(value) { decoder, text in decoder.service(text) }
  }

  private mutating func service(_ text: JSONString) -> ServiceItem? {
    if text.text.hasSuffix("()") {
      diagnostics.report(
        .calledName(text) { _ in "it is a protocol, and the app creates the service" })
      return nil
    }
    guard let item = serviceItem(text) else { return nil }
    recorder?.take(item.service, as: .spec(.service))
    recorder?.take(item, written: text)
    guard !SwiftType(item.service.value).traits.contains(.isConcrete) else {
      diagnostics.report(
        .notAService, at: item.service.span,
        "\(item.service.value.text.quoted) isn't a protocol; declare one with the members that you need, "
          + "which tests can replace")
      return nil
    }
    return item
  }

  private mutating func serviceItem(_ text: JSONString) -> ServiceItem? {
    guard text.contains(UInt8(ascii: ":")) else {
      return TypeName.parse(text, into: &diagnostics).map {
        ServiceItem(property: nil, service: $0)
      }
    }
    guard let declaration = ValueDeclaration.parse(text, into: &diagnostics) else { return nil }
    let type = declaration.type
    guard let name = type.value.onlyName else {
      diagnostics.report(
        .notAService, at: type.span,
        "\(type.value.text.quoted) isn't a service: expected the name of a protocol")
      return nil
    }
    if declaration.defaultValue != nil {
      diagnostics.report(
        .notAService, at: declaration.name.span,
        "a service has no default: \(name.text.quoted) comes from the app")
    }
    return ServiceItem(property: declaration.name, service: Located(name, at: type.span))
  }
}

// Loops of this target, because a generic function would look up how JSON is iterated at run time.
extension JSON {
  /// The results for an array's elements, without nil.
  func elementList<Element>(_ transform: (JSON) -> Element?) -> [Element] {
    var list: [Element] = []
    list.reserveCapacity(count)
    for element in elements {
      if let result = transform(element) { list.append(result) }
    }
    return list
  }

  /// The results for an object's members, without nil.
  func memberList<Element>(_ transform: (JSONString, JSON) -> Element?) -> [Element] {
    var list: [Element] = []
    list.reserveCapacity(count)
    for (key, value) in members {
      if let result = transform(key, value) { list.append(result) }
    }
    return list
  }
}

extension Located<TypeName> {
  /// The name of a spec without one.
  static func unread(_ object: JSON) -> Located<TypeName> {
    Located(TypeName(validated: ""), at: object.span.start(1))
  }

  var isUnread: Bool { value.text.isEmpty }
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

  /// Decodes the only value that a key can have; the other one, which has no effect, is reported. Where
  /// that is `false`, the configuration has the key, too.
  mutating func isOnly(_ only: Bool, _ value: JSON, of key: JSONString) -> Bool {
    guard let bool = bool(value) else { return false }
    let hint = only ? "" : ": `mvvmgen.json` switches it on"
    if bool != only {
      diagnostics.report(
        .unknownValue, at: value.span,
        "unknown value `\(bool)`; expected `\(only)`, or leave \(key.text.quoted) out\(hint)")
    }
    return bool == only
  }

  mutating func isArray(_ value: JSON, of content: String) -> Bool {
    if value.kind == .array { return true }
    // A single string may be meant as the only element.
    let element = value.string?.text ?? ""
    let isPlain = element.allSatisfy { $0 != "\"" && $0 != "\\" && !$0.isNewline }
    let meant = "[\"\(element)\"]"
    diagnostics.report(
      Diagnostic(
        .wrongKind, at: value.span.start(1),
        "expected an array of \(content), not \(value.kind.description)",
        fixIt: element.isEmpty || !isPlain
          ? nil : Diagnostic.FixIt(at: value.span, replaceWith: meant)))
    return false
  }

  /// Decodes the elements of an array, without those that can't be decoded.
  mutating func list<Element>(
    _ value: JSON, of content: String, _ decode: (inout SpecDecoder, JSON) -> Element?
  ) -> [Element] {
    guard isArray(value, of: content) else { return [] }
    return value.elementList { decode(&self, $0) }
  }

  /// Decodes the elements of an array of strings.
  mutating func strings<Element>(
    _ value: JSON, _ decode: (inout SpecDecoder, JSONString) -> Element?
  ) -> [Element] {
    list(value, of: "strings") { decoder, element in
      decoder.string(element).flatMap { decode(&decoder, $0) }
    }
  }

  /// - Parameter meant: the object that a string may stand for.
  mutating func isObject(
    _ value: JSON, with content: @autoclosure () -> String,
    meant: (String) -> String? = { _ in nil }
  ) -> Bool {
    if value.kind == .object { return true }
    var fixIt = value.string.flatMap { meant($0.text) }.map {
      Diagnostic.FixIt(at: value.span, replaceWith: $0)
    }
    fixIt?.isSuggestion = true
    diagnostics.report(
      .wrongKind(value, expected: "an object with \(content())", fixIt: fixIt))
    return false
  }

  /// Decodes a raw value of an enumeration.
  mutating func choice<Value>(_ value: JSON, of type: Value.Type) -> Value?
  where Value: RawRepresentable<String> & CaseIterable {
    guard let text = value.string else {
      let known = Value.allCases.map(\.rawValue)
      let isMeant = known.count == 1 && value.bool == true
      let fixIt = isMeant ? Diagnostic.FixIt(at: value.span, replaceWith: "\"\(known[0])\"") : nil
      diagnostics.report(
        .wrongKind(value, expected: Diagnostic.list(known, last: "or"), fixIt: fixIt))
      return nil
    }
    if let choice = Value(rawValue: text.text) { return choice }
    diagnostics.report(.unknownValue(value, known: Value.allCases.map(\.rawValue)))
    return nil
  }
}
