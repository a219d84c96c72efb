package import MvvmgenAppModel
package import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// An app's navigation: which flow shows what, and which event leads there.
package struct AppMap: Sendable {
  /// A screen or a flow.
  package struct Node: Hashable, Sendable {
    package enum Kind: String, Sendable {
      case screen, flow
    }

    package let kind: Kind
    package let name: String
    /// The role in which a flow shows a screen.
    package let role: String?

    package init(kind: Kind, name: String, role: String? = nil) {
      (self.kind, self.name, self.role) = (kind, name, role)
    }

    package init(_ kind: SpecKind, _ name: String, as role: String? = nil) {
      self.init(kind: kind == .screen ? .screen : .flow, name: name, role: role)
    }

    package init(_ target: Target) {
      self.init(
        kind: target.kind == .screen ? .screen : .flow, name: target.base.text,
        role: target.role?.name.text)
    }

    /// Its name in specs: `Content`, or `Content:about`.
    package var text: String { role.map { "\(name):\($0)" } ?? name }

    /// The same screen without its role.
    package var withoutRole: Node { role == nil ? self : Node(kind: kind, name: name) }

    package static func screen(_ name: String) -> Node { Node(kind: .screen, name: name) }

    package static func flow(_ name: String) -> Node { Node(kind: .flow, name: name) }
  }

  /// The trigger of an answer.
  package enum Cause: Hashable, Sendable {
    /// The start of a flow, or its beginning with this name.
    case start(at: String?)
    /// An event of a screen, or a report of a child flow.
    case event(String, of: Node)
    /// An event from outside, with the links that lead to it, such as `/owls/{id}`.
    case outside(String, urls: [String])
    /// The screen that embeds another is shown.
    case shown(Node)
  }

  /// An action.
  package struct Act: Hashable, Sendable {
    /// As JSON calls it.
    package let word: String
    /// How its target appears; nil if nothing new does.
    package var way: Step.Way?
    package let detail: Detail?
    /// Whether the user is in the same place afterwards.
    package var staysInPlace = false
    /// The event that is sent when the user takes the target away.
    package fileprivate(set) var leaving: Leaving?

    package struct Leaving: Hashable, Sendable {
      /// As specs call it: `onBack`.
      package let key: String
      /// The event, or `stay`.
      package let event: String

      fileprivate init(_ exit: Exit) {
        key = exit.key.rawValue
        event = exit.answers.first?.method.text ?? ExitSpec.stayWord
      }
    }

    fileprivate init(_ word: String, _ detail: Step.Detail?) {
      (self.word, self.detail) = (word, detail.flatMap { Detail($0) })
    }

    fileprivate init(_ way: Step.Way, _ detail: Step.Detail? = nil) {
      self.init(way.rawValue, detail)
      self.way = way
    }

    /// The title of a tab.
    package var title: String? { if case .title(let title)? = detail { title } else { nil } }

    var isFinish: Bool { word == AnswerWord.finish.rawValue }
    package var isRestart: Bool { word == AnswerWord.restart.rawValue }

    /// The report to the parent, or `finish` without one; nil for other actions.
    package var exit: String? {
      if case .report(let report)? = detail { report } else { isFinish ? word : nil }
    }
  }

  package enum Detail: Hashable, Sendable {
    case style(String)
    /// The title of a tab.
    case title(String)
    case report(String)
    /// The event that a tap on a tab sends.
    case event(String)
    /// The title of an alert, or else its message.
    case text(String)
    case function(String)
    case state([String])

    fileprivate init?(_ detail: Step.Detail) {
      switch detail {
      case .style(let style): self = .style(style.rawValue)
      case .title(let title):
        // Only the app's code knows others.
        guard let title = title.literal else { return nil }
        self = .title(title)
      case .report(let event): self = .report(event.text)
      case .event(let event): self = .event(event.text)
      case .text(let text): self = .text(text.text)
      case .function(let call): self = .function("\(call.service.text).\(call.function.text)")
      case .state(let assignments): self = .state(assignments.map(\.text))
      }
    }
  }

  /// One step of a flow.
  package struct Link: Hashable, Sendable {
    package let flow: String
    package let cause: Cause
    package let act: Act
    package let target: Node?
    /// Where the flow that it starts begins.
    package let beginning: String?
    /// The conditions: the case of a choice, the button of an alert, a width.
    package let conditions: [String]
  }

  package struct Flow: Sendable {
    package let name: String
    package var isRoot = false
    /// The screens and flows that it shows and starts, in the order in which its spec first refers
    /// to them.
    package var screens: [Node] = []
    package var children: [String] = []

    package func shows(screen: String) -> Bool { screens.contains { $0.name == screen } }
  }

  package internal(set) var flows: [Flow] = []
  package internal(set) var screens: [String] = []
  package internal(set) var links: [Link] = []
  /// The targets of flows and screens; none in an app of one module.
  package internal(set) var targets: [Node: String] = [:]
  /// The number of events of each screen.
  var eventCounts: [String: Int] = [:]

  /// - Parameter roots: the flows that the app starts with.
  package init(_ app: App, roots: Set<String>) {
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
    links = walk.links(by: app.links)
    for screen in app.screens { eventCounts[screen.names.base.text] = screen.events.count }
    for part in app.parts {
      let target = part.configuration.module?.text
      for flow in part.coordinators { targets[.flow(flow.names.base.text)] = target }
      for screen in part.screens { targets[.screen(screen.names.base.text)] = target }
    }
  }
}

