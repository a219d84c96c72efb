import Language
import Storage
import Syntax

/// What closes the modals that the user can't swipe away: the answers to what can happen while one
/// is on top.
struct WaysOut {
  private let spec: CoordinatorSpec
  private let answers: AnswersToScreens
  private let flows: NameIndex
  private let forAllFlows: ArenaList<CoordinatorSpec.AnswerSpec>
  private let directory: Directory
  private let removals: FlowRemovals
  /// Whether an event from outside closes whatever is on top.
  private let isClosedFromOutside: Bool

  init(of spec: CoordinatorSpec, in directory: Directory, _ removals: FlowRemovals) {
    self.spec = spec
    (self.directory, self.removals) = (directory, removals)
    answers = AnswersToScreens(spec)
    flows = NameIndex(spec.flows)
    forAllFlows = spec.flows.first { $0.isForAll }?.answers ?? []
    isClosedFromOutside = spec.events.contains { event in
      event.steps.flattened.contains { $0.isOwnCode || $0.leaves }
    }
  }

  /// Whether an answer closes a screen: to its own events, or to those of what it leads to.
  func close(_ screen: ShownScreen) -> Bool {
    let embedded = directory.embedded.all(in: screen.screen)
    let own = answers.answers(to: screen) + embedded.flatMap { answers.answers(toEmbedded: $0) }
    return close(own, of: screen.name)
  }

  /// Whether an answer closes a flow, beside its own `finish`.
  func close(_ flow: FlowInterface) -> Bool {
    close(answers(toFlow: flow.names.base.interned), of: flow.names.base.interned)
  }

  private func close(_ own: [ArenaList<StepSpec>], of name: InternedText) -> Bool {
    if isClosedFromOutside { return true }
    var pending = [(steps: own, isOwn: true)]
    var seen: Set = [name]
    while let next = pending.popLast() {
      for step in next.steps.flatMap(\.flattened) {
        if closes(step, isOwn: next.isOwn) { return true }
        if let shown = step.shown, seen.insert(shown.written.value).inserted {
          pending.append((answers(to: shown), false))
        }
      }
    }
    return false
  }

  /// - Parameter isOwn: whether it answers the modal itself: `back` from something above it only
  ///   goes back to the modal.
  private func closes(_ step: StepSpec, isOwn: Bool) -> Bool {
    switch step.kind {
    case .back: isOwn
    case .report(let event): removals.mayRemove(spec.name.value.interned, on: event.name.value)
    default: step.isOwnCode || step.leaves
    }
  }

  private func answers(to shown: ShownName) -> [ArenaList<StepSpec>] {
    guard let screen = directory.screens[shown.name.value] else {
      return answers(toFlow: shown.name.value)
    }
    let embedded = directory.embedded.all(in: screen)
    return answers.answers(to: screen, named: shown.written.value)
      + embedded.flatMap { answers.answers(toEmbedded: $0) }
  }

  private func answers(toFlow name: InternedText) -> [ArenaList<StepSpec>] {
    let own = flows.first(name, in: spec.flows)?.answers
    return [own, forAllFlows].compactMap(\.self).joined().map(\.steps)
  }
}

/// The flows that others remove, with what they show, when those report an event.
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

extension StepSpec {
  fileprivate var isOwnCode: Bool { if case .custom = kind { true } else { false } }

  /// Whether the flow that it answers may be gone afterwards. A flow above may answer a report.
  fileprivate var mayRemoveChild: Bool {
    if case .report = kind { true } else { isOwnCode || leaves }
  }

  /// What it shows on top of a modal.
  fileprivate var shown: ShownName? {
    switch kind {
    case .push(let target), .present(let target, _), .detail(let target), .start(let target, _, _):
      target.shown
    default: nil
    }
  }
}
