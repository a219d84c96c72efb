import AppModel
import Language
import Storage
import Syntax

/// An app's navigation: which flow shows what, and which event leads there.
struct AppMap: Sendable {
  /// A screen or a flow.
  struct Node: Hashable, Sendable {
    enum Kind: String, Sendable {
      case screen, flow
    }

    let kind: Kind
    let name: String
    /// The role in which a flow shows a screen.
    let role: String?

    init(kind: Kind, name: String, role: String? = nil) {
      (self.kind, self.name, self.role) = (kind, name, role)
    }

    init(_ kind: SpecKind, _ name: String, as role: String? = nil) {
      self.init(kind: kind == .screen ? .screen : .flow, name: name, role: role)
    }

    init(_ target: Target) {
      self.init(
        kind: target.kind == .screen ? .screen : .flow, name: target.base.text,
        role: target.role?.name.text)
    }

    /// Its name in specs: `Content`, or `Content:about`.
    var text: String { role.map { "\(name):\($0)" } ?? name }

    /// The same screen without its role.
    var withoutRole: Node { role == nil ? self : Node(kind: kind, name: name) }

    static func screen(_ name: String) -> Node { Node(kind: .screen, name: name) }

    static func screen(_ name: String, as role: MemberName) -> Node {
      Node(kind: .screen, name: name, role: role.text)
    }

    static func flow(_ name: String) -> Node { Node(kind: .flow, name: name) }
  }

  /// The trigger of an answer.
  enum Cause: Hashable, Sendable {
    /// The start of a flow, or its beginning with this name.
    case start(at: String?)
    /// An event of a screen, or a report of a child flow.
    case event(String, of: Node)
    /// An event from outside.
    case outside(String)
    /// The screen that embeds another is shown.
    case shown(Node)
  }

  /// An action.
  enum Act: Hashable, Sendable {
    /// The start of a flow.
    case begin, tab, primary, secondary
    case push, replace, detail, embed
    case present(style: String)
    case select, popTo, tell
    case back, popToRoot, closeModals, restart
    case finish(String?)
    case report(String)
    case browse
    /// An alert with this title, or else with this message.
    case alert(String)
    /// A call to a service.
    case call(String)
    /// New values of what the flow holds.
    case set([String])
    case stay, never
    /// Something that the developer's code may show.
    case custom
  }

  /// One step of a flow.
  struct Link: Hashable, Sendable {
    let flow: String
    let cause: Cause
    let act: Act
    let target: Node?
    /// The title of a tab; nil for one that only the app's code knows.
    var title: String?
    /// Where the flow that it starts begins.
    let beginning: String?
    /// The conditions: the case of a choice, the button of an alert, a width.
    let conditions: [String]
  }

  struct Flow: Sendable {
    let name: String
    var isRoot = false
    /// The screens and flows that it shows and starts, in the order in which its spec first refers
    /// to them.
    var screens: [Node] = []
    var children: [String] = []

    func shows(screen: String) -> Bool { screens.contains { $0.name == screen } }
  }

  private(set) var flows: [Flow] = []
  private(set) var screens: [String] = []
  private(set) var links: [Link] = []
  /// The number of events of each screen.
  private(set) var eventCounts: [String: Int] = [:]

  /// - Parameter roots: the flows that the app starts with.
  init(_ app: App, roots: Set<String>) {
    var walk = Walk()
    for coordinator in app.coordinators {
      let name = coordinator.names.base.text
      let first = walk.links.count
      walk.add(coordinator)
      var flow = Flow(name: name, isRoot: roots.contains(name))
      var seen: Set<Node> = []
      for case let target? in walk.links[first...].filter(\.isShowing).map(\.target)
      where seen.insert(target).inserted {
        switch target.kind {
        case .screen: flow.screens.append(target)
        case .flow: flow.children.append(target.name)
        }
      }
      flows.append(flow)
    }
    screens = app.screens.map(\.names.base.text)
    links = walk.links
    for screen in app.screens { eventCounts[screen.names.base.text] = screen.events.count }
  }

