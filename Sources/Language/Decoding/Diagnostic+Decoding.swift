package import MvvmgenStorage
package import MvvmgenSyntax

extension Diagnostic {
  /// - Parameter owner: help for one who took it for the key of another object.
  static func unknownKey(
    _ key: JSONString, known: [String], in place: String, owner: String? = nil
  ) -> Diagnostic {
    // What is right elsewhere isn't misspelled, but may have another name here.
    let named = OtherWords.neighbours.meaning(of: key.text, among: known)
    let near = owner == nil ? known : [named].compactMap(\.self)
    return Diagnostic(
      .unknownKey, "unknown key \(key.text.quoted) in \(place)",
      Suggestion(for: key, among: near, others: .neighbours),
      or: owner ?? "expected \(list(known.filter { $0 != "$schema" }, last: "or"))")
  }

  /// `{ "name": "version", "type": "String" }`, nil if it isn't one.
  static func declarationInParts(_ object: JSON) -> Diagnostic? {
    guard let name = object["name"]?.string?.text else { return nil }
    let right = declaration(name, object["type"]?.string?.text)
    return Diagnostic(
      .unknownKey, at: object.span.start(1),
      "a declaration is written as in Swift: `\(right)`",
      fixIt: object.count > 2 ? nil : FixIt(at: object.span, replaceWith: right))
  }

  /// `{ "version": "String" }` instead of an array.
  static func declarationsAsObject(_ object: JSON) -> Diagnostic {
    let known = object.members.map { (name: $0.key.text, type: $0.value.string?.text) }
    let right = known.map { declaration($0.name, $0.type) }
    let list = "[\(right.joined(separator: ", "))]"
    return Diagnostic(
      .wrongKind, at: object.span.start(1),
      "expected an array of declarations, not an object"
        + (right.isEmpty ? "" : ": write `\(list)`"),
      fixIt: known.contains { $0.type == nil } ? nil : FixIt(at: object.span, replaceWith: list))
  }

  private static func declaration(_ name: String, _ type: String?) -> String {
    JSONText.quoted(type.map { "\(name): \($0)" } ?? "\(name)()")
  }

  static func missingKey(_ key: String, in object: JSON, _ place: String) -> Diagnostic {
    Diagnostic(.missingKey, at: object.span.start(1), "\(place) needs the key \(key.quoted)")
  }

  static func noneOf(_ keys: [String], in object: JSON, _ place: String) -> Diagnostic {
    for (key, _) in object.members {
      guard let nearest = closest(to: key.text, in: keys) else { continue }
      return Diagnostic(
        .unknownKey, at: key.span,
        "unknown key \(key.text.quoted) in \(place); did you mean \(nearest.quoted)?",
        replaceWith: nearest)
    }
    return Diagnostic(
      .missingKey, at: object.span.start(1), "\(place) needs one of \(list(keys, last: "or"))")
  }

  static func wrongKind(
    _ value: JSON, expected: String, _ hint: String = "", fixIt: FixIt? = nil
  ) -> Diagnostic {
    Diagnostic(
      .wrongKind, at: value.span.start(1),
      "expected \(expected), not \(value.kind.description)\(hint)",
      fixIt: fixIt)
  }

  /// How the button of a screen's own alert reaches the flow.
  package static let wayToFlow =
    "what the flow is to do is its answer to an event: list one, such as `closeTapped()`, in `flow` and in "
    + "`actions`, and name it here"

  static func unknownValue(_ value: JSON, known: [String]) -> Diagnostic {
    let text = value.string?.text ?? ""
    return Diagnostic(
      .unknownValue, "unknown value \(text.quoted)",
      Suggestion(for: text, at: value.contentSpan, among: known, others: .neighbours),
      or: "expected \(list(known, last: "or"))")
  }

  static func insideExternal(_ key: JSONString) -> Diagnostic {
    misplacedKey(key, "isn't allowed with `external`: what is inside is written by hand")
  }

  static func misplacedKey(_ key: JSONString, _ reason: String) -> Diagnostic {
    Diagnostic(.misplacedKey, at: key.span, "\(key.text.quoted) \(reason)")
  }

  /// No list of valid keys is longer.
  private static let mostListed = 30

  /// "`a`, `b` and `c`". A long list ends with the number of the remaining names.
  package static func list(_ names: [String], last: String = "and") -> String {
    var parts = names.prefix(mostListed).map(\.quoted)
    if names.count > mostListed { parts.append("\(names.count - mostListed) more") }
    return parts.isEmpty ? "none" : parts.inWords(last: last)
  }
}

extension [String] {
  /// "a, b and c"
  package func inWords(last: String = "and") -> String {
    count < 2 ? joined() : "\(dropLast().joined(separator: ", ")) \(last) \(self[count - 1])"
  }
}

extension JSON.Kind {
  var description: String {
    switch self {
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .number: "a number"
    case .bool: "true or false"
    case .null: "null"
    }
  }
}

extension SourceSpan {
  /// The first bytes of the span.
  func start(_ length: Int32) -> SourceSpan {
    SourceSpan(file: file, start: Int(start), end: Int(min(start + length, end)))
  }
}

extension Diagnostics {
  /// Reports two names that clash: once where the second is, or in both specs if there are two.
  package mutating func reportClash<Name>(
    of one: Located<Name>, _ other: Located<Name>,
    _ finding: (Located<Name>, Located<Name>) -> Diagnostic
  ) {
    let (first, second) = one.span.start < other.span.start ? (one, other) : (other, one)
    report(finding(second, first))
    if first.span.file != second.span.file { report(finding(first, second)) }
  }

  package mutating func reportClash(of one: Located<MemberName>, _ other: Located<MemberName>) {
    reportClash(of: one, other) { .clash($0, with: $1) }
  }

  /// Reports the cases of an enumeration that differ only in case, or not at all.
  package mutating func reportClashes(among cases: some Sequence<Located<MemberName>>) {
    var names: [String: Located<MemberName>] = [:]
    for name in cases {
      guard let other = names.updateValue(name, forKey: name.value.text.lowercased()) else {
        continue
      }
      reportClash(of: name, other)
    }
  }
}

extension Diagnostic {
  package static func clash(
    _ name: Located<MemberName>, with other: Located<MemberName>
  ) -> Diagnostic {
    Diagnostic(
      .clash, at: name.span,
      name.value.text == other.value.text
        ? "\(name.value.text.quoted) is declared more than once"
        : "\(name.value.text.quoted) and \(other.value.text.quoted) differ only in case",
      notes: [Note(at: other.span, "it is declared here, too")])
  }
}
