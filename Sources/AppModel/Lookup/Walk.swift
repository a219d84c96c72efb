/// All that some nodes of a graph lead to, and these, each once: the nearest first.
package struct Walk<Node: Hashable>: Sequence, IteratorProtocol {
  private let targets: (Node) -> [Node]
  private var reached: [Node]
  private var seen: Set<Node> = []
  private var place = 0

  /// - Parameter targets: what a node leads to.
  package init(from starts: [Node], _ targets: @escaping (Node) -> [Node]) {
    (reached, self.targets) = (starts, targets)
  }

  package mutating func next() -> Node? {
    while place < reached.count {
      let node = reached[place]
      place += 1
      guard seen.insert(node).inserted else { continue }
      reached += targets(node)
      return node
    }
    return nil
  }
}
