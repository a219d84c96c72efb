import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

extension Rules {
  /// There is a way to close everything that the user can't swipe away. A flow may also end, or be
  /// removed by the flow that started it.
  static func waysOut(_ app: WholeApp, _ diagnostics: inout Diagnostics) {
    let covering = app.flows.filter { app.navigation[$0.number].hasCovering }
    if covering.isEmpty { return }
    let removals = FlowRemovals(app.flows.lazy.map(\.spec))
    for flow in covering {
      let closing = Closing(by: flow, in: app, removals)
      func check(_ kind: String, _ name: InternedText, _ modal: Closing.Shown, at span: SourceSpan)
      {
        let isLock = app.navigation[flow.number].locks.contains { $0.value == name }
        if closing.close(modal, isLock: isLock) { return }
        let who = kind == "flow" ? "neither it nor an answer to it" : "no answer to its events"
        diagnostics.report(
          .noWayOut, at: span,
          "the user can't swipe the \(kind) \(name.quoted) away, and \(who) closes it"
            + (isLock ? ": a lock needs a `back` or a `finish`" : ""))
      }
      for screen in app.navigation[flow.number].screens {
        guard let span = screen.held else { continue }
        check("screen", screen.name, .screen(screen.name), at: span)
      }
      for child in app.navigation[flow.number].coveringFlows
      where !app.navigation[child.value.number].mayEnd {
        let name = child.value.names.base.interned
        check("flow", name, .flow(name), at: child.span)
      }
    }
  }
}

/// Whether anything closes a modal that the user can't swipe away: the answers of a flow to the events
/// that can occur while it is on top.
private struct Closing {
  private let spec: CoordinatorSpec
  private let toScreens: WrittenAnswers
  private let toFlows: WrittenAnswers
  private let shown: FlowNavigation
  private let app: WholeApp
  private let removals: FlowRemovals
  /// Whether an event from outside makes a flow above close the topmost modal.
  private let isClosedFromAbove: Bool

  init(by flow: FlowInterface, in app: WholeApp, _ removals: FlowRemovals) {
    spec = flow.spec
    shown = app.navigation[flow.number]
    (self.app, self.removals) = (app, removals)
    toScreens = WrittenAnswers(spec.screens)
    toFlows = WrittenAnswers(spec.flows)
    isClosedFromAbove =
      app.navigation.above(flow.number).contains { above in
        app.directory.flow(app.navigation[above].name)?.spec.closesOnEvents == true
      }
  }

  /// The screen or flow on top.
  enum Shown: Hashable {
    /// By its name with its role.
    case screen(InternedText)
    case flow(InternedText)
  }

  /// Whether an answer closes a screen: to its own events, or to those of the screens and flows it
  /// leads to; or a flow, other than its own `finish`. A lock stays unless something leaves or ends.
  func close(_ modal: Shown, isLock: Bool) -> Bool {
    if isClosedFromAbove, !isLock { return true }
    var pending = (answers(to: modal) + spec.events.map(\.steps)).map { (steps: $0, isOwn: true) }
    var seen: Set = [modal]
    while let next = pending.popLast() {
      for step in next.steps.flattened {
        if closes(step, modal, isOwn: next.isOwn, isLock) { return true }
        guard let shown = shown(by: step), seen.insert(shown).inserted else { continue }
        if closesFromWithin(shown, modal, isLock) { return true }
        pending += answers(to: shown).map { ($0, false) }
      }
    }
    return false
  }

  /// - Parameter isOwn: whether it answers the modal itself, or an event from outside: `back` from
  ///   something above only goes back to the modal.
  private func closes(_ step: StepSpec, _ modal: Shown, isOwn: Bool, _ isLock: Bool) -> Bool {
    if isLock, [.leaves, .replaces, .others].contains(step.effect) {
      guard case .report(let event) = step.kind else { return false }
      return removals.mayRemove(spec.name.value.interned, on: event.name.value)
    }
    if case .popTo(let name, _) = step.kind { return popped(name.written.value) != modal }
    if case .tell(let flow, let call, _) = step.kind {
      return makes(flow.name.value, closeModalsBy: call.name.value)
    }
    if case .report(let event) = step.kind {
      return removals.mayRemove(spec.name.value.interned, on: event.name.value)
    }
    return step.effect == .goesBack ? isOwn : step.mayClose
  }

  /// Whether a flow above the modal, or one that it starts, closes the modal by itself.
  private func closesFromWithin(_ shown: Shown, _ modal: Shown, _ isLock: Bool) -> Bool {
    guard case .flow(let name) = shown, let flow = self.shown.flow(name) else { return false }
    return ([flow.number] + app.navigation.below(app.navigation[flow.number])).contains {
      let flow = app.navigation[$0]
      return flow.hasOwnCode || !isLock && flow.poppedAbove.contains { popped($0) != modal }
    }
  }

  /// Whether a call to a flow's event makes it close modals, including those of other flows.
  private func makes(_ flow: InternedText, closeModalsBy call: InternedText) -> Bool {
    let events = app.directory.flow(flow)?.spec.events ?? []
    return events.contains { event in
      event.declaration.name.value.interned == call
        && event.steps.flattened.contains { step in
          if case .closeModals = step.kind { true } else { step.effect == .ownCode }
        }
    }
  }

  /// The screen or flow that a step goes back to.
  private func popped(_ name: InternedText) -> Shown {
    shown.screen(name) == nil ? .flow(name) : .screen(name)
  }

  /// The screen or flow that a step shows on top.
  private func shown(by step: StepSpec) -> Shown? {
    var shown: Shown?
    step.forEachMention { mention in
      if case .screen(let target, _) = mention { shown = .screen(target.shown.written.value) }
      if case .flow(let target, _, _) = mention { shown = .flow(target.name.value) }
    }
    return shown
  }

  private func answers(to shown: Shown) -> [[StepSpec]] {
    switch shown {
    case .screen(let name):
      guard let screen = self.shown.screen(name) else { return [] }
      let embedded = app.directory.allEmbedded(in: screen.screen)
      return toScreens.answers(to: screen)
        + embedded.flatMap { toScreens.answers(to: $0, named: $0.names.base.interned) }
    case .flow(let name): return toFlows.all(to: name)
    }
  }
}

/// The flows that other flows remove, with everything they show, in answer to their events.
private struct FlowRemovals {
  /// Each with the flow that reports it; nil for all.
  private var events: Set<[InternedText?]> = []

  init(_ specs: some Sequence<CoordinatorSpec>) {
    for sender in specs.lazy.flatMap(\.flows) {
      for answer in sender.answers where answer.steps.flattened.contains(where: \.mayRemoveChild) {
        events.insert([sender.isForAll ? nil : sender.name.value, answer.event.value])
      }
    }
  }

  func mayRemove(_ flow: InternedText, on event: InternedText) -> Bool {
    events.contains([nil, event]) || events.contains([flow, event])
  }
}

extension CoordinatorSpec {
  /// Whether an event from outside may make it remove anything that it shows.
  fileprivate var closesOnEvents: Bool {
    events.contains { $0.steps.flattened.contains(where: \.mayClose) }
  }
}

extension StepSpec {
  /// Whether the flow that it answers may be gone afterwards. A flow above may answer a report.
  fileprivate var mayRemoveChild: Bool {
    if case .report = kind { true } else { mayClose }
  }

  /// Whether it may remove what the flow shows.
  fileprivate var mayClose: Bool { effect.removes || effect == .ownCode }
}
