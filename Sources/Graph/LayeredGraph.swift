/// Places nodes of any sizes from left to right in layers, so that arrows go to the right where
/// they can and cross seldom. A graph that would be too wide continues in a row below, a layer that
/// would be too high in a column next to it. Large nodes can be on shelves below or beside the others.
/// The same input always gives the same picture.
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

  /// A way to divide nodes among rows.
  struct Plan: Hashable {
    /// The width of a row, relative to that of a picture without gaps.
    var breadth = 1.0
    /// Areas are on shelves at the right of all else, if they are as large as this share of the
    /// largest, or else below; without it, they are among the layers.
    var share: Double?
  }

  let sizes: [Size]
  let edges: [Edge]
  /// For a node with a list of its events, the distance of the first one from its top.
  let lists: [Double?]
  let plan: Plan

  /// The nodes of each layer, and the layers of each row.
  private(set) var layers: [[Int]] = []
  private(set) var rows: [Range<Int>] = []
  /// Whether an edge goes to a later layer of its row: the others go around.
  private(set) var isDirect: [Bool] = []
  /// The layers from here on are on shelves.
  private(set) var firstShelf = 0
  /// The rows from here on are at the right of all others. The row before them is empty.
  private(set) var firstBeside = Int.max
  /// The areas that begin at one place, such as tabs: on shelves they are in their order.
  private var tabs: Set<Int> = []

  /// The desired ratio of width to height.
  static let aspect = 1.25
  /// Layers up to this height are never split.
  private static let leastHeight = 400.0
  static let spacing = 18.0
  static let curve = 38.0
  static let track = 8.0
  /// The height of a line in a list of events.
  static let line = 16.0

  /// - Parameter areas: the nodes that may be on shelves.
  init(
    sizes: [Size], edges: [Edge], lists: [Double?]? = nil, areas: Set<Int> = [], plan: Plan = Plan()
  ) {
    (self.sizes, self.edges, self.plan) = (sizes, edges, plan)
    self.lists = lists ?? Array(repeating: nil, count: sizes.count)
    let fans = Dictionary(grouping: edges.filter { !areas.contains($0.from) }, by: \.from)
    for (from, edges) in fans where self.lists[from] == nil {
      let targets = Set(edges.map(\.to)).intersection(areas)
      if targets.count > 1 { tabs.formUnion(targets) }
    }
    var limit = (Self.area(of: sizes) * Self.aspect).squareRoot() * plan.breadth
    let shelved = plan.share == nil ? [] : sizes.indices.filter(areas.contains)
    // Pills that lead only to shelves are on one above these.
    let inLayers = edges.filter {
      self.lists[$0.from] != nil || plan.share == nil || !areas.contains($0.to)
    }
    let linked = Set(inLayers.flatMap { [$0.from, $0.to] })
    let loose = sizes.indices.filter { !linked.contains($0) && !areas.contains($0) }
    let apart = Set(loose + shelved)
    let room = sizes.map { $0.width * $0.height }
    let least = (plan.share ?? 0) * (shelved.map { room[$0] }.max() ?? 0)
    let beside = shelves(of: shelved.filter { room[$0] >= least }, limit)
    if !beside.isEmpty {
      // All else is as high as these shelves.
      let height = beside.reduce(0) { $0 + self.height(ofShelf: $1) + Self.spacing }
      let others = Set(sizes.indices).subtracting(beside.joined().joined())
      limit = Self.area(of: others.sorted().map { sizes[$0] }) / height
    }
    addLayers(of: sizes.indices.filter { !apart.contains($0) }, limit)
    firstShelf = layers.count
    let below = shelves(of: shelved.filter { room[$0] < least }, limit)
    for shelf in shelves(of: loose, limit) + below { add(shelf) }
    if !beside.isEmpty, !rows.isEmpty {
      add([])
      firstBeside = rows.count
    }
    for shelf in beside { add(shelf) }
    let layer = layerOfNode
    let row = rowOfLayer
    isDirect = edges.map {
      layer[$0.from] < layer[$0.to] && row[layer[$0.from]] == row[layer[$0.to]]
        && layer[$0.to] < firstShelf
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
  private func layered(_ nodes: [Int]) -> [[Int]] {
    let isIn = Set(nodes)
    var outgoing = Array(repeating: [Int](), count: sizes.count)
    var targets: Set<Int> = []
    for edge in edges
    where edge.from != edge.to && isIn.contains(edge.from) && isIn.contains(edge.to) {
      outgoing[edge.from].append(edge.to)
      targets.insert(edge.to)
    }
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
    for node in nodes.filter({ !targets.contains($0) }) + nodes where state[node] == 0 {
      visit(node)
    }
    var depth = Array(repeating: 0, count: sizes.count)
    for node in order.reversed() {
      for next in forward[node] { depth[next] = max(depth[next], depth[node] + 1) }
    }
    var layers = Array(repeating: [Int](), count: (nodes.map { depth[$0] }.max() ?? -1) + 1)
    for node in nodes { layers[depth[node]].append(node) }
    return layers
  }

  static func area(of sizes: [Size]) -> Double {
    sizes.reduce(0) { sum, size in
      sum + (size.width + curve) * (size.height + spacing)
    }
  }

  private func height(of layer: [Int]) -> Double {
    layer.reduce(-Self.spacing) { $0 + sizes[$1].height + Self.spacing }
  }

  func width(of layer: [Int]) -> Double {
    layer.reduce(0) { max($0, sizes[$1].width) }
  }

  private mutating func add(_ row: [[Int]]) {
    rows.append(layers.count..<layers.count + row.count)
    layers += row
  }

  private mutating func addLayers(of nodes: [Int], _ limit: Double) {
    layers = layered(nodes).flatMap { split($0, limit / Self.aspect) }
    var gaps = Array(repeating: Self.curve, count: layers.count)
    let layer = layerOfNode
    for edge in edges where layers.indices.contains(layer[edge.from]) {
      gaps[layer[edge.from]] = max(gaps[layer[edge.from]], Self.curve + edge.label)
    }
    var (start, sum, height) = (0, 0.0, 0.0)
    for index in layers.indices {
      let width = width(of: layers[index]) + gaps[index]
      // A broad layer doesn't leave a narrow one before it alone, unless that takes less room.
      let isFlat = max(height, 100) * width < sum * self.height(of: layers[index])
      if sum > limit * 0.3 || isFlat, sum + width > limit {
        rows.append(start..<index)
        (start, sum, height) = (index, 0, 0)
      }
      sum += width
      height = max(height, self.height(of: layers[index]))
    }
    if start < layers.count { rows.append(start..<layers.count) }
  }

  /// Places many nodes without an order in several columns.
  private func split(_ layer: [Int], _ limit: Double) -> [[Int]] {
    let tallest = layer.reduce(0) { max($0, sizes[$1].height) }
    let parts = (height(of: layer) / max(tallest, Self.leastHeight, limit)).rounded(.up)
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

  private func breadth(_ shelf: [[Int]]) -> Double {
    shelf.reduce(-Self.spacing) { $0 + width(of: $1) + Self.spacing }
  }

  private func height(ofShelf shelf: [[Int]]) -> Double {
    shelf.reduce(0) { max($0, height(of: $1)) }
  }

  /// Places areas in rows, tabs before the others and these by their height, and low ones below each other.
  private func shelves(of nodes: [Int], _ limit: Double) -> [[[Int]]] {
    var shelves: [[[Int]]] = []
    func key(_ node: Int) -> (Double, Int) {
      (tabs.contains(node) ? -.infinity : -sizes[node].height, node)
    }
    for node in nodes.sorted(by: { key($0) < key($1) }) {
      let size = sizes[node]
      var place: (shelf: Int, column: Int)?
      var least = Double.infinity
      let isTab = tabs.contains(node)
      let open = shelves.indices.suffix(isTab ? 1 : shelves.count)
      for shelf in open {
        let height = height(ofShelf: shelves[shelf])
        for (column, nodes) in shelves[shelf].enumerated().suffix(isTab ? 1 : Int.max) {
          let growth = size.width - width(of: nodes)
          guard self.height(of: nodes + [node]) <= height,
            breadth(shelves[shelf]) + max(0, growth) <= limit
          else { continue }
          let waste = growth > 0 ? growth * height : -growth * size.height
          if waste < least { (place, least) = ((shelf, column), waste) }
        }
      }
      if let (shelf, column) = place {
        shelves[shelf][column].append(node)
      } else if let shelf = open.first(where: {
        breadth(shelves[$0]) + Self.spacing + size.width <= limit
      }) {
        shelves[shelf].append([node])
      } else {
        shelves.append([[node]])
      }
    }
    return shelves
  }
}
