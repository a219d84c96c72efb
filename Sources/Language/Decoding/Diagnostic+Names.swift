package import Storage
package import Syntax

extension Diagnostic.Code {
  /// A name that no spec declares.
  package static let unknownName = Self("MG401")
  /// Two names that Swift, or a case-insensitive file system, can't distinguish.
  package static let clash = Self("MG352")
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
      notes: [Note(at: other.span, "the other declaration is here")])
  }
}
