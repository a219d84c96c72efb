extension LayeredGraph {
  /// Turns an arrangement into coordinates.
  struct EdgeRouter {
    private let graph: LayeredGraph
    private let arrangement: Arrangement
    private let layer: [Int]
    private let row: [Int]
    /// Edges that go around, by the row under which they run.
    private var lanes: [Int: [Int]] = [:]
    private var left: [Double] = []
    private var rowTop: [Double] = []
    private var rowHeight: [Double] = []
    private var shift: [Double] = []
    private var width = 0.0

    init(_ graph: LayeredGraph, _ arrangement: Arrangement) {
      (self.graph, self.arrangement) = (graph, arrangement)
      (layer, row) = (graph.layerOfNode, graph.rowOfLayer)
      for (index, edge) in graph.edges.enumerated() where !graph.isDirect[index] {
        lanes[row[layer[edge.from]], default: []].append(index)
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
      for range in graph.rows {
        var x = 0.0
        for index in range {
          x += Double(tracks(around: index, isSource: false).count) * LayeredGraph.track
          left[index] = x
          let widest = graph.layers[index].reduce(0) { max($0, graph.sizes[$1].width) }
          let labels = graph.edges.filter { layer[$0.from] == index }.map(\.label)
          let isLast = index == range.upperBound - 1
          let sources = Double(tracks(around: index, isSource: true).count)
          x += widest
          width = max(width, x + (labels.max() ?? 0) + sources * LayeredGraph.track)
          x +=
            (labels.max() ?? 0) + sources * LayeredGraph.track + (isLast ? 0 : LayeredGraph.curve)
        }
      }
    }

    private mutating func placeRows() {
      var y = 0.0
      for (index, range) in graph.rows.enumerated() {
        let slots = range.flatMap { arrangement.columns[$0] }
        let top = slots.map { arrangement.middle[$0] - arrangement.slots[$0].height / 2 }.min() ?? 0
        let end = slots.map { arrangement.middle[$0] + arrangement.slots[$0].height / 2 }.max() ?? 0
        rowTop.append(y)
        rowHeight.append(end - top)
        shift.append(y - top)
        let lanes = Double(lanes[index]?.count ?? 0)
        let isLast = index == graph.rows.count - 1
        y += end - top + (lanes > 0 ? 14 + lanes * LayeredGraph.track : 0) + (isLast ? 0 : 34)
      }
      height = y
    }

    private var height = 0.0

    private func middle(_ slot: Int, _ row: Int) -> Double { arrangement.middle[slot] + shift[row] }

    func layout() -> Layout {
      let nodes = graph.sizes.indices.map { node in
        Point(
          x: left[layer[node]],
          y: middle(node, row[layer[node]]) - graph.sizes[node].height / 2)
      }
      return Layout(
        nodes: nodes, paths: paths(nodes), size: Size(width: width, height: height))
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
        let room = graph.sizes[node].height / Double(own.count + 1)
        let step = min(room, isOutgoing ? 22 : 16)
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
        let widest = graph.layers[place].reduce(0) { max($0, graph.sizes[$1].width) }
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
      let (fromRow, toRow) = (row[from], row[to])
      let own = tracks(around: from, isSource: true)
      let labels = graph.edges.filter { layer[$0.from] == from }.map(\.label).max() ?? 0
      let widest = graph.layers[from].reduce(0) { max($0, graph.sizes[$1].width) }
      let down =
        left[from] + widest + labels + 4
        + Double(own.firstIndex(of: index) ?? 0) * LayeredGraph.track
      let arrivals = tracks(around: to, isSource: false)
      let beside =
        left[to] - 16 - Double(arrivals.firstIndex(of: index) ?? 0) * LayeredGraph.track
      let lane = Double(lanes[fromRow]?.firstIndex(of: index) ?? 0) * LayeredGraph.track
      let below = rowTop[fromRow] + rowHeight[fromRow] + 14 + lane
      var points = [Point(x: down, y: start.y), Point(x: down, y: below)]
      if toRow == fromRow || toRow == fromRow + 1 {
        points += [Point(x: beside, y: below)]
      } else {
        let margin = -24 - lane
        let above = rowTop[toRow] - 12 - lane / 3
        points += [
          Point(x: margin, y: below), Point(x: margin, y: above), Point(x: beside, y: above),
        ]
      }
      return EdgePath(
        start: start, labelEnd: labelEnd, points: points + [Point(x: beside, y: end.y), end],
        isAround: true)
    }
  }
}
