import MvvmgenStorage
import MvvmgenSyntax

/// Decodes named answers: each once, when its key is reached or another answer gives it.
extension SpecDecoder {
  mutating func findNamedAnswers(in object: JSON) {
    guard let value = object[CoordinatorKey.answers]?.value else { return }
    named.isUnread = value.kind != .object
    for (key, value) in value.members where named.written[key.answerName] == nil {
      named.written[key.answerName] = (key, value)
    }
  }

  mutating func namedAnswers(_ value: JSON) -> [CoordinatorSpec.EventSpec] {
    guard isObject(value, with: "an answer under each name") else { return [] }
    return value.memberList { key, answer in
      let name = key.answerName
      // Two of one name are reported later.
      return named.written[name]?.key.span == key.span
        ? namedAnswer(name) : self.answer(key, answer)
    }
  }

  /// The steps of the answer that another one gives; nil if there is none, which is reported.
  mutating func steps(named name: JSONString) -> [StepSpec]? {
    let text = name.text
    if let first = named.open.firstIndex(of: text) {
      let circle = (named.open[first...] + [text]).map(\.quoted).joined(separator: " → ")
      diagnostics.report(
        .answersInCircle, at: name.span,
        "these answers give each other without an end: \(circle); let an event lead back instead")
      return nil
    }
    guard named.written[text] != nil else {
      if named.isUnread { return nil }
      let known = named.written.keys.sorted()
      diagnostics.report(
        .unknownName, "this flow has no answer \(text.quoted)",
        Suggestion(for: name, among: known),
        or: known.isEmpty ? "declare it in `answers`" : "it has \(Diagnostic.list(known))")
      return nil
    }
    return namedAnswer(text)?.steps
  }

  private mutating func namedAnswer(_ name: String) -> CoordinatorSpec.EventSpec? {
    if let known = named.decoded[name] { return known as? CoordinatorSpec.EventSpec }
    guard let (key, value) = named.written[name] else { return nil }
    named.open.append(name)
    let answer = answer(key, value)
    named.open.removeLast()
    named.decoded[name] = answer ?? ()
    return answer
  }

  /// A name alone has no data.
  private mutating func answer(_ key: JSONString, _ value: JSON) -> CoordinatorSpec.EventSpec? {
    let steps = steps(value)
    return nameWithData(key).map { CoordinatorSpec.EventSpec(declaration: $0, steps: steps) }
  }
}

extension JSONString {
  /// The name in the key of a named answer.
  fileprivate var answerName: String { String(text.prefix { $0 != "(" }.filter { $0 != "`" }) }
}
