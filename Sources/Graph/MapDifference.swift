package import Map

/// The differences between two states of an app's navigation.
package struct MapDifference {
  private let old: Keys
  private let new: Keys
  /// Both states in one map, so that removed parts are drawn, too.
  package let union: AppMap

  private struct Keys {
    let nodes: Set<AppMap.Node>
    let links: Set<AppMap.Link>

    init(_ map: AppMap) {
      nodes = Set(map.nodes)
      links = Set(map.links.filter { !$0.act.staysInPlace })
    }

    /// The answers to a node's events, and for a flow, everything that it does.
    func links(about node: AppMap.Node) -> Set<AppMap.Link> {
      links.filter { $0.sender == node || (node.kind == .flow && $0.flow == node.name) }
    }
  }

  package init(from old: AppMap, to new: AppMap) {
    (self.old, self.new) = (Keys(old), Keys(new))
    union = new.united(with: old)
  }

  /// `2 added, 1 removed, 3 changed`
  package var summary: String {
    let changes = union.nodes.compactMap { change(of: $0) }
    let counts = [GraphScene.Change.added, .removed, .changed].compactMap { kind -> String? in
      let count = changes.count { $0 == kind }
      return count == 0 ? nil : "\(count) \(kind.rawValue)"
    }
    return counts.isEmpty ? "nothing changed" : counts.joined(separator: ", ")
  }

  func change(of node: AppMap.Node) -> GraphScene.Change? {
    guard old.nodes.contains(node) else { return .added }
    guard new.nodes.contains(node) else { return .removed }
    return old.links(about: node) == new.links(about: node) ? nil : .changed
  }

  func change(of link: AppMap.Link) -> GraphScene.Change? {
    switch (old.links.contains(link), new.links.contains(link)) {
    case (true, true): nil
    case (true, false): .removed
    case (false, _): .added
    }
  }
}
