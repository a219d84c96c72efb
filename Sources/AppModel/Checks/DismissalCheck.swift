import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// Checks whether anything closes a modal that the user can't swipe away: the answers to the events
/// that can occur while it is on top.
struct DismissalCheck {
  private let spec: CoordinatorSpec
  private let answers: AnswersToScreens
  private let flows: NameIndex
  private let forAllFlows: [CoordinatorSpec.AnswerSpec]
  private let navigation: FlowNavigation
  private let directory: Directory
  private let removals: FlowRemovals
  private let tree: FlowTree
  /// Whether an event from outside makes a flow above close the topmost modal.
  private let isClosedFromAbove: Bool

  init(of flow: FlowInterface, in directory: Directory, _ removals: FlowRemovals, _ tree: FlowTree)
  {
    spec = flow.spec
    navigation = tree[flow.number]
    (self.directory, self.removals, self.tree) = (directory, removals, tree)
    answers = AnswersToScreens(spec)
    flows = NameIndex(spec.flows)
    forAllFlows = spec.flows.first { $0.isForAll }?.answers ?? []
    isClosedFromAbove =
      tree.hasAbove(flow.number) { above in
        directory.flows[tree[above].name]?.spec.closesOnEvents == true
      }
  }

  /// The screen or flow on top.
  enum Shown: Hashable {
    /// By its name with its role.
    case screen(InternedText)
    case flow(InternedText)
  }

  /// Whether an answer closes a screen: to its own events, or to those of the screens and flows it
  /// leads to; or a flow, other than its own `finish`.
  func close(_ modal: Shown) -> Bool {
    if isClosedFromAbove { return true }
    var pending = (answers(to: modal) + spec.events.map(\.steps)).map { (steps: $0, isOwn: true) }
    var seen: Set = [modal]
    while let next = pending.popLast() {
      for step in next.steps.flattened {
        if closes(step, modal, isOwn: next.isOwn) { return true }
        guard let shown = shown(by: step), seen.insert(shown).inserted else { continue }
        if closesFromWithin(shown, modal) { return true }
        pending += answers(to: shown).map { ($0, false) }
      }
    }
    return false
  }

  /// - Parameter isOwn: whether it answers the modal itself, or an event from outside: `back` from
  ///   something above only goes back to the modal.
  private func closes(_ step: StepSpec, _ modal: Shown, isOwn: Bool) -> Bool {
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
  private func closesFromWithin(_ shown: Shown, _ modal: Shown) -> Bool {
    guard case .flow(let name) = shown, let flow = navigation.flow(name) else { return false }
    let closes = { (navigation: FlowNavigation) in
      navigation.hasOwnCode || navigation.poppedAbove.contains { popped($0) != modal }
    }
    return closes(tree[flow.number])
      || tree.hasBelow(tree[flow.number]) { closes(tree[$0]) }
  }

  /// Whether a call to a flow's event makes it close modals, including those of other flows.
  private func makes(_ flow: InternedText, closeModalsBy call: InternedText) -> Bool {
    let events = directory.flows[flow]?.spec.events ?? []
    return events.contains { event in
      event.declaration.name.value.interned == call
        && event.steps.flattened.contains { step in
          if case .closeModals = step.kind { true } else { step.effect == .ownCode }
        }
    }
  }

  /// The screen or flow that a step goes back to.
  private func popped(_ name: InternedText) -> Shown {
    navigation.screen(name) == nil ? .flow(name) : .screen(name)
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
      guard let screen = navigation.screen(name) else { return [] }
      let embedded = directory.embedded.all(in: screen.screen)
      return answers.answers(to: screen)
        + embedded.flatMap { answers.answers(to: $0, named: $0.names.base.interned) }
    case .flow(let name):
      let own = flows.first(name, in: spec.flows)?.answers
      return [own, forAllFlows].compactMap(\.self).joined().map(\.steps)
    }
  }
}

/// The flows that other flows remove, with everything they show, in answer to their events.
struct FlowRemovals {
  private var events: Set<Report> = []
  private var eventsOfAll: Set<InternedText> = []

  private struct Report: Hashable {
    let flow: InternedText
    let event: InternedText
  }

  init(_ specs: some Sequence<CoordinatorSpec>) {
    for sender in specs.lazy.flatMap(\.flows) {
      for answer in sender.answers where answer.steps.flattened.contains(where: \.mayRemoveChild) {
        if sender.isForAll {
          eventsOfAll.insert(answer.event.value)
        } else {
          events.insert(Report(flow: sender.name.value, event: answer.event.value))
        }
      }
    }
  }

  func mayRemove(_ flow: InternedText, on event: InternedText) -> Bool {
    eventsOfAll.contains(event) || events.contains(Report(flow: flow, event: event))
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
