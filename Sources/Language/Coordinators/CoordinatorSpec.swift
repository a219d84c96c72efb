package import MvvmgenStorage
package import MvvmgenSyntax

/// A coordinator as its spec describes it: well formed, its names not yet looked up.
package struct CoordinatorSpec: Sendable {
  package let name: Located<TypeName>
  package var summary: Summary?
  /// The span of `"root": "window"`.
  package var root: SourceSpan?
  package var inputs: [Documented<ValueDeclaration>] = []
  /// The values that it keeps between events.
  package var state: [Documented<ValueDeclaration>] = []
  /// The names of declared values that are never printed.
  package var secret: [Located<MemberName>] = []
  package var services: [ServiceItem] = []
  package var flow: [Documented<FunctionDeclaration>] = []
  /// The events of others that it reports under the same names.
  package internal(set) var passesOn: [Located<MemberName>] = []
  /// The screen or the flow that declares each of them.
  package internal(set) var origins: [MemberName: Origin] = [:]
  package typealias Origin = (kind: SpecKind, name: TypeName)
  /// Empty if each way to begin is in `starts`.
  package var start: [StepSpec] = []
  /// Other ways to begin, which whoever starts the flow chooses by name.
  package var starts: [StepSpec.ChoiceCase] = []
  /// How its tabs look; nil for a tab bar.
  package internal(set) var look: Located<TabsLook>?
  package var screens: [SenderSpec] = []
  package var flows: [SenderSpec] = []
  package var events: [EventSpec] = []
  /// The answers that others give by name, each with the data that it takes.
  package var answers: [EventSpec] = []
  /// In the order of the spec.
  package var links: [LinkSpec] = []
  package var launch: [LaunchSpec] = []
  /// Whether it is restored, if the app restores places.
  package var isRestored = true
  /// Whether it exists by hand: all that it does is the developer's.
  package internal(set) var isExternal = false
  /// Whether another target has it.
  package internal(set) var isElsewhere = false
  package var hasErrors = false
  /// The data of choices, which is declared within answers.
  package var valuesInAnswers: [ValueDeclaration] = []
  /// The steps of all ways to begin and of all answers, each followed by those of its branches.
  package private(set) var allSteps: [StepSpec] = []
  /// Where keys are added.
  package internal(set) var insertionPoint: InsertionPoint?
  /// Where screens and flows are added to those that are answered; nil without the key.
  package internal(set) var screensInsertionPoint: InsertionPoint?
  package internal(set) var flowsInsertionPoint: InsertionPoint?
  private var startStepCount = 0

  /// The answers to one screen or child flow, or under `"*"` to all of them.
  package struct SenderSpec: Sendable {
    package let shown: ShownName
    package internal(set) var answers: [AnswerSpec]
    package let isForAll: Bool
    /// Where answers are added.
    package let insertionPoint: InsertionPoint

    /// Without its role.
    package var name: Located<InternedText> { shown.name }

    init(
      _ shown: ShownName, answers: [AnswerSpec],
      insertionPoint: InsertionPoint
    ) {
      self.shown = shown
      self.answers = answers
      self.insertionPoint = insertionPoint
      isForAll = shown.written.value.bytes.elementsEqual("*".utf8)
    }
  }

  /// The steps of all answers, each followed by those of its branches.
  package var answerSteps: ArraySlice<StepSpec> { allSteps[startStepCount...] }

  /// Whether the developer writes methods for it.
  package var hasDecisions: Bool {
    allSteps.contains { $0.effect == .ownCode || $0.effect == .chooses }
  }

  /// The tabs that it begins with, if any.
  package var tabs: [TabSpec] {
    if case .tabs(let tabs)? = start.first?.kind { tabs } else { [] }
  }

  package var hasSplit: Bool {
    if case .split? = start.first?.kind { true } else { false }
  }

  package init(name: Located<TypeName>) {
    self.name = name
  }

  /// Collects all steps of all answers, when the spec is complete.
  mutating func gatherSteps() {
    var steps: [StepSpec] = []
    for first in [start] + starts.map(\.steps) { first.visit { steps.append($0) } }
    startStepCount = steps.count
    forEachAnswer { $0.visit { steps.append($0) } }
    allSteps = steps
  }

  package func forEachAnswer(_ body: ([StepSpec]) -> Void) {
    for sender in screens { for answer in sender.answers { body(answer.steps) } }
    for sender in flows { for answer in sender.answers { body(answer.steps) } }
    for event in events { body(event.steps) }
    for answer in answers { body(answer.steps) }
  }

  /// Whether places contain it where the app restores them.
  package var isInPlaces: Bool { isRestored && (!isExternal || isElsewhere) }

  /// A declaration in place of the flow's own spec, where that is out of sight.
  var standingIn: CoordinatorSpec {
    var spec = self
    spec.isExternal = true
    spec.beginByHand()
    return spec
  }

  /// It begins with own code, which shows nothing that specs know.
  fileprivate mutating func beginByHand() {
    start = [StepSpec(.custom([]), at: name.span, isAnimated: false)]
    (screens, flows, answers, launch, root) = ([], [], [], [], nil)
    events = events.map { event in
      let own = StepSpec(.custom([]), at: event.declaration.name.span)
      return EventSpec(declaration: event.declaration, steps: [own])
    }
  }

  package struct AnswerSpec: Sendable {
    package let event: Located<InternedText>
    package let steps: [StepSpec]
  }

  /// An event from outside with its answer, or a named answer.
  package struct EventSpec: Sendable {
    package let declaration: FunctionDeclaration
    package let steps: [StepSpec]
  }
}

