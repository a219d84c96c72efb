package import MvvmgenLanguage
package import MvvmgenMap
package import MvvmgenSyntax

/// Where the specs of an app name a member.
package struct MemberUses {
  private let member: MemberSubject
  private let map: AppMap
  /// The parameters of each screen's and each flow's events.
  private let parameters: [AppMap.Node: [String: Set<String>]]
  /// The inputs of each screen and each flow.
  private let inputs: [AppMap.Node: Set<String>]
  /// The spans of the name, beginning with those of its declarations.
  package private(set) var spans: [SourceSpan] = []
  private let declarationCount: Int
  /// The spans of answers under `"*"`, to it and to others of the name.
  package private(set) var shared: [SourceSpan] = []

  /// - Parameter declared: specs that declare the owner in another target.
  package init(
    _ member: MemberSubject, in outlines: [SpecOutline], declared: [SpecOutline] = [],
    _ map: AppMap
  ) {
    (self.member, self.map) = (member, map)
    parameters = Self.parameters(outlines)
    inputs = Dictionary(
      outlines.filter { $0.kind != .service }
        .map { (AppMap.Node($0.kind, $0.name), Set($0.names(in: .inputs))) },
      uniquingKeysWith: { first, _ in first })
    let lists = member.lists
    spans = ([member.owner] + declared).flatMap(\.members)
      .filter { $0.name == member.name && lists.contains($0.list) }.map(\.span)
    spans += member.keys.map(\.span)
    declarationCount = spans.count
    add(member.owner.references, of: member.owner, hidden: [])
    for flow in outlines {
      for answer in flow.answers {
        addTrigger(answer.trigger, flow)
        add(answer.references, of: flow, hidden: hidden(by: answer.trigger))
        addSources(answer)
      }
    }
  }

  /// The spans where it is used, not declared.
  package var references: ArraySlice<SourceSpan> { spans[declarationCount...] }

  private static func parameters(
    _ outlines: [SpecOutline]
  ) -> [AppMap.Node: [String: Set<String>]] {
    var result: [AppMap.Node: [String: Set<String>]] = [:]
    for outline in outlines where outline.kind != .service {
      for event in outline.members(in: .flow) {
        result[AppMap.Node(outline.kind, outline.name), default: [:]][event.name] = Set(
          event.parameters)
      }
    }
    return result
  }

  /// The parameters of the event and the inputs of its sender, which hide those of the flow.
  private func hidden(by trigger: SpecAnswer.Trigger) -> Set<String> {
    switch trigger {
    case .start: []
    case .event(let event, let kind, let sender, _):
      (parameters[AppMap.Node(kind, sender)]?[event.value] ?? [])
        .union(inputs[AppMap.Node(kind, sender)] ?? [])
    case .outside(let parameters): Set(parameters)
    }
  }

  private mutating func addTrigger(_ trigger: SpecAnswer.Trigger, _ flow: SpecOutline) {
    guard member.isAnswered, case .event(let event, member.owner.kind, let sender, _) = trigger,
      event.value == member.name
    else { return }
    switch sender {
    case member.owner.name: spans.append(event.span)
    case "*": addShared(event.span, flow)
    default: break
    }
  }

  /// Adds where an answer to the owner itself uses its input.
  private mutating func addSources(_ answer: SpecAnswer) {
    guard member.kind == .input,
      case .event(let event, member.owner.kind, named: member.owner.name, _) = answer.trigger,
      parameters[AppMap.Node(member.owner.kind, member.owner.name)]?[event.value]?
        .contains(member.name) != true
    else { return }
    spans += answer.references.filter { $0.kind == .source && $0.name == member.name }.map(\.span)
  }

  private mutating func addShared(_ span: SourceSpan, _ flow: SpecOutline) {
    guard let shown = map.flows.first(where: { $0.name == flow.name }) else { return }
    let senders =
      member.owner.kind == .screen ? shown.screens : shown.children.map(AppMap.Node.flow)
    // Those with an answer of their own don't need this one.
    let answered = Set(flow.answers.compactMap { sender(of: $0.trigger) })
    let rest = senders.filter { sender in
      parameters[sender.withoutRole]?[member.name] != nil && !answered.contains(sender)
    }
    let isOwn = rest.map { $0.name == member.owner.name }
    guard isOwn.contains(true) else { return }
    if isOwn.contains(false) { shared.append(span) } else { spans.append(span) }
  }

  /// The screen or child flow whose member an answer answers; nil if it answers another event.
  private func sender(of trigger: SpecAnswer.Trigger) -> AppMap.Node? {
    guard case .event(let event, member.owner.kind, let sender, let role) = trigger,
      event.value == member.name
    else { return nil }
    return AppMap.Node(member.owner.kind, sender, as: role)
  }

  private mutating func add(
    _ references: [MemberReference], of spec: SpecOutline, hidden: Set<String>
  ) {
    for reference in references where reference.name == member.name {
      if isMember(reference.kind, of: spec, hidden) { spans.append(reference.span) }
    }
  }

  private func isMember(
    _ kind: MemberReference.Kind, of spec: SpecOutline, _ hidden: Set<String>
  ) -> Bool {
    let owner = member.owner
    let isOwn = spec.kind == owner.kind && spec.name == owner.name
    switch kind {
    case .input(of: owner.kind, named: owner.name): return member.kind == .input
    case .input(of: .screen, named: let outer): return isInput(ofEmbeddedIn: outer)
    case .value: return isOwn && [.input, .state, .field, .derived].contains(member.kind)
    case .ownAction: return isOwn && member.lists.contains(.actions)
    case .source:
      return isOwn && [.input, .state].contains(member.kind) && !hidden.contains(member.name)
    case .served(by: let property):
      guard !hidden.contains(property) else { return false }
      if property == "flow", isOwn { return [.input, .state].contains(member.kind) }
      guard owner.kind == .service else { return false }
      return Subject(kind: .service, name: owner.name).property == property
    case .held: return isOwn && member.kind == .state
    case .linked: return isOwn && member.isFromOutside
    case .given: return isOwn && member.kind == .answer
    case .action(of: owner.name):
      return shows(spec, owner.name)
        ? owner.kind == .screen && member.lists.contains(.actions) : member.isFromOutside
    case .report: return isOwn && member.isAnswered
    case .swipe(of: .screen, named: owner.name): return owner.kind == .screen && member.isAnswered
    case .swipe(of: .coordinator, named: let flow):
      return member.isAnswered && begins(flow, with: owner)
    case .input, .action, .swipe: return false
    }
  }

  /// Whether what is bound where a screen is shown is an input of one that it embeds.
  private func isInput(ofEmbeddedIn outer: String) -> Bool {
    guard member.kind == .input, member.owner.kind == .screen,
      inputs[.screen(outer)]?.contains(member.name) != true
    else { return false }
    return map.embedded(in: outer).contains { $0 == member.owner.name || isInput(ofEmbeddedIn: $0) }
  }

  /// Whether a `tell` of the flow means the screen; otherwise it means a flow of the name.
  private func shows(_ flow: SpecOutline, _ screen: String) -> Bool {
    map.flows.contains { $0.name == flow.name && $0.shows(screen: screen) }
  }

  private func begins(_ flow: String, with screen: SpecOutline) -> Bool {
    screen.kind == .screen
      && map.links.contains {
        $0.flow == flow && $0.cause.isStart && $0.target?.withoutRole == .screen(screen.name)
      }
  }
}
