/// Checks that there is a stack where something is pushed, something behind where it goes back,
/// and a way out of what covers the whole screen.
extension Resolver {
  mutating func checkPlaces() {
    let presentations = presentationsOfFlows()
    for spec in specs.coordinators.map(\.spec)
    where !doubts.navigation.contains(spec.name.value.text) {
      let places = Places(spec)
      for (screen, answers) in answersByScreen(of: spec) {
        if doubts.knowsAllNavigation {
          checkBack(answers, from: screen, in: spec, places, presentations)
        }
        checkPush(answers, from: screen, places)
      }
    }
  }

  mutating func checkWaysOut() {
    for spec in specs.coordinators.map(\.spec) {
      let places = Places(spec)
      for (screen, answers) in answersByScreen(of: spec) {
        checkWayOut(answers, of: screen, places)
      }
      checkWaysOut(ofFlowsIn: spec)
    }
  }

  /// A flow that covers the whole screen must end, or be taken away by whoever started it.
  private mutating func checkWaysOut(ofFlowsIn spec: CoordinatorSpec) {
    for case .start(let target, .present, let style) in spec.answerSteps.map(\.kind)
    where style.coversAll {
      let name = target.name.value
      guard let child = specs.coordinators.first(where: { $0.spec.name.value.text == name })?.spec
      else { continue }
      let answers = spec.flows.filter { $0.name.value == name || $0.isForAll }.flatMap(\.answers)
      let isEnded = child.answerSteps.contains { step in
        switch step.kind {
        case .finish, .back, .custom: true
        default: false
        }
      }
      let isTakenAway = answers.flatMap(\.steps).flattened.contains { step in
        if case .custom = step.kind { true } else { step.leaves }
      }
      if !isEnded, !isTakenAway {
        diagnostics.report(.noWayOut("flow", name, at: target.name.span))
      }
    }
  }

  /// For each flow, how it is started, over the whole app. What starts a flow gives it its own
  /// place; the root has none.
  private func presentationsOfFlows() -> [String: Set<FlowPresentation>] {
    var presentations: [String: Set<FlowPresentation>] = [:]
    for spec in specs.coordinators.map(\.spec) {
      if spec.root != nil { presentations[spec.name.value.text, default: []].insert(.replace) }
      for case .start(let target, _, _) in spec.start.flattened.map(\.kind) {
        presentations[target.name.value, default: []].insert(.replace)
      }
      for case .start(let target, let presentation, _) in spec.answerSteps.map(\.kind) {
        presentations[target.name.value, default: []].insert(presentation)
      }
    }
    return presentations
  }

  /// For each screen that a flow shows, the answers to its events, those for all included.
  private func answersByScreen(of spec: CoordinatorSpec) -> [(String, [[StepSpec]])] {
    let forAll = spec.screens.first { $0.isForAll }?.answers ?? []
    return Shown(spec, screens: screens, flows: flows).screens.map(\.value).map { screen in
      let name = screen.names.base.text
      let own = spec.screens.first { $0.name.value == name }?.answers ?? []
      let answers = Dictionary(
        (own + forAll).map { ($0.event.value, $0.steps) }, uniquingKeysWith: { first, _ in first })
      return (name, screen.events.compactMap { answers[$0.signature.name.text] })
    }
  }

  private mutating func checkBack(
    _ answers: [[StepSpec]], from screen: String, in spec: CoordinatorSpec, _ places: Places,
    _ presentations: [String: Set<FlowPresentation>]
  ) {
    guard places.others.contains(screen), !places.pushed.contains(screen),
      !places.presented.contains(screen)
    else { return }
    guard presentations[spec.name.value.text] == [.replace] else { return }
    for step in answers.flatMap(\.flattened) {
      if case .back = step.kind { diagnostics.report(.nothingBehind(step, screen: screen)) }
    }
  }

  private mutating func checkPush(_ answers: [[StepSpec]], from screen: String, _ places: Places) {
    guard places.presented.contains(screen), !places.pushed.contains(screen),
      !places.others.contains(screen)
    else { return }
    for answer in answers {
      for step in answer.flattened.prefix(while: { !$0.leaves }) {
        switch step.kind {
        case .push, .start(_, as: .push, _):
          diagnostics.report(.noStack(step, screen: screen))
        default: break
        }
      }
    }
  }

  private mutating func checkWayOut(
    _ answers: [[StepSpec]], of screen: String, _ places: Places
  ) {
    guard let place = places.fullScreen[screen] else { return }
    let steps = answers.flatMap(\.flattened)
    let isOwnCode = steps.contains { if case .custom = $0.kind { true } else { false } }
    if !isOwnCode, !steps.contains(where: \.leaves) {
      diagnostics.report(.noWayOut("screen", screen, at: place))
    }
  }
}

/// How a flow shows each of its screens.
private struct Places {
  var pushed: Set<String> = []
  var presented: Set<String> = []
  /// As the start, or in place of others.
  var others: Set<String> = []
  /// What covers everything and can't be swiped away, with the place that says so.
  var fullScreen: [String: SourceSpan] = [:]

  init(_ spec: CoordinatorSpec) {
    for case .push(let target) in spec.start.flattened.map(\.kind) {
      others.insert(target.name.value)
    }
    for step in spec.answerSteps {
      switch step.kind {
      case .push(let target): pushed.insert(target.name.value)
      case .replace(let target): others.insert(target.name.value)
      case .present(let target, let style):
        presented.insert(target.name.value)
        if style.coversAll {
          fullScreen[target.name.value] = target.name.span
        }
      default: break
      }
    }
  }
}

extension ModalStyle {
  /// Whether it covers everything, and can't be swiped away.
  fileprivate var coversAll: Bool { self == .fullScreen || self == .overFullScreen }
}

extension CoordinatorSpec {
  /// The steps of all answers, without the start.
  fileprivate var answerSteps: [StepSpec] {
    let answers = (screens + flows).flatMap(\.answers).flatMap(\.steps)
    return (answers + events.flatMap(\.steps)).flattened
  }
}

extension StepSpec {
  /// Whether it takes something off the screen.
  fileprivate var leaves: Bool {
    switch kind {
    case .back, .popTo, .popToRoot, .finish, .replace, .start(_, as: .replace, _): true
    default: false
    }
  }
}

extension Diagnostic.Code {
  /// A push where there is no stack.
  fileprivate static let noStack = Self("MG423")
  /// A warning: a full-screen modal that nothing can close.
  fileprivate static let noWayOut = Self("MG434")
}

extension Diagnostic {
  fileprivate static func nothingBehind(_ step: StepSpec, screen: String) -> Diagnostic {
    Diagnostic(
      .noWayBack, at: step.span,
      "\(screen.quoted) is the first screen here, with nothing to go back to: "
        + "it is neither pushed nor presented")
  }

  fileprivate static func noStack(_ step: StepSpec, screen: String) -> Diagnostic {
    Diagnostic(
      .noStack, at: step.span,
      "\(screen.quoted) is presented alone, with no stack to push on; "
        + "present a flow instead, which has one, or go back first")
  }

  fileprivate static func noWayOut(
    _ kind: String, _ name: String, at span: SourceSpan
  ) -> Diagnostic {
    let who = kind == "flow" ? "neither it nor an answer to it" : "no answer to its events"
    return Diagnostic(
      .noWayOut, .warning, at: span,
      "the \(kind) \(name.quoted) covers the whole display, and \(who) closes it")
  }
}
