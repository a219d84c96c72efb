import Storage
package import Syntax

extension Diagnostic {
  static func unknownKey(_ key: JSONString, known: [String], in place: String) -> Diagnostic {
    Diagnostic(
      .unknownKey, "unknown key \(key.text.quoted) in \(place)",
      Suggestion(for: key, among: known),
      or: "expected \(list(known.filter { $0 != "$schema" }, last: "or"))")
  }

  /// - Parameter known: the valid keys of this object, one of which may be meant nevertheless.
  static func keyOfOther(
    _ key: JSONString, in place: String, owner: String, known: [String] = []
  ) -> Diagnostic {
    let suggestion = Suggestion(for: key, among: known)
    let hint = suggestion.hint.map { "; \($0)" } ?? ""
    return Diagnostic(
      .unknownKey, at: key.span, "unknown key \(key.text.quoted) in \(place): \(owner)\(hint)",
      fixIt: suggestion.fixIt)
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
        fixIt: FixIt(at: key.span, replaceWith: nearest))
    }
    return Diagnostic(
      .missingKey, at: object.span.start(1), "\(place) needs one of \(list(keys, last: "or"))")
  }

  static func wrongKind(_ value: JSON, expected: String) -> Diagnostic {
    Diagnostic(
      .wrongKind, at: value.span.start(1), "expected \(expected), not \(value.kind.description)")
  }

  /// A single string may be meant as the only element.
  static func noArray(_ value: JSON, of content: String) -> Diagnostic {
    let element = value.string?.text ?? ""
    let isPlain = element.allSatisfy { $0 != "\"" && $0 != "\\" && !$0.isNewline }
    return Diagnostic(
      .wrongKind, at: value.span.start(1),
      "expected an array of \(content), not \(value.kind.description)",
      fixIt: element.isEmpty || !isPlain
        ? nil : FixIt(at: value.span, replaceWith: "[\"\(element)\"]"))
  }

  static func unknownValue(_ value: JSON, known: [String]) -> Diagnostic {
    let text = value.string?.text ?? ""
    return Diagnostic(
      .unknownValue, "unknown value \(text.quoted)",
      Suggestion(for: text, at: value.contentSpan, among: known),
      or: "expected \(list(known, last: "or"))")
  }

  static func notAService(_ type: Located<SwiftType>) -> Diagnostic {
    Diagnostic(
      .notAService, at: type.span,
      "\(type.value.text.quoted) isn't a service: expected the name of a protocol")
  }

  static func concreteService(_ name: Located<TypeName>) -> Diagnostic {
    Diagnostic(
      .notAService, at: name.span,
      "\(name.value.text.quoted) isn't a protocol; declare one with the members that you need, "
        + "which tests can replace")
  }

  static func defaultOfService(
    _ name: Located<MemberName>, _ type: Located<SwiftType>
  ) -> Diagnostic {
    Diagnostic(
      .notAService, at: name.span,
      "a service has no default: \(type.value.text.quoted) comes from the app")
  }

  static func unknownCode(_ code: JSONString) -> Diagnostic {
    Diagnostic(
      .unknownValue, "no diagnostic has the code \(code.text.quoted)",
      Suggestion(
        for: code,
        among: Code.allCases.lazy.filter { $0.severity == .warning }.map(\.rawValue)),
      or: "expected one such as `MG355`")
  }

  static func fixedSeverity(_ code: JSONString) -> Diagnostic {
    Diagnostic(
      .fixedSeverity, at: code.span,
      "\(code.text.quoted) stays an error: only warnings can be changed")
  }

  static func notExternal(_ value: JSON) -> Diagnostic {
    Diagnostic(
      .unknownValue, at: value.span,
      "unknown value `false`; expected `true`, or leave `external` out")
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
    guard parts.count > 1, let end = parts.popLast() else { return parts.first ?? "none" }
    return parts.joined(separator: ", ") + " \(last) \(end)"
  }
}

extension JSON.Kind {
  fileprivate var description: String {
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
