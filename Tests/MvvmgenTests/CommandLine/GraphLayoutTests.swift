import Testing

@testable import MvvmgenGraph

@Suite struct GraphLayoutTests {
  /// However nodes are linked, and wherever shelves are, none overlaps another, and links go to
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
    let plan = LayeredGraph.Plan(
      breadth: 0.6 + Double(seed % 7) / 4, share: seed % 3 == 0 ? nil : Double(seed % 5) / 3)
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

  /// Tabs are in their order, in a row below the flow's start.
  @Test(arguments: [[400.0, 400, 400], [200, 500, 300]])
  func tabsAreInARow(heights: [Double]) throws {
    let tabs = heights.map { LayeredGraph.Size(width: 300, height: $0) }
    let layout = try #require(
      LayeredGraph.layouts(
        shapes: [[.init(width: 9, height: 64)]] + tabs.map { [$0] },
        edges: (1...3).map { .init(from: 0, to: $0, label: 40) }, areas: [1, 2, 3]
      ).first)
    #expect(Set(layout.nodes.dropFirst().map(\.y)).count == 1)
    #expect(layout.nodes.map(\.x) == layout.nodes.map(\.x).sorted())
  }

  /// A screen that comes after a screen is beside it, whatever flows the first one starts.
  @Test func screensAreNotBeyondFlows() throws {
    let phone = LayeredGraph.Size(width: 120, height: 90)
    let flow = LayeredGraph.Size(width: 1500, height: 900)
    let layout = try #require(
      LayeredGraph.layouts(
        shapes: [[phone], [flow], [flow], [phone]],
        edges: [(0, 1), (0, 2), (0, 3)].map { .init(from: $0, to: $1, label: 0) }, areas: [1, 2]
      ).first)
    #expect(layout.nodes[3].x < 300)
  }

  /// A flow with a plan keeps it, even where another one is better.
  @Test func plansAreKept() throws {
    let sizes = Array(repeating: LayeredGraph.Size(width: 120, height: 90), count: 12)
    let plan = LayeredGraph.Plan(breadth: 9, share: 2)
    let layouts = LayeredGraph.layouts(
      shapes: sizes.map { [$0] }, edges: [], areas: Set(0..<12), plan: plan)
    let layout = try #require(layouts.first)
    #expect(layouts.count == 1)
    #expect(layout.plan == plan)
    #expect(Set(layout.nodes.map(\.y)).count == 1)
  }

  /// Of two shapes of one size, that with the shorter arrows inside is drawn.
  @Test func arrowsInsideCount() throws {
    let size = LayeredGraph.Size(width: 400, height: 1000)
    let layout = try #require(
      LayeredGraph.layouts(
        shapes: [[size], [size, size]], effort: [[0], [9000, 0]], edges: [], areas: [0, 1]
      ).first)
    #expect(layout.shapes == [0, 1])
  }

  /// A flow that can be drawn in several shapes has one that fits beside the others.
  @Test func shapesFit() throws {
    let high = LayeredGraph.Size(width: 400, height: 1000)
    let layout = try #require(
      LayeredGraph.layouts(
        shapes: [
          [high], [high], [.init(width: 1000, height: 400), .init(width: 420, height: 1000)],
        ],
        edges: [], areas: [0, 1, 2]
      ).first)
    #expect(layout.shapes == [0, 0, 1])
    #expect(Set(layout.nodes.map(\.y)).count == 1)
  }
}
