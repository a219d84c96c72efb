extension LayeredGraph {
  /// The coordinates of everything.
  struct Layout {
    /// The upper left corner of each node.
    var nodes: [Point]
    /// The path of each edge.
    var paths: [EdgePath]
    var size: Size
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
