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
    let text = { (key: String) in object.members.first { $0.key.text == key }?.value.string?.text }
    guard let name = text("name") else { return nil }
    let right = JSONText.quoted(text("type").map { "\(name): \($0)" } ?? "\(name)()")
    return Diagnostic(
      .unknownKey, at: object.span.start(1),
      "a declaration is written as in Swift: `\(right)`",
      fixIt: object.count > 2 ? nil : FixIt(at: object.span, replaceWith: right))
  }

  /// `{ "version": "String" }` instead of an array.
  static func declarationsAsObject(_ object: JSON) -> Diagnostic {
    let known = object.members.map { ($0.key.text, type: $0.value.string?.text) }
    let right = known.map { name, type in
      JSONText.quoted(type.map { "\(name): \($0)" } ?? "\(name)()")
    }
    let list = "[\(right.joined(separator: ", "))]"
    return Diagnostic(
      .wrongKind, at: object.span.start(1),
      "expected an array of declarations, not an object"
        + (right.isEmpty ? "" : ": write `\(list)`"),
      fixIt: known.contains { $0.type == nil } ? nil : FixIt(at: object.span, replaceWith: list))
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

  static func insideElsewhere(_ key: JSONString) -> Diagnostic {
    misplacedKey(key, "isn't allowed with `elsewhere`: the spec in the other target has it")
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
