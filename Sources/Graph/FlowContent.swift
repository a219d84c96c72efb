import MvvmgenMap

/// The nodes of one flow's area, and the arrows between them.
struct FlowContent {
  let links: [AppMap.Link]
  private let builder: SceneBuilder
  /// Each with the shapes that it can have.
  private var parts: [[GraphScene]] = []
  private var index: [AppMap.Node: Int] = [:]
  private var arrows: [(from: Int, to: Int, arrow: GraphScene.Arrow)] = []
  /// The pills where the flow's start and events from outside begin, by their parts' numbers.
  private var entry: Int?
  private var outside: [String: Int] = [:]

  init(_ builder: SceneBuilder, links: [AppMap.Link]) {
    (self.builder, self.links) = (builder, links)
  }

  mutating func add(_ node: AppMap.Node, _ shapes: [GraphScene]) {
    index[node] = add(shapes)
  }

  private mutating func add(_ shapes: [GraphScene]) -> Int {
    parts.append(shapes)
    return parts.count - 1
  }

  private struct Bundle: Hashable {
    let from: Int
    let to: Int
    let kind: GraphScene.Arrow.Kind
  }

  /// Links that are one arrow, in the order of the first of each.
  private struct Bundles {
    private(set) var order: [Bundle] = []
    private var links: [Bundle: [AppMap.Link]] = [:]

    var inOrder: [(Bundle, [AppMap.Link])] { order.map { ($0, links[$0] ?? []) } }

    mutating func add(_ link: AppMap.Link, to bundle: Bundle) {
      // What an event shows, and then goes to, has one arrow.
      let same = order.first {
        bundle.kind == .go && $0.from == bundle.from && $0.to == bundle.to
          && links[$0]?.contains { $0.cause == link.cause } == true
      }
      let bundle = same ?? bundle
      if links[bundle] == nil { order.append(bundle) }
      links[bundle, default: []].append(link)
    }
  }

  /// One arrow for all links of a kind from one target to another, with the flows that they start.
  mutating func addBorders(_ target: (String) -> String?) {
    var bundles = Bundles()
    for link in links {
      guard let kind = link.arrow, kind != .go, let started = link.target, started.kind == .flow,
        let from = target(link.flow).flatMap({ index[.flow($0)] }),
        let to = target(started.name).flatMap({ index[.flow($0)] }), from != to
      else { continue }
      bundles.add(link, to: Bundle(from: from, to: to, kind: kind))
    }
    for (bundle, links) in bundles.inOrder {
      var arrow = self.arrow(bundle.kind, for: links)
      let flows = Set(links.compactMap(\.target?.name)).sorted()
      arrow.label = flows.count > 1 ? "\(flows[0]) +\(flows.count - 1)" : flows.joined()
      arrows.append((bundle.from, bundle.to, arrow))
    }
  }

  /// One arrow for all links with the same source and target.
  mutating func addArrows() {
    var bundles = Bundles()
    for link in links {
      // An event from outside is drawn even if it leads nowhere here.
      if case .outside = link.cause { _ = source(of: link.cause) }
      guard let kind = link.arrow, let to = target(of: link), let from = source(of: link.cause)
      else { continue }
      bundles.add(link, to: Bundle(from: from, to: to, kind: kind))
    }
    for part in [entry].compactMap(\.self) + outside.values {
      parts[part][0].stretchPill(to: bundles.order.count { $0.from == part })
    }
    for (bundle, links) in bundles.inOrder {
      arrows.append((bundle.from, bundle.to, arrow(bundle.kind, for: links)))
    }
    for part in parts.indices where parts[part][0].isPhone {
      parts[part][0].stretchPhone(to: arrows.filter { $0.from == part }.map(\.arrow.label))
    }
  }

  /// The part where an arrow ends: a flow that begins again begins at its start, and one further inside
  /// is in the area of a child.
  private mutating func target(of link: AppMap.Link) -> Int? {
    guard !link.act.isRestart else { return source(of: .start(at: nil)) }
    return link.target.flatMap { target in
      builder.around(target).lazy.compactMap { index[$0] }.first
    }
  }

