import Language
import Storage
import Syntax

/// Finds the flows above and below that answers refer to.
extension AnswerResolver {
  // MARK: Going back

  /// What a `popTo` goes back to: a screen of this flow; else a flow above of the name; else, if no
  /// flow has the name, a screen of a flow above.
  func wayBack(_ name: ShownName) -> WayBack? {
    if let screen = shown.screen(name.written.value) { return .screen(screen.target) }
    if name.role == nil, let flow = directory.flows[name.name.value] {
      let isAbove = flowTree.hasAbove(coordinator.number) { $0 == flow.number }
      return isAbove ? .flowAbove(flow.names.target) : nil
    }
    return flowTree.firstAbove(coordinator.number) { number in
      shownByFlow[number].screen(name.written.value).map { .screenAbove(target($0, in: number)) }
    }
  }

  /// A screen of another flow, whose roles are that flow's.
  private func target(_ shown: ShownScreen, in flow: Int) -> Target {
    var target = shown.target
    target.role?.owner = directory.flows[shownByFlow[flow].name]?.names.coordinator
    return target
  }

  mutating func checkIsBehind(_ name: ShownName) {
    let isFlow = name.role == nil && directory.flows[name.name.value] != nil
    guard isFlow || directory.screens[name.name.value] != nil else { return checkIsKnown(name) }
    if shown.hasRoles, reportMissingRole(name) { return }
    if isFlow, shown.screen(name.written.value) == nil,
      directory.flows[name.name.value]?.spec.showsNothingItself == true
    {
      diagnostics.report(
        .notShown, at: name.written.span,
        "the flow \(name.written.value.quoted) shows no screen of its own to go back to")
    } else if wayBack(name) == nil, recovery.knowsAllNavigation, !reportMissingRole(name) {
      diagnostics.report(
        isFlow
          ? .notAbove(name.written, coordinator.names.base)
          : .notBehind(name.written, known: shown.screens.map(\.name.string)))
    }
  }

  /// Warns if one of several flows that start this one has nothing to go back to.
  mutating func checkIsAlwaysBehind(_ name: ShownName) {
    let isThere: (Int) -> Bool
    switch wayBack(name) {
    case .flowAbove:
      let flow = directory.flows[name.name.value]?.number
      isThere = { $0 == flow }
    case .screenAbove:
      isThere = { [shownByFlow] in shownByFlow[$0].screen(name.written.value) != nil }
    case .screen, nil: return
    }
    guard let starter = flowTree.firstStarter(of: coordinator.number, withoutAbove: isThere) else {
      return
    }
    warnings.report(
      .notAlwaysBehind, at: name.written.span,
      "\(name.written.value.quoted) isn't above \(coordinator.names.base.text.quoted) where \(shownByFlow[starter].name.quoted) starts it: say with "
        + "`or` what happens then")
  }

  // MARK: Telling

  /// Warns if the answer to a flow's last event tells the flow, which has ended with it.
  mutating func checkIsToldBeforeItsEnd(
    _ sender: Located<InternedText>, _ answer: CoordinatorSpec.AnswerSpec
  ) {
    guard let flow = shown.flow(sender.value), endsWith(answer.event.value, flow),
      flowTree.isStarted(flow.number, onlyBy: coordinator.number)
    else { return }
    for step in answer.steps.flattened {
      if case .start(let target, _, _) = step.kind, target.name.value == sender.value { return }
      if case .tell(let name, _, _) = step.kind, told(name)?.number == flow.number {
        warnings.report(
          .toldAfterEnd, at: name.written.span,
          "the flow \(name.written.value.quoted) has ended with \(answer.event.value.quoted), so nobody is told: start it again "
            + "before, or let it `report` the event")
      }
    }
  }

  /// Whether a flow has ended when it has reported an event, and the developer's code can't report it
  /// before.
  private func endsWith(_ event: InternedText, _ flow: FlowInterface) -> Bool {
    if event == flow.cancelled.signature.name.interned { return true }
    if shownByFlow[flow.number].hasOwnCode { return false }
    return !flow.spec.allSteps.contains { step in
      if case .report(let report) = step.kind { report.name.value == event } else { false }
    }
  }

