/// A map as text for other tools.
enum GraphText {
  static func json(_ map: AppMap) -> JSONText {
    let reached = map.reached
    let flows = map.flows.map { flow -> JSONText in
      .object([
        ("name", .string(flow.name)), ("isRoot", .bool(flow.isRoot)),
        ("isReached", .bool(reached?.contains(.flow(flow.name)) != false)),
        ("screens", .array(flow.screens.map { .string($0.text) })),
        ("flows", .array(flow.children.map(JSONText.string))),
      ])
    }
    let screens = map.screens.map { screen -> JSONText in
      .object([
        ("name", .string(screen)),
        ("isReached", .bool(reached?.contains(.screen(screen)) != false)),
        ("isDeadEnd", .bool(map.isDeadEnd(screen))),
      ])
    }
    return .object([
      ("flows", .array(flows)), ("screens", .array(screens)),
      ("links", .array(map.links.map(json))),
    ])
  }

  private static func json(_ link: AppMap.Link) -> JSONText {
    var members: [(key: String, value: JSONText)] = [("flow", .string(link.flow))]
    switch link.cause {
    case .start: members.append(("cause", .string("start")))
    case .event(let event, let sender):
      members += [
        ("cause", .string("event")), ("sender", node(sender)), ("event", .string(event)),
      ]
    case .outside(let event):
      members += [("cause", .string("outside")), ("event", .string(event))]
    case .shown(let screen): members += [("cause", .string("shown")), ("sender", node(screen))]
    }
    members.append(("act", .string(link.act.word)))
    if case .present(let style) = link.act { members.append(("style", .string(style))) }
    if case .finish(let report?) = link.act { members.append(("report", .string(report))) }
    if case .report(let report) = link.act { members.append(("report", .string(report))) }
    if let target = link.target { members.append(("target", node(target))) }
    if !link.conditions.isEmpty {
      members.append(("conditions", .array(link.conditions.map(JSONText.string))))
    }
    return .object(members)
  }

  private static func node(_ node: AppMap.Node) -> JSONText {
    let role = node.role.map { [(key: "role", value: JSONText.string($0))] } ?? []
    return .object(
      [(key: "kind", value: .string(node.kind.rawValue)), (key: "name", value: .string(node.name))]
        + role)
  }

  // MARK: - Mermaid

  static func mermaid(_ map: AppMap) -> String {
    var lines = ["flowchart LR"]
    for flow in map.flows {
      lines.append("  subgraph \(flow.name)Flow[\"\(flow.name)\"]")
      for screen in flow.screens {
        lines.append("    \(flow.name)_\(screen.identifier)([\"\(screen.text)\"])")
      }
      if flow.screens.isEmpty { lines.append("    \(flow.name)_start(( ))") }
      lines.append("  end")
    }
    for link in map.links {
      guard let kind = link.arrow, let (from, to) = ends(of: link) else { continue }
      let arrow =
        switch kind {
        case .present, .custom: "-.->"
        case .replace: "==>"
        case .begin, .push: "-->"
        }
      let label = label(of: link).replacing("\"", with: "'").replacing("|", with: "/")
      lines.append("  \(from) \(arrow)\(label.isEmpty ? "" : "|\"\(label)\"|") \(to)")
    }
    return lines.map { "\($0)\n" }.joined()
  }

  /// Nil for the beginning with a screen of the flow's own.
  private static func ends(of link: AppMap.Link) -> (String, String)? {
    guard let target = link.target else { return nil }
    let from: String
    switch link.sender {
    case let sender? where sender.kind == .screen: from = "\(link.flow)_\(sender.identifier)"
    case let sender?: from = "\(sender.name)Flow"
    case nil:
      if target.kind == .screen { return nil }
      from = "\(link.flow)Flow"
    }
    return (
      from, target.kind == .screen ? "\(link.flow)_\(target.identifier)" : "\(target.name)Flow"
    )
  }

  private static func label(of link: AppMap.Link) -> String {
    var words = link.conditions
    switch link.cause {
    case .event(let event, _), .outside(let event): words.insert(event, at: 0)
    case .shown: words.insert("embeds", at: 0)
    case .start: break
    }
    return words.joined(separator: " › ")
  }

  // MARK: - DOT

  static func dot(_ map: AppMap) -> String {
    var lines = ["digraph app {", "  rankdir=LR; compound=true; fontname=Helvetica;"]
    lines.append("  node [shape=box, style=rounded, fontname=Helvetica];")
    lines.append("  edge [fontname=Helvetica, fontsize=10];")
    for flow in map.flows {
      lines.append("  subgraph \"cluster_\(flow.name)\" {")
      lines.append("    label=\"\(flow.name)\";")
      lines.append("    \"\(flow.name)Flow\" [shape=point];")
      for screen in flow.screens {
        lines.append("    \"\(flow.name)_\(screen.identifier)\" [label=\"\(screen.text)\"];")
      }
      lines.append("  }")
    }
    for link in map.links {
      guard let kind = link.arrow, let (from, to) = ends(of: link) else { continue }
      let style =
        switch kind {
        case .present: ", style=dashed"
        case .custom: ", style=dotted"
        case .replace: ", color=\"black:invis:black\""
        case .begin, .push: ""
        }
      let label = label(of: link).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      lines.append("  \"\(from)\" -> \"\(to)\" [label=\"\(label)\"\(style)];")
    }
    return (lines + ["}"]).map { "\($0)\n" }.joined()
  }
}

extension AppMap.Node {
  /// Its name in a language without colons in names.
  fileprivate var identifier: String { role.map { "\(name)_\($0)" } ?? name }
}

extension AppMap.Act {
  /// As JSON calls it.
  fileprivate var word: String {
    switch self {
    case .begin: "begin"
    case .tab: "tab"
    case .primary: "primary"
    case .secondary: "secondary"
    case .push: "push"
    case .replace: "replace"
    case .detail: "detail"
    case .embed: "embed"
    case .present: "present"
    case .select: "select"
    case .popTo: "popTo"
    case .tell: "tell"
    case .back: "back"
    case .popToRoot: "popToRoot"
    case .closeModals: "closeModals"
    case .restart: "restart"
    case .finish: "finish"
    case .report: "report"
    case .browse: "browse"
    case .custom: "custom"
    }
  }
}
