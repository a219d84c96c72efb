import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

extension Rules {
  /// No more tabs than fit on an iPhone's bar: UIKit moves others elsewhere.
  static func mostTabs(_ app: WholeApp, _ diagnostics: inout Diagnostics) {
    for spec in app.flows.lazy.map(\.spec) where spec.tabs.count > 5 && spec.look == nil {
      diagnostics.report(
        .tooManyTabs, at: spec.tabs[5].flow.name.span,
        "\(spec.tabs.count) tabs, and the bar of an iPhone has room for five: let the fifth be a flow with a "
          + "list that starts the others")
    }
  }

  /// A tab whose flow ends is gone for good, unless a state brings it back.
  static func endsOfTabs(_ app: WholeApp, _ diagnostics: inout Diagnostics) {
    guard app.flows.contains(where: { !$0.spec.tabs.isEmpty }) else { return }
    var starts = Array(repeating: 0, count: app.flows.count)
    for start in app.navigation.flows.lazy.flatMap(\.starts) { starts[start.flow.number] += 1 }
    for (parent, shown) in app.navigated where !parent.spec.tabs.isEmpty && !shown.isOpen {
      let answers = WrittenAnswers(parent.spec.flows)
      for tab in parent.spec.tabs where tab.condition == nil {
        guard let flow = app.directory.flow(tab.flow.name.value), starts[flow.number] == 1 else {
          continue
        }
        checkEnds(of: flow, answeredBy: answers, &diagnostics)
      }
    }
  }

  /// A link that shows something in a tab selects the tab, so that it is seen.
  static func linksInTabs(_ app: WholeApp, _ diagnostics: inout Diagnostics) {
    for parent in app.flows where parent.spec.tabs.count > 1 {
      for tab in parent.spec.tabs {
        guard let flow = app.directory.flow(tab.flow.name.value) else { continue }
        for link in flow.spec.links {
          let event = link.event.name
          let answer = flow.spec.events.first {
            $0.declaration.name.value.interned == event.value
          }
          guard answer?.steps.showOnlyHere == true else { continue }
          let (tabs, name) = (parent.names.base.text.quoted, flow.names.base.text)
          diagnostics.report(
            .linkBehindTab, at: event.span,
            "the link shows this in the tab \(name.quoted), which it doesn't select, so the user may not see it: "
              + "write the link into \(tabs), with the answer `[{ \"select\": \"\(name)\" }, { \"tell\": \"\(name)\", "
              + "\"call\": \"\(event.value.string)\" }]`")
        }
      }
    }
  }

  private static func checkEnds(
    of flow: FlowInterface, answeredBy answers: WrittenAnswers, _ diagnostics: inout Diagnostics
  ) {
    let answer = answers.answers(of: flow.names.base.interned)
    let cancelled = MemberName(.cancelled).interned
    var leaving: [InternedText: Bool] = [:]
    for step in flow.spec.allSteps {
      guard case .finish(let report) = step.kind else { continue }
      let event = report?.name.value ?? cancelled
      let mayLeave = leaving[event] ?? answer(event)?.mayLeave ?? false
      leaving[event] = mayLeave
      if mayLeave { continue }
      let way =
        step.isStart
        ? "let it begin with a screen that says why there is nothing"
        : report.map { "to report and go on, write `{ \"report\": \"\($0.name.value.string)\" }`" }
          ?? "to leave only this screen, write `back`; to go back to the first one, `popToRoot`"
      diagnostics.report(
        .endsTab, at: step.span,
        "this ends the flow \(flow.names.base.text.quoted) and removes its tab for good; \(way)")
    }
  }
}

extension CoordinatorSpec.AnswerSpec {
  /// Whether it may remove the tabs of its flow, directly or by calling other flows.
  fileprivate var mayLeave: Bool {
    steps.flattened.contains {
      $0.effect.removes || $0.effect == .others || $0.effect == .ownCode
    }
  }
}

extension [StepSpec] {
  /// Whether they change their own flow's stack, and do nothing that may select a tab.
  fileprivate var showOnlyHere: Bool {
    let effects = flattened.map(\.effect)
    return effects.contains { $0 == .pushes || $0 == .replaces }
      && !effects.contains { $0 == .others || $0 == .ownCode || $0 == .ends }
  }
}
