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
        if case .own = spec.stack { checkPush(answers, from: screen, places) }
      }
      checkPushWithoutStack(in: spec)
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
    for case .start(let target, .present, let modal) in spec.answerSteps.map(\.kind)
    where modal.style.coversAll {
      let name = target.name.value
      guard let child = specs.coordinators.first(where: { $0.spec.name.value.text == name })?.spec
      else { continue }
      let answers = spec.flows.filter { $0.name.value == name || $0.isForAll }.flatMap(\.answers)
      let isEnded = child.allSteps.contains { step in
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

  /// For each flow, how it is started, over the whole app. A flow that another begins with, or that
  /// takes its place, is where that one is; the root has nothing behind it.
  private func presentationsOfFlows() -> [String: Set<FlowPresentation>] {
    var presentations: [String: Set<FlowPresentation>] = [:]
    var heirs: [String: [String]] = [:]
    for spec in specs.coordinators.map(\.spec) {
      let name = spec.name.value.text
      if spec.root != nil { presentations[name, default: []].insert(.replace) }
      for tab in spec.tabs { presentations[tab.flow.name.value, default: []].insert(.replace) }
      for (flow, presentation) in spec.startedFlows {
        if let presentation {
          presentations[flow, default: []].insert(presentation)
        } else {
          heirs[name, default: []].append(flow)
        }
      }
    }
    // Of a flow that nothing starts, nothing is known; what it begins with is taken to be first.
    for (name, heirs) in heirs where presentations[name] == nil {
      for heir in heirs { presentations[heir, default: []].insert(.replace) }
    }
    var pending = Array(heirs.keys)
    while let name = pending.popLast() {
      for heir in heirs[name] ?? [] {
        let all = presentations[heir, default: []].union(presentations[name] ?? [])
        if presentations.updateValue(all, forKey: heir) != all { pending.append(heir) }
      }
    }
    return presentations
  }

  /// For each screen that a flow shows, the answers to its events, those for all included.
  private func answersByScreen(of spec: CoordinatorSpec) -> [(String, [[StepSpec]])] {
    let forAll = spec.screens.first { $0.isForAll }?.answers ?? []
    let shown = shown[spec.name.value]?.screens ?? []
    return shown.map(\.value).map { screen in
      let name = screen.names.base.text
      let own = spec.screens.first { $0.name.value == name }?.answers ?? []
      return (
        name,
        screen.events.compactMap { event in
          let name = event.signature.name.text
          let answer = own.first { $0.event.value == name }
          return (answer ?? forAll.first { $0.event.value == name })?.steps
        }
      )
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
    for step in answers.flatMap({ $0.pushes(before: \.leaves) }) {
      diagnostics.report(.noStack(step, screen: screen))
    }
  }

  /// A flow with tabs, or with another flow in its first column, pushes nothing itself; unless
  /// something took their place, which it then stands in.
  private mutating func checkPushWithoutStack(in spec: CoordinatorSpec) {
    if case .own = spec.stack { return }
    let children = spec.start.flatMap { $0.firstFlows.map(\.value) }
    let isReplaced = spec.answerSteps.contains(where: \.replaces)
    let senders = (isReplaced ? [] : spec.screens) + spec.flows
    var answers = senders.filter { !isReplaced || children.contains($0.name.value) }
      .flatMap(\.answers).map(\.steps)
    if !isReplaced { answers += spec.events.map(\.steps) }
    for step in answers.flatMap({ $0.pushes(before: \.replaces) }) {
      diagnostics.report(.noStack(step, spec.stack))
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

  fileprivate static func noStack(_ step: StepSpec, _ stack: FlowStack) -> Diagnostic {
    let reason =
      if case .column(let flow) = stack {
        "the first column is the flow \(flow.quoted), which alone pushes there; "
          + "let that show it, or use `detail`"
      } else {
        "a flow with tabs has no stack to push on; let the flow of a tab show it, or present it"
      }
    return Diagnostic(.noStack, at: step.span, reason)
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
