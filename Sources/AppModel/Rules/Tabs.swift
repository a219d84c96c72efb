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
      let answers = AnswersThatLeave(parent.spec)
      for tab in parent.spec.tabs where tab.condition == nil {
        guard let flow = app.directory.flows[tab.flow.name.value], starts[flow.number] == 1 else {
          continue
        }
        check(flow, whoseTabStaysUnless: answers, &diagnostics)
      }
    }
  }

  private static func check(
    _ flow: FlowInterface, whoseTabStaysUnless answers: AnswersThatLeave,
    _ diagnostics: inout Diagnostics
  ) {
    let leaving = answers.events(of: flow.names.base.interned)
    for step in flow.spec.allSteps {
      guard case .finish(let report) = step.kind else { continue }
      let event = report?.name.value
      guard !leaving(event ?? MemberName(.cancelled).interned) else { continue }
      let way =
        event.map { "to report and go on, write `{ \"report\": \"\($0.string)\" }`" }
        ?? "to leave only this screen, write `back`; to go back to the first one, `popToRoot`"
      diagnostics.report(
        .endsTab, at: step.span,
        "this ends the flow \(flow.names.base.text.quoted) and removes its tab for good; \(way)")
    }
  }
}

/// The answers of a flow to its child flows that may remove its tabs, directly or by calling other
/// flows.
private struct AnswersThatLeave {
  private let senders: [CoordinatorSpec.SenderSpec]
  private let index: NameIndex
  private let forAll: [InternedText: Bool]

  init(_ spec: CoordinatorSpec) {
    senders = spec.flows
    index = NameIndex(senders)
    forAll = Self.answers(of: spec.flows.first(where: \.isForAll))
  }

  /// Whether the answer to an event of a flow is one of them.
  func events(of flow: InternedText) -> (InternedText) -> Bool {
    let own = Self.answers(of: index.first(flow, in: senders))
    return { own[$0] ?? forAll[$0] ?? false }
  }

  private static func answers(
    of sender: CoordinatorSpec.SenderSpec?
  ) -> [InternedText: Bool] {
    Dictionary(
      (sender?.answers ?? []).map { ($0.event.value, mayLeave($0.steps)) },
      uniquingKeysWith: { first, _ in first })
  }

  private static func mayLeave(_ steps: [StepSpec]) -> Bool {
    steps.flattened.contains {
      $0.effect.removes || $0.effect == .others || $0.effect == .ownCode
    }
  }
}