  /// The part where an arrow begins: a screen or a flow, or a pill that is added for it.
  private mutating func source(of cause: AppMap.Cause) -> Int? {
    switch cause {
    case .event(_, let sender), .shown(let sender): return index[sender]
    case .start:
      let part = entry ?? add([builder.pill(.entry, "")])
      entry = part
      return part
    case .outside(let event, let urls):
      let part =
        outside[event] ?? add([builder.pill(.outside, ([event] + urls).joined(separator: " "))])
      outside[event] = part
      return part
    }
  }

  private func arrow(
    _ kind: GraphScene.Arrow.Kind, for links: [AppMap.Link]
  ) -> GraphScene.Arrow {
    let changes = Set(links.map { builder.difference?.change(of: $0) })
    return GraphScene.Arrow(
      kind: kind, label: Self.label(of: links),
      title: links.map { "\($0.occasion): \($0.deed)" }.joined(separator: "\n"),
      path: .init(start: .init(x: 0, y: 0), labelEnd: 0, points: [], isAround: false),
      change: changes.count == 1 ? changes.first ?? nil : .changed,
      isDimmed: links.allSatisfy(builder.isDimmed))
  }

  private static func label(of links: [AppMap.Link]) -> String {
    guard let text = links.first?.label else { return "" }
    let others = Set(links.map(\.label)).count - 1
    return others > 0 ? "\(text.shortened) +\(others)" : text.shortened
  }

  /// The area with its content positioned, in each shape that it can have.
  ///
  /// - Parameter area: nil for the whole picture.
  func shapes(of area: GraphScene.Area?, plan: LayeredGraph.Plan?) -> [GraphScene] {
    let edges = arrows.map { from, to, arrow in
      // A phone has its labels inside.
      let isOutside = !arrow.label.isEmpty && !parts[from][0].isPhone
      let label = isOutside ? GraphScene.width(of: arrow.label, at: GraphScene.labelSize) + 14 : 0
      return LayeredGraph.Edge(from: from, to: to, label: label)
    }
    let layouts = LayeredGraph.layouts(
      shapes: parts.map { $0.map(\.size) }, effort: parts.map { $0.map(\.effort) },
      edges: edges,
      lists: parts.map { $0[0].isPhone ? $0[0].phones.first?.firstLabel : nil },
      areas: Set(parts.indices.filter { area != nil && !parts[$0][0].areas.isEmpty }), plan: plan)
    return layouts.map { scene(of: area, $0) }
  }

  private func scene(of area: GraphScene.Area?, _ layout: LayeredGraph.Layout) -> GraphScene {
    let paths = layout.paths
    let points = paths.flatMap(\.points)
    let least = points.reduce(0) { min($0, $1.x) }
    let labelled = paths.filter { $0.labelEnd > $0.start.x }
    let labels = labelled.map { $0.start.y - GraphScene.labelSize - 4 }
    let top = (points.map(\.y) + labels).reduce(0, min)
    var area = area
    area?.setTitle(above: layout.size)
    let (left, above) = area.map { (18.0, $0.band) } ?? (0, 0)
    let offset = GraphScene.Point(x: left - least, y: above - top)
    var scene = GraphScene(parts, layout)
    for (arrow, path) in zip(arrows, paths) {
      var arrow = arrow.arrow
      arrow.path = path
      scene.arrows.append(arrow)
    }
    scene.move(by: offset)
    let right = points.reduce(layout.size.width) { max($0, $1.x) }
    let bottom = points.reduce(layout.size.height) { max($0, $1.y) }
    scene.size = GraphScene.Size(
      width: max(right + offset.x + left, area?.leastWidth ?? 0),
      height: max(bottom, 10) + offset.y + left)
    scene.effort = layout.effort - layout.size.width * layout.size.height
    guard var area else { return scene }
    (area.size, area.plan) = (scene.size, layout.plan)
    scene.areas.insert(area, at: 0)
    return scene
  }
}
