package import MvvmgenStorage
package import MvvmgenSyntax

/// The declarations of a spec of any kind.
package protocol DeclaringSpec {
  /// Visits all values except those in functions.
  func forEachOwnValue(_ body: (ValueDeclaration) -> Void)
  func forEachFunction(_ body: (FunctionDeclaration) -> Void)
  /// Names whose values are never logged.
  var secret: [Located<MemberName>] { get }
}

extension DeclaringSpec {
  /// Visits all values: also parameters, fields of alerts and the data of cases.
  package func forEachValue(_ body: (ValueDeclaration) -> Void) {
    forEachValue(body) { _ in }
  }

  /// Visits all values, and each function after its parameters.
  package func forEachValue(
    _ body: (ValueDeclaration) -> Void, andFunction visit: (FunctionDeclaration) -> Void
  ) {
    forEachOwnValue(body)
    forEachFunction { function in
      for index in function.parameters.indices { body(function.parameters[index].value) }
      visit(function)
    }
  }

  var namesOfValues: [MemberName] {
    var names: [MemberName] = []
    forEachValue { names.append($0.name.value) }
    return names
  }
}

/// A declaration with its documentation comment. A class, because it is passed around much more often
/// than it is created.
package final class Documented<Declaration: Sendable>: Sendable {
  package let declaration: Declaration
  package let summary: Summary?
  /// The place where an event says that it isn't kept.
  package let late: SourceSpan?

  package init(declaration: Declaration, summary: Summary?, late: SourceSpan? = nil) {
    self.declaration = declaration
    self.summary = summary
    self.late = late
  }
}

/// `"AuthService"`, or `"auth: AuthService"` for another name in the view model.
package struct ServiceItem {
  package let property: Located<MemberName>?
  package let service: Located<TypeName>
}

/// `"input": "source"` in a `with`, or `"state": "source"` in a `set`.
package struct BindingSpec {
  package let input: Located<InternedText>
  /// From the state to the part of it that a `set` changes; nil for all of it.
  package var path: DataPath?
  /// Nil if it can't be read, which is reported.
  package let source: JSONString?
}

/// The keys of a declaration in long form.
package enum DeclarationKey: String, SpecKey {
  package static let table = WordTable<Self>()
  package static let place = "a declaration"
  package static let required: [Self] = [.declare]

  case declare, summary, late

  /// Those of all but a screen's events.
  static let usual: [Self] = [.declare, .summary]

  package var row: KeyRow<Parts> {
    switch self {
    case .declare: KeyRow(\.declaration, .any) { $0.string($1) }
    case .summary:
      KeyRow(\.summary, .string, "For the documentation comment.") { $0.summary($1) }
    case .late:
      KeyRow(.oneOf(Late.self), "What becomes of it while something covers the screen.") {
        decoder, parts, value, key in
        if decoder.choice(value, of: Late.self) != nil { parts.late = key.span }
      }
    }
  }

  package struct Parts {
    var declaration: JSONString?
    var summary: Summary?
    var late: SourceSpan?
  }
}

/// The effect of an event that comes while something covers its screen, unless it waits.
enum Late: String, CaseIterable {
  case drop
}

/// The names of values that are never logged, under `secret` in each kind of spec.
extension SpecDecoder {
  mutating func secret(_ value: JSON) -> [Located<MemberName>] {
    var places: [MemberName: Located<MemberName>] = [:]
    return strings(value) { decoder, text in
      guard let name = MemberName.parse(text, into: &decoder.diagnostics) else { return nil }
      if let first = places.updateValue(name, forKey: name.value) {
        decoder.diagnostics.report(
          .impossibleSecret, at: name.span, "\(name.value.text.quoted) is secret already",
          notes: [Diagnostic.Note(at: first.span, "first named here")])
      }
      return name
    }
  }

  /// Each is the name of a value that the spec declares, unless errors hide some of these.
  mutating func checkSecrets(of spec: some DeclaringSpec, _ kind: SpecKind) {
    guard !spec.secret.isEmpty, !hasErrors else { return }
    let known = spec.namesOfValues
    let names = Set(known)
    let unknown = spec.secret.filter { !names.contains($0.value) }
    guard !unknown.isEmpty else { return }
    var functions: Set<MemberName> = []
    spec.forEachFunction { functions.insert($0.name.value) }
    for name in unknown.prefix(Diagnostics.mostOfAKind) {
      guard !functions.contains(name.value) else {
        diagnostics.report(
          .impossibleSecret, at: name.span,
          "\(name.value.text.quoted) is a function: name those of its parameters that are secret")
        continue
      }
      let owner = kind == .coordinator ? "flow" : kind.rawValue
      diagnostics.report(
        .impossibleSecret, "this \(owner) declares no value called \(name.value.text.quoted)",
        Suggestion(for: name, among: known.map(\.text)),
        or: "each spec names the values and parameters that it declares itself, and answers know "
          + "what is secret in the spec of their sender")
    }
  }
}
