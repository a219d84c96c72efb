import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

extension Rules {
  /// Flows that start each other lead to a screen at some time.
  static func endlessStarts(_ app: WholeApp, _ diagnostics: inout Diagnostics) {
    let numbers = app.beginnings
    let starts = endless(numbers.all.map { app.firstFlows(of: $0) })
    let endless = numbers.all.filter { !starts[$0].isEmpty }
    for number in endless.sorted(by: {
      numbers.flow($0).names.base < numbers.flow($1).names.base
    }) {
      guard let chain = chain(from: number, starts), let first = chain.first else { continue }
      let names = ([number] + chain.map(\.value)).map { number in
        let flow = numbers.flow(number).names.base.text
        return numbers.name(number).map { "\(flow) at \($0.text)" } ?? flow
      }
      let shown = names.count <= 8 ? names : names.prefix(5) + ["…"] + names.suffix(2)
      diagnostics.report(
        .endlessStart, at: first.span,
        "these flows start each other without a screen between: \(shown.joined(separator: " → "))")
    }
  }

  /// The beginnings that each one leads to, only for those that might not lead to a screen.
  private static func endless(_ starts: [[Located<Int>]]) -> [[Located<Int>]] {
    var parents: [[Int]] = Array(repeating: [], count: starts.count)
    for (flow, children) in starts.enumerated() {
      for child in children { parents[child.value].append(flow) }
    }
    var left = starts.map { $0.count }
    var ending = left.indices.filter { left[$0] == 0 }
    while let flow = ending.popLast() {
      for parent in parents[flow] {
        left[parent] -= 1
        if left[parent] == 0 { ending.append(parent) }
      }
    }
    return zip(starts, left).map { starts, left in left > 0 ? starts : [] }
  }

  /// The shortest path from a flow back to itself.
  private static func chain(
    from start: Int, _ starts: [[Located<Int>]]
  ) -> [Located<Int>]? {
    var ways: [Int: (flow: Int, step: Located<Int>)] = [:]
    for flow in Walk(from: [start], { starts[$0].map(\.value) }) {
      for step in starts[flow] where ways[step.value] == nil { ways[step.value] = (flow, step) }
      if ways[start] != nil { break }
    }
    guard var way = ways[start] else { return nil }
    var chain = [way.step]
    while way.flow != start, let before = ways[way.flow] {
      chain.append(before.step)
      way = before
    }
    return chain.reversed()
  }
}

extension WholeApp {
  /// The beginnings of flows that a beginning leads to before the user can do anything.
  fileprivate func firstFlows(of number: Int) -> [Located<Int>] {
    let flow = beginnings.flow(number)
    guard directory.knows(flow) else { return [] }
    let steps = beginnings.steps(number)
    return numbers(of: steps.flatMap(\.firstFlows)) + beginningsAfter(steps, of: flow)
  }

  private func numbers(of targets: [TargetSpec]) -> [Located<Int>] {
    targets.compactMap { target in
      directory.flow(target.name.value).map {
        Located(beginnings.number($0, at: target.beginning?.value), at: target.name.span)
      }
    }
  }

  /// The beginnings that others lead to when this one has nothing to show.
  private func beginningsAfter(_ steps: [StepSpec], of flow: FlowInterface) -> [Located<Int>] {
    let reports = Set(steps.flatMap(\.atOnce).compactMap(\.reportAtOnce))
    guard !reports.isEmpty else { return [] }
    return navigation.parents(of: flow.number).flatMap { parent -> [Located<Int>] in
      guard let parent = directory.flow(navigation[parent].name) else { return [] }
      let answer = WrittenAnswers(parent.spec.flows).answers(of: flow.names.base.interned)
      let steps = reports.flatMap { answer($0)?.steps ?? [] }
      let started = numbers(of: steps.flatMap(\.firstFlows))
      return steps.flatMap(\.atOnce).reduce(into: started) { numbers, step in
        guard case .restart = step.kind else { return }
        numbers += beginnings.of(parent).map { Located($0, at: step.span) }
      }
    }
  }
}

extension StepSpec {
  /// The event with which a flow goes on or ends where it shows nothing.
  var reportAtOnce: InternedText? {
    switch kind {
    case .finish(let report?), .report(let report): report.name.value
    case .finish(nil): MemberName(.cancelled).interned
    default: nil
    }
  }

  /// The flows that it starts at once, whichever branch is taken.
  var firstFlows: [TargetSpec] {
    var flows: [TargetSpec] = []
    for step in atOnce { step.forEachStartedFlow { flows.append($0) } }
    return flows
  }
}
