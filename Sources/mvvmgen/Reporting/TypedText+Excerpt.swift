import MvvmgenEditing
import MvvmgenSyntax

extension TypedText {
  /// The typed text, and the range that a finding is about.
  struct Excerpt: Hashable, Sendable {
    let option: String?
    let value: String
    let before: String
    let marked: String

    /// Two lines: the typed text, and a marker below the range.
    var text: String {
      let start = option.map { "  \($0) '" } ?? "  '"
      let indent = String(repeating: " ", count: start.count + before.count)
      let mark = "^" + String(repeating: "~", count: max(marked.count - 1, 0))
      return "\(start)\(value)'\n\(indent)\(mark)\n"
    }
  }

  /// The typed text at a span of a spec; nil if it wasn't typed.
  static func excerpt(
    of span: SourceSpan, in source: SourceFile, _ typed: [TypedText]
  ) -> Excerpt? {
    guard typed.contains(where: { $0.file == span.file }) else { return nil }
    var ignored = Diagnostics()
    let found = JSON.parse(source, file: span.file, into: &ignored).map { json in
      let member = json.members.first { holds($0.value.span, span) }
      return member.flatMap { string(in: $0.value, around: span) }.flatMap { string -> Excerpt? in
        let text = string.text
        // An operand is added to the end of a list that may have the same text before.
        let isLast = member?.value.elements.map(\.span).last.map { holds($0, string.span) } ?? true
        let isMeant = { (typed: TypedText) in
          typed.file == span.file && typed.key == member?.key.text && typed.value == text
            && (typed.option != nil || isLast)
        }
        guard let typed = typed.first(where: isMeant) else { return nil }
        let length = text.utf8.count
        // If the spec contains escapes, the offset in the typed text differs.
        let isPlain = Int(string.span.end - string.span.start) == length
        let start = isPlain ? Int(span.start - string.span.start) : 0
        let end = isPlain ? Int(span.end - string.span.start) : length
        let bytes = Array(text.utf8)
        let part = { (range: Range<Int>) in
          String(decoding: bytes[range], as: UTF8.self).printable
        }
        return Excerpt(
          option: typed.option, value: text.printable, before: part(0..<start),
          marked: part(start..<end))
      }
    }
    return found ?? nil
  }

  private static func holds(_ outer: SourceSpan, _ span: SourceSpan) -> Bool {
    outer.start <= span.start && span.end <= outer.end
  }

  /// The string that holds the whole span.
  private static func string(in json: JSON, around span: SourceSpan) -> JSONString? {
    if let string = json.string { return holds(string.span, span) ? string : nil }
    return json.elements.first { holds($0.span, span) }.flatMap { string(in: $0, around: span) }
  }
}
