import MvvmgenLanguage
package import MvvmgenSyntax

extension SpecDraft {
  /// Takes a name out of a flow's answers: all answers of a screen or flow of that name, or the answer
  /// to an event. A step with the name goes; if it is the only one, it becomes `"stay"`, because
  /// events need an answer.
  ///
  /// - Returns: the change in words; nil if nothing was changed.
  package mutating func takeOut(_ name: SourceSpan) -> String? {
    var change: String?
    edit(name.file) { json, editor in
      guard let (key, value) = json.member(with: name) else { return nil }
      if [CoordinatorKey.events, .answers].map(\.rawValue).contains(key.text) {
        return editor.takeOut(name, fromAnswersIn: value, "", &change)
      }
      let isStart = key.text == CoordinatorKey.start.rawValue
      if isStart || key.text == CoordinatorKey.starts.rawValue {
        let start = isStart ? value : value.member(with: name)?.value
        guard let edit = start.flatMap({ editor.takeOut(name, fromStart: $0) }) else { return nil }
        change = "it doesn't begin there any more"
        return edit
      }
      let isOfSenders = [CoordinatorKey.screens, .flows].map(\.rawValue).contains(key.text)
      guard isOfSenders, let (sender, answers) = value.member(with: name) else { return nil }
      guard sender.span.contains(name) else {
        return editor.takeOut(name, fromAnswersIn: answers, "\(sender.text.quoted): ", &change)
      }
      change = "no answers of \(sender.text.quoted) any more"
      return editor.remove(sender.text, under: key.text, in: json)
    }
    return change
  }
}

extension SpecEditor {
  fileprivate func takeOut(
    _ name: SourceSpan, fromAnswersIn answers: JSON, _ sender: String, _ change: inout String?
  ) -> SourceEdit? {
    guard let (event, answer) = answers.member(with: name) else { return nil }
    guard !event.span.contains(name) else {
      change = "\(sender)no answer to \(event.text.quoted) any more"
      return remove(event.text, from: answers)
    }
    let edit = takeOut(name, from: answer)
    if edit != nil {
      change = "\(sender)the answer to \(event.text.quoted) doesn't lead there any more"
    }
    return edit
  }

  /// Nil unless a screen above the first has the name.
  fileprivate func takeOut(_ name: SourceSpan, fromStart start: JSON) -> SourceEdit? {
    let screens = Array(start.elements)
    let index = screens.firstIndex { $0.span.contains(name) } ?? 0
    return index > 0 ? remove(index, of: screens.map(\.span)) : nil
  }

  /// Nil unless a step itself has the name, which may be in an answer within another one.
  private func takeOut(_ name: SourceSpan, from answer: JSON) -> SourceEdit? {
    let steps = Array(answer.elements)
    if let index = steps.firstIndex(where: { $0.span.contains(name) }) {
      guard let edit = takeOut(name, from: steps[index]) else { return nil }
      if inner(of: steps[index], with: name) != nil { return edit }
      return steps.count > 1 ? remove(index, of: steps.map(\.span)) : stay(insteadOf: answer)
    }
    if let inner = inner(of: answer, with: name) { return takeOut(name, from: inner) }
    return answer.member(with: name)?.value.kind == .string ? stay(insteadOf: answer) : nil
  }

  /// The answer within another one that has the name.
  private func inner(of answer: JSON, with name: SourceSpan) -> JSON? {
    guard let (key, value) = answer.member(with: name) else { return nil }
    switch key.text {
    case AnswerKey.choose.rawValue, CompanionKey.cases.rawValue:
      return value.member(with: name)?.value
    case WidthKey.compact.rawValue, WidthKey.regular.rawValue, CompanionKey.or.rawValue:
      return value
    case AnswerKey.alert.rawValue:
      let buttons = value.member(with: name)?.value.elements
      return buttons?.first { $0.span.contains(name) }?.member(with: name)?.value
    default: return nil
    }
  }

  private func stay(insteadOf answer: JSON) -> SourceEdit {
    rewrite(answer, as: SpecTree(.string(AnswerWord.stay.rawValue)))
  }
}

extension JSON {
  /// The member of an object that has a name in its key or in its value.
  fileprivate func member(with name: SourceSpan) -> (key: JSONString, value: JSON)? {
    members.first { $0.key.span.contains(name) || $0.value.span.contains(name) }
  }
}

extension SourceSpan {
  fileprivate func contains(_ other: SourceSpan) -> Bool {
    file == other.file && start <= other.start && other.end <= end
  }
}
