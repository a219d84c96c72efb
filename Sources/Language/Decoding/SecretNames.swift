import MvvmgenStorage
import MvvmgenSyntax

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
    let functions = spec.namesOfFunctions
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
