/// Places nodes of any sizes from left to right in layers, so that arrows go to the right where
/// they can and cross seldom. A graph that would be too wide continues in a row below, a layer that
/// would be too high in a column next to it. The same input always gives the same picture.
///
/// After Sugiyama, Tagawa and Toda, "Methods for visual understanding of hierarchical system
/// structures": layers by the longest path, order by barycenters, positions by isotonic regression.
struct LayeredGraph {
  struct Size: Hashable {
    var width: Double
    var height: Double
  }

  struct Edge: Hashable {
    let from: Int
    let to: Int
    /// The width of its label.
    let label: Double
  }

  let sizes: [Size]
  let edges: [Edge]
  /// The desired ratio of width to height.
  let aspect: Double

  /// The layer of each node, and the row of each layer.
  private(set) var layers: [[Int]] = []
  private(set) var rows: [Range<Int>] = []
  /// Whether an edge goes to a later layer of its row: the others go around.
  private(set) var isDirect: [Bool] = []

  /// Layers up to this height are never split.
  private static let leastHeight = 460.0
  static let spacing = 26.0
  static let curve = 46.0
  static let track = 9.0

  init(sizes: [Size], edges: [Edge], aspect: Double = 1.7) {
    (self.sizes, self.edges, self.aspect) = (sizes, edges, aspect)
    makeLayers()
    splitHighLayers()
    foldIntoRows()
    let layer = layerOfNode
    let row = rowOfLayer
    isDirect = edges.map {
      layer[$0.from] < layer[$0.to] && row[layer[$0.from]] == row[layer[$0.to]]
    }
  }

  var layerOfNode: [Int] { Self.groups(layers, of: sizes.count) }
  var rowOfLayer: [Int] { Self.groups(rows, of: layers.count) }

  /// The index of each item's group.
  private static func groups(_ groups: [some Sequence<Int>], of count: Int) -> [Int] {
    var result = Array(repeating: 0, count: count)
    for (index, group) in groups.enumerated() {
      for item in group { result[item] = index }
    }
    return result
  }

  /// Places each node after all that lead to it, except for the edges that close a cycle.
  private mutating func makeLayers() {
    var outgoing = Array(repeating: [Int](), count: sizes.count)
    for edge in edges where edge.from != edge.to { outgoing[edge.from].append(edge.to) }
    var state = Array(repeating: 0, count: sizes.count)
    var order: [Int] = []
    var forward = Array(repeating: [Int](), count: sizes.count)
    func visit(_ node: Int) {
      state[node] = 1
      for next in outgoing[node] where state[next] != 1 {
        forward[node].append(next)
        if state[next] == 0 { visit(next) }
      }
      state[node] = 2
      order.append(node)
    }
    // Starts with nodes that no edge leads to, so that cycles are closed as late as possible.
    let targets = Set(edges.map(\.to))
    let starts = sizes.indices.filter { !targets.contains($0) }
    for node in starts + Array(sizes.indices) where state[node] == 0 { visit(node) }
    var depth = Array(repeating: 0, count: sizes.count)
    for node in order.reversed() {
      for next in forward[node] { depth[next] = max(depth[next], depth[node] + 1) }
    }
    layers = Array(repeating: [], count: (depth.max() ?? -1) + 1)
    for node in sizes.indices { layers[depth[node]].append(node) }
  }

  private var area: Double {
    sizes.reduce(0) { sum, size in
      sum + (size.width + Self.curve) * (size.height + Self.spacing)
    }
  }

  private func height(of layer: [Int]) -> Double {
    layer.reduce(-Self.spacing) { $0 + sizes[$1].height + Self.spacing }
  }

  private func width(of layer: [Int]) -> Double {
    layer.reduce(0) { max($0, sizes[$1].width) }
  }

  /// Places many nodes without an order in several columns.
  private mutating func splitHighLayers() {
    let tallest = sizes.reduce(0) { max($0, $1.height) }
    let limit = max(tallest, Self.leastHeight, (area / aspect).squareRoot() * 1.15)
    layers = layers.flatMap { layer -> [[Int]] in
      let parts = (height(of: layer) / limit).rounded(.up)
      guard parts > 1 else { return [layer] }
      let share = height(of: layer) / parts * 1.02
      var columns: [[Int]] = [[]]
      for node in layer {
        if let last = columns.last, !last.isEmpty, height(of: last + [node]) > share {
          columns.append([])
        }
        columns[columns.count - 1].append(node)
      }
      return columns
    }
  }

  /// Breaks a long sequence of layers as a text breaks its lines.
  private mutating func foldIntoRows() {
    var gaps = Array(repeating: Self.curve, count: layers.count)
    let layer = layerOfNode
    for edge in edges {
      gaps[layer[edge.from]] = max(gaps[layer[edge.from]], Self.curve + edge.label)
    }
    let widths = layers.indices.map { width(of: layers[$0]) + gaps[$0] }
    let heights = layers.map(height)
    let whole = widths.reduce(0, +)
    var best: (rows: [Range<Int>], badness: Double)?
    for count in 1...max(1, min(layers.count, 12)) {
      let rows = broken(widths, at: whole / Double(count) * 1.04)
      let width = rows.map { widths[$0].reduce(0, +) }.max() ?? 1
      let height = rows.map { (heights[$0].max() ?? 0) + 70 }.reduce(0, +)
      let ratio = width / max(height, 1) / aspect
      // An additional row must be worth it.
      let badness = (ratio > 1 ? ratio : 1 / max(ratio, 0.01)) + Double(rows.count - 1) * 0.4
      if badness < best?.badness ?? .infinity { best = (rows, badness) }
    }
    rows = best?.rows ?? []
  }

  private func broken(_ widths: [Double], at limit: Double) -> [Range<Int>] {
    var rows: [Range<Int>] = []
    var (start, sum) = (0, 0.0)
    for (index, width) in widths.enumerated() {
      // A broad layer doesn't leave a narrow one before it alone.
      if sum > limit * 0.3, sum + width > limit {
        rows.append(start..<index)
        (start, sum) = (index, 0)
      }
      sum += width
    }
    if start < widths.count { rows.append(start..<widths.count) }
    return rows
  }
}
