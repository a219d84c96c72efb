import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

extension Rules {
  /// There is a stack for each push.
  static func stacks(_ app: WholeApp, _ diagnostics: inout Diagnostics) {
    guard app.recovery.knowsAllNavigation else { return }
    for (flow, shown) in app.navigated {
      let stack = flow.spec.stack
      checkPushes(in: flow.spec, without: stack, &diagnostics)
      if case .tabs = stack { continue }
      let answers = WrittenAnswers(flow.spec.screens)
      for screen in shown.screens where screen.ways.subtracting(.reached) == .presented {
        for steps in answers.answers(to: screen) {
          for step in steps.pushes(before: \.effect.removes) {
            diagnostics.report(
              .noStack, at: step.span,
              "\(screen.name.quoted) is presented by itself, without a stack to push onto; "
                + "present a flow instead, or go back first",
              notes: steps.notes(about: step))
          }
        }
      }
    }
  }

  /// A flow with tabs can't push, nor can one with another flow in its first column, unless what it
  /// answers comes from the second; and tabs have no first screen to go back to. Something that
  /// replaced them is on a stack.
  private static func checkPushes(
    in spec: CoordinatorSpec, without stack: FlowStack, _ diagnostics: inout Diagnostics
  ) {
    var first = spec.start
    var isColumn = false
    if case .own = stack { return }
    if case .split(let primary, _)? = first.first?.kind { (first, isColumn) = (primary, true) }
    let children = Set(first.flatMap { $0.firstFlows.map(\.name.value) })
    let isReplaced = spec.answerSteps.contains(where: \.replaces)
    let senders = (isReplaced ? [] : spec.screens) + spec.flows
    var answers = senders.filter { !isReplaced && !isColumn || children.contains($0.name.value) }
      .flatMap(\.answers).map(\.steps)
    if !isReplaced { answers += spec.events.map(\.steps) }
    for steps in answers {
      for step in steps.pushes(before: \.replaces) {
        diagnostics.report(
          .noStack, at: step.span, stack.reasonAgainstPushes, notes: steps.notes(about: step))
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

extension FlowStack {
  /// Why nothing can be pushed, and the way out.
  fileprivate var reasonAgainstPushes: String {
    if case .column(let flow) = self {
      "only the flow \(flow.quoted), the first column, can push there; "
        + "let that flow show it, or use `detail`"
    } else {
      "a flow with tabs has no stack to push onto; let a tab's flow show it, or present it"
    }
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
