package import MvvmgenStorage
package import MvvmgenSyntax

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
