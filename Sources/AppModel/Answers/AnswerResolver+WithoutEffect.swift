import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// Finds steps that have no effect because of others.
extension AnswerResolver {
  /// Warns of alerts that a later step takes away before the screen is drawn.
  mutating func checkAlertsAreSeen(in steps: [StepSpec]) {
    guard let last = steps.lastIndex(where: \.closesAlerts) else { return }
    for (index, step) in steps[..<last].enumerated() {
      for alert in step.atOnce where alert.isAlert {
        let closing = steps[(index + 1)...].first(where: \.closesAlerts)
        let isEnd = closing?.effect == .ends
        warnings.report(
          .neverSeen, at: alert.span,
          "nobody sees this alert, since a later step of the answer closes it: "
            + (isEnd ? "let the flow above show it, which gets the report" : "write it after that"),
          notes: closing.map { [Diagnostic.Note(at: $0.span, "this closes it")] } ?? [])
      }
    }
  }

  /// Warns if the answer to what a flow reports starts the flow, which runs already.
  mutating func checkIsStartedOnce(
    _ sender: Located<InternedText>, _ answer: CoordinatorSpec.AnswerSpec
  ) {
    guard let start = answer.steps.start(of: sender.value), let flow = shown.flow(sender.value),
      !navigation[flow.number].hasOwnCode, !flow.spec.isExternal
    else { return }
    var isReported = false
    var mayEnd = false
    flow.spec.forEachAnswer { steps in
      let all = steps.flattened
      guard all.contains(where: { $0.reports(answer.event.value) }) else { return }
      isReported = true
      mayEnd = mayEnd || all.contains(where: \.effect.removes)
    }
    guard isReported, !mayEnd else { return }
    let name = sender.value.quoted
    warnings.report(
      .startedAgain, at: start.span,
      "\(name) still runs when it has reported \(answer.event.value.quoted), and isn't started twice: "
        + "write `\"back\"` before, or let \(name) `finish` with the event or start the next one itself"
    )
  }
}

extension StepSpec {
  fileprivate var isAlert: Bool { if case .alert = kind { true } else { false } }

  /// Whether it surely closes the flow's alerts.
  fileprivate var closesAlerts: Bool {
    switch kind {
    case .replace(let target): !target.isUnlessThere
    case .answer(_, let steps): steps.contains(where: \.closesAlerts)
    default: effect == .leaves || effect == .ends
    }
  }

  fileprivate func reports(_ event: InternedText) -> Bool {
    switch kind {
    case .report(let report), .finish(let report?): report.name.value == event
    default: false
    }
  }

  fileprivate var mayEndFlows: Bool {
    effect.removes || effect == .others || effect == .ownCode || waits
  }
}

extension [StepSpec] {
  /// The first start of the flow beside what runs already; nil if something may have ended before.
  fileprivate func start(of flow: InternedText) -> StepSpec? {
    flatMap(\.atOnce).prefix { !$0.mayEndFlows }.first { step in
      guard case .start(let target, _, _) = step.kind else { return false }
      return target.name.value == flow && !target.isUnlessThere
    }
  }
}
