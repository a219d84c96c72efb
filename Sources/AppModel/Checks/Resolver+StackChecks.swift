import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// Checks that there is a stack for each push, something below for each `back`, and a way to close
/// everything that covers the whole screen.
extension Resolver {
  func checkStacks(into diagnostics: inout Diagnostics) {
    let numbers = BeginningNumbers(flows)
    let startedWays = startedWays(numbers)
    let knowsAll = recovery.knowsAllNavigation && recovery.names.flows.isEmpty
    for (flow, shown) in zip(flows, shown)
    where recovery.knowsNavigation(of: flow, shown) {
      let stack = flow.spec.stack
      let answers = AnswersToScreens(flow.spec)
      for screen in shown.screens {
        switch screen.ways.subtracting(.reached) {
        case .inPlace where knowsAll && startedWays.isInPlace(flow, numbers):
          checkBack(from: screen, answers, into: &diagnostics)
        case .presented:
          if case .own = stack { checkPush(from: screen, answers, into: &diagnostics) }
        default: break
        }
      }
      checkPushWithoutStack(in: flow.spec, stack, into: &diagnostics)
    }
    if knowsAll { checkFirstModals(startedWays, numbers, into: &diagnostics) }
  }

  func checkDismissals(in tree: FlowTree, into diagnostics: inout Diagnostics) {
    let covering = flows.indices.filter { shown[$0].hasCovering }
    if covering.isEmpty { return }
    let removals = FlowRemovals(flows.lazy.map(\.spec))
    for place in covering {
      let dismissal = DismissalCheck(of: flows[place], in: directory, removals, tree)
      for screen in shown[place].screens {
        guard let span = screen.coversAll, !dismissal.close(.screen(screen.name)) else { continue }
        diagnostics.report(.noWayOut("screen", screen.name, at: span))
      }
      // A flow that can't be swiped down must end, or be removed by the flow that started it.
      for child in shown[place].coveringFlows {
        let name = child.value.names.base.interned
        guard !shown[child.value.number].mayEnd, !dismissal.close(.flow(name)) else { continue }
        diagnostics.report(.noWayOut("flow", name, at: child.span))
      }
    }
  }

  /// How a flow is started, anywhere in the app.
  struct StartedWays: OptionSet {
    let rawValue: UInt8

    static let pushed = StartedWays(rawValue: 1)
    static let presented = StartedWays(rawValue: 2)
    static let replaced = StartedWays(rawValue: 4)
    /// As the first column of a split.
    static let column = StartedWays(rawValue: 8)
  }

  /// For each beginning of a flow, how it is started. A flow that another one begins with, or that
  /// replaces another, is started like that one; the root has nothing below it.
  private func startedWays(_ numbers: BeginningNumbers) -> [StartedWays] {
    var ways = numbers.all.map {
      numbers.flow($0).spec.root == nil ? StartedWays() : .replaced
    }
    var heirs: [[Int]] = Array(repeating: [], count: ways.count)
    for (flow, shown) in zip(flows, shown) {
      for start in shown.starts {
        let started = numbers.number(start.flow, at: start.beginning)
        switch (start.presentation, start.owner) {
        case (.push?, _): ways[started].insert(.pushed)
        case (.present?, _): ways[started].insert(.presented)
        case (.replace?, _): ways[started].insert(.replaced)
        case (nil, .beginning(let own)): heirs[numbers.number(flow, at: own)].append(started)
        case (nil, .answer): for own in numbers.of(flow) { heirs[own].append(started) }
        }
        if start.presentation == nil, flow.spec.beginsInFirstColumn(start.flow.names.base) {
          ways[started].insert(.column)
        }
      }
    }
    // If nothing starts a flow, nothing is known about it; its start is assumed to be the first
    // screen.
    let unknown = flows.filter { flow in
      ways[flow.number].isEmpty && numbers.of(flow).allSatisfy { ways[$0].isEmpty }
    }
    for heir in unknown.flatMap(numbers.of).flatMap({ heirs[$0] }) { ways[heir].insert(.replaced) }
    var pending = heirs.indices.filter { !heirs[$0].isEmpty }
    while let flow = pending.popLast() {
      for heir in heirs[flow] where !ways[heir].isSuperset(of: ways[flow]) {
        ways[heir].formUnion(ways[flow])
        pending.append(heir)
      }
    }
    return ways
  }

  private func checkBack(
    from screen: ShownScreen, _ answers: AnswersToScreens, into diagnostics: inout Diagnostics
  ) {
    for steps in answers.answers(to: screen) {
      for step in steps.flattened where step.effect == .goesBack {
        diagnostics.report(
          .noWayBack, at: step.span,
          "\(screen.name.quoted) is the first screen here, with nothing to go back to: "
            + "it is neither pushed nor presented; `report` the event to the flow above, or `replace` the screen",
          notes: steps.notes(about: step))
      }
    }
  }

