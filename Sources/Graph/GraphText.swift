package import Map
package import Syntax

/// A complete map as JSON.
package enum GraphText {
  package static func json(_ map: AppMap) -> JSONText {
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
