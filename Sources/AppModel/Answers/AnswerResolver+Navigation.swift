import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// Finds the flows above and below that answers refer to.
extension AnswerResolver {
  // MARK: Going back

  /// The target of a `popTo`: a screen of this flow; else a flow above of the name; else, if no
  /// flow has the name, a screen of a flow above.
  func wayBack(_ name: ShownName) -> WayBack? {
    if let screen = shown.screen(name.written.value) { return .screen(screen.target) }
    if name.role == nil, let flow = directory.flow(name.name.value) {
      let isAbove = navigation.above(coordinator.number).contains(flow.number)
      return isAbove ? .flowAbove(flow.names.target) : nil
    }
    return screenAbove(name).map { shown, flow in
      var target = shown.target
      target.role?.owner = flow?.names.coordinator
      return .screenAbove(target)
    }
  }

  /// A screen of a flow above, whose roles are that flow's; which one is nil after errors.
  func screenAbove(_ name: ShownName) -> (shown: ShownScreen, flow: FlowInterface?)? {
    for number in navigation.above(coordinator.number) {
      let above = navigation[number]
      if let shown = above.screen(name.written.value) {
        return (shown, directory.flow(above.name))
      }
    }
    return nil
  }

  mutating func checkIsBehind(_ name: ShownName) {
    let isFlow = name.role == nil && directory.flow(name.name.value) != nil
    guard isFlow || directory.screen(name.name.value) != nil else { return checkIsKnown(name) }
    if shown.hasRoles, reportMissingRole(name) { return }
    if isFlow, shown.screen(name.written.value) == nil,
      directory.flow(name.name.value)?.spec.showsNothingItself == true
    {
      diagnostics.report(
        .notShown, at: name.written.span,
        "the flow \(name.written.value.quoted) shows no screen of its own to go back to")
    } else if wayBack(name) == nil, recovery.knowsAllNavigation, !reportMissingRole(name) {
      let known = shown.screens.map(\.name.string)
      let here = known.isEmpty ? nil : "this one shows \(Diagnostic.list(known))"
      let shows = (otherFlow(showing: name) ?? here).map { "; \($0)" } ?? ""
      diagnostics.report(
        .notShown, at: name.written.span,
        isFlow
          ? "the flow \(name.written.value.quoted) isn't above \(coordinator.names.base.text.quoted): `popTo` "
            + "goes back to a screen of this flow, or to what a flow above it shows"
          : "neither this flow nor one above it shows the screen \(name.written.value.quoted)\(shows)"
      )
    }
  }

  /// Says which flow shows a screen that this one doesn't, and how to reach that flow.
  func otherFlow(showing name: ShownName) -> String? {
    let owner = navigation.flows.firstIndex { $0.screen(name.written.value)?.ways.isEmpty == false }
    guard let owner else { return nil }
    let flow = navigation[owner].name
    let way =
      navigation.below(shown).contains(owner)
      ? "tell that one of its `events`, `{ \"tell\": \"\(flow.string)\", \"call\": … }`"
      : "`report` an event, and let a flow above answer it"
    return "the flow \(flow.quoted) shows it: \(way)"
  }

  /// Warns if one of several flows that start this one has nothing to go back to.
  mutating func checkIsAlwaysBehind(_ name: ShownName) {
    let isThere: (Int, _ started: Int) -> Bool
    switch wayBack(name) {
    case .flowAbove:
      let flow = directory.flow(name.name.value)?.number
      isThere = { above, _ in above == flow }
    case .screenAbove:
      isThere = { [navigation] above, _ in navigation[above].screen(name.written.value) != nil }
    case .screen, nil: return
    }
    guard let starter = navigation.firstStarter(of: coordinator.number, withoutAbove: isThere)
    else {
      return checkIsKept(name, isThere)
    }
    warnings.report(
      .notAlwaysBehind, at: name.written.span,
      "\(name.written.value.quoted) isn't above \(coordinator.names.base.text.quoted) where \(navigation[starter].name.quoted) starts it: say with "
        + "`or` what happens then")
  }

  /// Warns if the flow that shows the screen has replaced it by the one that leads here.
  private mutating func checkIsKept(
    _ name: ShownName, _ isThere: (Int, _ started: Int) -> Bool
  ) {
    var replaced: (by: Int, in: Int)?
    var isKept = false
    _ = navigation.firstStarter(of: coordinator.number) { [navigation, directory] above, started in
      guard isThere(above, started) else { return false }
      let (flow, screen) = (navigation[above], name.written.value)
      if flow.replaces(screen, by: started), directory.flow(flow.name)?.spec.hasSplit == false {
        replaced = (by: started, in: above)
      } else {
        isKept = true
      }
      return true
    }
    guard let replaced, !isKept else { return }
    let (owner, child) = (navigation[replaced.in].name, navigation[replaced.by].name)
    warnings.report(
      .notAlwaysBehind, at: name.written.span,
      "\(name.written.value.quoted) isn't there any more: \(owner.quoted) shows \(child.quoted) in its place; "
        + "`report` an event up to \(owner.quoted), which it answers with `restart`")
  }

