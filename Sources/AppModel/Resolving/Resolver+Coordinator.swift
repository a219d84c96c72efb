import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// Resolves a coordinator: an answer to every event of every screen and flow that it shows.
extension Resolver {
  func resolvedAnswers(
    of flow: FlowInterface, _ shown: FlowNavigation, isStarted: Bool
  ) -> ResolvedAnswers {
    let spec = flow.spec
    let reads = former == nil ? nil : Reads()
    let directory = (directoryOfDeclared(for: flow) ?? directory).noting(in: reads)
    var answers = AnswerResolver(
      coordinator: flow, shown: shown, directory: directory,
      navigation: navigation.noting(in: reads), recovery: app.recovery,
      meanings: Meanings(areNoted: members.meanings.areNoted))
    answers.checkNames(of: spec)
    let start = answers.answer(spec.start, in: .start)
    let beginnings = answers.beginnings()
    let screens = answers.screens(spec.screens, shown: shown.screens)
    let flows = answers.flows(spec.flows, shown: shown.flows)
    let events = spec.events.map { event in
      answers.answer(event.steps, in: .outside(Signature(event.declaration)))
    }
    let named = answers.namedAnswers()
    answers.checkHiddenTypes(of: spec)
    let reportsCancelled = flow.isCancelAnswered || !isStarted
    let isSilent = flow.reports.isEmpty && !reportsCancelled
    let hasParent = spec.root == nil || !flow.reports.isEmpty || isStarted
    let coordinator = Coordinator(
      names: flow.names,
      origin: Origin(path: flow.path, span: spec.name.span),
      summary: spec.summary,
      inputs: flow.inputs,
      state: flow.state,
      secret: flow.secret,
      tabChanges: TabChanges(start.steps),
      services: [],
      children: shown.flows.map { $0.flow.names.base },
      reports: flow.reports,
      reporting: hasParent && !isSilent ? flow.reporting : .none,
      reportsCancelled: reportsCancelled,
      hearing: flow.reporting,
      isExternal: spec.isExternal,
      isRestored: configuration.restore && spec.isInPlaces,
      hasDecisions: spec.hasDecisions,
      look: spec.look?.value,
      start: start,
      beginnings: beginnings,
      screens: screens,
      roles: shown.screenRoles,
      flows: flows,
      events: events,
      named: named,
      flowIndex: NameIndex(flows))
    return ResolvedAnswers(
      coordinator, services: answers.usedServices, answers.findings, of: flow,
      showing: shown.version, isStarted: isStarted, reads)
  }
}

extension CoordinatorSpec {
  /// The names of the methods that answer events, repeated for each method with that name.
  func methodNames(showing shown: FlowNavigation) -> [MemberName] {
    let events = shown.screensOnce.flatMap(\.events) + shown.flows.flatMap(\.flow.reports)
    return events.map(\.signature.name)
      + (self.events + answers).map(\.declaration.name.value)
  }
}
