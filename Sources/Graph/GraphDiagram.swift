package import MvvmgenMap

/// A map as a diagram that other tools lay out: flows within flows, and these within the regions of
/// their targets, as in the picture.
package struct GraphDiagram {
  private let map: AppMap
  private let owners: [String: String]

  package init(_ map: AppMap) {
    (self.map, owners) = (map, map.ownersInRegions)
  }

  /// An end of an arrow.
  private enum End {
    case start(flow: String)
    case screen(AppMap.Node, flow: String)
    case outside(String, flow: String)
    case flow(String)
  }

  private struct Arrow {
    let kind: GraphScene.Arrow.Kind
    let from: End
    let to: End
    let label: String
  }

  private var arrows: [Arrow] {
    map.links.compactMap { link in
      guard let kind = link.arrow else { return nil }
      let from: End =
        switch link.cause {
        case .start: .start(flow: link.flow)
        case .outside(let event, _): .outside(event, flow: link.flow)
        case .event(_, let sender), .shown(let sender): end(sender, of: link.flow)
        }
      let to = link.target.map { end(of: link, at: $0) } ?? .start(flow: link.flow)
      guard link.act.isRestart || link.target != nil else { return nil }
      return Arrow(kind: kind, from: from, to: to, label: link.label)
    }
  }

  /// A flow that begins at a beginning with a name is entered at its first screen there.
  private func end(of link: AppMap.Link, at target: AppMap.Node) -> End {
    guard let first = map.firstScreen(of: target.name, at: link.beginning) else {
      return end(target, of: link.flow)
    }
    return .screen(first, flow: target.name)
  }

  /// No arrow can lead out of a flow into its own area: it ends at the start.
  private func end(_ node: AppMap.Node, of flow: String) -> End {
    guard node.kind == .flow else { return .screen(node, flow: flow) }
    let areas = sequence(first: flow) { owners[$0] }
    return areas.contains(node.name) ? .start(flow: node.name) : .flow(node.name)
  }

  /// The events from outside that a flow answers by showing something, with the links that they are.
  private func outside(_ flow: String) -> [(event: String, label: String)] {
    var events: [(event: String, label: String)] = []
    for link in map.links where link.flow == flow && link.arrow != nil {
      guard case .outside(let event, let urls) = link.cause,
        !events.contains(where: { $0.event == event })
      else { continue }
      events.append((event, ([event] + urls).joined(separator: " ")))
    }
    return events
  }

  /// The flows that are drawn in a flow; those that are in none for nil.
  private func flows(in owner: String?) -> [AppMap.Flow] {
    map.flows.filter { owners[$0.name] == owner }
  }

  /// Appends the flows that are drawn in none, in an app of several targets each in its region.
  private func appendTops(
    _ lines: inout [String], start: (String) -> String, end: String,
    _ append: (AppMap.Flow, String, inout [String]) -> Void
  ) {
    let tops = flows(in: nil)
    for region in map.regions(of: tops.map { .flow($0.name) }) {
      lines.append("  \(start(region.target))")
      for flow in tops where map.targets[.flow(flow.name)] == region.target {
        append(flow, "    ", &lines)
      }
      lines.append("  \(end)")
    }
    for flow in tops where map.targets[.flow(flow.name)] == nil { append(flow, "  ", &lines) }
  }

  /// The flows that are in another part of the map.
  private var elsewhere: [String] {
    let known = Set(map.flows.map(\.name))
    var found: [String] = []
    for link in map.links where link.arrow != nil {
      for case let node? in [link.sender, link.target] where node.kind == .flow {
        if !known.contains(node.name), !found.contains(node.name) { found.append(node.name) }
      }
    }
    return found
  }

  // MARK: - Mermaid

  package func mermaid() -> String {
    var lines = ["flowchart LR"]
    appendTops(
      &lines, start: { "subgraph \($0)_target[\"target \($0)\"]" }, end: "end", appendMermaid)
    for flow in elsewhere {
      lines.append("  \(name(.flow(flow)))[\"\(map.title(of: .flow(flow), in: nil)) ↗\"]")
    }
    for arrow in arrows {
      let line =
        switch arrow.kind {
        case .present, .custom: "-.->"
        case .replace: "==>"
        case .go: "--o"
        case .begin, .push: "-->"
        }
      let label = arrow.label.replacing("\"", with: "'").replacing("|", with: "/")
      let text = label.isEmpty ? "" : "|\"\(label)\"|"
      lines.append("  \(name(arrow.from)) \(line)\(text) \(name(arrow.to))")
    }
    return lines.map { "\($0)\n" }.joined()
  }

  private func appendMermaid(_ flow: AppMap.Flow, _ indent: String, _ lines: inout [String]) {
    lines.append("\(indent)subgraph \(name(.flow(flow.name)))[\"\(flow.name)\"]")
    lines.append("\(indent)  \(name(.start(flow: flow.name)))(( ))")
    for (event, label) in outside(flow.name) {
      lines.append("\(indent)  \(name(.outside(event, flow: flow.name)))>\"\(label)\"]")
    }
    for screen in flow.screens {
      let title = map.title(of: screen, in: flow.name)
      lines.append("\(indent)  \(name(.screen(screen, flow: flow.name)))([\"\(title)\"])")
    }
    for child in flows(in: flow.name) { appendMermaid(child, "\(indent)  ", &lines) }
    lines.append("\(indent)end")
  }

  /// The events and `start` begin with a lowercase letter, as no screen does.
  private func name(_ end: End) -> String {
    switch end {
    case .start(let flow): "\(flow)_start"
    case .screen(let screen, let flow): "\(flow)_\(screen.identifier)"
    case .outside(let event, let flow): "\(flow)_on_\(event)"
    case .flow(let flow): "\(flow)Flow"
    }
  }

  // MARK: - DOT

  package func dot() -> String {
    var lines = ["digraph app {", "  rankdir=LR; compound=true; fontname=Helvetica;"]
    lines.append("  node [shape=box, style=rounded, fontname=Helvetica];")
    lines.append("  edge [fontname=Helvetica, fontsize=10];")
    appendTops(
      &lines,
      start: { "subgraph \"cluster_target_\($0)\" { label=\"target \($0)\";" },
      end: "style=bold; }", appendDOT)
    let elsewhere = elsewhere
    for flow in elsewhere {
      lines.append("  \(dot(.flow(flow))) [label=\"\(map.title(of: .flow(flow), in: nil)) ↗\"];")
    }
    for arrow in arrows {
      var attributes = ["label=\(quoted(arrow.label))"]
      switch arrow.kind {
      case .present: attributes.append("style=dashed")
      case .custom: attributes.append("style=dotted")
      case .go: attributes.append("style=dotted, color=gray")
      case .replace: attributes.append("color=\"black:invis:black\"")
      case .begin, .push: break
      }
      // Graphviz draws no arrow to an area, but cuts one off at it.
      if case .flow(let flow) = arrow.from, !elsewhere.contains(flow) {
        attributes.append("ltail=\"cluster_\(flow)\"")
      }
      if case .flow(let flow) = arrow.to, !elsewhere.contains(flow) {
        attributes.append("lhead=\"cluster_\(flow)\"")
      }
      let ends = "\(dot(arrow.from)) -> \(dot(arrow.to))"
      lines.append("  \(ends) [\(attributes.joined(separator: ", "))];")
    }
    return (lines + ["}"]).map { "\($0)\n" }.joined()
  }

  private func appendDOT(_ flow: AppMap.Flow, _ indent: String, _ lines: inout [String]) {
    lines.append("\(indent)subgraph \"cluster_\(flow.name)\" {")
    lines.append("\(indent)  label=\"\(flow.name)\";")
    lines.append("\(indent)  \(dot(.flow(flow.name))) [shape=point];")
    for (event, label) in outside(flow.name) {
      let node = dot(.outside(event, flow: flow.name))
      lines.append("\(indent)  \(node) [label=\(quoted(label)), shape=cds, style=solid];")
    }
    for screen in flow.screens {
      let title = map.title(of: screen, in: flow.name)
      let node = dot(.screen(screen, flow: flow.name))
      lines.append("\(indent)  \(node) [label=\"\(title)\"];")
    }
    for child in flows(in: flow.name) { appendDOT(child, "\(indent)  ", &lines) }
    lines.append("\(indent)}")
  }

  private func dot(_ end: End) -> String {
    switch end {
    case .flow(let flow): "\"\(name(.start(flow: flow)))\""
    default: "\"\(name(end))\""
    }
  }

  private func quoted(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}

extension AppMap.Node {
  /// Its name in a language without colons in names.
  fileprivate var identifier: String { role.map { "\(name)_\($0)" } ?? name }
}
