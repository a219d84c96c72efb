import MvvmgenAppModel

extension AppMap.Link {
  /// The screen or the flow whose event it is.
  package var sender: AppMap.Node? {
    switch cause {
    case .event(_, let sender), .shown(let sender): sender
    case .start, .outside: nil
    }
  }
}

extension AppMap {
  /// The screens and flows that can be reached from the roots; a screen with roles is also listed
  /// without them. Nil if that is unknown: without a root, or if hand-written code may show
  /// anything.
  package var reached: Set<Node>? {
    let roots = flows.filter(\.isRoot).map { Node.flow($0.name) }
    guard !roots.isEmpty else { return nil }
    let byFlow = Dictionary(grouping: links.filter(\.isShowing), by: \.flow)
    func targets(of node: Node) -> [Node?] {
      node.kind == .flow ? (byFlow[node.name] ?? []).map(\.target) : []
    }
    let reached = Set(Walk(from: roots) { targets(of: $0).compactMap(\.self) })
    return reached.contains { targets(of: $0).contains(nil) }
      ? nil : reached.union(reached.map(\.withoutRole))
  }

  /// The screens that a screen embeds, where any flow shows it.
  package func embedded(in screen: String) -> [String] {
    var names: [String] = []
    for link in links where link.act.way == .embed && link.sender?.withoutRole == .screen(screen) {
      if let target = link.target, !names.contains(target.name) { names.append(target.name) }
    }
    return names
  }

  /// The flow in whose area each flow is drawn: the first that starts it, level by level from the
  /// roots, then from flows that no flow starts, then from the rest.
  package var owners: [String: String] {
    let children = Set(flows.flatMap(\.children))
    let names = flows.map(\.name)
    let byName = Dictionary(flows.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var tops = flows.filter(\.isRoot).map(\.name)
    tops += names.filter { !tops.contains($0) && !children.contains($0) }
    var owners: [String: String] = [:]
    var seen: Set<String> = []
    for top in tops + names where seen.insert(top).inserted {
      var queue = [top][...]
      while let flow = queue.popFirst() {
        for child in byName[flow]?.children ?? [] where byName[child] != nil {
          guard seen.insert(child).inserted else { continue }
          owners[child] = flow
          queue.append(child)
        }
      }
    }
    return owners
  }

  /// The screen that a flow begins with at a beginning with a name; nil if it has none there, and
  /// without a name.
  package func firstScreen(of flow: String, at beginning: String?) -> Node? {
    guard let beginning else { return nil }
    let first = links.first {
      $0.flow == flow && $0.cause == .start(at: beginning) && $0.target?.kind == .screen
    }
    return first?.target
  }

  /// Whether a screen has events and none of them leads anywhere, in no flow.
  package func isDeadEnd(_ screen: String) -> Bool {
    eventCounts[screen, default: 0] > 0
      && !links.contains {
        $0.act.way != .embed && !$0.act.staysInPlace && $0.sender?.withoutRole == .screen(screen)
      }
  }

  /// Some screens or flows, and everything on a path to them from the start of the app.
  package func paths(to targets: Set<Node>) -> Set<Node> {
    var sources: [Node: Set<Node>] = [:]
    let reports = Dictionary(grouping: links.filter { $0.act.exit != nil }, by: \.flow)
    for link in links where link.isShowing {
      guard let target = link.target else { continue }
      sources[target, default: []].insert(.flow(link.flow))
      if let sender = link.sender { sources[target]?.insert(sender) }
      guard case .event(let event, let sender) = link.cause else { continue }
      sources[target]?.formUnion(reporters(of: event, by: sender, reports))
    }
    return Set(Walk(from: Array(targets)) { Array(sources[$0] ?? []) })
  }

  /// The screens and flows inside a flow whose events end in a report of the flow's.
  private func reporters(
    of report: String, by flow: Node, _ reports: [String: [Link]]
  ) -> [Node] {
    func answered(by flow: Node, with report: String) -> [EventOfNode] {
      guard flow.kind == .flow else { return [] }
      return (reports[flow.name] ?? []).filter { $0.act.exit == report }.compactMap { link in
        guard case .event(let event, let sender) = link.cause else { return nil }
        return EventOfNode(name: event, sender: sender)
      }
    }
    return Walk(from: answered(by: flow, with: report)) {
      answered(by: $0.sender, with: $0.name)
    }.map(\.sender)
  }

  private struct EventOfNode: Hashable {
    let name: String
    let sender: Node
  }
}