  /// Everything that is in at least one of two maps.
  func united(with other: AppMap) -> AppMap {
    var map = self
    for flow in other.flows {
      guard let index = map.flows.firstIndex(where: { $0.name == flow.name }) else {
        map.flows.append(flow)
        continue
      }
      map.flows[index].screens += flow.screens.filter { !map.flows[index].screens.contains($0) }
      map.flows[index].children += flow.children.filter { !map.flows[index].children.contains($0) }
    }
    map.flows.sort { Disk.precedes($0.name, $1.name) }
    map.screens = Set(screens + other.screens).sorted(by: Disk.precedes)
    let known = Set(links)
    map.links += other.links.filter { !known.contains($0) }
    map.eventCounts.merge(other.eventCounts) { new, _ in new }
    return map
  }

  /// The part of some flows and those inside them; the whole without any.
  func limited(to names: [String]) -> AppMap {
    guard !names.isEmpty else { return self }
    var map = self
    let owners = owners
    let isInside = { (flow: String) in
      sequence(first: flow) { owners[$0] }.contains(where: names.contains)
    }
    map.flows = flows.filter { isInside($0.name) }
    map.links = links.filter { isInside($0.flow) }
    let shown = Set(map.flows.flatMap(\.screens).map(\.name))
    map.screens = screens.filter(shown.contains)
    return map
  }

  /// The flows, the screens, and the roles in which flows show them.
  var nodes: [Node] {
    var nodes: [Node] = flows.map { .flow($0.name) } + screens.map { .screen($0) }
    var seen: Set<Node> = []
    for node in flows.flatMap(\.screens) where node.role != nil && seen.insert(node).inserted {
      nodes.append(node)
    }
    return nodes
  }
}

extension AppMap.Cause {
  var isStart: Bool { if case .start = self { true } else { false } }
}

extension AppMap.Link {
  /// Whether it makes its target appear, which wasn't on screen before.
  var isShowing: Bool {
    switch act {
    case .begin, .tab, .primary, .secondary, .push, .replace, .detail, .embed, .present, .custom:
      true
    case .select, .popTo, .tell, .back, .popToRoot, .closeModals, .restart, .finish, .report,
      .browse, .alert, .call, .set, .stay, .never:
      false
    }
  }

  /// Whether the user is in the same place afterwards.
  var staysInPlace: Bool {
    switch act {
    case .alert, .call, .set, .stay, .never: true
    default: false
    }
  }
}

/// Visits the answers of an app's coordinators.
private struct Walk {
  private(set) var links: [AppMap.Link] = []
  private var embedded: Set<AppMap.Link> = []
  private var flow = ""
  private var cause = AppMap.Cause.start(at: nil)

  mutating func add(_ coordinator: Coordinator) {
    flow = coordinator.names.base.text
    cause = .start(at: nil)
    add(coordinator.start.steps, [])
    for beginning in coordinator.beginnings {
      cause = .start(at: beginning.name.text)
      add(beginning.start.steps, [])
    }
    let roles = Dictionary(
      coordinator.roles.map { ($0.screen.base, $0.roles) }, uniquingKeysWith: { one, _ in one })
    for screen in coordinator.screens {
      let name = screen.screen.base.text
      let senders =
        roles[screen.screen.base]?.map { AppMap.Node.screen(name, as: $0) }
        ?? [.screen(name)]
      add(screen.answers, of: senders)
    }
    for child in coordinator.flows { add(child.answers, of: [.flow(child.flow.base.text)]) }
    for event in coordinator.events {
      cause = .outside(event.signature.name.text)
      add(event.steps, [])
    }
  }

  /// - Parameter senders: the screen in each of its roles, whose answers may be the same.
  private mutating func add(_ answers: ArenaList<Answer>, of senders: [AppMap.Node]) {
    for answer in answers {
      for sender in senders {
        cause = .event(answer.signature.name.text, of: sender)
        add(answer.steps, [])
      }
    }
  }

  private mutating func add(_ steps: some Sequence<Step>, _ conditions: [String]) {
    for step in steps { add(step, conditions) }
  }

