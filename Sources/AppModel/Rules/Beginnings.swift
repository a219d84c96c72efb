import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

extension Rules {
  /// Something chooses each beginning of a flow that has several.
  static func beginnings(_ app: WholeApp, _ diagnostics: inout Diagnostics) {
    let several = app.flows.filter { !$0.spec.starts.isEmpty }
    if several.isEmpty { return }
    let numbers = app.beginnings
    var isChosen = Array(repeating: false, count: numbers.all.count)
    for start in app.navigation.flows.lazy.flatMap(\.starts) {
      isChosen[numbers.number(start.flow, at: start.beginning)] = true
    }
    let byHand = app.startedByHand()
    // The app itself starts its root, and a flow that nothing starts has its own finding.
    for flow in several
    where flow.spec.root == nil && app.navigation.isStarted(flow.number) && !byHand(flow) {
      for point in flow.spec.launch {
        isChosen[numbers.number(flow, at: point.beginning?.value)] = true
      }
      let own = numbers.of(flow)
      if let start = flow.spec.start.first, let number = own.first, !isChosen[number] {
        diagnostics.report(
          .neverBegins, at: start.span,
          "nothing starts \(flow.names.base.text.quoted) without `at`: it needs no `start`")
      }
      for (number, beginning) in zip(own.dropFirst(), flow.spec.starts)
      where !isChosen[number] {
        diagnostics.report(
          .neverBegins, at: beginning.name.span,
          "nothing starts \(flow.names.base.text.quoted) at \(beginning.name.value.text.quoted)")
      }
    }
  }
}

extension WholeApp {
  /// Whether hand-written code may start a flow, and so choose any of its beginnings.
  fileprivate func startedByHand() -> (FlowInterface) -> Bool {
    if navigation.flows.contains(where: \.isOpen) { return { _ in true } }
    var names: Set<InternedText> = []
    for step in flows.lazy.flatMap(\.spec.allSteps) {
      guard case .custom(let reached?) = step.kind else { continue }
      for shown in reached { names.insert(shown.name.value) }
    }
    return { names.contains($0.names.base.interned) }
  }
}
