/// Finds flows that begin with each other, so that no end of them ever comes.
extension Resolver {
  mutating func checkEndlessStarts() {
    let starts = endless(
      Dictionary(
        specs.coordinators.map { ($0.spec.name.value.text, $0.spec.firstFlows) },
        uniquingKeysWith: { first, _ in first }))
    for name in starts.keys.sorted() {
      guard let chain = chain(from: name, starts), let first = chain.first else { continue }
      diagnostics.report(.endlessStart(first, chain: [name] + chain.map(\.value)))
    }
  }

  /// The flows of which not all that they begin with comes to a screen.
  private func endless(_ starts: [String: [Located<String>]]) -> [String: [Located<String>]] {
    var parents: [String: [String]] = [:]
    for (name, flows) in starts {
      for flow in flows { parents[flow.value, default: []].append(name) }
    }
    var left = starts.mapValues(\.count)
    var ending = parents.keys.filter { left[$0, default: 0] == 0 }
    while let flow = ending.popLast() {
      for parent in parents[flow] ?? [] {
        left[parent, default: 0] -= 1
        if left[parent] == 0 { ending.append(parent) }
      }
    }
    return starts.filter { left[$0.key, default: 0] > 0 }
  }

  /// The shortest way from a flow back to itself.
  private func chain(
    from name: String, _ starts: [String: [Located<String>]]
  ) -> [Located<String>]? {
    var ways: [String: (flow: String, step: Located<String>)] = [:]
    var reached = [name]
    var next = 0
    while next < reached.count, ways[name] == nil {
      let flow = reached[next]
      next += 1
      for step in starts[flow] ?? [] where ways[step.value] == nil {
        ways[step.value] = (flow, step)
        reached.append(step.value)
      }
    }
    guard var way = ways[name] else { return nil }
    var chain = [way.step]
    while way.flow != name, let before = ways[way.flow] {
      chain.append(before.step)
      way = before
    }
    return chain.reversed()
  }
}

extension CoordinatorSpec {
  /// The flows that it may begin with, before the user can do anything.
  fileprivate var firstFlows: [Located<String>] { start.flatMap(\.firstFlows) }
}

extension StepSpec {
  /// The flows that it starts at once, whatever is decided.
  var firstFlows: [Located<String>] {
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
  fileprivate static func endlessStart(_ start: Located<String>, chain: [String]) -> Diagnostic {
    let shown = chain.count <= 8 ? chain : chain.prefix(5) + ["…"] + chain.suffix(2)
    return Diagnostic(
      .endlessStart, at: start.span,
      "these flows start each other without a screen between: \(shown.joined(separator: " → "))")
  }
}