  private mutating func add(_ step: Step, _ conditions: [String]) {
    let isStart = cause.isStart
    func link(
      _ act: AppMap.Act, _ target: AppMap.Node? = nil, at beginning: MemberName? = nil,
      unlessThere: Bool = false
    ) -> [AppMap.Link] {
      [
        AppMap.Link(
          flow: flow, cause: cause, act: act, target: target, beginning: beginning?.text,
          conditions: unlessThere ? conditions + ["not there"] : conditions)
      ]
    }
    func link(_ act: AppMap.Act, _ destination: Destination) -> [AppMap.Link] {
      link(
        act, AppMap.Node(destination.target), at: destination.beginning?.name,
        unlessThere: destination.isUnlessThere)
    }
    switch step {
    case .push(let destination, _):
      links += link(isStart ? .begin : .push, destination)
    case .replace(let destination, _): links += link(.replace, destination)
    case .detail(let destination, _): links += link(.detail, destination)
    case .present(let destination, let modal, _):
      links += link(.present(style: modal.style.rawValue), destination)
    case .start(let destination, let presentation, let modal, _):
      links += link(act(presentation, modal, isStart), destination)
    case .select(let flow, _): links += link(.select, AppMap.Node(flow))
    case .popTo(let way, let or, _):
      links += link(.popTo, AppMap.Node(way.target))
      add(or, conditions + ["not there"])
    case .tell(let call):
      links += link(.tell, AppMap.Node(call.listener))
      add(call.or, conditions + ["not there"])
    case .back: links += link(.back)
    case .popToRoot: links += link(.popToRoot)
    case .closeModals: links += link(.closeModals)
    case .restart: links += link(.restart)
    case .finish(let report, _): links += link(.finish(report?.event.text))
    case .report(let report): links += link(.report(report.event.text))
    case .browse: links += link(.browse)
    case .custom(let call):
      // Without a list it may show anything.
      if call.reaches.isEmpty { links += link(.custom) }
      for target in call.reaches { links += link(.custom, AppMap.Node(target)) }
    case .tabs(let tabs):
      for tab in tabs {
        links += link(.tab, tab.flow)
        links[links.count - 1].title = tab.title.literal
      }
    case .split(let primary, let secondary):
      links += link(.primary, primary.value)
      if let secondary { links += link(.secondary, secondary.value) }
    case .choose(let choice):
      for branch in choice.cases { add(branch.steps, conditions + [branch.name.text]) }
    case .byRole(let answers):
      guard case .event(_, let sender) = cause else { return }
      for answer in answers.cases where answer.roles.contains(where: { $0.text == sender.role }) {
        add(answer.steps, conditions)
      }
    case .alert(let alert):
      links += link(.alert((alert.value.title ?? alert.value.message)?.text ?? ""))
      for button in alert.value.buttons { add(button.steps, conditions + [button.title.shown]) }
    case .width(let compact, let regular):
      add(compact, conditions + ["compact"])
      add(regular, conditions + ["regular"])
    case .call(let call): links += link(.call("\(call.service.text).\(call.function.text)"))
    case .set(let assignments): links += link(.set(assignments.map(\.state.text)))
    case .stay: links += link(.stay)
    case .never: links += link(.never)
    }
    addEmbedded(of: step)
  }

  /// The screens in those that a step shows, each once in a flow.
  private mutating func addEmbedded(of step: Step) {
    for destination in step.destinations { addEmbedded(in: destination) }
  }

  private mutating func addEmbedded(in destination: Destination) {
    for screen in destination.embedded {
      let link = AppMap.Link(
        flow: flow, cause: .shown(AppMap.Node(destination.target)), act: .embed,
        target: AppMap.Node(screen.target), beginning: nil, conditions: [])
      if embedded.insert(link).inserted { links.append(link) }
      addEmbedded(in: screen)
    }
  }

  private func act(
    _ presentation: FlowPresentation, _ modal: Modal, _ isStart: Bool
  ) -> AppMap.Act {
    switch presentation {
    case .push: isStart ? .begin : .push
    case .replace: .replace
    case .present: .present(style: modal.style.rawValue)
    }
  }
}

extension Expression {
  /// A text as the user sees it; any other value as Swift source.
  fileprivate var shown: String { literal ?? text }

  fileprivate var literal: String? { text.contentOfLiteral }

  fileprivate var text: String {
    switch self {
    case .value(let value), .built(let value, _): value.text
    case .parameter(let name, let path), .sender(let name, let path),
      .service(let name, let path), .member(let name, let path, _):
      name.text + path.map(\.text).joined()
    }
  }
}

extension String {
  /// The content of a string literal in Swift; nil for any other value.
  var contentOfLiteral: String? {
    let isQuoted = utf8.count > 1 && hasPrefix("\"") && hasSuffix("\"")
    return isQuoted ? String(dropFirst().dropLast()) : nil
  }
}
