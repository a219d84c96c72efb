package import Storage

/// The known name, if there is one, that was probably meant where another is written.
package struct Suggestion {
  private let name: String?
  private let span: SourceSpan

  package init(for written: String, at span: SourceSpan, among known: some Sequence<String>) {
    name = closest(to: written, in: known)
    self.span = span
  }

  package init(for written: Located<InternedText>, among known: some Sequence<String>) {
    self.init(for: written.value.string, at: written.span, among: known)
  }

  package init(for written: Located<MemberName>, among known: some Sequence<String>) {
    self.init(for: written.value.text, at: written.span, among: known)
  }

  /// The question whether that was meant, or else what helps where no name is near.
  package func hint(or text: @autoclosure () -> String) -> String {
    name.map { "did you mean \($0.quoted)?" } ?? text()
  }

  /// Writes the name.
  package var fixIt: Diagnostic.FixIt? {
    name.map { Diagnostic.FixIt(at: span, replaceWith: $0) }
  }
}
