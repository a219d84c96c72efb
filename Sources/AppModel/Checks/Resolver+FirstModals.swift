import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// Checks that something is below a modal that a flow begins with.
extension Resolver {
  /// - Parameter ways: how each beginning of a flow is started.
  func checkFirstModals(
    _ ways: [StartedWays], _ numbers: BeginningNumbers, into diagnostics: inout Diagnostics
  ) {
    for number in numbers.all {
      let flow = numbers.flow(number)
      let isLowest = !ways[number].isDisjoint(with: [.replaced, .column])
      let isLaunched = flow.spec.launch.contains {
        $0.beginning?.value == numbers.name(number)?.interned
      }
      guard isLowest || isLaunched else { continue }
      for step in numbers.steps(number).flatMap(\.atOnce) {
        guard case .present = step.kind else { continue }
        diagnostics.report(
          .nothingBelow, at: step.span,
          "a modal needs something below it, but \(flow.names.base.text.quoted) is also the first on screen: the "
            + "root, a tab or a column, started alone, or in place of everything")
      }
    }
  }
}

extension CoordinatorSpec {
  /// Whether the first column of its split begins with the flow.
  func beginsInFirstColumn(_ flow: TypeName) -> Bool {
    guard case .split(let primary, _)? = start.first?.kind else { return false }
    return primary.flatMap(\.firstFlows).contains { $0.name.value == flow.interned }
  }
}
