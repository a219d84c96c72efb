import Testing

@testable import Graph

@Suite struct GraphLayoutTests {
  /// However nodes are linked, and with shelves or without, none overlaps another, and links go to
  /// the right.
  @Test(arguments: 0..<60) func layersNeverOverlap(seed: Int) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    let count = 1 + random(40)
    let sizes = (0..<count).map { _ in
      LayeredGraph.Size(width: Double(20 + random(300)), height: Double(20 + random(300)))
    }
    let edges = (0..<random(80)).map { _ in
      LayeredGraph.Edge(from: random(count), to: random(count), label: Double(random(120)))
    }
    let areas = Set((0..<count).filter { _ in random(3) == 0 })
    let plan = LayeredGraph.Plan(hasShelves: seed % 2 == 0, breadth: 0.6 + Double(seed % 7) / 4)
    let graph = LayeredGraph(sizes: sizes, edges: edges, areas: areas, plan: plan)
    let layout = graph.layout()
    #expect(layout.nodes.count == count)
    #expect(layout.paths.count == edges.count)
    for one in 0..<count {
      for other in 0..<one {
        let (left, right) = (layout.nodes[one], layout.nodes[other])
        let isApart =
          left.x + sizes[one].width <= right.x || right.x + sizes[other].width <= left.x
          || left.y + sizes[one].height <= right.y || right.y + sizes[other].height <= left.y
        #expect(isApart, "\(one) lies on \(other)")
      }
    }
    for (index, edge) in edges.enumerated() where graph.isDirect[index] {
      let end = layout.nodes[edge.from].x + sizes[edge.from].width + edge.label
      #expect(end <= layout.nodes[edge.to].x)
    }
  }

  /// Tabs of the same size are in a row below the flow's start.
  @Test func tabsAreInARow() {
    let tabs = Array(repeating: LayeredGraph.Size(width: 300, height: 400), count: 3)
    let layout = LayeredGraph.best(
      sizes: [.init(width: 9, height: 64)] + tabs,
      edges: (1...3).map { .init(from: 0, to: $0, label: 40) },
      lists: Array(repeating: nil, count: 4), areas: [1, 2, 3])
    #expect(Set(layout.nodes.dropFirst().map(\.y)).count == 1)
    #expect(layout.nodes.map(\.x) == layout.nodes.map(\.x).sorted())
  }

  /// A screen that comes after a screen is beside it, whatever flows the first one starts.
  @Test func screensAreNotBeyondFlows() {
    let phone = LayeredGraph.Size(width: 120, height: 90)
    let flow = LayeredGraph.Size(width: 1500, height: 900)
    let layout = LayeredGraph.best(
      sizes: [phone, flow, flow, phone],
      edges: [(0, 1), (0, 2), (0, 3)].map { .init(from: $0, to: $1, label: 0) },
      lists: Array(repeating: nil, count: 4), areas: [1, 2])
    #expect(layout.nodes[3].x < 300)
  }

  /// A flow with a plan keeps it, even where another one is better.
  @Test func plansAreKept() {
    let sizes = Array(repeating: LayeredGraph.Size(width: 120, height: 90), count: 12)
    let plan = LayeredGraph.Plan(hasShelves: true, breadth: 9)
    let layout = LayeredGraph.best(
      sizes: sizes, edges: [], lists: Array(repeating: nil, count: 12), areas: Set(0..<12),
      plan: plan)
    #expect(layout.plan == plan)
    #expect(Set(layout.nodes.map(\.y)).count == 1)
  }
}
