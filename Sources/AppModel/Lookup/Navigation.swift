import MvvmgenStorage

/// The graph of an app: the screens and flows that each flow of an app shows, and which flow starts which.
struct Navigation: Sendable {
  /// In the order of their numbers.
  let flows: [FlowNavigation]
  /// The flows that start each flow, or answer it.
  let parents: [[Int]]

  init(_ flows: [FlowNavigation]) {
    self.flows = flows
    parents = flows.parents()
  }

  subscript(flow: Int) -> FlowNavigation { flows[flow] }

  /// Whether any flow starts this one.
  func isStarted(_ flow: Int) -> Bool { !parents[flow].isEmpty }

  /// Whether no other flow starts this one.
  func isStarted(_ flow: Int, onlyBy starter: Int) -> Bool {
    parents[flow].allSatisfy { $0 == starter }
  }

  /// The flows that start this one, and those above them.
  func above(_ flow: Int) -> Walk<Int> {
    Walk(from: parents.indices.contains(flow) ? parents[flow] : []) { [parents] in parents[$0] }
  }

  /// The flows that this one starts, or answers, and those below them.
  func below(_ flow: FlowNavigation) -> Walk<Int> {
    Walk(from: flow.flows.map(\.flow.number)) { [flows] in flows[$0].flows.map(\.flow.number) }
  }

  /// Some flows, and those to which their steps lead.
  func reached(from starts: [Int]) -> Walk<Int> {
    Walk(from: starts) { [flows] in flows[$0].started }
  }

  /// A flow that starts this one where no flow above this one matches.
  ///
  /// - Parameter isMatch: whether a flow matches above one that it starts.
  func firstStarter(of flow: Int, withoutAbove isMatch: (Int, _ started: Int) -> Bool) -> Int? {
    guard parents.indices.contains(flow) else { return nil }
    return parents[flow].first { starter in
      var seen: Set = [flow]
      var pending = [(starter, started: flow)]
      while let (next, started) = pending.popLast() {
        guard seen.insert(next).inserted, !isMatch(next, started) else { continue }
        if parents[next].isEmpty { return true }
        pending += parents[next].map { ($0, started: next) }
      }
      return false
    }
  }
}

extension FlowNavigation {
  /// The flows that its steps start.
  var started: [Int] { flows.filter(\.isShownByStep).map(\.flow.number) }
}

extension [FlowNavigation] {
  /// For each flow, the flows that start it.
  ///
  /// - Parameter isChild: whether a flow counts as one that is started.
  func parents(where isChild: (FlowInterface) -> Bool = { _ in true }) -> [[Int]] {
    var parents: [[Int]] = .init(repeating: [], count: count)
    for (parent, shown) in enumerated() {
      for child in shown.flows where isChild(child.flow) {
        parents[child.flow.number].append(parent)
      }
    }
    return parents
  }
}
