/// For one screen or child flow, the steps that answer each of its events.
struct AnswerTable {
  let answers: [(event: Event, steps: [StepSpec])]

  /// A screen or a child flow that a coordinator shows.
  struct Sender {
    let name: String
    /// `screen` or `flow`
    let kind: String
    let events: [Event]
    /// Whether it may have no other events.
    let isComplete: Bool
    /// An event that may be left out.
    var optional: Event?

    var allEvents: [Event] { events + (optional.map { [$0] } ?? []) }
  }

  /// Finds for each sender, and each of its events, the answer: its own, or the one for all.
  static func make(
    _ specs: [CoordinatorSpec.SenderSpec],
    senders: [Located<Sender>],
    isInDoubt: Bool,
    mayLackAnswers: Bool,
    into diagnostics: inout Diagnostics
  ) -> [AnswerTable] {
    let forAll = specs.first { $0.isForAll }
    if !isInDoubt, senders.allSatisfy(\.value.isComplete) {
      checkAnswersToAll(forAll, senders: senders.map(\.value), into: &diagnostics)
    }
    let byName = Dictionary(
      specs.map { ($0.name.value, $0) }, uniquingKeysWith: { first, _ in first })
    return senders.map { sender in
      let own = byName[sender.value.name]
      let meant =
        sender.value.isComplete ? check(own, of: sender.value, into: &diagnostics) : []
      let answered = byEvent(own).merging(byEvent(forAll)) { own, _ in own }
      var missing: [String] = []
      let answers = sender.value.allEvents.compactMap { event -> (Event, [StepSpec])? in
        let name = event.signature.name.text
        guard let steps = answered[name] else {
          let isOptional = sender.value.optional?.signature.name.text == name
          if !isOptional, !meant.contains(name) { missing.append(name) }
          return nil
        }
        return (event, steps)
      }
      let isRead = own?.isComplete != false && forAll?.isComplete != false && !mayLackAnswers
      if !missing.isEmpty, isRead {
        diagnostics.report(
          .unanswered(missing, of: sender.value, at: own?.name.span ?? sender.span))
      }
      return AnswerTable(answers: answers)
    }
  }

  private static func byEvent(_ spec: CoordinatorSpec.SenderSpec?) -> [String: [StepSpec]] {
    Dictionary(
      (spec?.answers ?? []).map { ($0.event.value, $0.steps) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Reports the answers to no event, not without end, and returns the events that they may mean.
  private static func check(
    _ spec: CoordinatorSpec.SenderSpec?, of sender: Sender, into diagnostics: inout Diagnostics
  ) -> Set<String> {
    let events = Set(sender.allEvents.map(\.signature.name.text))
    let superfluous = (spec?.answers ?? []).filter { !events.contains($0.event.value) }
    var meant: Set<String> = []
    for answer in superfluous.prefix(Diagnostics.mostOfAKind) {
      let finding = Diagnostic.noSuchEvent(answer.event, of: sender)
      diagnostics.report(finding)
      if let nearest = finding.fixIt?.replacement { meant.insert(nearest) }
    }
    return meant
  }

  private static func checkAnswersToAll(
    _ spec: CoordinatorSpec.SenderSpec?, senders: [Sender], into diagnostics: inout Diagnostics
  ) {
    guard let spec else { return }
    let events = Set(senders.flatMap(\.allEvents).map(\.signature.name.text))
    for answer in spec.answers where !events.contains(answer.event.value) {
      diagnostics.report(.asksNobody(answer.event))
    }
  }
}

extension Diagnostic.Code {
  /// An answer to an event that the screen or flow doesn't have.
  fileprivate static let noSuchEvent = Self("MG402")
  /// Events that nothing answers.
  fileprivate static let unanswered = Self("MG403")
}

extension Diagnostic {
  fileprivate static func noSuchEvent(
    _ event: Located<String>, of sender: AnswerTable.Sender
  ) -> Diagnostic {
    noSuchEvent(
      event, ofThe: sender.kind, sender.name, known: sender.allEvents.map(\.signature.name.text))
  }

  static func noSuchEvent(
    _ event: Located<String>, ofThe kind: String, _ name: String, known: [String]
  ) -> Diagnostic {
    let nearest = closest(to: event.value, in: known)
    let has = known.isEmpty ? "it has no events" : "it has \(list(known))"
    let hint = nearest.map { "did you mean \($0.quoted)?" } ?? has
    return Diagnostic(
      .noSuchEvent, at: event.span,
      "the \(kind) \(name.quoted) has no event \(event.value.quoted); \(hint)",
      fixIt: nearest.map { FixIt(at: event.span, replaceWith: $0) })
  }

  fileprivate static func asksNobody(_ event: Located<String>) -> Diagnostic {
    Diagnostic(
      .noSuchEvent, at: event.span,
      "nothing that this coordinator shows has an event \(event.value.quoted)")
  }

  fileprivate static func unanswered(
    _ events: [String], of sender: AnswerTable.Sender, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .unanswered, at: span,
      "no answer to \(list(events)) of the \(sender.kind) \(sender.name.quoted)")
  }
}
