extension LayeredGraph {
  /// The coordinates of everything.
  struct Layout {
    /// The upper left corner of each node.
    var nodes: [Point]
    /// The path of each edge.
    var paths: [EdgePath]
    var size: Size
    let plan: Plan

    /// A smaller picture of a usual shape is better, and so are shorter arrows.
    var cost: Double {
      let ratio = size.width / max(size.height, 1)
      let shape = max(1, ratio / 2.2, 0.85 / max(ratio, 0.01))
      let length = paths.reduce(0) { $0 + $1.length * 9 + ($1.isAround ? 16000 : 0) }
      return size.width * size.height * shape + length
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

  func layout() -> Layout {
    var arrangement = Arrangement(self)
    arrangement.reduceCrossings()
    arrangement.placeVertically()
    return EdgeRouter(self, arrangement).layout()
  }
}
