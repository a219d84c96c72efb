package import MvvmgenStorage

/// The known name, if any, that was probably meant instead of an unknown one.
package struct Suggestion {
  private let name: String?
  private let isSlip: Bool
  /// Help in words, where others call something so.
  private let translation: String?
  fileprivate let span: SourceSpan

  package init(
    for written: String, at span: SourceSpan, among known: some Sequence<String>,
    others: OtherWords = .none
  ) {
    let meaning = others.meaning(of: written, among: known)
    let sentence = meaning == nil ? others.sentence(about: written, among: known) : nil
    name = meaning ?? (sentence == nil ? closest(to: written, in: known) : nil)
    isSlip = meaning != nil || name.map { MvvmgenSyntax.isSlip(written, for: $0) } ?? false
    translation = meaning.map { "it is called \($0.quoted) here" } ?? sentence
    self.span = span
  }

  /// A suggestion that is certain.
  package init(of name: String, at span: SourceSpan) {
    (self.name, isSlip, translation, self.span) = (name, true, nil, span)
  }

  package init(for written: Located<InternedText>, among known: some Sequence<String>) {
    self.init(for: written.value.string, at: written.span, among: known)
  }

  package init(for written: Located<MemberName>, among known: some Sequence<String>) {
    self.init(for: written.value.text, at: written.span, among: known)
  }

  /// The translation, or the question whether that was meant; nil if no name is near.
  package var hint: String? { translation ?? name.map { "did you mean \($0.quoted)?" } }

  /// The question, or else other help if no name is near.
  package func hint(or text: @autoclosure () -> String) -> String { hint ?? text() }

  /// Replaces the written name only if it is a slip for the known one: `load` may well not be a
  /// slip for `loadMore`.
  package var fixIt: Diagnostic.FixIt? {
    guard let name, isSlip else { return nil }
    return Diagnostic.FixIt(at: span, replaceWith: name)
  }
}

extension Diagnostic {
  /// A name that isn't known: the message asks whether the nearest one was meant, or says what helps
  /// where none is near.
  package init(
    _ code: Code, _ message: String, _ suggestion: Suggestion, notes: [Note] = [],
    or help: @autoclosure () -> String
  ) {
    self.init(
      code, at: suggestion.span, "\(message); \(suggestion.hint(or: help()))", notes: notes,
      fixIt: suggestion.fixIt)
  }
}

extension Diagnostics {
  package mutating func report(
    _ code: Diagnostic.Code, _ message: String, _ suggestion: Suggestion, or help: String
  ) {
    report(Diagnostic(code, message, suggestion, or: help))
  }
}
