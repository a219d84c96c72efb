/// Resolves the answers of one coordinator.
struct AnswerResolver {
  let coordinator: Resolver.FlowInterface
  let shown: Shown
  let screens: [String: Screen]
  let flows: [String: Resolver.FlowInterface]
  var doubts: Doubts
  var diagnostics: Diagnostics
  /// The names of the coordinator's members, which the methods that the developer writes avoid.
  var members: Set<String>
  /// Those methods of the answer that is being resolved.
  var ownMethods: Set<String> = []
  var unknownNames = 0

  /// Who asks for an answer.
  enum Occasion {
    case start
    case screen(Screen, Event)
    case flow(Resolver.FlowInterface, Event)
    case outside(Signature)
  }

  mutating func answer(_ steps: [StepSpec], in occasion: Occasion) -> Answer {
    ownMethods = []
    var scope = AnswerScope(occasion, coordinator: coordinator)
    let resolved = self.steps(steps, in: &scope)
    return Answer(
      signature: scope.signature, sender: scope.sender, summary: scope.summary, steps: resolved)
  }

  mutating func screens(
    _ specs: [CoordinatorSpec.SenderSpec], shown: [Located<Screen>]
  ) -> [Coordinator.ScreenAnswers] {
    let events = shown.map { screen in
      screen.map { screen in
        let name = screen.names.base.text
        return AnswerTable.Sender(
          name: name, kind: "screen", events: screen.events,
          isComplete: doubts.knows(.flow, of: name))
      }
    }
    let isInDoubt = !doubts.knowsAllNavigation || !doubts.screens.isEmpty
    let tables = AnswerTable.make(
      specs, senders: events, isInDoubt: isInDoubt,
      mayLackAnswers: coordinator.gaps.isEverywhere, into: &diagnostics)
    return zip(shown, tables).compactMap { screen, table in
      guard !screen.value.events.isEmpty else { return nil }
      return Coordinator.ScreenAnswers(
        screen: screen.value.names,
        answers: table.answers.map { answer($0.steps, in: .screen(screen.value, $0.event)) })
    }
  }

  mutating func flows(
    _ specs: [CoordinatorSpec.SenderSpec], shown: [Located<Resolver.FlowInterface>]
  ) -> [Coordinator.FlowAnswers] {
    let events = shown.map { flow in
      flow.map { flow in
        AnswerTable.Sender(
          name: flow.names.base.text, kind: "flow", events: flow.reports,
          isComplete: !flow.gaps.contains("flow"), optional: flow.cancelled)
      }
    }
    let isInDoubt = !doubts.knowsAllNavigation || !doubts.flows.isEmpty
    let tables = AnswerTable.make(
      specs, senders: events, isInDoubt: isInDoubt,
      mayLackAnswers: coordinator.gaps.isEverywhere, into: &diagnostics)
    return zip(shown, tables).map { flow, table in
      Coordinator.FlowAnswers(
        flow: flow.value.names,
        answers: table.answers.map { answer($0.steps, in: .flow(flow.value, $0.event)) })
    }
  }
}

extension Resolver.FlowInterface {
  /// What the parent hears when the flow ends without a report.
  var cancelled: Event {
    Event(
      signature: Signature(name: Resolver.cancelled, parameters: []),
      sender: ReservedName.free(names.variable, names.coordinator.lowercased) { _ in false },
      summary: nil)
  }
}

/// The names that an answer's method can see.
struct AnswerScope {
  let occasion: AnswerResolver.Occasion
  let signature: Signature
  let sender: MemberName?
  let summary: Summary?
  /// The flow's own inputs.
  let inputs: [Property]
  /// What the names of the methods that the developer writes begin with.
  var customName: String
  private var constants: Set<MemberName> = []
  /// For each name that was numbered, the next number: an answer may show a screen very often.
  private var numbers: [MemberName: Int] = [:]
  private let startMethod: String

  init(_ occasion: AnswerResolver.Occasion, coordinator: Resolver.FlowInterface) {
    self.occasion = occasion
    inputs = coordinator.inputs
    startMethod = coordinator.names.variable.text + "Start"
    switch occasion {
    case .start:
      signature = Signature(name: MemberName(validated: "start"), parameters: [])
      (sender, summary, customName) = (nil, nil, "start")
    case .screen(let screen, let event):
      (signature, sender, summary) = (event.signature, event.sender, event.summary)
      customName = screen.names.variable.text + event.signature.name.capitalized.text
    case .flow(let flow, let event):
      (signature, sender, summary) = (event.signature, event.sender, event.summary)
      let prefix = flow.names.coordinator.lowercased.text
      customName = prefix + event.signature.name.capitalized.text
    case .outside(let signature):
      self.signature = signature
      (sender, summary) = (nil, nil)
      customName = coordinator.names.variable.text + signature.name.capitalized.text
    }
  }

  /// The method of a `custom`: where a flow begins with one, `start` is the generated method's name.
  var customMethod: String { customName == "start" ? startMethod : customName }

  func parameter(_ name: MemberName) -> Signature.Parameter? {
    signature.parameters.first { $0.name == name }
  }

  func input(_ name: MemberName) -> Property? {
    inputs.first { $0.name == name }
  }

  func hides(_ name: MemberName) -> Bool {
    parameter(name) != nil || sender == name || constants.contains(name)
  }

  /// Whether the answer may call a method of the developer's by that name.
  private func isOwnMethod(_ name: MemberName) -> Bool {
    let text = name.text
    return text == customMethod || text == customName + "Choice"
  }

  /// A name for a local constant that hides nothing.
  mutating func constant(for variable: MemberName, _ type: TypeName) -> MemberName {
    let base = MemberName(validated: type.interned)
    let second = type.lowercased
    var number = numbers[second] ?? 2
    let name = ReservedName.free(variable, second, from: &number) { name in
      hides(name) || input(name) != nil || name == base || isOwnMethod(name)
    }
    if number > 2 { numbers[second] = number }
    constants.insert(name)
    return name
  }
}