  // MARK: Telling

  /// Warns if the answer to a flow's last event tells the flow, which has ended with it.
  mutating func checkIsToldBeforeItsEnd(
    _ sender: Located<InternedText>, _ answer: CoordinatorSpec.AnswerSpec
  ) {
    let steps = answer.steps.flattened
    guard steps.contains(where: { if case .tell = $0.kind { true } else { false } }),
      let flow = shown.flow(sender.value), endsWith(answer.event.value, flow),
      navigation.isStarted(flow.number, onlyBy: coordinator.number)
    else { return }
    for step in steps {
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
    if navigation[flow.number].hasOwnCode { return false }
    return !flow.spec.allSteps.contains { step in
      if case .report(let report) = step.kind { report.name.value == event } else { false }
    }
  }

  /// The sender that says which screen of a type is told, and whether it is that; nil for the topmost.
  mutating func sender(
    telling shown: ShownScreen, in scope: AnswerScope
  ) -> (name: MemberName, isTold: Bool)? {
    guard let sender = scope.sender, !scope.isBehind else { return nil }
    if scope.sendingFlow != nil { return (sender, false) }
    guard let screen = scope.sendingScreen else { return scope.hasLeft ? nil : (sender, false) }
    guard screen.names.base == shown.screen.names.base else {
      let (told, opened) = (shown.screen.names.base.interned, screen.names.base.interned)
      return whoIsTold.isOpened(opened, for: told) ? (sender, false) : nil
    }
    let role = scope.sendingRole
    return !scope.hasLeft && (role == nil || role == shown.role)
      ? (sender, role == shown.role) : nil
  }

  /// The sender whose event is answered with a modal or a flow, if an answer to that tells its screen
  /// something, or the screen for which that is there.
  mutating func opener(of opened: Told.Sender, in scope: AnswerScope) -> MemberName? {
    guard let sender = scope.sender else { return nil }
    let screen = scope.sendingScreen?.names.base.interned
    let isOpened = screen.map { [whoIsTold] in whoIsTold.isOpened($0, for: nil) } ?? true
    guard whoIsTold.isTold(isOpened ? nil : screen, by: opened) else { return nil }
    eventData.usesSender = true
    return sender
  }

  /// Whom the answers tell something, and what opens what: in the answers of few flows.
  func gatherTold() -> Told {
    var told = Told()
    guard coordinator.spec.answerSteps.contains(where: { screen(toldBy: $0) != nil }) else {
      return told
    }
    for sender in coordinator.spec.screens {
      gather(sender, .screen(sender.isForAll ? nil : sender.name.value), into: &told)
    }
    for sender in coordinator.spec.flows {
      gather(sender, .flow(sender.isForAll ? nil : sender.name.value), into: &told)
    }
    told.close()
    return told
  }

  private func gather(
    _ sender: CoordinatorSpec.SenderSpec, _ key: Told.Sender, into told: inout Told
  ) {
    for step in sender.answers.flatMap(\.steps.flattened) {
      if let screen = screen(toldBy: step), key != .screen(screen) {
        told.note(screen, toldBy: key)
      }
      step.opened { opened in
        told.note(opened, openedBy: key)
        guard case .screen(let name?) = opened, let screen = directory.screen(name) else { return }
        for inner in directory.embedded(in: screen) {
          told.note(.screen(inner.names.base.interned), openedBy: opened)
        }
      }
    }
  }

  private func screen(toldBy step: StepSpec) -> InternedText? {
    guard case .tell(let name, _, _) = step.kind else { return nil }
    return shown.screen(name.written.value)?.screen.names.base.interned
  }

  /// Whether the sender of an event says which screen a named answer tells something.
  mutating func asksSender(_ steps: [StepSpec]) -> Bool {
    steps.contains { step in
      var asks = screen(toldBy: step) != nil
      step.opened { [whoIsTold] in asks = asks || whoIsTold.isTold(nil, by: $0) }
      return asks
    }
  }

  /// The flow below that a `tell` means, if it doesn't mean a screen of this flow.
  func told(_ name: ShownName) -> FlowInterface? {
    guard let flow = toldFlow(name) else { return nil }
    return navigation.below(shown).contains(flow.number) ? flow : nil
  }

  private func toldFlow(_ name: ShownName) -> FlowInterface? {
    name.role == nil && shown.screen(name.written.value) == nil
      ? directory.flow(name.name.value) : nil
  }

  /// Why a flow that isn't below this one can't be told, and the way out.
  private func problem(
    telling flow: FlowInterface, _ name: ShownName, _ call: Located<InternedText>
  ) -> String {
    let written = name.written.value.quoted
    if flow.number == coordinator.number {
      return
        "\(written) is this flow itself, and `tell` calls a flow below it: write here what its event "
        + "\(call.value.quoted) is answered with"
    }
    let own = coordinator.names.base.text.quoted
    let isAbove = navigation.above(coordinator.number).contains(flow.number)
    return isAbove
      ? "the flow \(written) is above \(own), and `tell` calls a flow below: `report` an event to it instead"
      : "the flow \(written) isn't below \(own): nothing here starts it; `report` an event to a flow above "
        + "both, which can `tell` it"
  }

  mutating func checkTelling(_ name: ShownName, _ call: Located<InternedText>) {
    guard let flow = toldFlow(name) else {
      guard let screen = directory.screen(name.name.value) else { return checkIsKnown(name) }
      checkIsShown(name)
      return checkAction(call, of: screen)
    }
    guard !recovery.names.mayBe(.screen, name.name.value) else { return }
    if told(name) == nil, recovery.knowsAllNavigation {
      return diagnostics.report(
        .notShown, at: name.written.span, problem(telling: flow, name, call))
    }
    checkOutside(call, of: flow)
  }

  /// Checks an event of a tab's flow, or of the flow with the tabs.
  mutating func check(tapSending event: Located<InternedText>, of flow: FlowInterface) {
    checkOutside(event, of: flow)
    let declared = flow.spec.events.map(\.declaration).first {
      $0.name.value.interned == event.value
    }
    guard let names = declared?.parameters.map(\.value.name.value.text), !names.isEmpty else {
      return
    }
    diagnostics.report(
      .swipe, at: event.span,
      "\(event.value.quoted) takes \(Diagnostic.list(names)), but a tap on a tab carries no data; use an event "
        + "without parameters")
  }

  private mutating func checkOutside(_ call: Located<InternedText>, of flow: FlowInterface) {
    let known = flow.spec.events.map(\.declaration.name.value)
    let count = known.count { $0.interned == call.value }
    if count > 1 {
      let name = call.value.string
      diagnostics.report(.several("events", called: name, at: call.span))
    }
    if count > 0 { meanings.note(.outside, call, of: Meaning.Owner(flow)) }
    guard count == 0, !flow.hasErrors, isWorthReporting() else { return }
    diagnostics.report(
      .unknownName,
      "the flow \(flow.names.base.text.quoted) has no event \(call.value.quoted) from outside",
      Suggestion(for: call, among: known.map(\.text)),
      or: known.isEmpty
        ? "its `events` are empty" : "it has \(Diagnostic.list(known.map(\.text)))")
  }
}

/// The screens that the answers to each sender tell something, and those to what these answers open.
struct Told {
  /// Nil for all screens, or all flows.
  enum Sender: Hashable {
    case screen(InternedText?)
    case flow(InternedText?)

