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

  /// The path of an edge: along a straight piece with what is written on it, then either in curves
  /// through some points, or around other nodes at right angles.
  struct EdgePath: Hashable {
    var start: Point
    var labelEnd: Double
    var points: [Point]
    var isAround: Bool
  }

  /// A node, or a place where an edge passes a layer.
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