extension AppMap.Cause {
  package var isStart: Bool { if case .start = self { true } else { false } }
}

extension AppMap.Link {
  fileprivate func caused(by cause: AppMap.Cause) -> Self {
    Self(
      flow: flow, cause: cause, act: act, target: target, beginning: beginning,
      conditions: conditions)
  }

  /// Whether it makes its target appear, which wasn't on screen before.
  package var isShowing: Bool { act.way != nil }
}

/// Visits the answers of an app's coordinators.
private struct Walk {
  private(set) var links: [AppMap.Link] = []
  private var embedded: Set<AppMap.Link> = []
  /// The events from outside of flows, and those that their answers tell others.
  private var told: [Outside: [Outside]] = [:]
  private var flow = ""
  /// The flow's named answers.
  private var named: [Answer] = []
  /// How often the answer being visited gives each of them.
  private var given: [MemberName: Int] = [:]
  private var cause = AppMap.Cause.start(at: nil) { didSet { given.removeAll() } }

  private struct Outside: Hashable {
    let flow: String
    let event: String
  }

  /// The links, where the events have the URLs that lead to them.
  func links(by urls: [Link]) -> [AppMap.Link] {
    guard !urls.isEmpty else { return links }
    var found: [Outside: [String]] = [:]
    func pass(_ url: String, to event: Outside) {
      guard found[event]?.contains(url) != true else { return }
      found[event, default: []].append(url)
      for next in told[event] ?? [] { pass(url, to: next) }
    }
    for link in urls {
      pass(link.written, to: Outside(flow: link.coordinator.base.text, event: link.event.name.text))
    }
    return links.map { link in
      guard case .outside(let event, _) = link.cause else { return link }
      return link.caused(
        by: .outside(event, urls: found[Outside(flow: link.flow, event: event)] ?? []))
    }
  }

