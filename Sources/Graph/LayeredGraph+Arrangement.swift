extension LayeredGraph {
  /// The slots of each layer, in their order from above.
  struct Arrangement {
    var slots: [Slot] = []
    var columns: [[Int]]
    private let firstShelf: Int
    /// The slots that each edge passes, from its source to its target.
    var chains: [[Int]]
    /// The middle of each slot.
    var middle: [Double] = []

    init(_ graph: LayeredGraph) {
      slots = graph.sizes.enumerated().map { Slot(node: $0, height: $1.height) }
      (columns, firstShelf) = (graph.layers, graph.firstShelf)
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

    /// Sorts a column by the positions of its neighbours; slots without neighbours stay.
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
      for (index, column) in columns.enumerated() {
        let total = column.reduce(-LayeredGraph.spacing) {
          $0 + slots[$1].height + LayeredGraph.spacing
        }
        var top = index < firstShelf ? -total / 2 : 0
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