  /// The flow below that a `tell` means, if it doesn't mean a screen of this flow.
  func told(_ name: ShownName) -> FlowInterface? {
    guard let flow = toldFlow(name) else { return nil }
    return flowTree.firstBelow(shown) { $0 == flow.number ? flow : nil }
  }

  private func toldFlow(_ name: ShownName) -> FlowInterface? {
    name.role == nil && shown.screen(name.written.value) == nil
      ? directory.flows[name.name.value] : nil
  }

  mutating func checkTelling(_ name: ShownName, _ call: Located<InternedText>) {
    guard let flow = toldFlow(name) else {
      guard let screen = directory.screens[name.name.value] else { return checkIsKnown(name) }
      checkIsShown(name)
      return checkAction(call, of: screen)
    }
    guard !recovery.names.mayBeScreen(name.name.value) else { return }
    if told(name) == nil, recovery.knowsAllNavigation {
      diagnostics.report(
        flow.number == coordinator.number
          ? .tellsItself(name.written, call)
          : .notBelow(name.written, coordinator.names.base))
    }
    let known = flow.spec.events.map(\.declaration.name.value)
    let count = known.count { $0.interned == call.value }
    if count > 1 {
      let name = call.value.string
      diagnostics.report(.several("events", called: name, at: call.span))
    }
    guard count == 0, !flow.invalidKeys.contains(CoordinatorKey.events), isWorthReporting()
    else { return }
    diagnostics.report(
      .noSuchOutsideEvent(call, of: flow.names.base, known: known.map(\.text)))
  }
}

extension CoordinatorSpec {
  /// Whether it consists of other flows only, or of the developer's code.
  fileprivate var showsNothingItself: Bool {
    screens.isEmpty && tabs.isEmpty && !hasSplit
      && !allSteps.contains(where: \.showsScreen)
  }
}

extension StepSpec {
  fileprivate var showsScreen: Bool {
    var showsScreen = false
    forEachMention { if case .screen = $0 { showsScreen = true } }
    return showsScreen
  }
}

extension Diagnostic {
  fileprivate static func notBehind(
    _ name: Located<InternedText>, known: [String]
  ) -> Diagnostic {
    let shows = known.isEmpty ? "" : "; this one shows \(list(known))"
    return Diagnostic(
      .notShown, at: name.span,
      "neither this flow nor one above it shows the screen \(name.value.quoted)\(shows)")
  }

  fileprivate static func notAbove(
    _ name: Located<InternedText>, _ flow: TypeName
  ) -> Diagnostic {
    Diagnostic(
      .notShown, at: name.span,
      "the flow \(name.value.quoted) isn't above \(flow.text.quoted): `popTo` goes back to a screen "
        + "of this flow, or to what a flow above it shows")
  }

  fileprivate static func notBelow(
    _ name: Located<InternedText>, _ flow: TypeName
  ) -> Diagnostic {
    Diagnostic(
      .notShown, at: name.span,
      "the flow \(name.value.quoted) isn't below \(flow.text.quoted): nothing here starts it")
  }

  fileprivate static func tellsItself(
    _ name: Located<InternedText>, _ call: Located<InternedText>
  ) -> Diagnostic {
    Diagnostic(
      .notShown, at: name.span,
      "\(name.value.quoted) is this flow itself, and `tell` calls a flow below it: write here what its "
        + "event \(call.value.quoted) is answered with")
  }

  fileprivate static func noSuchOutsideEvent(
    _ name: Located<InternedText>, of flow: TypeName, known: [String]
  ) -> Diagnostic {
    Diagnostic(
      .unknownName, "the flow \(flow.text.quoted) has no event \(name.value.quoted) from outside",
      Suggestion(for: name, among: known),
      or: known.isEmpty ? "its `events` are empty" : "it has \(list(known))")
  }
}
