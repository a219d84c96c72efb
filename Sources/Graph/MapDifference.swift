package import MvvmgenMap

/// The differences between two states of an app's navigation.
package struct MapDifference {
  private let old: Keys
  private let new: Keys
  /// The earlier state, with the names of today.
  package let before: AppMap
  private let after: AppMap
  /// Both states in one map, so that removed parts are drawn, too.
  package let union: AppMap
  /// The old names of what has another one now.
  private let oldNames: [AppMap.Node: String]

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
    let names = old.renamed(in: new)
    (before, after) = (old.renaming(names), new)
    oldNames = Dictionary(names.map { ($1, $0.name) }, uniquingKeysWith: { one, _ in one })
    (self.old, self.new) = (Keys(before), Keys(new))
    union = new.united(with: before)
  }

  /// `2 added, 1 removed, 3 changed`
  package var summary: String {
    let changes = union.nodes.compactMap { change(of: $0) }
    let kinds = [GraphScene.Change.added, .removed, .renamed, .changed]
    let counts = kinds.compactMap { kind -> String? in
      let count = changes.count { $0 == kind }
      return count == 0 ? nil : "\(count) \(kind.rawValue)"
    }
    return counts.isEmpty ? "nothing changed" : counts.joined(separator: ", ")
  }

  func oldName(of node: AppMap.Node) -> String? { oldNames[node.withoutRole] }

  func change(of node: AppMap.Node) -> GraphScene.Change? {
    guard old.nodes.contains(node) else { return .added }
    guard new.nodes.contains(node) else { return .removed }
    if oldName(of: node) != nil { return .renamed }
    return old.links(about: node) == new.links(about: node) ? nil : .changed
  }

  func change(of link: AppMap.Link) -> GraphScene.Change? {
    switch (old.links.contains(link), new.links.contains(link)) {
    case (true, true): nil
    case (true, false): .removed
    case (false, _): .added
    }
  }

  /// A list for a pull request: screens and flows, and below each flow the answers that changed.
  package func markdown() -> String {
    var lines = [summary.prefix(1).uppercased() + summary.dropFirst(), ""]
    for node in union.nodes where node.role == nil {
      let (kind, name) = (node.kind.rawValue, "`\(node.name)`")
      switch change(of: node) {
      case .added: lines.append("- added the \(kind) \(name)")
      case .removed: lines.append("- removed the \(kind) \(name)")
      case .renamed:
        lines.append("- renamed the \(kind) `\(oldName(of: node) ?? "")` to \(name)")
      case .changed, nil: break
      }
    }
    for flow in union.flows {
      let answers = answers(of: flow.name)
      if !answers.isEmpty { lines += ["- in the flow `\(flow.name)`:"] + answers }
    }
    if lines.last == "" { lines.removeLast() }
    return lines.map { "\($0)\n" }.joined()
  }

  /// The answers that differ, each with its old and its new deeds.
  private func answers(of flow: String) -> [String] {
    let (before, now) = (deeds(of: flow, in: before), deeds(of: flow, in: after))
    var lines: [String] = []
    var seen: Set<String> = []
    for link in union.links where link.flow == flow && seen.insert(link.occasion).inserted {
      let (old, new) = (before[link.occasion] ?? [], now[link.occasion] ?? [])
      guard old != new else { continue }
      let text = [old, new].map { $0.joined(separator: ", ") }
      let change =
        old.isEmpty ? text[1] : new.isEmpty ? "~~\(text[0])~~" : "~~\(text[0])~~ \(text[1])"
      lines.append("  - \(link.occasion): \(change)")
    }
    return lines
  }

  /// The deeds in answer to each occasion.
  private func deeds(of flow: String, in map: AppMap) -> [String: [String]] {
    Dictionary(grouping: map.links.filter { $0.flow == flow }, by: \.occasion)
      .mapValues { $0.map(\.deed) }
  }
}
