import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// An event of a screen or a child flow, and what answers it.
struct AnsweredEvent {
  let event: Event
  let answer: CoordinatorSpec.AnswerSpec
  /// Whether that answers it for all senders.
  let isForAll: Bool
}

/// A screen or a child flow that a coordinator shows.
struct Sender {
  /// With the role, if it has one.
  let name: InternedText
  let span: SourceSpan
  let kind: Kind
  let events: [Event]
  /// Whether all its events are known: a spec with errors may have others.
  let isComplete: Bool
  /// An event that needn't be answered.
  var optional: Event?
  /// The flow that reports them.
  var flow: FlowInterface?

  enum Kind: String {
    case screen, flow
  }

  var eventNames: [MemberName] {
    events.map(\.signature.name) + (optional.map { [$0.signature.name] } ?? [])
  }
}

extension Sender {
  init(_ shown: ShownScreen, isComplete: Bool) {
    self.init(
      name: shown.name, span: shown.span, kind: .screen, events: shown.screen.events,
      isComplete: isComplete)
  }

  init(_ shown: ShownFlow) {
    let flow = shown.flow
    self.init(
      name: flow.names.base.interned, span: shown.span, kind: .flow, events: flow.reports,
      isComplete: !flow.hasErrors, optional: flow.cancelled, flow: flow)
  }
}

/// Finds the answer to each event of each screen and child flow: its own, or the one under `"*"`.
struct AnswerTable {
  private let specs: [CoordinatorSpec.SenderSpec]
  /// Indices of the specs: of the answers under `"*"`, and of those of the current sender.
  private var senders: [InternedText: Int] = [:]
  private var common: [InternedText: Int] = [:]
  private var own: [InternedText: Int] = [:]
  private let forAll: CoordinatorSpec.SenderSpec?
  /// For each of the sender's own answers, whether it matches an event.
  private var isOwnAsked: [Bool] = []
  /// Which of the answers under `"*"` match an event of any sender, and which answer one.
  private var isAsked: [Bool]
  private var isUsed: [Bool]
  private let allSenders: [Sender]
  /// The events that answers under `"*"` may mean if they match none; needed only after mistakes.
  private lazy var meantForAll = findMeantForAll()
  /// The only sender of each event that is unanswered, and answered as that of another.
  private lazy var misplaced = findMisplaced()
  private let mayLackAnswers: Bool
  /// The current sender's events that have an answer.
  private(set) var answered: [AnsweredEvent] = []

  init(
    _ specs: [CoordinatorSpec.SenderSpec], of senders: [Sender], mayLackAnswers: Bool
  ) {
    self.specs = specs
    self.mayLackAnswers = mayLackAnswers
    allSenders = senders
    forAll = specs.first { $0.isForAll }
    isAsked = Array(repeating: false, count: forAll?.answers.count ?? 0)
    isUsed = isAsked
    for (place, spec) in specs.enumerated() { self.senders.insert(place, for: spec.searchName) }
    Self.enter(forAll, in: &common)
  }

  /// The answers under `"*"` in whose place each sender has its own, with the index of a sender.
  var unused: [(sender: Int, answered: AnsweredEvent)] {
    (forAll?.answers ?? []).indices.filter { isAsked[$0] && !isUsed[$0] }.compactMap { place in
      guard let answer = forAll?.answers[place] else { return nil }
      for (index, sender) in allSenders.enumerated() {
        let event = sender.events.first { $0.signature.name.interned == answer.event.value }
        if let event {
          return (index, AnsweredEvent(event: event, answer: answer, isForAll: true))
        }
      }
      return nil
    }
  }

  private func findMeantForAll() -> [InternedText: String] {
    guard let forAll, !forAll.answers.isEmpty else { return [:] }
    let events = Set(allSenders.flatMap(\.eventNames).map(\.interned))
    let open = events.filter { common[$0] == nil }.map(\.string).sorted()
    var meant: [InternedText: String] = [:]
    let unknown = forAll.answers.lazy.map(\.event.value).filter { !events.contains($0) }
    for event in unknown.prefix(Diagnostics.mostOfAKind) {
      meant[event] = closest(to: event.string, in: open)
    }
    return meant
  }

