import MvvmgenStorage

/// Which flows start which, in both directions. Few answers refer to flows that aren't children, so
/// it is built when the first one does.
final class FlowTree: Sendable {
  private let shown: [FlowNavigation]
  /// The parents of each flow; nil until they are needed, which is rare.
  private let parents = Locked<[[Int]]?>(nil)

  init(_ shown: [FlowNavigation]) {
    self.shown = shown
  }

  subscript(flow: Int) -> FlowNavigation { shown[flow] }

  /// The nearest of the flows above this one for which there is a value.
  func firstAbove<Value>(_ flow: Int, _ value: (Int) -> Value?) -> Value? {
    guard shown.indices.contains(flow) else { return nil }
    let parents = knownParents
    return first(from: flow, value) { parents[$0] }
  }

  private var knownParents: [[Int]] {
    parents.withLock { parents in
      let known = parents ?? shown.parents()
      parents = known
      return known
    }
  }

  /// A flow that starts this one where no flow above this one matches.
  ///
  /// - Parameter isMatch: whether a flow matches above one that it starts.
  func firstStarter(of flow: Int, withoutAbove isMatch: (Int, _ started: Int) -> Bool) -> Int? {
    let parents = knownParents
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

  /// Whether no other flow starts this one.
  func isStarted(_ flow: Int, onlyBy starter: Int) -> Bool {
    let parents = knownParents
    return parents.indices.contains(flow) && parents[flow].allSatisfy { $0 == starter }
  }

  /// Whether one of the flows above this one matches.
  func hasAbove(_ flow: Int, where isMatch: (Int) -> Bool) -> Bool {
    firstAbove(flow) { isMatch($0) ? $0 : nil } != nil
  }

  /// Whether one of the flows below this one matches.
  func hasBelow(_ flow: FlowNavigation, where isMatch: (Int) -> Bool) -> Bool {
    firstBelow(flow) { isMatch($0) ? $0 : nil } != nil
  }

  /// The nearest of the flows below this one for which there is a value.
  func firstBelow<Value>(_ flow: FlowNavigation, _ value: (Int) -> Value?) -> Value? {
    let children = flow.flows.map(\.flow.number)
    for child in children { if let found = value(child) { return found } }
    for child in children {
      let found = first(from: child, value) { [shown] in shown[$0].flows.map(\.flow.number) }
      if let found { return found }
    }
    return nil
  }

  private func first<Value>(
    from flow: Int, _ value: (Int) -> Value?, next: (Int) -> [Int]
  ) -> Value? {
    var seen: Set<Int> = []
    var reached = next(flow)
    var place = 0
    while place < reached.count {
      let flow = reached[place]
      place += 1
      guard seen.insert(flow).inserted else { continue }
      if let found = value(flow) { return found }
      reached += next(flow)
    }
    return nil
  }
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

/// The screens and flows to which flows lead.
struct Reached {
  /// Whether hand-written code may lead to others.
  private(set) var mayBeMore = false
  private let shown: [FlowNavigation]
  private var screens: Set<InternedText>
  private var flows: [Bool]

  init(from flow: Int, by shown: [FlowNavigation]) {
    self.shown = shown
    screens = Set(minimumCapacity: 2 * shown.count)
    flows = Array(repeating: false, count: shown.count)
    add(flow)
  }

  /// Adds a flow, and everything that it leads to.
  mutating func add(_ flow: Int) {
    flows[flow] = true
    var pending = [flow]
    while let flow = pending.popLast() {
      if shown[flow].isOpen { mayBeMore = true }
      for screen in shown[flow].screens where !screen.ways.isEmpty {
        screens.insert(screen.screen.names.base.interned)
      }
      for child in shown[flow].flows where child.isShownByStep && !flows[child.flow.number] {
        flows[child.flow.number] = true
        pending.append(child.flow.number)
      }
    }
  }

  func contains(flow: Int) -> Bool { flows[flow] }

  func contains(screen: Screen) -> Bool { screens.contains(screen.names.base.interned) }

  /// For each flow, whether one starts it that isn't reached, other than itself.
  func startedByOthers() -> [Bool] {
    var isStarted = flows.map { _ in false }
    for (flow, shown) in shown.enumerated() where !flows[flow] {
      for child in shown.flows where child.isShownByStep && child.flow.number != flow {
        isStarted[child.flow.number] = true
      }
    }
    return isStarted
  }
}
