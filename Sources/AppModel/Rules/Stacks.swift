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
  /// answers comes from a later one or from above that; and tabs have no first screen to go back to. Something that
  /// replaced them is on a stack.
  private static func checkPushes(
    in spec: CoordinatorSpec, without stack: FlowStack, _ diagnostics: inout Diagnostics
  ) {
    var first = spec.start
    var isColumn = false
    if case .own = stack { return }
    if case .split(let columns)? = first.first?.kind {
      (first, isColumn) = (columns[.primary] ?? [], true)
    }
    let children = Set(first.flatMap { $0.firstFlows.map(\.name.value) })
    let isReplaced = spec.answerSteps.contains(where: \.replaces)
    let senders = (isReplaced ? [] : spec.screens) + spec.flows
    let beside = isReplaced || !isColumn ? children : spec.besideSecond(children)
    var answers = senders.filter { sender in
      !isReplaced && !isColumn || beside.contains(sender.shown.written.value)
    }.flatMap(\.answers).map(\.steps)
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

  var isSplit: Bool { if case .split = kind { true } else { false } }

  var isTabs: Bool { if case .tabs = kind { true } else { false } }
}

extension Rules {
  /// A split has a window, a tab or a modal to itself: the system puts none into a column of another
  /// or above screens.
  static func splits(_ app: WholeApp, _ diagnostics: inout Diagnostics) {
    let beginnings = app.beginnings
    guard app.recovery.knowsAllNavigation,
      beginnings.all.contains(where: { beginnings.steps($0).first?.isSplit == true })
    else { return }
    for flow in app.flows {
      var reported: Set<SourceSpan> = []
      func check(_ target: TargetSpec, _ problem: String) {
        guard let split = app.split(at: target, in: flow),
          reported.insert(target.name.span).inserted
        else { return }
        diagnostics.report(
          .misplacedSplit, at: target.name.span,
          "\(target.name.value.quoted) begins with a split, which \(problem)",
          notes: [Diagnostic.Note(at: split, "the split is here")])
      }
      for step in flow.spec.inColumns {
        guard case .start(let target, _, _) = step.kind else { continue }
        check(target, "can't be in a column of another: show its screens here, or present it")
      }
      let answers = flow.spec.screens.flatMap(\.answers).map(\.steps)
      for steps in answers + flow.spec.events.map(\.steps) {
        for case .start(let target, _, _) in steps.pushes(before: \.effect.removes).map(\.kind) {
          check(
            target,
            "can't be pushed onto a stack: present it, give it a tab, or start it \"as\": \"replace\""
          )
        }
      }
    }
  }

  /// Nothing that is shown in place of a split needs its columns.
  static func lostSplits(_ app: WholeApp, _ diagnostics: inout Diagnostics) {
    for flow in app.flows where flow.spec.hasSplit {
      for step in flow.spec.answerSteps where step.replaces {
        guard let detail = flow.spec.details(after: step) else { continue }
        diagnostics.report(
          .lostSplit, at: step.span,
          "this takes the place of the split, and what follows needs its columns; `restart` shows "
            + "the split again",
          notes: [Diagnostic.Note(at: detail.span, "this has no column then")])
      }
    }
  }
}

extension WholeApp {
  fileprivate func split(at target: TargetSpec, in starter: FlowInterface) -> SourceSpan? {
    directory.flow(target.name.value).flatMap {
      firstStep(of: $0, at: target.beginning?.value, in: starter, where: \.isSplit)?.span
    }
  }

  /// The step with which a flow begins, possibly as another flow; nil if that is the one that starts it.
  func firstStep(
    of flow: FlowInterface, at beginning: InternedText?, in starter: FlowInterface,
    where isSuch: (StepSpec) -> Bool
  ) -> StepSpec? {
    let all = Walk(from: [beginnings.number(flow, at: beginning)]) { [beginnings, directory] in
      beginnings.steps($0).flatMap(\.atOnce).compactMap { step in
        guard case .start(let next, .push, _) = step.kind, step.isStart else { return nil }
        return directory.flow(next.name.value).map {
          beginnings.number($0, at: next.beginning?.value)
        }
      }
    }
    return all.lazy.filter { beginnings.flow($0).number != starter.number }
      .compactMap { beginnings.steps($0).first }.first(where: isSuch)
  }
}

extension CoordinatorSpec {
  /// The steps that show what is in its columns.
  fileprivate var inColumns: [StepSpec] {
    var steps = answerSteps.filter { step in
      if case .start(_, .detail, _) = step.kind { true } else { false }
    }
    if case .split(let columns)? = start.first?.kind { steps += columns.all.flattened }
    return steps
  }

  /// The flows of the first column, and what is presented in answers to these or to events from outside;
  /// not what something in a later column may have presented, too.
  fileprivate func besideSecond(_ first: Set<InternedText>) -> Set<InternedText> {
    func presented(in steps: [StepSpec]) -> [InternedText] {
      steps.flattened.filter(\.presents).flatMap(\.shownNames)
    }
    func withPresented(_ names: [InternedText]) -> Set<InternedText> {
      let walk = Walk(from: names) { name in
        let senders = (screens + flows).filter { $0.shown.written.value == name }
        return senders.flatMap(\.answers).flatMap { presented(in: $0.steps) }
      }
      return Set(walk)
    }
    let others = allSteps.filter { !$0.presents }.flatMap(\.shownNames)
    return withPresented(first + events.flatMap { presented(in: $0.steps) })
      .subtracting(withPresented(others.filter { !first.contains($0) }))
  }

  /// A step that shows something in the next column, in an answer to what is shown after this one,
  /// unless an answer brings the split back or ends the flow before.
  fileprivate func details(after step: StepSpec) -> StepSpec? {
    var pending = step.shownNames
    var seen: Set<InternedText> = []
    var isOver = false
    while let name = pending.popLast() {
      guard seen.insert(name).inserted else { continue }
      for sender in screens + flows where sender.shown.written.value == name {
        let steps = sender.answers.flatMap(\.steps).flattened
        if let detail = steps.first(where: \.isDetail) { return detail }
        isOver = isOver || steps.contains(where: \.isLast)
        pending += steps.flatMap(\.shownNames)
      }
    }
    return isOver ? nil : events.flatMap(\.steps).flattened.first(where: \.isDetail)
  }
}

extension StepSpec {
  /// Whether it shows something in the next column.
  fileprivate var isDetail: Bool {
    switch kind {
    case .detail, .start(_, as: .detail, _): true
    default: false
    }
  }

  /// Whether it shows something in a modal.
  fileprivate var presents: Bool {
    switch kind {
    case .present, .start(_, as: .present, _): true
    default: false
    }
  }

  /// Whether the flow ends or begins again.
  fileprivate var isLast: Bool {
    switch kind {
    case .restart, .finish: true
    default: false
    }
  }

  /// The screens and flows that the step itself shows.
  fileprivate var shownNames: [InternedText] {
    var names: [InternedText] = []
    forEachMention { mention in
      switch mention {
      case .screen(let target, _), .flow(let target, _, _): names.append(target.shown.written.value)
      case .reached(let name): names.append(name.written.value)
      default: break
      }
    }
    return names
  }
}
