package import MvvmgenMap
package import MvvmgenSyntax

/// A complete map as JSON.
package enum GraphText {
  package static func json(_ map: AppMap) -> JSONText {
    let reached = map.reached
    let flows = map.flows.map { flow -> JSONText in
      .object(
        [("name", .string(flow.name))] + target(of: .flow(flow.name), map) + [
          ("isRoot", .bool(flow.isRoot)),
          ("isReached", .bool(reached?.contains(.flow(flow.name)) != false)),
          ("screens", .array(flow.screens.map { .string($0.text) })),
          ("flows", .array(flow.children.map(JSONText.string))),
        ])
    }
    let screens = map.screens.map { screen -> JSONText in
      .object(
        [("name", .string(screen))] + target(of: .screen(screen), map) + [
          ("isReached", .bool(reached?.contains(.screen(screen)) != false)),
          ("isDeadEnd", .bool(map.isDeadEnd(screen))),
        ])
    }
    return .object([
      ("flows", .array(flows)), ("screens", .array(screens)),
      ("links", .array(map.links.map(json))),
    ])
  }

  private static func target(
    of node: AppMap.Node, _ map: AppMap
  ) -> [(key: String, value: JSONText)] {
    map.targets[node].map { [("target", .string($0))] } ?? []
  }

  private static func json(_ link: AppMap.Link) -> JSONText {
    var members: [(key: String, value: JSONText)] = [("flow", .string(link.flow))]
    switch link.cause {
    case .start(let beginning):
      members.append(("cause", .string("start")))
      if let beginning { members.append(("beginning", .string(beginning))) }
    case .event(let event, let sender):
      members += [
        ("cause", .string("event")), ("sender", node(sender)), ("event", .string(event)),
      ]
    case .outside(let event, let urls):
      members += [("cause", .string("outside")), ("event", .string(event))]
      if !urls.isEmpty { members.append(("links", .array(urls.map(JSONText.string)))) }
    case .shown(let screen): members += [("cause", .string("shown")), ("sender", node(screen))]
    }
    members.append(("act", .string(link.act.word)))
    if let detail = link.act.detail { members.append(json(detail)) }
    if let target = link.target { members.append(("target", node(target))) }
    if let leaving = link.act.leaving { members.append((leaving.key, .string(leaving.event))) }
    if let beginning = link.beginning { members.append(("at", .string(beginning))) }
    if !link.conditions.isEmpty {
      members.append(("conditions", .array(link.conditions.map(JSONText.string))))
    }
    return .object(members)
  }

  private static func json(_ detail: AppMap.Detail) -> (key: String, value: JSONText) {
    switch detail {
    case .style(let style): ("style", .string(style))
    case .title(let title): ("title", .string(title))
    case .report(let report): ("report", .string(report))
    case .event(let event): ("event", .string(event))
    case .text(let text): ("text", .string(text.contentOfLiteral ?? text))
    case .function(let function): ("function", .string(function))
    case .state(let names): ("state", .array(names.map(JSONText.string)))
    }
  }

  private static func node(_ node: AppMap.Node) -> JSONText {
    let role = node.role.map { [(key: "role", value: JSONText.string($0))] } ?? []
    return .object(
      [(key: "kind", value: .string(node.kind.rawValue)), (key: "name", value: .string(node.name))]
        + role)
  }
}

/// A map as a tree of text: flows, the screens that they show, and the flows that they start.
package struct GraphTree {
  private let map: AppMap
  private let owners: [String: String]

  package init(_ map: AppMap) {
    (self.map, owners) = (map, map.owners)
  }

  package var text: String {
    let tops = map.flows.filter { owners[$0.name] == nil }
    let shown = Set(map.flows.flatMap(\.screens).map(\.name))
    let lost = map.screens.filter { !shown.contains($0) }.map { "screen \($0), shown by no flow" }
    let blocks = tops.map { flow -> [String] in
      let title = map.title(of: .flow(flow.name), in: nil)
      return ["flow \(title)\(flow.isRoot ? ", the root" : "")"] + lines(below: flow)
    }
    return (blocks + (lost.isEmpty ? [] : [lost])).map { $0.joined(separator: "\n") + "\n" }
      .joined(separator: "\n")
  }

  /// In the order in which its spec refers to them.
  private func lines(below flow: AppMap.Flow) -> [String] {
    var targets: [AppMap.Node] = []
    for case let target? in map.links.filter({ $0.flow == flow.name && $0.isShowing }).map(\.target)
    where !targets.contains(target) {
      targets.append(target)
    }
    return targets.enumerated().flatMap { index, target -> [String] in
      let isLast = index == targets.count - 1
      let child = map.flows.first { target == .flow($0.name) && owners[$0.name] == flow.name }
      let isElsewhere = target.kind == .flow && child == nil
      let word = target.kind == .flow ? "flow " : ""
      let title = map.title(of: target, in: flow.name)
      let line = "\(word)\(title): \(ways(to: target, in: flow))"
      let below = child.map { lines(below: $0) } ?? []
      return ["\(isLast ? "└─" : "├─") \(line)\(isElsewhere ? " ↗" : "")"]
        + below.map { (isLast ? "   " : "│  ") + $0 }
    }
  }

  /// How a flow shows a screen or another flow, each way once.
  private func ways(to target: AppMap.Node, in flow: AppMap.Flow) -> String {
    var ways: [String] = []
    for link in map.links where link.flow == flow.name && link.target == target && link.isShowing {
      let title = link.act.title.map { " \($0)" } ?? ""
      if !ways.contains(link.act.word + title) { ways.append(link.act.word + title) }
    }
    return ways.joined(separator: ", ")
  }
}
