import MvvmgenStorage
import MvvmgenSyntax

/// Events that flows pass on: each such flow reports the event as if it declared it, and answered it with
/// that report.
extension Specs {
  mutating func passEventsOn(into diagnostics: inout Diagnostics) {
    let passing = coordinators.indices.filter { !coordinators[$0].spec.passesOn.isEmpty }
    guard !passing.isEmpty else { return }
    var senders: [EventSender: SentEvents] = [:]
    for spec in screens.lazy.map(\.spec) {
      senders[EventSender(.screen, spec.name)] = SentEvents(spec)
    }
    for spec in (declared + coordinators).lazy.map(\.spec) {
      senders[EventSender(.coordinator, spec.name)] = SentEvents(spec)
    }
    var flows = passing.map { PassingFlow(coordinators[$0].spec) }
    // A flow may get the event from one that passes it on itself.
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for place in Array(flows.indices) + flows.indices.reversed()
      where flows[place].declare(from: &senders) {
        hasChanged = true
      }
    }
    for (index, flow) in zip(passing, flows) {
      let spec = flow.answered(from: senders, isCertain: !unread.hasUnknownNames, &diagnostics)
      coordinators[index] = SpecFile(spec: spec, path: coordinators[index].path)
    }
  }
}

/// A screen or a child flow.
private struct EventSender: Hashable {
  let kind: SpecKind
  let name: InternedText

  init(_ kind: SpecKind, _ name: InternedText) { (self.kind, self.name) = (kind, name) }

  init(_ kind: SpecKind, _ name: Located<TypeName>) { self.init(kind, name.value.interned) }
}

private struct SentEvents {
  let hasErrors: Bool
  let secret: Set<MemberName>
  private(set) var declared: [MemberName: Documented<FunctionDeclaration>] = [:]
  private(set) var origins: [MemberName: CoordinatorSpec.Origin] = [:]

  init(_ spec: ScreenSpec) { self.init(spec.flow, spec.secret, spec.hasErrors) }

  init(_ spec: CoordinatorSpec) {
    self.init(spec.flow, spec.secret, spec.hasErrors)
    origins = spec.origins
  }

  private init(
    _ events: [Documented<FunctionDeclaration>], _ secret: [Located<MemberName>], _ hasErrors: Bool
  ) {
    (self.hasErrors, self.secret) = (hasErrors, Set(secret.map(\.value)))
    for event in events { declared[event.declaration.name.value] = event }
  }
}

private struct PassingFlow {
  private var spec: CoordinatorSpec
  /// The screens and flows that it shows or answers, each once.
  private var shown: [EventSender] = []
  private var answers: [EventSender: Set<InternedText>] = [:]

  init(_ spec: CoordinatorSpec) {
    self.spec = spec
    var seen: Set<EventSender> = []
    func add(_ kind: SpecKind, _ name: InternedText) {
      let sender = EventSender(kind, name)
      if seen.insert(sender).inserted { shown.append(sender) }
    }
    for step in spec.allSteps {
      step.forEachMention {
        if case .screen(let target, _) = $0 { add(.screen, target.name.value) }
      }
      step.forEachStartedFlow { add(.coordinator, $0.name.value) }
    }
    for (kind, senders) in [(SpecKind.screen, spec.screens), (.coordinator, spec.flows)] {
      for sender in senders {
        if !sender.isForAll { add(kind, sender.name.value) }
        let events = sender.answers.map(\.event.value)
        answers[EventSender(kind, sender.name.value), default: []].formUnion(events)
      }
    }
  }

  /// The senders of an event to which the flow has no answer of its own.
  private func unanswered(
    _ event: MemberName, from senders: [EventSender: SentEvents]
  ) -> [EventSender] {
    shown.filter { sender in
      let all = EventSender(sender.kind, InternedText("*"))
      return senders[sender]?.declared[event] != nil
        && ![sender, all].contains { answers[$0]?.contains(event.interned) == true }
    }
  }

  /// Declares the events that it passes on, as far as they are known; false if none is new.
  mutating func declare(from senders: inout [EventSender: SentEvents]) -> Bool {
    let known = spec.origins.count
    let own = EventSender(.coordinator, spec.name)
    for name in spec.passesOn where spec.origins[name.value] == nil {
      guard let sender = unanswered(name.value, from: senders).first,
        let events = senders[sender], let event = events.declared[name.value]
      else { continue }
      spec.origins[name.value] =
        events.origins[name.value] ?? (sender.kind, TypeName(validated: sender.name))
      guard senders[own]?.declared[name.value] == nil else { continue }
      let parameters = event.declaration.parameters
      let declaration = FunctionDeclaration(name: name, parameters: parameters)
      spec.flow.append(Documented(declaration: declaration, summary: event.summary))
      spec.secret += parameters.map(\.value.name.value).filter(events.secret.contains).map {
        Located($0, at: name.span)
      }
    }
    guard spec.origins.count > known else { return false }
    senders[own] = SentEvents(spec)
    return true
  }

  /// The spec with the answers that pass the events on.
  ///
  /// - Parameter isCertain: whether all specs could be read.
  func answered(
    from senders: [EventSender: SentEvents], isCertain: Bool, _ diagnostics: inout Diagnostics
  ) -> CoordinatorSpec {
    var spec = spec
    diagnostics.reportClashes(among: spec.passesOn)
    let isKnown =
      isCertain && !spec.hasErrors && shown.allSatisfy { senders[$0]?.hasErrors == false }
    var passed: [SpecKind: [CoordinatorSpec.AnswerSpec]] = [:]
    for name in spec.passesOn {
      let event = name.map(\.interned)
      let step = StepSpec(.report(TargetSpec(ShownName(event))), at: name.span)
      let kinds = Set(unanswered(name.value, from: senders).map(\.kind))
      for kind in kinds { passed[kind, default: []].append(.init(event: event, steps: [step])) }
      guard kinds.isEmpty, isKnown else { continue }
      let known = Set(shown.flatMap { senders[$0]?.declared.keys.map(\.text) ?? [] }).sorted()
      let quoted = name.value.text.quoted
      diagnostics.report(
        known.contains(name.value.text)
          ? Diagnostic(
            .noSuchEvent, at: name.span,
            "\(quoted) isn't passed on, since whatever sends it has another answer here: leave one out"
          )
          : Diagnostic(
            .noSuchEvent, "nothing that this flow shows has an event \(quoted)",
            Suggestion(for: name, among: known),
            or: known.isEmpty ? "there are no events" : "there is \(Diagnostic.list(known))"))
    }
    spec.add(passed[.screen] ?? [], toAll: \.screens)
    spec.add(passed[.coordinator] ?? [], toAll: \.flows)
    spec.gatherSteps()
    return spec
  }
}

extension CoordinatorSpec {
  fileprivate mutating func add(
    _ answers: [AnswerSpec], toAll path: WritableKeyPath<CoordinatorSpec, [SenderSpec]>
  ) {
    guard let first = answers.first, let insertionPoint else { return }
    if let place = self[keyPath: path].firstIndex(where: \.isForAll) {
      self[keyPath: path][place].answers += answers
    } else {
      let all = ShownName(Located(InternedText("*"), at: first.event.span))
      self[keyPath: path].append(SenderSpec(all, answers: answers, insertionPoint: insertionPoint))
    }
  }
}
