package import Map

/// A map as a tree of text: flows, the screens that they show, and the flows that they start.
package struct GraphTree {
  private let map: AppMap
  private let owners: [String: String]

  package init(_ map: AppMap) {
    (self.map, owners) = (map, map.owners)
  }

  package var text: String {
    let tops = map.flows.filter { owners[$0.name] == nil }
    let shown = Set(map.flows.flatMap(\.screens).map(\.name))
    let lost = map.screens.filter { !shown.contains($0) }.map { "screen \($0), shown by no flow" }
    let blocks = tops.map { flow in
      ["flow \(flow.name)\(flow.isRoot ? ", the root" : "")"] + lines(below: flow)
    }
    return (blocks + (lost.isEmpty ? [] : [lost])).map { $0.joined(separator: "\n") + "\n" }
      .joined(separator: "\n")
  }

  /// In the order in which its spec refers to them.
  private func lines(below flow: AppMap.Flow) -> [String] {
    var targets: [AppMap.Node] = []
    for case let target? in map.links.filter({ $0.flow == flow.name && $0.isShowing }).map(\.target)
    where !targets.contains(target) {
      targets.append(target)
    }
    return targets.enumerated().flatMap { index, target -> [String] in
      let isLast = index == targets.count - 1
      let child = map.flows.first { target == .flow($0.name) && owners[$0.name] == flow.name }
      let isElsewhere = target.kind == .flow && child == nil
      let word = target.kind == .flow ? "flow " : ""
      let line = "\(word)\(target.text): \(ways(to: target, in: flow))"
      let below = child.map { lines(below: $0) } ?? []
      return ["\(isLast ? "└─" : "├─") \(line)\(isElsewhere ? " ↗" : "")"]
        + below.map { (isLast ? "   " : "│  ") + $0 }
    }
  }

  /// How a flow shows a screen or another flow, each way once.
  private func ways(to target: AppMap.Node, in flow: AppMap.Flow) -> String {
    var ways: [String] = []
    for link in map.links where link.flow == flow.name && link.target == target && link.isShowing {
      let title = link.act.title.map { " \($0)" } ?? ""
      if !ways.contains(link.act.word + title) { ways.append(link.act.word + title) }
    }
    return ways.joined(separator: ", ")
  }
}
