import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// Checks every name in a coordinator's answers, even in answers to unknown events.
extension AnswerResolver {
  mutating func checkNames(of spec: CoordinatorSpec) {
    for step in spec.allSteps {
      if case .select(nil) = step.kind, spec.tabs.isEmpty, !coordinator.hasErrors {
        diagnostics.report(
          .noSuchTab, at: step.span,
          "this flow has no `tabs`: `report` an event up to the flow that has them, which it answers with "
            + "`{ \"select\": \"previous\" }`")
      }
      step.forEachMention { check($0, of: step, in: spec) }
    }
    for sender in spec.screens where !sender.isForAll { checkIs(screen: sender.shown, by: nil) }
    for sender in spec.flows where !sender.isForAll { checkIs(flow: sender.name, by: nil) }
    checkOrder(of: spec.start)
    for beginning in spec.starts { checkOrder(of: beginning.steps) }
    spec.forEachAnswer { checkOrder(of: $0) }
    checkNamedAnswers(of: spec)
    for sender in spec.flows where !sender.isForAll {
      for answer in sender.answers {
        checkIsToldBeforeItsEnd(sender.name, answer)
        checkIsStartedOnce(sender.name, answer)
      }
    }
  }

  private mutating func check(
    _ mention: StepSpec.Mention, of step: StepSpec, in spec: CoordinatorSpec
  ) {
    switch mention {
    case .screen(let target, let way):
      checkIs(screen: target.shown, by: (step, way))
      if case .detail = way, !spec.hasSplit, !coordinator.hasErrors {
        diagnostics.report(
          .noSecondColumn, at: step.span,
          "`detail` shows a screen in the next column of a split, and this flow has no `split`: "
            + "`push` shows it above this screen")
      }
    case .flow(let target, let presentation, _):
      checkIs(flow: target.name, by: step)
      if presentation == .detail, !spec.hasSplit, !coordinator.hasErrors {
        diagnostics.report(
          .noSecondColumn, at: step.span,
          "`\"as\": \"detail\"` starts a flow in the next column of a split, and this flow has no "
            + "`split`: without it, the flow is pushed above this screen")
      }
      checkBeginning(of: target)
    case .tab(let tab):
      checkIs(tab: tab.flow.name)
      checkBeginning(of: tab.flow)
      if let event = tab.onSelect { check(tapSending: event, of: coordinator) }
      if let event = tab.onReselect, let flow = directory.flow(tab.flow.name.value) {
        check(tapSending: event, of: flow)
      }
    case .selected(let name):
      checkIs(tab: name)
      if directory.flow(name.value) != nil { checkIsTab(name, in: spec) }
    case .wayBack(let name, let mayBeMissing):
      noteMeaning(of: name)
      checkIsBehind(name)
      if !mayBeMissing { checkIsAlwaysBehind(name) }
    case .listener(let name, let call):
      noteMeaning(of: name)
      checkTelling(name, call)
    case .report(let name): checkReport(name)
    case .answer(let name, _): meanings.note(.answer, name, of: Meaning.Owner(coordinator))
    case .reached(let name):
      noteRole(of: name)
      checkIsKnown(name)
    case .function(let path): checkCall(of: path)
    case .state(let name): checkState(name)
    case .anything, .source, .text, .branch: break
    }
  }

  /// Notes whether a name means a screen or a flow.
  private mutating func noteMeaning(of name: ShownName) {
    guard meanings.areNoted else { return }
    let isShown =
      shown.screen(name.written.value) != nil || !shown.roles(of: name.name.value).isEmpty
    let isFlow = !isShown && name.role == nil && directory.flow(name.name.value) != nil
    meanings.note(
      .spec, name.name,
      of: Meaning.Owner(isFlow ? .coordinator : .screen, TypeName(validated: name.name.value)))
    noteRole(of: name)
  }

  /// Notes which flow has a screen in its role.
  private mutating func noteRole(of name: ShownName) {
    guard let role = name.role, meanings.areNoted,
      let flow = shown.screen(name.written.value) != nil ? coordinator : screenAbove(name)?.flow
    else { return }
    meanings.note(
      .role(of: name.name.value), role.value.interned, of: Meaning.Owner(flow), at: role.span)
  }

