extension LayeredGraph {
  /// Where all of it is.
  struct Places {
    /// The upper left corner of each node.
    var nodes: [Point]
    /// The way of each edge.
    var ways: [Way]
    var size: Size
  }

  struct Point: Hashable {
    var x: Double
    var y: Double
  }

  /// The way of an edge: along a straight piece with what is written on it, then either in curves
  /// through some points, or around other nodes at right angles.
  struct Way: Hashable {
    var start: Point
    var labelEnd: Double
    var points: [Point]
    var isAround: Bool
  }

  /// A node, or a place where an edge passes a layer.
  fileprivate struct Slot {
    let node: Int?
    let height: Double
    var incoming: [Int] = []
    var outgoing: [Int] = []
  }

  func places() -> Places {
    var arrangement = Arrangement(self)
    arrangement.reduceCrossings()
    arrangement.placeVertically()
    return Router(self, arrangement).places()
  }

  /// The slots of each layer, in their order from above.
  fileprivate struct Arrangement {
    var slots: [Slot] = []
    var columns: [[Int]]
    /// The slots that each edge passes, from its source to its target.
    var chains: [[Int]]
    /// The middle of each slot.
    var middle: [Double] = []

    init(_ graph: LayeredGraph) {
      slots = graph.sizes.enumerated().map { Slot(node: $0, height: $1.height) }
      columns = graph.layers
      let layer = graph.layerOfNode
      chains = []
      for (index, edge) in graph.edges.enumerated() {
        var chain = [edge.from]
        if graph.isDirect[index] {
          for between in layer[edge.from] + 1..<layer[edge.to] {
            slots.append(Slot(node: nil, height: 6))
            columns[between].append(slots.count - 1)
            chain.append(slots.count - 1)
          }
          chain.append(edge.to)
          for (one, next) in zip(chain, chain.dropFirst()) {
            slots[one].outgoing.append(next)
            slots[next].incoming.append(one)
          }
        }
        chains.append(chain)
      }
    }

    private var positions: [Int] {
      var result = Array(repeating: 0, count: slots.count)
      for column in columns {
        for (position, slot) in column.enumerated() { result[slot] = position }
      }
      return result
    }

    private func crossings() -> Int {
      let position = positions
      var count = 0
      for column in columns {
        let pairs = column.flatMap { slot in
          slots[slot].outgoing.map { (position[slot], position[$0]) }
        }
        for (index, one) in pairs.enumerated() {
          for other in pairs[(index + 1)...]
          where (one.0 - other.0) * (one.1 - other.1) < 0 { count += 1 }
        }
      }
      return count
    }

    mutating func reduceCrossings() {
      var best = (columns, crossings())
      for sweep in 0..<16 where best.1 > 0 {
        let isForward = sweep % 2 == 0
        let order = isForward ? Array(columns.indices) : columns.indices.reversed()
        for index in order { sort(index, by: isForward ? \.incoming : \.outgoing) }
        let count = crossings()
        if count < best.1 { best = (columns, count) }
      }
      columns = best.0
    }

    /// Sorts a column by where its neighbours are; what has none stays where it is.
    private mutating func sort(_ index: Int, by neighbours: KeyPath<Slot, [Int]>) {
      let position = positions
      let keys = columns[index].enumerated().map { place, slot -> (Double, Int, Int) in
        let others = slots[slot][keyPath: neighbours]
        guard !others.isEmpty else { return (Double(place), place, slot) }
        let sum = others.reduce(0) { $0 + Double(position[$1]) }
        return (sum / Double(others.count), place, slot)
      }
      columns[index] = keys.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
    }

    mutating func placeVertically() {
      middle = Array(repeating: 0, count: slots.count)
      for column in columns {
        let total = column.reduce(-LayeredGraph.spacing) {
          $0 + slots[$1].height + LayeredGraph.spacing
        }
        var top = -total / 2
        for slot in column {
          middle[slot] = top + slots[slot].height / 2
          top += slots[slot].height + LayeredGraph.spacing
        }
      }
      for sweep in 0..<12 {
        let isForward = sweep % 2 == 0
        let order = isForward ? Array(columns.indices) : columns.indices.reversed()
        for index in order { align(index, with: isForward ? \.incoming : \.outgoing) }
      }
    }

    /// Moves the slots of a column as near to their neighbours as their order and heights let them:
    /// isotonic regression, by merging neighbours that want to change places.
    private mutating func align(_ index: Int, with neighbours: KeyPath<Slot, [Int]>) {
      let column = columns[index]
      var offsets: [Double] = []
      for (place, slot) in column.enumerated() {
        guard place > 0 else {
          offsets.append(0)
          continue
        }
        let both = slots[slot].height + slots[column[place - 1]].height
        offsets.append(offsets[place - 1] + both / 2 + LayeredGraph.spacing)
      }
      var blocks: [(sum: Double, count: Double)] = []
      var lengths: [Int] = []
      for (place, slot) in column.enumerated() {
        let others = slots[slot][keyPath: neighbours]
        let wanted =
          others.isEmpty
          ? middle[slot] : others.reduce(0) { $0 + middle[$1] } / Double(others.count)
        blocks.append((wanted - offsets[place], 1))
        lengths.append(1)
        while blocks.count > 1,
          blocks[blocks.count - 2].sum / blocks[blocks.count - 2].count
            > blocks[blocks.count - 1].sum / blocks[blocks.count - 1].count
        {
          let (last, length) = (blocks.removeLast(), lengths.removeLast())
          blocks[blocks.count - 1].sum += last.sum
          blocks[blocks.count - 1].count += last.count
          lengths[lengths.count - 1] += length
        }
      }
      var place = 0
      for (block, length) in zip(blocks, lengths) {
        for _ in 0..<length {
          middle[column[place]] = block.sum / block.count + offsets[place]
          place += 1
        }
      }
    }
  }
}

extension LayeredGraph {
  /// Turns an arrangement into coordinates.
  fileprivate struct Router {
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

    func places() -> Places {
      let nodes = graph.sizes.indices.map { node in
        Point(
          x: left[layer[node]],
          y: middle(node, row[layer[node]]) - graph.sizes[node].height / 2)
      }
      return Places(
        nodes: nodes, ways: ways(nodes), size: Size(width: width, height: height))
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

    private func ways(_ nodes: [Point]) -> [Way] {
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

    private func direct(_ index: Int, _ start: Point, _ labelEnd: Double, _ end: Point) -> Way {
      let chain = arrangement.chains[index]
      let first = chain[0]
      var points = [Point(x: labelEnd, y: start.y)]
      for slot in chain.dropFirst().dropLast() {
        let place = layer[first] + (chain.firstIndex(of: slot) ?? 0)
        let widest = graph.layers[place].reduce(0) { max($0, graph.sizes[$1].width) }
        let y = middle(slot, row[place])
        points += [Point(x: left[place], y: y), Point(x: left[place] + widest, y: y)]
      }
      return Way(start: start, labelEnd: labelEnd, points: points + [end], isAround: false)
    }

    /// Down beside the source, along a lane below its row, and up or down beside the target; past
    /// other rows at the left of all.
    private func around(_ index: Int, _ start: Point, _ labelEnd: Double, _ end: Point) -> Way {
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
      return Way(
        start: start, labelEnd: labelEnd, points: points + [Point(x: beside, y: end.y), end],
        isAround: true)
    }
  }
}