  private mutating func findMisplaced() -> [InternedText: InternedText] {
    var senders: [InternedText: [InternedText]] = [:]
    for sender in allSenders {
      for event in sender.eventNames { senders[event.interned, default: []].append(sender.name) }
    }
    var answered: [InternedText: Set<InternedText>] = [:]
    for spec in specs { answered[spec.searchName] = Set(spec.answers.map(\.event.value)) }
    var meant: [InternedText: InternedText] = [:]
    for spec in specs where !spec.isForAll {
      for event in spec.answers.lazy.map(\.event.value) where common[event] == nil {
        guard let names = senders[event], names.count == 1, names[0] != spec.searchName,
          answered[names[0]]?.contains(event) != true
        else { continue }
        meant[event] = names[0]
      }
    }
    return meant
  }

  private static func enter(
    _ spec: CoordinatorSpec.SenderSpec?, in table: inout [InternedText: Int]
  ) {
    table.removeAll(keepingCapacity: true)
    for (place, answer) in (spec?.answers ?? []).enumerated() {
      table.insert(place, for: answer.event.value)
    }
  }

  /// Finds the answers to a sender's events, and returns those that surely have none.
  mutating func answer(
    _ sender: Sender, into diagnostics: inout Diagnostics
  ) -> UnansweredEvents? {
    let spec = senders[sender.name].map { specs[$0] }
    Self.enter(spec, in: &own)
    answered.removeAll(keepingCapacity: true)
    isOwnAsked.removeAll(keepingCapacity: true)
    for _ in spec?.answers ?? [] { isOwnAsked.append(false) }
    var missing: [MemberName] = []
    for event in sender.events where !answer(event, by: spec) {
      let name = event.signature.name
      // No event may be called `cancelled`, which is reported where it is.
      if name != .cancelled { missing.append(name) }
    }
    if let event = sender.optional { _ = answer(event, by: spec) }
    if let spec, sender.isComplete, isOwnAsked.contains(false) {
      report(answersToNothing(in: spec, of: sender), lacking: &missing, sender, &diagnostics)
    }
    if !missing.isEmpty {
      let meant = Set(meantForAll.values)
      missing.removeAll { meant.contains($0.text) || misplaced[$0.interned] == sender.name }
    }
    // An answer to an event that isn't known may be that to one of them.
    let isMeant = !sender.isComplete && isOwnAsked.contains(false)
    guard !missing.isEmpty, !isMeant, !mayLackAnswers else { return nil }
    return UnansweredEvents(names: missing.map(\.text), sender: sender, spec: spec)
  }

  /// Whether the event has an answer.
  private mutating func answer(
    _ event: Event, by spec: CoordinatorSpec.SenderSpec?
  ) -> Bool {
    let name = event.signature.name.interned
    let shared = common[name]
    if let shared { isAsked[shared] = true }
    if let spec, let place = own[name] {
      isOwnAsked[place] = true
      answered.append(
        AnsweredEvent(event: event, answer: spec.answers[place], isForAll: false))
      return true
    }
    guard let forAll, let shared else { return false }
    isUsed[shared] = true
    answered.append(
      AnsweredEvent(event: event, answer: forAll.answers[shared], isForAll: true))
    return true
  }

  private func answersToNothing(
    in spec: CoordinatorSpec.SenderSpec, of sender: Sender
  ) -> [Located<InternedText>] {
    var events = Set(sender.eventNames.map(\.interned))
    // What the flow reports without declaring it is an error there.
    for step in sender.flow?.spec.allSteps ?? [] {
      step.forEachMention { if case .report(let name) = $0 { events.insert(name.value) } }
    }
    return spec.answers.map(\.event).filter { !events.contains($0.value) }
  }

