package import MvvmgenMap

/// Lays an app's map out: each flow is an area with the screens that it shows, and within it the
/// flows that it starts first. A flow that is drawn elsewhere is a pill that says so. In an app of several
/// targets, each of these is an area with its flows.
package struct SceneBuilder {
  private let map: AppMap
  let difference: MapDifference?
  private let lit: Set<AppMap.Node>?
  private let flows: [String: AppMap.Flow]
  private let links: [String: [AppMap.Link]]
  /// The flow whose area contains a flow.
  private let owner: [String: String]
  private let reached: Set<AppMap.Node>?
  /// The plans of flows that were drawn before, so that they stay as they were.
  private let plans: [String: LayeredGraph.Plan]

  /// - Parameters:
  ///   - lit: the nodes that are highlighted; nil for all alike.
  ///   - difference: from an earlier map, if there is one.
  package init(_ map: AppMap, lit: Set<AppMap.Node>?, difference: MapDifference?) {
    (self.map, self.lit, self.difference) = (map, lit, difference)
    flows = Dictionary(map.flows.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    links = Dictionary(grouping: map.links, by: \.flow)
    reached = map.reached
    owner = map.ownersInRegions
    let before = difference.map { SceneBuilder($0.before, lit: nil, difference: nil).scene(of: []) }
    plans = Dictionary(
      (before?.areas ?? []).filter { !$0.isTarget }.map { ($0.flow, $0.plan) },
      uniquingKeysWith: { one, _ in one })
  }

  /// The whole app, or only some flows and those inside them.
  package func scene(of wanted: [String]) -> GraphScene {
    let shown = Set(map.flows.flatMap(\.screens).map(\.name))
    let lost = wanted.isEmpty ? map.screens.filter { !shown.contains($0) } : []
    guard map.targets.isEmpty else { return regions(of: map.limited(to: wanted), lost) }
    let tops =
      wanted.isEmpty
      ? map.flows.map(\.name).filter { owner[$0] == nil }.sorted(by: isFirst) : wanted
    var parts = tops.map { shapes(ofFlow: $0, depth: 0) }
    parts += lost.map { screen in
      [phone(.screen(screen), in: nil, [])]
    }
    let layouts = LayeredGraph.layouts(
      shapes: parts.map { $0.map(\.size) }, edges: [], areas: Set(parts.indices))
    return layouts.first.map { GraphScene(parts, $0) } ?? GraphScene()
  }

  /// The targets, with arrows for the flows that other targets' flows start.
  private func regions(of part: AppMap, _ lost: [String]) -> GraphScene {
    let known = Set(part.flows.map(\.name))
    let tops = known.filter { owner[$0].map(known.contains) != true }.sorted(by: isFirst)
    var content = FlowContent(self, links: part.links)
    let nodes = tops.map { AppMap.Node.flow($0) } + lost.map { .screen($0) }
    func add(_ node: AppMap.Node, at depth: Int, to content: inout FlowContent) {
      let isFlow = node.kind == .flow
      content.add(
        node, isFlow ? shapes(ofFlow: node.name, depth: depth) : [phone(node, in: nil, [])])
    }
    // Those of a state without targets.
    for node in nodes where map.targets[node] == nil { add(node, at: 0, to: &content) }
    for region in map.regions(of: nodes) {
      var own = FlowContent(self, links: [])
      for node in region.nodes { add(node, at: 1, to: &own) }
      let area = GraphScene.Area(
        flow: region.target, title: "target \(region.target)", origin: .init(x: 0, y: 0), depth: 0,
        isRoot: false, isUnreached: false, oldName: nil, isTarget: true)
      content.add(.flow(region.target), own.shapes(of: area, plan: nil))
    }
    content.addBorders { part.targets[.flow($0)] }
    return content.shapes(of: nil, plan: nil).first ?? GraphScene()
  }

  /// Roots first, in the order of their names.
  private func isFirst(_ one: String, _ other: String) -> Bool {
    let (left, right) = (flows[one]?.isRoot == true, flows[other]?.isRoot == true)
    return left == right ? one < other : left
  }

  private func isDimmed(_ node: AppMap.Node) -> Bool { lit.map { !$0.contains(node) } ?? false }

  func isDimmed(_ link: AppMap.Link) -> Bool {
    ![link.target, link.sender].compactMap(\.self).allSatisfy { !isDimmed($0) }
  }

  private func phone(
    _ node: AppMap.Node, in flow: String?, _ links: [AppMap.Link]
  ) -> GraphScene {
    let title = map.title(of: node, in: flow)
    var notes = [
      flow == nil || title == node.text ? nil : map.targets[node.withoutRole].map { "in \($0)" },
      difference?.oldName(of: node).map { "was \($0)" },
    ].compactMap(\.self)
    for case let note? in links.filter({ $0.sender == node }).map(\.note)
    where !notes.contains(note) { notes.append(note) }
    notes += leaving(node, links)
    var phone = GraphScene.Phone(
      screen: node.name, name: node.text, flow: flow, origin: .init(x: 0, y: 0), notes: notes,
      isDeadEnd: map.isDeadEnd(node.name),
      isUnreached: reached?.contains(node) == false,
      change: difference?.change(of: node), isDimmed: isDimmed(node))
    phone.stretch(to: [])
    var scene = GraphScene()
    scene.phones = [phone]
    scene.size = phone.size
    return scene
  }

  /// The events that are sent when the user takes a screen or a flow away, each once.
  private func leaving(_ node: AppMap.Node, _ links: [AppMap.Link]) -> [String] {
    Set(links.filter { $0.target == node }.compactMap(\.leaving)).sorted()
  }

  /// A screen, or a flow and the flows in whose areas it is.
  func around(_ node: AppMap.Node) -> some Sequence<AppMap.Node> {
    sequence(first: node) { $0.kind == .flow ? owner[$0.name].map(AppMap.Node.flow) : nil }
  }

  private func shapes(ofFlow name: String, depth: Int) -> [GraphScene] {
    var content = FlowContent(self, links: links[name] ?? [])
    for screen in flows[name]?.screens ?? [] {
      content.add(screen, [phone(screen, in: name, content.links)])
    }
    for child in flows[name]?.children ?? [] {
      let isOwn = owner[child] == name
      content.add(
        .flow(child), isOwn ? shapes(ofFlow: child, depth: depth + 1) : [pill(.reference, child)])
    }
    content.addArrows()
    let area = GraphScene.Area(
      flow: name, title: name, origin: .init(x: 0, y: 0),
      depth: depth, isRoot: flows[name]?.isRoot == true,
      isUnreached: reached?.contains(.flow(name)) == false,
      oldName: difference?.oldName(of: .flow(name)),
      change: difference?.change(of: .flow(name)), isDimmed: isDimmed(.flow(name)),
      leaving: leaving(.flow(name), map.links).joined(separator: ", "))
    return content.shapes(of: area, plan: plans[name])
  }

  func pill(_ kind: GraphScene.Pill.Kind, _ text: String) -> GraphScene {
    let size =
      kind == .entry
      ? GraphScene.Size(width: 9, height: 9)
      : GraphScene.Size(width: GraphScene.width(of: text, at: 13) + 36, height: 26)
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