extension CoordinatorSpec: DeclaringSpec {
  package func forEachOwnValue(_ body: (ValueDeclaration) -> Void) {
    for value in inputs { body(value.declaration) }
    for value in state { body(value.declaration) }
    for value in valuesInAnswers { body(value) }
  }

  package func forEachFunction(_ body: (FunctionDeclaration) -> Void) {
    for event in flow { body(event.declaration) }
    for event in events { body(event.declaration) }
    for answer in answers { body(answer.declaration) }
  }
}

extension SpecDecoder {
  /// If the name is invalid, it is empty; everything else is decoded anyway.
  mutating func decodeCoordinator(_ object: JSON) -> CoordinatorSpec {
    let name = typeName(of: object, key: CoordinatorKey.coordinator)
    var coordinator = CoordinatorSpec(name: name ?? .unread(object))
    var begin: (key: CoordinatorKey, text: JSONString)?
    var hasUnknownKeys = false
    findNamedAnswers(in: object)
    readSpec(CoordinatorKey.self, of: object, into: &coordinator) { decoder, known, key, value in
      guard let known else {
        hasUnknownKeys = true
        decoder.reportUnknown(key, value)
        return true
      }
      guard CoordinatorKey.table[key]?.row.isBeginning == true else { return false }
      if let begin, Set([known, begin.key]) != [.start, .starts] {
        let other = begin.text.text.quoted
        let reason = "can't be combined with \(other): a flow begins with one of them"
        decoder.diagnostics.report(.misplacedKey(key, reason))
        return true
      }
      begin = (known, key)
      return false
    }
    if let look = object[CoordinatorKey.look], begin.map({ $0.key != .tabs }) ?? true {
      diagnostics.report(.misplacedKey(look.key, "goes only beside `tabs`"))
    }
    if coordinator.look?.value.hasBar == false {
      for event in coordinator.tabs.flatMap({ [$0.onSelect, $0.onReselect] }).compactMap(\.self) {
        diagnostics.report(
          .misplacedKey, at: event.span,
          "only a tab bar tells of taps: leave `look` out, or the event")
      }
    }
    if coordinator.isElsewhere {
      for key in object.members.map(\.key) where CoordinatorKey(key)?.isOfElsewhere == false {
        diagnostics.report(
          .misplacedKey(key, "isn't allowed with `elsewhere`: the spec in the other target has it"))
      }
    } else if coordinator.isExternal {
      for key in object.members.map(\.key)
      where CoordinatorKey.table[key]?.row.isOfExternal == false {
        diagnostics.report(.insideExternal(key))
      }
      for step in coordinator.events.flatMap(\.steps) {
        if case .custom(nil) = step.kind { continue }
        diagnostics.report(
          .misplacedKey, at: step.span,
          "a flow that exists by hand answers its events itself: write `\"custom\"`")
      }
      coordinator.beginByHand()
    } else if begin == nil, !hasUnknownKeys {
      diagnostics.report(.missingKey("start", in: object, "a coordinator"))
    }
    coordinator.hasErrors = hasErrors
    coordinator.insertionPoint = object.insertionPoint
    coordinator.valuesInAnswers = valuesInAnswers
    checkSecrets(of: coordinator, .coordinator)
    coordinator.gatherSteps()
    return coordinator
  }

