extension AppMap {
  /// The nodes of this map that are probably other nodes of a newer map under an old name: they are of
  /// the same kind, and most of what leads to them and of what their events do is the same.
  package func renamed(in newer: AppMap) -> [Node: Node] {
    let (old, new) = (Set(nodes.map(\.withoutRole)), Set(newer.nodes.map(\.withoutRole)))
    let added = newer.nodes.filter { $0.role == nil && !old.contains($0) }
    var result: [Node: Node] = [:]
    for node in nodes where node.role == nil && !new.contains(node) {
      let own = traits(of: node)
      let best = added.filter { $0.kind == node.kind && !result.values.contains($0) }
        .map { (node: $0, likeness: own.likeness(to: newer.traits(of: $0))) }
        .max { $0.likeness < $1.likeness }
      if let best, best.likeness > 0.5 { result[node] = best.node }
    }
    return result
  }

  /// The answers that a node is part of, without its own name.
  private func traits(of node: Node) -> Set<String> {
    let own = links.filter {
      $0.target?.withoutRole == node || $0.sender?.withoutRole == node
        || (node.kind == .flow && $0.flow == node.name)
    }
    return Set(own.map { "\($0.occasion): \($0.deed)".replacing(node.name, with: "") })
  }

  /// The same map with other names.
  package func renaming(_ names: [Node: Node]) -> AppMap {
    guard !names.isEmpty else { return self }
    func new(_ node: Node) -> Node {
      guard let name = names[node.withoutRole]?.name else { return node }
      return Node(kind: node.kind, name: name, role: node.role)
    }
    func flow(_ name: String) -> String { new(.flow(name)).name }
    var map = self
    map.flows = flows.map { old in
      var renamed = Flow(name: flow(old.name), isRoot: old.isRoot)
      renamed.screens = old.screens.map(new)
      renamed.children = old.children.map(flow)
      return renamed
    }
    map.screens = screens.map { new(.screen($0)).name }
    map.targets = Dictionary(
      targets.map { (new($0), $1) }, uniquingKeysWith: { first, _ in first })
    map.eventCounts = [:]
    for (screen, count) in eventCounts { map.eventCounts[new(.screen(screen)).name] = count }
    map.links = links.map { link in
      let cause: Cause =
        switch link.cause {
        case .event(let event, let sender): .event(event, of: new(sender))
        case .shown(let screen): .shown(new(screen))
        case .start, .outside: link.cause
        }
      return Link(
        flow: flow(link.flow), cause: cause, act: link.act, target: link.target.map(new),
        beginning: link.beginning, conditions: link.conditions)
    }
    return map
  }
}

extension Set {
  /// The share of what both have.
  fileprivate func likeness(to other: Set) -> Double {
    let both = intersection(other).count
    return both == 0 ? 0 : Double(both) / Double(union(other).count)
  }
}