  private func checkPush(
    from screen: ShownScreen, _ answers: AnswersToScreens, into diagnostics: inout Diagnostics
  ) {
    for steps in answers.answers(to: screen) {
      for step in steps.pushes(before: \.effect.removes) {
        diagnostics.report(.noStack(step, screen: screen.name, steps.notes(about: step)))
      }
    }
  }

  /// A flow with tabs, or with another flow in its first column, can't push, and tabs have no first
  /// screen to go back to; unless something replaced them, which then is on a stack.
  private func checkPushWithoutStack(
    in spec: CoordinatorSpec, _ stack: FlowStack, into diagnostics: inout Diagnostics
  ) {
    if case .own = stack { return }
    let children = Set(spec.start.flatMap { $0.firstFlows.map(\.name.value) })
    let isReplaced = spec.answerSteps.contains(where: \.replaces)
    let senders = (isReplaced ? [] : spec.screens) + spec.flows
    var answers = senders.filter { !isReplaced || children.contains($0.name.value) }
      .flatMap(\.answers).map(\.steps)
    if !isReplaced { answers += spec.events.map(\.steps) }
    for steps in answers {
      for step in steps.pushes(before: \.replaces) {
        diagnostics.report(.noStack(step, stack, steps.notes(about: step)))
      }
    }
    guard case .tabs = stack else { return }
    let isToRoot = { (step: StepSpec) in if case .popToRoot = step.kind { true } else { false } }
    for step in answers.flatMap({ $0.steps(before: \.replaces, where: isToRoot) }) {
      diagnostics.report(
        .noRoot, at: step.span,
        "a flow with tabs has no first screen to go back to, so `popToRoot` does nothing; let a tab's "
          + "flow answer with it")
    }
  }
}

extension [Resolver.StartedWays] {
  /// Whether nothing is ever below a flow, however it begins.
  fileprivate func isInPlace(_ flow: FlowInterface, _ numbers: BeginningNumbers) -> Bool {
    var ways: Resolver.StartedWays = []
    for number in numbers.of(flow) { ways.formUnion(self[number]) }
    return ways.subtracting(.column) == .replaced
  }
}

extension [StepSpec] {
  /// The steps that push, before a step that replaces the container.
  func pushes(before makesRoom: (StepSpec) -> Bool) -> [StepSpec] {
    steps(before: makesRoom) { $0.effect == .pushes }
  }

  fileprivate func steps(
    before makesRoom: (StepSpec) -> Bool, where isWanted: (StepSpec) -> Bool
  ) -> [StepSpec] {
    var given: Set<InternedText> = []
    return steps(before: makesRoom, where: isWanted, besides: &given)
  }

  /// - Parameter given: the named answers that were visited.
  private func steps(
    before makesRoom: (StepSpec) -> Bool, where isWanted: (StepSpec) -> Bool,
    besides given: inout Set<InternedText>
  ) -> [StepSpec] {
    var steps: [StepSpec] = []
    for step in self {
      var branches: [[StepSpec]] = []
      step.forEachMention { mention in
        if case .branch(let steps, _, _) = mention { branches.append(steps) }
        if case .answer(let name, let steps) = mention, given.insert(name.value).inserted {
          branches.append(steps)
        }
      }
      if makesRoom(step), branches.isEmpty { break }
      if isWanted(step) { steps.append(step) }
      for branch in branches {
        steps += branch.steps(before: makesRoom, where: isWanted, besides: &given)
      }
      if step.isAtOnce(makesRoom) { break }
    }
    return steps
  }
}

extension StepSpec {
  /// Whether it replaces everything that the flow shows.
  var replaces: Bool { effect == .replaces }
}

extension Diagnostic {
  fileprivate static func noStack(
    _ step: StepSpec, screen: InternedText, _ notes: [Note]
  ) -> Diagnostic {
    Diagnostic(
      .noStack, at: step.span,
      "\(screen.quoted) is presented by itself, without a stack to push onto; "
        + "present a flow instead, or go back first",
      notes: notes)
  }

  fileprivate static func noStack(
    _ step: StepSpec, _ stack: FlowStack, _ notes: [Note]
  ) -> Diagnostic {
    let reason =
      if case .column(let flow) = stack {
        "only the flow \(flow.quoted), the first column, can push there; "
          + "let that flow show it, or use `detail`"
      } else {
        "a flow with tabs has no stack to push onto; let a tab's flow show it, or present it"
      }
    return Diagnostic(.noStack, at: step.span, reason, notes: notes)
  }

  fileprivate static func noWayOut(
    _ kind: String, _ name: InternedText, at span: SourceSpan
  ) -> Diagnostic {
    let who = kind == "flow" ? "neither it nor an answer to it" : "no answer to its events"
    return Diagnostic(
      .noWayOut, at: span,
      "the user can't swipe the \(kind) \(name.quoted) away, and \(who) closes it")
  }
}
