extension LayeredGraph {
  /// The coordinates of everything.
  struct Layout {
    /// The upper left corner of each node.
    var nodes: [Point]
    /// The path of each edge.
    var paths: [EdgePath]
    var size: Size
    let plan: Plan
    /// The chosen shape of each node.
    let shapes: [Int]
    /// The cost of the arrows within the shapes.
    var inner = 0.0

    /// A smaller picture of a usual shape is better, and so are shorter arrows.
    var cost: Double {
      let ratio = size.width / max(size.height, 1)
      return effort * max(1, ratio / 1.6, 0.85 / max(ratio, 0.01))
    }

    var effort: Double {
      paths.reduce(size.width * size.height + inner) {
        $0 + $1.length * 3 + ($1.isAround ? 7000 : 0)
      }
    }
  }

  struct Point: Hashable {
    var x: Double
    var y: Double
  }

  /// The path of an edge: a straight piece with the label, then either curves through some points,
  /// or right angles around other nodes.
  struct EdgePath: Hashable {
    var start: Point
    var labelEnd: Double
    var points: [Point]
    var isAround: Bool

    fileprivate var length: Double {
      zip([start] + points, points).reduce(0) { sum, piece in
        sum + abs(piece.0.x - piece.1.x) + abs(piece.0.y - piece.1.y)
      }
    }
  }

  /// A node, or a point where an edge passes a layer.
  struct Slot {
    let node: Int?
    let height: Double
    var incoming: [Int] = []
    var outgoing: [Int] = []
  }

  func layout(_ shapes: [Int] = []) -> Layout {
    var arrangement = Arrangement(self)
    arrangement.reduceCrossings()
    arrangement.placeVertically()
    return EdgeRouter(self, arrangement).layout(shapes)
  }

  /// By a plan, or else by each one whose picture is small, with short arrows. The best comes first;
  /// the others are narrower or lower.
  /// - Parameters:
  ///   - shapes: the sizes that each node can have.
  ///   - effort: the cost of the arrows within each of these.
  static func layouts(
    shapes: [[Size]], effort: [[Double]]? = nil, edges: [Edge], lists: [Double?]? = nil,
    areas: Set<Int>, plan: Plan? = nil
  ) -> [Layout] {
    var seen: Set<[[Int]]> = []
    func layout(_ plan: Plan, _ choice: [Int]) -> Layout? {
      let graph = LayeredGraph(
        sizes: zip(shapes, choice).map { $0[$1] }, edges: edges, lists: lists, areas: areas,
        plan: plan)
      let key = graph.layers + [choice, graph.rows.map(\.lowerBound)]
      guard seen.insert(key).inserted else { return nil }
      var layout = graph.layout(choice)
      layout.inner = effort.map { zip($0, choice).reduce(0) { $0 + $1.0[$1.1] } } ?? 0
      return layout
    }
    // Begins with the best shapes, and with the highest that fit into shelves.
    let height = area(of: shapes.map { $0[0] }).squareRoot()
    let fitting = [0.35, 0.5, 0.7, 1].map { share in
      shapes.map { shapes in
        let heights = shapes.map { $0.height <= height * share ? -$0.height : $0.height }
        return shapes.indices.min { heights[$0] < heights[$1] } ?? 0
      }
    }
    var layouts = (plan.map { [$0] } ?? plans(areas, edges, lists)).flatMap { plan in
      ([shapes.map { _ in 0 }] + fitting).compactMap { layout(plan, $0) }
    }.sorted { $0.cost < $1.cost }
    // Changes the shapes of the largest nodes, one by one.
    let largest = shapes.indices.sorted { area(of: [shapes[$0][0]]) > area(of: [shapes[$1][0]]) }
      .filter { shapes[$0].count > 1 }.prefix(8)
    for place in layouts.indices.prefix(8) {
      for node in largest + largest {
        for shape in shapes[node].indices {
          var choice = layouts[place].shapes
          choice[node] = shape
          guard let other = layout(layouts[place].plan, choice) else { continue }
          if other.cost < layouts[place].cost { layouts[place] = other }
        }
      }
    }
    let least = layouts.map(\.effort).min() ?? 0
    return layouts.sorted { $0.cost < $1.cost }.reduce(into: []) { kept, layout in
      let isWorse = kept.contains {
        $0.size.width <= layout.size.width && $0.size.height <= layout.size.height
      }
      if kept.isEmpty || !isWorse && layout.effort < least * 2 { kept.append(layout) }
    }
  }

  private static func plans(_ areas: Set<Int>, _ edges: [Edge], _ lists: [Double?]?) -> [Plan] {
    // Areas that come after the same node aren't among the layers, and tabs are in rows.
    let fans = Dictionary(grouping: edges.filter { areas.contains($0.to) }, by: \.from)
      .filter { Set($0.value.map(\.to)).count > 1 }.keys
    let hasTabs = fans.contains { lists?[$0] == nil }
    let shares =
      (fans.isEmpty ? [nil] : [])
      + (areas.isEmpty ? [] : hasTabs ? [2, 0] : [2, 0, 0.2, 0.4, 0.6, 0.8])
    return shares.flatMap { share in
      [0.6, 0.7, 0.8, 0.9, 1, 1.15, 1.3, 1.5, 1.8, 2.4].map { Plan(breadth: $0, share: share) }
    }
  }
}
