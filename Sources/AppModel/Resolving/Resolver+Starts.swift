import Language
import Storage
import Syntax

/// Finds cycles of flows that start each other without showing a screen.
extension Resolver {
  func checkEndlessStarts(into diagnostics: inout Diagnostics) {
    var numbers = NameTable<InternedText, Int>(capacity: flows.count)
    for flow in flows where !recovery.names.flows.contains(flow.names.base.interned) {
      numbers.insert(flow.number, for: flow.names.base.interned)
    }
    let starts = endless(
      flows.map { flow in
        numbers[flow.names.base.interned] == nil ? [] : firstFlows(of: flow, numbers)
      })
    let endless = flows.filter { !starts[$0.number].isEmpty }
    for flow in endless.sorted(by: { $0.names.base < $1.names.base }) {
      guard let chain = chain(from: flow.number, starts), let first = chain.first else { continue }
      let names = ([flow.number] + chain.map(\.value)).map { flows[$0].names.base.text }
      diagnostics.report(.endlessStart(first.span, chain: names))
    }
  }

  /// The flows that a flow may begin with, before the user can do anything.
  private func firstFlows(
    of flow: FlowInterface, _ numbers: NameTable<InternedText, Int>
  ) -> [Located<Int>] {
    flow.spec.start.flatMap(\.firstFlows).compactMap { name in
      numbers[name.value].map { Located($0, at: name.span) }
    }
  }

  /// The flows that each flow begins with, only for flows whose start might not lead to a screen.
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
  var firstFlows: [Located<InternedText>] {
    switch kind {
    case .start(let target, _, _): [target.name]
    case .tabs(let tabs): tabs.map(\.flow.name)
    case .choose, .split: branches.joined().flatMap(\.firstFlows)
    default: []
    }
  }
}

extension Diagnostic.Code {
  fileprivate static let endlessStart = Self("MG422")
}

extension Diagnostic {
  fileprivate static func endlessStart(_ start: SourceSpan, chain: [String]) -> Diagnostic {
    let shown = chain.count <= 8 ? chain : chain.prefix(5) + ["…"] + chain.suffix(2)
    return Diagnostic(
      .endlessStart, at: start,
      "these flows start each other without a screen between: \(shown.joined(separator: " → "))")
  }
}
