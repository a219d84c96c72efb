import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

extension Rules {
  /// Something is below for each `back`, and below a modal that a flow begins with.
  static func waysBack(_ app: WholeApp, _ diagnostics: inout Diagnostics) {
    guard app.recovery.knowsAllNavigation else { return }
    let started = app.startedWays()
    for (flow, shown) in app.navigated {
      // However the flow begins, nothing is ever below it.
      let ways = app.beginnings.of(flow).reduce(into: StartedWays()) { $0.formUnion(started[$1]) }
      guard ways.subtracting(.column) == .replaced else { continue }
      let answers = WrittenAnswers(flow.spec.screens)
      for screen in shown.screens where screen.ways.subtracting(.reached) == .inPlace {
        for steps in answers.answers(to: screen) {
          for step in steps.flattened where step.effect == .goesBack {
            diagnostics.report(
              .noWayBack, at: step.span,
              "\(screen.name.quoted) is the first screen here, with nothing to go back to: "
                + "it is neither pushed nor presented; `report` the event to the flow above, or `replace` the screen",
              notes: steps.notes(about: step))
          }
        }
      }
    }
    for number in app.beginnings.all {
      let flow = app.beginnings.flow(number)
      let isLaunched = flow.spec.launch.contains {
        $0.beginning?.value == app.beginnings.name(number)?.interned
      }
      guard isLaunched || !started[number].isDisjoint(with: [.replaced, .column]) else { continue }
      for step in app.beginnings.steps(number).flatMap(\.atOnce) {
        guard case .present = step.kind else { continue }
        diagnostics.report(
          .nothingBelow, at: step.span,
          "a modal needs something below it, but \(flow.names.base.text.quoted) is also the first on screen: the "
            + "root, a tab or a column, started alone, or in place of everything")
      }
    }
  }
}

/// How a flow is started, anywhere in the app.
private struct StartedWays: OptionSet {
  let rawValue: UInt8

  static let pushed = StartedWays(rawValue: 1)
  static let presented = StartedWays(rawValue: 2)
  static let replaced = StartedWays(rawValue: 4)
  /// As the first column of a split.
  static let column = StartedWays(rawValue: 8)
}

extension WholeApp {
  /// For each beginning of a flow, how it is started. A flow that another one begins with, or that
  /// replaces another, is started like that one; the root has nothing below it.
  fileprivate func startedWays() -> [StartedWays] {
    let numbers = beginnings
    var ways = numbers.all.map {
      numbers.flow($0).spec.root == nil ? StartedWays() : .replaced
    }
    var heirs: [[Int]] = Array(repeating: [], count: ways.count)
    for (flow, shown) in navigated {
      for start in shown.starts {
        let started = numbers.number(start.flow, at: start.beginning)
        switch (start.presentation, start.owner) {
        case (.push?, _), (.detail?, _): ways[started].insert(.pushed)
        case (.present?, _): ways[started].insert(.presented)
        case (.replace?, _): ways[started].insert(.replaced)
        case (nil, .beginning(let own)): heirs[numbers.number(flow, at: own)].append(started)
        case (nil, .answer): for own in numbers.of(flow) { heirs[own].append(started) }
        }
        if start.presentation == nil, flow.spec.beginsInFirstColumn(start.flow.names.base) {
          ways[started].insert(.column)
        }
      }
    }
    // If nothing starts a flow, nothing is known about it; its start is assumed to be the first
    // screen.
    let unknown = flows.filter { numbers.of($0).allSatisfy { ways[$0].isEmpty } }
    for heir in unknown.flatMap(numbers.of).flatMap({ heirs[$0] }) { ways[heir].insert(.replaced) }
    var pending = heirs.indices.filter { !heirs[$0].isEmpty }
    while let flow = pending.popLast() {
      for heir in heirs[flow] where !ways[heir].isSuperset(of: ways[flow]) {
        ways[heir].formUnion(ways[flow])
        pending.append(heir)
      }
    }
    return ways
  }
}

extension CoordinatorSpec {
  /// Whether the first column of its split begins with the flow.
  fileprivate func beginsInFirstColumn(_ flow: TypeName) -> Bool {
    guard case .split(let columns)? = start.first?.kind, let first = columns[.primary] else {
      return false
    }
    return first.flatMap(\.firstFlows).contains { $0.name.value == flow.interned }
  }
}