  mutating func add(_ coordinator: Coordinator) {
    flow = coordinator.names.base.text
    named = coordinator.named
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
        roles[screen.screen.base]?.map { AppMap.Node(kind: .screen, name: name, role: $0.text) }
        ?? [.screen(name)]
      add(screen.answers, of: senders)
    }
    for child in coordinator.flows { add(child.answers, of: [.flow(child.flow.base.text)]) }
    for event in coordinator.events {
      cause = .outside(event.signature.name.text, urls: [])
      add(event.steps, [])
    }
  }

  /// - Parameter senders: the screen in each of its roles, whose answers may be the same.
  private mutating func add(_ answers: [Answer], of senders: [AppMap.Node]) {
    for answer in answers {
      for sender in senders {
        cause = .event(answer.signature.name.text, of: sender)
        add(answer.steps, [])
      }
    }
  }

  private mutating func add(_ steps: some Sequence<Step>, _ conditions: [String]) {
    var isFirst = cause.isStart
    for step in steps {
      add(step, conditions, isFirst: isFirst)
      if case .push = step { isFirst = false }
    }
  }

  /// - Parameter isFirst: whether a flow begins with the screen that the step pushes.
  private mutating func add(_ step: Step, _ conditions: [String], isFirst: Bool) {
    if case .tell(let call) = step, case .outside(let event, _) = cause {
      told[Outside(flow: flow, event: event), default: []].append(
        Outside(flow: call.listener.base.text, event: call.action.text))
    }
    step.forEachPart { part in
      switch part {
      case .shows(let destination, let way, let detail):
        link(
          AppMap.Act(isFirst && way == .push ? .begin : way, detail), destination.target,
          conditions, destination)
      case .does(let word, let target, let detail):
        link(AppMap.Act(word, detail), target, conditions)
      case .stays(let word, let detail):
        var act = AppMap.Act(word, detail)
        act.staysInPlace = true
        let isUnlessShown = if case .alert(let alert) = step { alert.isUnlessShown } else { false }
        link(act, nil, isUnlessShown ? conditions + ["not there"] : conditions)
      case .calls(let call, nil):
        // Without a list it may show anything.
        if call.reaches.isEmpty { link(AppMap.Act(.custom), nil, conditions) }
        for target in call.reaches { link(AppMap.Act(.custom), target, conditions) }
      case .gives(let name):
        // Where each gives the next one twice, the ways are too many to be shown.
        let times = given[name, default: 0]
        guard times < 100 else { return }
        given[name] = times + 1
        add(named.first { $0.signature.name == name }?.steps ?? [], conditions)
      case .branch(let steps, let condition):
        if let words = words(condition) { add(steps, conditions + words) }
      case .calls, .arguments, .url, .text, .constant: break
      }
    }
    for destination in step.destinations { addEmbedded(in: destination) }
  }

  private mutating func link(
    _ act: AppMap.Act, _ target: Target?, _ conditions: [String],
    _ destination: Destination? = nil
  ) {
    let isUnlessThere = destination?.isUnlessThere == true
    var act = act
    act.leaving = destination?.exit.map { AppMap.Act.Leaving($0) }
    links.append(
      AppMap.Link(
        flow: flow, cause: cause, act: act, target: target.map { AppMap.Node($0) },
        beginning: destination?.beginning?.name.text,
        conditions: isUnlessThere ? conditions + ["not there"] : conditions))
  }

  /// Nil if the condition isn't met.
  private func words(_ condition: Step.Condition) -> [String]? {
    switch condition {
    case .named(let name): return [name.text]
    case .senderIs(let roles):
      guard case .event(_, let sender) = cause else { return nil }
      return roles.contains { $0.text == sender.role } ? [] : nil
    case .tapped(let title): return [title.shown]
    case .width(let width): return [width.rawValue]
    case .other: return ["other"]
    case .notThere: return ["not there"]
    }
  }

  /// The screens in those that a step shows, each once in a flow.
  private mutating func addEmbedded(in destination: Destination) {
    for screen in destination.embedded {
      let link = AppMap.Link(
        flow: flow, cause: .shown(AppMap.Node(destination.target)), act: AppMap.Act(.embed),
        target: AppMap.Node(screen.target), beginning: nil, conditions: [])
      if embedded.insert(link).inserted { links.append(link) }
      addEmbedded(in: screen)
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
  package var contentOfLiteral: String? {
    let isQuoted = utf8.count > 1 && hasPrefix("\"") && hasSuffix("\"")
    return isQuoted ? String(dropFirst().dropLast()) : nil
  }
}