  /// Reports answers to unknown events, up to a limit. Each is treated as the answer to an
  /// unanswered event that it may mean: one of the two was renamed, or is misspelled.
  private mutating func report(
    _ unknown: [Located<InternedText>], lacking missing: inout [MemberName], _ sender: Sender,
    _ diagnostics: inout Diagnostics
  ) {
    let own = Set(own.keys)
    var open = sender.eventNames.filter { !own.contains($0.interned) }.map(\.text)
    for event in unknown.prefix(Diagnostics.mostOfAKind) {
      if let other = misplaced[event.value] {
        let hint = "it is an event of \(other.quoted): answer it under that name"
        diagnostics.report(
          .noSuchEvent(event, ofThe: sender.kind, sender.name.string, hint: hint))
        continue
      }
      if event.value.string == "*" {
        missing = []
        let answers = "`\"*\": { \"tapped\": … }`"
        let hint = "answer each by its name; `*` stands only for a \(sender.kind): \(answers)"
        diagnostics.report(
          .noSuchEvent(event, ofThe: sender.kind, sender.name.string, hint: hint))
        continue
      }
      let near = closest(to: event.value.string, in: open)
      // The only event without an answer, where this is the only answer without an event.
      let only = unknown.count == 1 && missing.count == 1 ? missing.first?.text : nil
      let isKey = sender.kind == .screen && ScreenKey(rawValue: event.value.string) != nil
      let hint =
        near.map { "did you mean \($0.quoted)?" }
        ?? (isKey
          ? "it is a key of the screen's own spec; here a flow answers the screen's events"
          : only.map { "did you mean \($0.quoted), which has no answer?" })
      diagnostics.report(
        .noSuchEvent(
          event, ofThe: sender.kind, sender.name.string, hint: hint,
          fixIt: near.map { Diagnostic.FixIt(at: event.span, replaceWith: $0) },
          known: sender.eventNames.map(\.text)))
      guard let meant = near ?? only else { continue }
      open.removeAll { $0 == meant }
      missing.removeAll { $0.text == meant }
    }
  }

  /// Reports answers under `"*"` that match no event of any sender.
  ///
  /// - Parameter warnings: receives those that match, but where each sender has its own answer.
  mutating func checkAnswersToAll(
    of kind: Sender.Kind, into diagnostics: inout Diagnostics, warnings: inout Diagnostics
  ) {
    guard let forAll else { return }
    for answer in forAll.answers {
      guard let place = common[answer.event.value], isAsked[place] else {
        let hint = meantForAll[answer.event.value].map { "; did you mean \($0.quoted)?" } ?? ""
        diagnostics.report(
          .noSuchEvent, at: answer.event.span,
          "nothing that this coordinator shows has an event \(answer.event.value.quoted)\(hint)",
          replaceWith: meantForAll[answer.event.value])
        continue
      }
      if !isUsed[place] {
        warnings.report(
          .unusedAnswers, at: answer.event.span,
          "this answer is never used: each \(kind) with the event \(answer.event.value.quoted) has its own"
        )
      }
    }
  }
}

/// The events of a screen or a child flow that a coordinator doesn't answer.
struct UnansweredEvents {
  let names: [String]
  let sender: Sender
  /// The coordinator's answers to the sender, if it has any.
  let spec: CoordinatorSpec.SenderSpec?

  var span: SourceSpan { spec?.shown.written.span ?? sender.span }

  /// The description of what is missing in the specs.
  var problem: String {
    let names = Diagnostic.list(names)
    return "no answer to \(names) of the \(sender.kind) \(sender.name.quoted)"
  }
}

extension Diagnostic {
  static func noSuchEvent(
    _ event: Located<InternedText>, ofThe kind: Sender.Kind, _ name: String, known: [String]
  ) -> Diagnostic {
    var suggestion = Suggestion(for: event, among: known)
    // No other can be meant.
    if suggestion.hint != nil, known.count == 1 {
      suggestion = Suggestion(of: known[0], at: event.span)
    }
    return noSuchEvent(
      event, ofThe: kind, name, hint: suggestion.hint, fixIt: suggestion.fixIt, known: known)
  }

  fileprivate static func noSuchEvent(
    _ event: Located<InternedText>, ofThe kind: Sender.Kind, _ name: String, hint: String?,
    fixIt: FixIt? = nil, known: [String] = []
  ) -> Diagnostic {
    let has = known.isEmpty ? "it has no events" : "it has \(list(known))"
    return Diagnostic(
      .noSuchEvent, at: event.span,
      "the \(kind) \(name.quoted) has no event \(event.value.quoted); \(hint ?? has)",
      fixIt: fixIt)
  }
}
