import MvvmgenStorage

/// The graph of an app: the screens and flows that each flow of an app shows, and which flow starts which.
struct Navigation: Sendable {
  private let all: [FlowNavigation]
  private let allParents: [[Int]]
  /// Where each look-up is noted.
  private var reads: Reads?

  init(_ flows: [FlowNavigation]) {
    all = flows
    allParents = flows.parents()
  }

  /// The same graph, which notes what is looked up.
  func noting(in reads: Reads?) -> Navigation {
    var navigation = self
    navigation.reads = reads
    return navigation
  }

  /// In the order of their numbers.
  var flows: [FlowNavigation] {
    reads?.noteAll()
    return all
  }

  subscript(flow: Int) -> FlowNavigation {
    reads?.note(all[flow].version, by: flow)
    return all[flow]
  }

  /// Isn't noted: only for `Reads`.
  func version(of flow: Int) -> Version? {
    all.indices.contains(flow) ? all[flow].version : nil
  }

  /// The flows that start a flow, or answer it; none for a flow without a name.
  func parents(of flow: Int) -> [Int] {
    let parents = allParents.indices.contains(flow) ? allParents[flow] : []
    reads?.note(parents, of: flow)
    return parents
  }

  /// The flows that start each flow, or answer it.
  var parents: [[Int]] {
    reads?.noteAll()
    return allParents
  }

  /// Whether any flow starts this one.
  func isStarted(_ flow: Int) -> Bool { !parents(of: flow).isEmpty }

  /// Whether no other flow starts this one.
  func isStarted(_ flow: Int, onlyBy starter: Int) -> Bool {
    parents(of: flow).allSatisfy { $0 == starter }
  }

  /// The flows that start this one, and those above them.
  func above(_ flow: Int) -> Walk<Int> {
    Walk(from: parents(of: flow)) { parents(of: $0) }
  }

  /// The flows that this one starts, or answers, and those below them.
  func below(_ flow: FlowNavigation) -> Walk<Int> {
    Walk(from: flow.flows.map(\.flow.number)) { self[$0].flows.map(\.flow.number) }
  }

  /// Some flows, and those to which their steps lead.
  func reached(from starts: [Int]) -> Walk<Int> {
    Walk(from: starts) { self[$0].started }
  }

  /// A flow that starts this one where no flow above this one matches.
  ///
  /// - Parameter isMatch: whether a flow matches above one that it starts.
  func firstStarter(of flow: Int, withoutAbove isMatch: (Int, _ started: Int) -> Bool) -> Int? {
    parents(of: flow).first { starter in
      var seen: Set = [flow]
      var pending = [(starter, started: flow)]
      while let (next, started) = pending.popLast() {
        guard seen.insert(next).inserted, !isMatch(next, started) else { continue }
        let above = parents(of: next)
        if above.isEmpty { return true }
        pending += above.map { ($0, started: next) }
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
