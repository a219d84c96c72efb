extension LayeredGraph {
  /// Turns an arrangement into coordinates.
  struct EdgeRouter {
    private let graph: LayeredGraph
    private let arrangement: Arrangement
    private let layer: [Int]
    private let row: [Int]
    /// Edges that go around, by the row above which they run; the last ones run below all rows.
    private var lanes: [[Int]]
    /// Those that pass rows: at the left of all, or of the rows beside.
    private var passing: [Int] = []
    private var between = 0.0
    private var left: [Double] = []
    private var rowTop: [Double] = []
    private var shift: [Double] = []
    private var width = 0.0

    init(_ graph: LayeredGraph, _ arrangement: Arrangement) {
      (self.graph, self.arrangement) = (graph, arrangement)
      (layer, row) = (graph.layerOfNode, graph.rowOfLayer)
      lanes = Array(repeating: [], count: graph.rows.count + 1)
      for (index, edge) in graph.edges.enumerated() where !graph.isDirect[index] {
        let (from, to) = (row[layer[edge.from]], row[layer[edge.to]])
        lanes[from + 1].append(index)
        guard to != from, to != from + 1 else { continue }
        lanes[to].append(index)
        passing.append(index)
      }
      placeLayers()
      placeRows()
    }

    private func tracks(around layer: Int, isSource: Bool) -> [Int] {
      graph.edges.indices.filter { index in
        let edge = graph.edges[index]
        return !graph.isDirect[index] && self.layer[isSource ? edge.from : edge.to] == layer
      }
    }

    private mutating func placeLayers() {
      left = Array(repeating: 0, count: graph.layers.count)
      var start = 0.0
      for (row, range) in graph.rows.enumerated() {
        if row == graph.firstBeside {
          between = width + 14
          start = between + 14 + Double(passing.count) * LayeredGraph.track
        }
        var x = start
        for index in range {
          x += Double(tracks(around: index, isSource: false).count) * LayeredGraph.track
          left[index] = x
          x += graph.width(of: graph.layers[index]) + labels(after: index)
          x += Double(tracks(around: index, isSource: true).count) * LayeredGraph.track
          width = max(width, x)
          x += index < graph.firstShelf ? LayeredGraph.curve : LayeredGraph.spacing
        }
      }
    }

    private func labels(after index: Int) -> Double {
      graph.edges.reduce(0) { layer[$1.from] == index ? max($0, $1.label) : $0 }
    }

    private mutating func placeRows() {
      var y = lanes.first.map { room(for: $0) } ?? 0
      for (index, range) in graph.rows.enumerated() {
        if index == graph.firstBeside { y = room(for: lanes[index]) }
        let slots = range.flatMap { arrangement.columns[$0] }
        let top = slots.map { arrangement.middle[$0] - arrangement.slots[$0].height / 2 }.min() ?? 0
        let end = slots.map { arrangement.middle[$0] + arrangement.slots[$0].height / 2 }.max() ?? 0
        rowTop.append(y)
        shift.append(y - top)
        let isLast = index == graph.rows.count - 1
        y += end - top + max(room(for: lanes[index + 1]), isLast ? 0 : LayeredGraph.spacing)
      }
      rowTop.append(y)
      height = rowTop.max() ?? 0
    }

    private func room(for lane: [Int]) -> Double {
      lane.isEmpty ? 0 : 10 + Double(lane.count) * LayeredGraph.track
    }

    /// The height of the lane of an edge above a row, or below the last one.
    private func lane(_ index: Int, above row: Int) -> Double {
      rowTop[row] - Double(lanes[row].count - (lanes[row].firstIndex(of: index) ?? 0))
        * LayeredGraph.track
    }

    private var height = 0.0

    private func middle(_ slot: Int, _ row: Int) -> Double { arrangement.middle[slot] + shift[row] }

    func layout(_ shapes: [Int]) -> Layout {
      let nodes = graph.sizes.indices.map { node in
        Point(
          x: left[layer[node]],
          y: middle(node, row[layer[node]]) - graph.sizes[node].height / 2)
      }
      return Layout(
        nodes: nodes, paths: paths(nodes), size: Size(width: width, height: height),
        plan: graph.plan, shapes: shapes)
    }

    /// The edges at one side of a node, from above; those that go around come last.
    private func ports(_ isOutgoing: Bool) -> [Int: Double] {
      var result: [Int: Double] = [:]
      for node in graph.sizes.indices {
        let own = graph.edges.indices.filter {
          (isOutgoing ? graph.edges[$0].from : graph.edges[$0].to) == node
        }
        let keys = own.map { index -> (Double, Int) in
          let chain = arrangement.chains[index]
          guard graph.isDirect[index] else { return (.infinity, index) }
          return (arrangement.middle[isOutgoing ? chain[1] : chain[chain.count - 2]], index)
        }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }
        if isOutgoing, let top = graph.lists[node] {
          let first = middle(node, row[layer[node]]) - graph.sizes[node].height / 2 + top
          for (place, key) in keys.enumerated() {
            result[key.1] = first + LayeredGraph.line * Double(place)
          }
          continue
        }
        let room = graph.sizes[node].height / Double(max(own.count, 1))
        let step = min(room, 16)
        let first = middle(node, row[layer[node]]) - step * Double(own.count - 1) / 2
        for (place, key) in keys.enumerated() { result[key.1] = first + step * Double(place) }
      }
      return result
    }

    private func paths(_ nodes: [Point]) -> [EdgePath] {
      let (outgoing, incoming) = (ports(true), ports(false))
      return graph.edges.indices.map { index in
        let edge = graph.edges[index]
        let start = Point(
          x: nodes[edge.from].x + graph.sizes[edge.from].width, y: outgoing[index] ?? 0)
        let end = Point(x: nodes[edge.to].x, y: incoming[index] ?? 0)
        let labelEnd = start.x + edge.label
        return graph.isDirect[index]
          ? direct(index, start, labelEnd, end) : around(index, start, labelEnd, end)
      }
    }

    private func direct(_ index: Int, _ start: Point, _ labelEnd: Double, _ end: Point) -> EdgePath
    {
      let chain = arrangement.chains[index]
      let first = chain[0]
      var points = [Point(x: labelEnd, y: start.y)]
      for slot in chain.dropFirst().dropLast() {
        let place = layer[first] + (chain.firstIndex(of: slot) ?? 0)
        let widest = graph.width(of: graph.layers[place])
        let y = middle(slot, row[place])
        points += [Point(x: left[place], y: y), Point(x: left[place] + widest, y: y)]
      }
      return EdgePath(start: start, labelEnd: labelEnd, points: points + [end], isAround: false)
    }

    /// Runs down next to the source, along a lane below its row, and up or down next to the target;
    /// passes other rows at the far left.
    private func around(_ index: Int, _ start: Point, _ labelEnd: Double, _ end: Point) -> EdgePath
    {
      let edge = graph.edges[index]
      let (from, to) = (layer[edge.from], layer[edge.to])
      let own = tracks(around: from, isSource: true)
      let down =
        left[from] + graph.width(of: graph.layers[from]) + labels(after: from) + 4
        + Double(own.firstIndex(of: index) ?? 0) * LayeredGraph.track
      let arrivals = tracks(around: to, isSource: false)
      let beside =
        left[to] - 14 - Double(arrivals.firstIndex(of: index) ?? 0) * LayeredGraph.track
      let below = lane(index, above: row[from] + 1)
      var points = [Point(x: down, y: start.y), Point(x: down, y: below)]
      if let place = passing.firstIndex(of: index) {
        let track = Double(place) * LayeredGraph.track
        let isBeside = max(row[from], row[to]) >= graph.firstBeside
        let margin = isBeside ? between + track : -18 - track
        let above = lane(index, above: row[to])
        points += [Point(x: margin, y: below), Point(x: margin, y: above)]
        points.append(Point(x: beside, y: above))
      } else {
        points.append(Point(x: beside, y: below))
      }
      return EdgePath(
        start: start, labelEnd: labelEnd, points: points + [Point(x: beside, y: end.y), end],
        isAround: true)
    }
  }
}
