/// Resolves a coordinator: an answer to every event of every screen and flow that it shows.
extension Resolver {
  mutating func coordinator(
    _ sourced: Sourced<CoordinatorSpec>, _ interface: FlowInterface
  ) -> Coordinator {
    let spec = sourced.spec
    let shown = Shown(spec, screens: screens, flows: flows)
    self.shown[spec.name.value] = shown
    let names = Set(spec.methodNames(showing: shown))
    var answers = AnswerResolver(
      coordinator: interface, shown: shown, screens: screens, flows: flows, doubts: doubts,
      diagnostics: diagnostics,
      members: names.union(interface.inputs.map(\.name.text)))
    answers.checkNames(of: spec)
    let start = answers.answer(spec.start, in: .start)
    let screens = answers.screens(spec.screens, shown: shown.screens)
    let flows = answers.flows(spec.flows, shown: shown.flows)
    let events = spec.events.map { event in
      answers.answer(event.steps, in: .outside(Signature(event.declaration)))
    }
    diagnostics = answers.diagnostics
    doubts = answers.doubts
    return Coordinator(
      names: interface.names,
      origin: Origin(path: sourced.path, span: spec.name.span),
      summary: spec.summary,
      inputs: interface.inputs,
      services: Set(spec.services.map { ServiceReference($0.service.value) })
        .union(shown.screens.flatMap(\.value.requirements)).sorted(),
      children: shown.flows.map(\.value.names.base),
      reports: interface.reports,
      hasDelegate: spec.root == nil || !interface.reports.isEmpty
        || startedFlows.contains(spec.name.value.text),
      start: start,
      screens: screens,
      flows: flows,
      events: events)
  }
}

extension Screen {
  /// What it needs of the app: its services, and the choice of its variant.
  fileprivate var requirements: [ServiceReference] {
    services.map(\.service) + (variants.isEmpty ? [] : [ServiceReference(names.variant)])
  }
}

extension ServiceReference: Comparable {
  package static func < (one: ServiceReference, other: ServiceReference) -> Bool {
    one.name < other.name
  }
}

/// The screens and the flows that a coordinator shows, in the order in which its spec first names
/// them, each with that place.
struct Shown {
  private(set) var screens: [Located<Screen>] = []
  private(set) var flows: [Located<Resolver.FlowInterface>] = []
  private var screenNames: Set<String> = []
  private var flowNames: Set<String> = []

  /// Names that nothing bears are left out; whoever resolves the steps reports them.
  init(
    _ spec: CoordinatorSpec, screens: [String: Screen], flows: [String: Resolver.FlowInterface]
  ) {
    for sender in spec.screens where !sender.isForAll { add(screen: sender.name, of: screens) }
    for sender in spec.flows where !sender.isForAll { add(flow: sender.name, of: flows) }
    for step in spec.allSteps {
      switch step.kind {
      case .push(let target), .present(let target, _), .replace(let target), .detail(let target):
        add(screen: target.name, of: screens)
      case .start(let target, _, _):
        add(flow: target.name, of: flows)
      case .tabs(let tabs):
        for tab in tabs { add(flow: tab.flow.name, of: flows) }
      case .custom(let names?):
        for name in names {
          if screens[name.value] != nil { add(screen: name, of: screens) }
          if flows[name.value] != nil { add(flow: name, of: flows) }
        }
      case .back, .popToRoot, .popTo, .select, .finish, .report, .browse, .tell, .alert, .choose,
        .width, .custom(nil), .stay, .split:
        break
      }
    }
  }

  private mutating func add(screen name: Located<String>, of screens: [String: Screen]) {
    guard let screen = screens[name.value], screenNames.insert(name.value).inserted
    else { return }
    self.screens.append(Located(screen, at: name.span))
  }

  private mutating func add(
    flow name: Located<String>, of flows: [String: Resolver.FlowInterface]
  ) {
    guard let flow = flows[name.value], flowNames.insert(name.value).inserted
    else { return }
    self.flows.append(Located(flow, at: name.span))
  }
}

extension CoordinatorSpec {
  /// The names of the methods that answer events, each as often as there are methods of the name.
  func methodNames(showing shown: Shown) -> [String] {
    let events = shown.screens.flatMap(\.value.events) + shown.flows.flatMap(\.value.reports)
    return events.map(\.signature.name.text) + self.events.map(\.declaration.name.value.text)
  }

  /// The flows that it starts, answers, or leaves to own code to start.
  var namedFlows: [String] {
    let answered = flows.filter { !$0.isForAll }.map(\.name.value)
    return answered
      + allSteps.flatMap { step -> [String] in
        switch step.kind {
        case .start(let target, _, _): [target.name.value]
        case .tabs(let tabs): tabs.map(\.flow.name.value)
        case .custom(let names?): names.map(\.value)
        default: []
        }
      }
  }

  /// Gathers all steps of all answers, once nothing is added any more.
  mutating func gatherSteps() {
    var steps: [StepSpec] = []
    for senders in [screens, flows] {
      for sender in senders {
        for answer in sender.answers { answer.steps.flatten(into: &steps) }
      }
    }
    for event in events { event.steps.flatten(into: &steps) }
    answerSteps = steps
    allSteps = start.flattened + steps
  }
}

extension [StepSpec] {
  /// The steps, each followed by those of its branches.
  var flattened: [StepSpec] {
    var steps: [StepSpec] = []
    flatten(into: &steps)
    return steps
  }

  fileprivate func flatten(into steps: inout [StepSpec]) {
    for step in self {
      steps.append(step)
      for branch in step.branches { branch.flatten(into: &steps) }
    }
  }
}