  /// Reports an unknown key of a coordinator, or a screen beside its keys.
  private mutating func reportUnknown(_ key: JSONString, _ value: JSON) {
    if key.text.first?.isUppercase == true, value.kind == .object {
      return diagnostics.report(
        .misplacedKey(key, "belongs into `screens`, or into `flows` if it is a flow"))
    }
    unknown(key, of: CoordinatorKey.self)
  }

  mutating func ownEvents(
    _ value: JSON
  ) -> [Documented<FunctionDeclaration>] {
    guard value.kind == .object else { return functions(value) }
    diagnostics.report(
      .wrongKind, at: value.span.start(1),
      "expected an array of the flow's own events, not an object; answers to events are in "
        + "`screens`, and in `flows` for the flows that it starts")
    return []
  }

  mutating func senders(
    _ value: JSON, _ kind: SpecKind
  ) -> [CoordinatorSpec.SenderSpec] {
    if value.kind == .array {
      diagnostics.report(.answersAsArray(value))
      return []
    }
    guard isObject(value, with: "answers under each name") else { return [] }
    return value.memberList { name, answers in
      // Nearly all begin with a capital letter.
      if !name.beginsWithCapital, name.text.first?.isLowercase == true,
        answers.kind != .object || answers.members.contains(where: { AnswerKey($0.key) != nil })
      {
        diagnostics.report(
          .wrongKind, at: name.span,
          "\(name.text.quoted) is an event: its answer stands under its sender, `\"Login\": { … }`")
        return nil
      }
      if kind == .coordinator { recorder?.take(name, as: .spec(kind)) }
      let shown = kind == .coordinator ? ShownName(name) : shownName(name, as: .spec(kind))
      _ = isObject(answers, with: "an answer to each event")
      let specs = eventAnswers(answers)
      return CoordinatorSpec.SenderSpec(
        shown, answers: specs, insertionPoint: answers.insertionPoint)
    }
  }

  private mutating func eventAnswers(_ answers: JSON) -> [CoordinatorSpec.AnswerSpec] {
    var last: JSONString?
    var incomplete: [InternedText] = []
    let specs = answers.memberList { event, answer -> CoordinatorSpec.AnswerSpec? in
      if answer.isOfAnswer(under: event) {
        // `"didSelectOwl": { "push": "Owl" }, "with": { … }`
        diagnostics.report(
          .misplacedKey, at: event.span,
          "\(event.text.quoted) belongs to an answer, in the same braces: write it in those of "
            + (last?.text.quoted ?? "the answer"))
        if let last { incomplete.append(last.interned.value) }
        return nil
      }
      last = event
      return CoordinatorSpec.AnswerSpec(event: event.interned, steps: steps(answer))
    }
    guard !incomplete.isEmpty else { return specs }
    return specs.map { spec in
      incomplete.contains(spec.event.value)
        ? CoordinatorSpec.AnswerSpec(event: spec.event, steps: []) : spec
    }
  }

  mutating func events(_ value: JSON) -> [CoordinatorSpec.EventSpec] {
    guard isObject(value, with: "an answer to each event") else { return [] }
    return value.memberList { event, answer in
      recorder?.take(code: event)
      let steps = steps(answer)
      return FunctionDeclaration.parse(event, into: &diagnostics).map {
        CoordinatorSpec.EventSpec(declaration: $0, steps: steps)
      }
    }
  }
}