    fileprivate var all: Sender { if case .screen = self { .screen(nil) } else { .flow(nil) } }
  }

  /// The senders that the answers to each open, and those that these open.
  private var opened: [Sender: Set<Sender>] = [:]
  private var allOpened: Set<Sender> = []
  private var screens: [Sender: Set<InternedText>] = [:]

  fileprivate mutating func note(_ screen: InternedText, toldBy sender: Sender) {
    screens[sender, default: []].insert(screen)
  }

  fileprivate mutating func note(_ other: Sender, openedBy sender: Sender) {
    opened[sender, default: []].insert(other)
    allOpened.insert(other)
  }

  /// One may open another, which opens a third.
  fileprivate mutating func close() {
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for (sender, others) in opened {
        let all = others.reduce(into: others) { $0.formUnion(opened(by: $1)) }
        hasChanged = hasChanged || all.count > others.count
        opened[sender] = all
      }
    }
  }

  private func opened(by sender: Sender) -> Set<Sender> {
    (opened[sender] ?? []).union(opened[sender.all] ?? [])
  }

  /// Whether a screen is opened for another one; for nil, for any.
  func isOpened(_ screen: InternedText, for other: InternedText?) -> Bool {
    guard let other else { return allOpened.contains(.screen(screen)) }
    return opened(by: .screen(other)).contains(.screen(screen))
  }

  /// Whether answers to a sender, or to what they open, tell a screen something; for nil, any screen.
  func isTold(_ screen: InternedText?, by sender: Sender) -> Bool {
    opened(by: sender).union([sender]).contains { sender in
      let told = (screens[sender] ?? []).union(screens[sender.all] ?? [])
      return screen.map(told.contains) ?? !told.isEmpty
    }
  }
}

extension StepSpec {
  /// Visits the modal that the step presents, or the flow that it starts.
  fileprivate func opened(_ body: (Told.Sender) -> Void) {
    forEachMention { mention in
      switch mention {
      case .screen(let target, .present): body(.screen(target.name.value))
      case .flow(let target, _, _): body(.flow(target.name.value))
      default: break
      }
    }
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