  /// - Parameter step: what shows it, and how; nil for the sender of an event.
  private mutating func checkIs(
    screen name: ShownName, by step: (StepSpec, StepSpec.Way)?
  ) {
    if name.isUnread { return }
    noteRole(of: name)
    if directory.screen(name.name.value) == nil {
      return reportUnknown(screen: name.name, by: step)
    }
    if shown.hasRoles { reportMissingRole(name) }
  }

  /// - Parameter step: what starts it; nil for the sender of an event.
  private mutating func checkIs(flow name: Located<InternedText>, by step: StepSpec?) {
    if directory.flow(name.value) == nil { reportUnknown(flow: name, by: step) }
  }

  private mutating func checkIs(tab name: Located<InternedText>) {
    guard directory.flow(name.value) == nil, directory.screen(name.value) != nil,
      !recovery.names.mayBe(.coordinator, name.value)
    else { return checkIs(flow: name, by: nil) }
    diagnostics.report(
      .unknownName, at: name.span,
      "\(name.value.quoted) is a screen, not a flow: each tab is a flow, which may start with it")
  }

  private mutating func checkIsTab(_ name: Located<InternedText>, in spec: CoordinatorSpec) {
    guard !coordinator.hasTab(name.value), !coordinator.hasErrors else { return }
    let known = spec.tabs.map(\.flow.name.value.string)
    let above = navigation.above(coordinator.number).first { [navigation, directory] in
      directory.flow(navigation[$0].name)?.hasTab(name.value) == true
    }
    let owner = above.map { navigation[$0].name }
    diagnostics.report(
      .noSuchTab, "\(name.value.quoted) isn't a tab of this flow",
      Suggestion(for: name, among: known),
      or: owner.map {
        "it is one of \($0.string.quoted): `report` an event up to it, which it answers with "
          + "`{ \"select\": \"\(name.value.string)\" }`"
      } ?? (known.isEmpty ? "it has no `tabs`" : "its tabs are \(Diagnostic.list(known))"))
  }

  mutating func checkIsShown(_ name: ShownName) {
    if shown.hasRoles, reportMissingRole(name) { return }
    guard shown.screen(name.written.value) == nil, recovery.knowsAllNavigation else { return }
    let shows =
      otherFlow(showing: name) ?? "it shows \(Diagnostic.list(shown.screens.map(\.name.string)))"
    diagnostics.report(
      .notShown, at: name.written.span,
      "this flow never shows the screen \(name.written.value.quoted); \(shows)")
  }

  mutating func checkAction(_ name: Located<InternedText>, of screen: Screen) {
    let isKnown = !screen.isExternal && screen.action(name.value) != nil
    if isKnown { meanings.note(.action, name, of: Meaning.Owner(screen)) }
    if isKnown, screen.actions.count(where: { $0.searchName == name.value }) > 1 {
      diagnostics.report(.several("actions", called: name.value.string, at: name.span))
    }
    guard !isKnown, recovery.knows(screen),
      !recovery.names.mayBe(.coordinator, screen.names.base.interned), isWorthReporting()
    else { return }
    let known = screen.isExternal ? [] : screen.actions.map(\.signature.name.text)
    diagnostics.report(
      .unknownName,
      "the screen \(screen.names.base.text.quoted) has no action \(name.value.quoted)",
      Suggestion(for: name, among: known),
      or: known.isEmpty ? "it has none" : "it has \(Diagnostic.list(known))")
  }

  private mutating func checkReport(_ name: Located<InternedText>) {
    if coordinator.report(name.value) != nil {
      return meanings.note(
        .event, name, of: coordinator.origin(of: name.value) ?? Meaning.Owner(coordinator))
    }
    guard !coordinator.hasErrors, isWorthReporting() else { return }
    let known = coordinator.reports.map(\.signature.name.text)
    diagnostics.report(
      .unknownName,
      "the flow \(coordinator.names.base.text.quoted) has no report \(name.value.quoted)",
      Suggestion(for: name, among: known),
      or: known.isEmpty ? "its `flow` is empty" : "it reports \(Diagnostic.list(known))")
  }

