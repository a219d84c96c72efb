package import Map

/// Lays an app's map out: each flow is an area with the screens that it shows, and within it the
/// flows that it starts first. A flow that is drawn elsewhere is a pill that says so.
package struct SceneBuilder {
  private let map: AppMap
  private let difference: MapDifference?
  private let lit: Set<AppMap.Node>?
  private let flows: [String: AppMap.Flow]
  private let links: [String: [AppMap.Link]]
  /// The flow whose area contains a flow.
  private let owner: [String: String]
  private let reached: Set<AppMap.Node>?

  /// - Parameters:
  ///   - lit: the nodes that are highlighted; nil for all alike.
  ///   - difference: from an earlier map, if there is one.
  package init(_ map: AppMap, lit: Set<AppMap.Node>?, difference: MapDifference?) {
    (self.map, self.lit, self.difference) = (map, lit, difference)
    flows = Dictionary(map.flows.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    links = Dictionary(grouping: map.links, by: \.flow)
    reached = map.reached
    owner = map.owners
  }

  /// The whole app, or only some flows and those inside them.
  package func scene(of wanted: [String]) -> GraphScene {
    let tops =
      wanted.isEmpty
      ? map.flows.map(\.name).filter { owner[$0] == nil }.sorted(by: isFirst) : wanted
    var parts = tops.map { scene(ofFlow: $0, depth: 0) }
    let shown = Set(map.flows.flatMap(\.screens).map(\.name))
    let lost = wanted.isEmpty ? map.screens.filter { !shown.contains($0) } : []
    parts += lost.map { screen in
      var scene = GraphScene()
      scene.phones = [phone(.screen(screen), in: nil, [])]
      scene.size = GraphScene.phone
      return scene
    }
    let layout = LayeredGraph(sizes: parts.map(\.size), edges: []).layout()
    var whole = GraphScene()
    whole.size = layout.size
    for (part, point) in zip(parts, layout.nodes) {
      var part = part
      part.move(by: point)
      whole.append(part)
    }
    return whole
  }

  /// Roots first, in the order of their names.
  private func isFirst(_ one: String, _ other: String) -> Bool {
    let (left, right) = (flows[one]?.isRoot == true, flows[other]?.isRoot == true)
    return left == right ? one < other : left
  }

  private func isDimmed(_ node: AppMap.Node) -> Bool { lit.map { !$0.contains(node) } ?? false }

  private func phone(
    _ node: AppMap.Node, in flow: String?, _ links: [AppMap.Link]
  ) -> GraphScene.Phone {
    let own = links.filter { $0.sender == node }
    var exits: [String] = []
    for exit in own.compactMap(\.act.exit) where !exits.contains(exit) { exits.append(exit) }
    return GraphScene.Phone(
      screen: node.name, name: node.text, flow: flow, origin: .init(x: 0, y: 0), exits: exits,
      isDeadEnd: map.isDeadEnd(node.name), isUnreached: reached?.contains(node) == false,
      change: difference?.change(of: node), isDimmed: isDimmed(node))
  }

  private func scene(ofFlow name: String, depth: Int) -> GraphScene {
    var content = FlowContent(name: name, links: links[name] ?? [])
    for screen in flows[name]?.screens ?? [] {
      var scene = GraphScene()
      scene.phones = [phone(screen, in: name, content.links)]
      scene.size = GraphScene.phone
      content.add(screen, scene)
    }
    for child in flows[name]?.children ?? [] {
      let isOwn = owner[child] == name
      content.add(
        .flow(child), isOwn ? scene(ofFlow: child, depth: depth + 1) : pill(.reference, child))
    }
    content.addArrows(
      pill: pill,
      isDimmed: { link in
        guard let lit else { return false }
        let ends = [link.target, link.sender].compactMap(\.self)
        return !ends.allSatisfy(lit.contains)
      },
      change: { difference?.change(of: $0) })
    return content.area(
      depth: depth, isRoot: flows[name]?.isRoot == true,
      isUnreached: reached?.contains(.flow(name)) == false,
      change: difference?.change(of: .flow(name)), isDimmed: isDimmed(.flow(name)))
  }

  private func pill(_ kind: GraphScene.Pill.Kind, _ text: String) -> GraphScene {
    let size =
      kind == .entry
      ? GraphScene.Size(width: 9, height: 9)
      : GraphScene.Size(width: GraphScene.width(of: text, at: 11) + 34, height: 26)
    var scene = GraphScene()
    let isDimmed = kind == .reference && isDimmed(.flow(text))
    scene.pills = [
      GraphScene.Pill(
        kind: kind, text: text, origin: .init(x: 0, y: 0), size: size, isDimmed: isDimmed)
    ]
    scene.size = size
    return scene
  }
}
