import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// Finds cycles of flows that start each other without showing a screen.
extension Resolver {
  func checkEndlessStarts(into diagnostics: inout Diagnostics) {
    let numbers = BeginningNumbers(flows)
    let starts = endless(numbers.all.map { firstFlows(of: $0, numbers) })
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

  /// The beginnings of flows that a beginning leads to before the user can do anything.
  private func firstFlows(of number: Int, _ numbers: BeginningNumbers) -> [Located<Int>] {
    guard directory.flows[numbers.flow(number).names.base.interned] != nil else { return [] }
    var found: [Located<Int>] = []
    for step in numbers.steps(number) {
      step.visitFirstFlows { target in
        guard let flow = directory.flows[target.name.value] else { return }
        let child = numbers.number(flow, at: target.beginning?.value)
        found.append(Located(child, at: target.name.span))
      }
    }
    return found
  }

  /// The beginnings that each one leads to, only for those that might not lead to a screen.
  private func endless(_ starts: [[Located<Int>]]) -> [[Located<Int>]] {
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
  private func chain(from start: Int, _ starts: [[Located<Int>]]) -> [Located<Int>]? {
    var ways: [Int: (flow: Int, step: Located<Int>)] = [:]
    var reached = [start]
    var next = 0
    while next < reached.count, ways[start] == nil {
      let flow = reached[next]
      next += 1
      for step in starts[flow] where ways[step.value] == nil {
        ways[step.value] = (flow, step)
        reached.append(step.value)
      }
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

extension StepSpec {
  /// The flows that it starts at once, whichever branch is taken.
  var firstFlows: [TargetSpec] {
    var flows: [TargetSpec] = []
    visitFirstFlows { flows.append($0) }
    return flows
  }

  fileprivate func visitFirstFlows(_ body: (TargetSpec) -> Void) {
    for step in atOnce { step.forEachStartedFlow(body) }
  }
}