  private mutating func checkState(_ name: Located<InternedText>) {
    if coordinator.state(name.value) != nil {
      return meanings.note(.value, name, of: Meaning.Owner(coordinator))
    }
    guard !coordinator.hasErrors, isWorthReporting() else { return }
    if coordinator.input(name.value) != nil {
      return diagnostics.report(
        .unknownName, at: name.span,
        "\(name.value.quoted) is an input, which doesn't change; a state may start from it, as in "
          + "`\"state\": [\"current: T = \(name.value.string)\"]`")
    }
    if name.value.bytes.contains(UInt8(ascii: ".")) {
      return diagnostics.report(
        .unknownName, at: name.span,
        "\(name.value.quoted) isn't a state of this flow, but part of something: a tab follows a state of this "
          + "flow, which your code or `set` changes")
    }
    let known = coordinator.state.map(\.name.text)
    diagnostics.report(
      .unknownName, "this flow has no state \(name.value.quoted)",
      Suggestion(for: name, among: known),
      or: known.isEmpty ? "declare it in `state`" : "it has \(Diagnostic.list(known))")
  }

  mutating func checkIsKnown(_ shown: ShownName) {
    let name = shown.name
    if shown.isUnread { return }
    if directory.screen(name.value) != nil {
      if self.shown.hasRoles { reportMissingRole(shown) }
      return
    }
    let isFlow = directory.flow(name.value) != nil
    guard !isFlow || shown.role != nil, !recovery.names.mayBe(.screen, name.value),
      isFlow || !recovery.names.mayBe(.coordinator, name.value), isWorthReporting()
    else { return }
    if isFlow { return diagnostics.report(.roleOfFlow(shown.written)) }
    missing.append(MissingName(name: name, kind: nil))
  }

  private mutating func reportUnknown(
    screen name: Located<InternedText>, by step: (StepSpec, StepSpec.Way)?
  ) {
    guard !recovery.names.mayBe(.screen, name.value), isWorthReporting() else { return }
    if name.value == coordinator.names.base.interned {
      return diagnostics.report(
        .unknownName, at: name.span,
        "no screen is called \(name.value.quoted), only this flow")
    }
    guard directory.flow(name.value) == nil else {
      return diagnostics.report(.flowIsNoScreen(name, in: step))
    }
    missing.append(MissingName(name: name, kind: .screen))
  }

  private mutating func reportUnknown(flow name: Located<InternedText>, by step: StepSpec?) {
    guard !recovery.names.mayBe(.coordinator, name.value), isWorthReporting() else { return }
    if name.value.bytes.contains(UInt8(ascii: ":")) { return diagnostics.report(.roleOfFlow(name)) }
    guard directory.screen(name.value) == nil else {
      return diagnostics.report(.screenIsNoFlow(name, in: step))
    }
    missing.append(MissingName(name: name, kind: .coordinator))
  }

  /// False once there are more findings than anyone would read.
  mutating func isWorthReporting() -> Bool {
    unknownNames += 1
    return unknownNames <= Diagnostics.mostOfAKind
  }

  /// No step may follow the end of the flow, or a decision that it waits for.
  private mutating func checkOrder(of steps: [StepSpec]) {
    for (step, next) in zip(steps, steps.dropFirst()) {
      if step.isAtOnce({ $0.effect == .ends }) {
        diagnostics.report(
          .afterFinish, at: next.span, "nothing can follow a `finish`: the flow has ended")
      } else if step.isAtOnce(\.waits) {
        diagnostics.report(
          .afterFinish, at: next.span,
          "nothing can follow a `choose` that is `async`: write it in the cases, which run when it is "
            + "decided")
      }
    }
    checkAlertsAreSeen(in: steps)
    for step in steps {
      step.forEachMention { if case .branch(let steps, _, _) = $0 { checkOrder(of: steps) } }
    }
  }
}

// MARK: - Unanswered events

