import Language
import Storage
import Syntax

/// Resolves a coordinator: an answer to every event of every screen and flow that it shows.
extension Resolver {
  mutating func coordinator(_ flow: FlowInterface, _ shown: Shown) -> Coordinator {
    let spec = flow.spec
    var answers = AnswerResolver(
      coordinator: flow, shown: shown, directory: directory, shownByFlow: self.shown,
      doubts: doubts, diagnostics: diagnostics)
    answers.checkNames(of: spec)
    let start = answers.answer(spec.start, in: .start)
    let screens = answers.screens(spec.screens, shown: shown.screens)
    let flows = answers.flows(spec.flows, shown: shown.flows)
    let events = ArenaList(spec.events) { event in
      answers.answer(event.steps, in: .outside(Signature(event.declaration)))
    }
    diagnostics = answers.diagnostics
    doubts = answers.doubts
    return Coordinator(
      names: flow.names,
      origin: Origin(path: flow.path, span: spec.name.span),
      summary: spec.summary,
      inputs: flow.inputs,
      services: [],
      children: ArenaList(shown.flows) { $0.flow.names.base },
      reports: flow.reports,
      hasDelegate: spec.root == nil || !flow.reports.isEmpty || isStarted(flow),
      start: start,
      screens: screens,
      flows: flows,
      events: events)
  }

  /// Whether some coordinator starts the flow. What comes of one without a name is thrown away.
  private func isStarted(_ flow: FlowInterface) -> Bool {
    isStarted.indices.contains(flow.number) && isStarted[flow.number]
  }
}

extension CoordinatorSpec {
  /// The names of the methods that answer events, each as often as there are methods of the name.
  func methodNames(showing shown: Shown) -> [MemberName] {
    let events = shown.screens.flatMap(\.screen.events) + shown.flows.flatMap(\.flow.reports)
    return events.map(\.signature.name) + self.events.map(\.declaration.name.value)
  }
}
