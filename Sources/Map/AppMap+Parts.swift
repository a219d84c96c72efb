import MvvmgenStorage

/// Parts of a map, and maps of several states.
extension AppMap {
  /// Everything that is in at least one of two maps.
  package func united(with other: AppMap) -> AppMap {
    var map = self
    for flow in other.flows {
      guard let index = map.flows.firstIndex(where: { $0.name == flow.name }) else {
        map.flows.append(flow)
        continue
      }
      map.flows[index].screens += flow.screens.filter { !map.flows[index].screens.contains($0) }
      map.flows[index].children += flow.children.filter { !map.flows[index].children.contains($0) }
    }
    map.flows.sort { $0.name.precedes($1.name) }
    map.screens = Set(screens + other.screens).sorted { $0.precedes($1) }
    let known = Set(links)
    map.links += other.links.filter { !known.contains($0) }
    map.eventCounts.merge(other.eventCounts) { new, _ in new }
    map.targets.merge(other.targets) { new, _ in new }
    return map
  }

  /// The part of some flows and those inside them; the whole without any.
  package func limited(to names: [String]) -> AppMap {
    guard !names.isEmpty else { return self }
    var map = self
    let owners = owners
    let isInside = { (flow: String) in
      sequence(first: flow) { owners[$0] }.contains(where: names.contains)
    }
    map.flows = flows.filter { isInside($0.name) }
    map.links = links.filter { isInside($0.flow) }
    let shown = Set(map.flows.flatMap(\.screens).map(\.name))
    map.screens = screens.filter(shown.contains)
    return map
  }

  /// The flows, the screens, and the roles in which flows show them.
  package var nodes: [Node] {
    var nodes: [Node] = flows.map { .flow($0.name) } + screens.map { .screen($0) }
    var seen: Set<Node> = []
    for node in flows.flatMap(\.screens) where node.role != nil && seen.insert(node).inserted {
      nodes.append(node)
    }
    return nodes
  }

  /// The flow in whose area each flow is drawn, where targets are regions: one of the same target.
  package var ownersInRegions: [String: String] {
    owners.filter { targets[.flow($0.key)] == targets[.flow($0.value)] }
  }

  /// The targets of some flows and screens, each with these; none in an app of one module.
  package func regions(of nodes: [Node]) -> [(target: String, nodes: [Node])] {
    var regions: [(target: String, nodes: [Node])] = []
    for node in nodes {
      guard let target = targets[node] else { continue }
      guard let index = regions.firstIndex(where: { $0.target == target }) else {
        regions.append((target, [node]))
        continue
      }
      regions[index].nodes.append(node)
    }
    return regions
  }

  /// The name of a screen or a flow; with its target, where that isn't the one of the flow around it.
  package func title(of node: Node, in flow: String?) -> String {
    let target = targets[node.withoutRole]
    guard let target, target != flow.flatMap({ targets[.flow($0)] }) else { return node.text }
    return "\(node.text) · \(target)"
  }
}