extension AnswerResolver {
  /// The fix is to answer them with `"stay"`, unless a flow of that name was meant, or nothing shows
  /// their sender.
  mutating func report(_ events: UnansweredEvents, isShown: Bool) {
    let name = events.sender.name
    // The answers are there, under a misspelled name or another key, which is reported.
    if events.spec == nil, isMisspelled(events.sender) { return }
    if !isShown, !shown.isOpen, recovery.knowsAllNavigation {
      return diagnostics.report(
        .unanswered, at: events.span,
        "\(events.problem), which nothing in \(coordinator.names.base.text.quoted) shows: show it, or remove its answers"
      )
    }
    if let meant = meantRole(events) {
      return diagnostics.report(
        Diagnostic(
          .unanswered, at: events.span, "\(events.problem); did you mean \(meant.quoted)?",
          fixIt: Diagnostic.FixIt(at: events.sender.span, replaceWith: meant)))
    }
    if events.sender.kind == .screen, events.spec == nil, directory.flow(name) != nil,
      name != coordinator.names.base.interned
    {
      return diagnostics.report(
        .unanswered, at: events.span,
        "\(events.problem); a flow has that name, too: to start it, write `{ \"start\": \"\(name.string)\" }`, or "
          + "`{ \"flow\": \"\(name.string)\" }` where a flow begins")
    }
    var fixIt = fixIt(events)
    // The answer may have been lost.
    fixIt?.isSuggestion = true
    diagnostics.report(
      Diagnostic(
        .unanswered, at: events.span,
        "\(events.problem); if nothing is to happen, answer with `\"stay\"`", fixIt: fixIt))
  }

  /// Whether a flow with tabs would push it, which is an error of its own: it is never shown.
  func isPushedWithoutStack(_ screen: ShownScreen) -> Bool {
    guard screen.ways == .pushed, case .tabs = coordinator.spec.stack else { return false }
    return !coordinator.spec.answerSteps.contains(where: \.replaces)
  }

  private func isMisspelled(_ sender: Sender) -> Bool {
    let isScreen = sender.kind == .screen
    let spec = coordinator.spec
    let (answered, others) = isScreen ? (spec.screens, spec.flows) : (spec.flows, spec.screens)
    // Where both have the name, they are those of the other one.
    let isOfBoth = directory.screen(sender.name) != nil && directory.flow(sender.name) != nil
    if !isOfBoth, others.contains(where: { $0.name.value == sender.name }) { return true }
    let unknown = answered.lazy.filter { !$0.isForAll }.map(\.name.value).filter { name in
      isScreen ? directory.screen(name) == nil : directory.flow(name) == nil
    }
    let name = sender.name.string
    return unknown.contains { closest(to: $0.string, in: [name]) != nil }
  }

  /// The screen in nearly that role, where the coordinator answers it, and never shows it.
  private func meantRole(_ events: UnansweredEvents) -> String? {
    guard events.spec == nil, events.sender.kind == .screen, shown.hasRoles else { return nil }
    let unshown = coordinator.spec.screens.map(\.shown).filter {
      $0.role != nil && shown.screen($0.written.value)?.ways.isEmpty == true
    }
    let name = events.sender.name.string
    let screen = name.prefix { $0 != ShownName.separator }
    let ofScreen = unshown.filter { $0.name.value.string == screen }
    return closest(to: name, in: unshown.map(\.written.value.string))
      ?? (ofScreen.count == 1 ? ofScreen.first?.written.value.string : nil)
  }

  private func fixIt(_ events: UnansweredEvents) -> Diagnostic.FixIt? {
    let answers = events.names.map { "\"\($0)\": \"stay\"" }
    if let spec = events.spec { return spec.insertionPoint.adding(answers) }
    let entry = "\"\(events.sender.name.string)\": { \(answers.joined(separator: ", ")) }"
    let spec = coordinator.spec
    let isScreen = events.sender.kind == .screen
    if let list = isScreen ? spec.screensInsertionPoint : spec.flowsInsertionPoint {
      return list.adding([entry])
    }
    let key = isScreen ? CoordinatorKey.screens : .flows
    return spec.insertionPoint?.adding(["\"\(key.rawValue)\": { \(entry) }"])
  }
}
