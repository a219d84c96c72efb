import MvvmgenAppModel
import MvvmgenEditing
import MvvmgenLanguage
import MvvmgenMap
import MvvmgenStorage
import MvvmgenSyntax

/// Finds the flows that answer an event, and adds events and answers to them.
struct AnsweringFlows {
  let app: App
  let map: AppMap
  let outlines: [SpecOutline]
  let project: Project
  let terminal: Terminal?

  init(_ app: App, outlines: [SpecOutline], project: Project, terminal: Terminal?) {
    (self.app, self.map) = (app, AppMap(app, roots: []))
    (self.outlines, self.project, self.terminal) = (outlines, project, terminal)
  }

  /// The flow that answers an event, and the event's sender.
  struct Place {
    let flow: SpecOutline
    let sender: SpecOutline
    /// The sender, in the role in which the flow shows it, if there is one.
    let node: AppMap.Node
    let isEventKnown: Bool
  }

  /// The flow that shows the sender, or else the one in the command line.
  func place(for transition: Transition) throws -> Place {
    if let flow = transition.flow { _ = try outline(.coordinator, flow) }
    let screens = map.flows.filter { flow in
      flow.screens.contains { $0.text == transition.sender.text }
    }
    let flows = map.flows.filter { $0.children.contains(transition.sender.text) }
    if screens.isEmpty, flows.isEmpty { try checkForRoles(of: transition.sender) }
    let isScreen = !screens.isEmpty || flows.isEmpty
    let kind: SpecKind = isScreen ? .screen : .coordinator
    let sender = try outline(kind, transition.sender.name)
    let flow = try outline(
      .coordinator, choose(isScreen ? screens : flows, transition, isScreen ? "screen" : "flow"))
    let isKnown =
      sender.reports.contains(transition.event) || (!isScreen && transition.event == "cancelled")
    guard isScreen || isKnown else {
      let near = suggestion(for: transition.event, among: sender.reports) ?? ""
      throw CommandError.refused(
        "the flow '\(transition.sender.text)' has no report '\(transition.event)'\(near)")
    }
    let node = AppMap.Node(
      kind: isScreen ? .screen : .flow, name: sender.name, role: transition.sender.role)
    return Place(flow: flow, sender: sender, node: node, isEventKnown: isKnown)
  }

  /// Checks that a screen is named with its role, if flows show it in roles.
  private func checkForRoles(of screen: AppMap.Node) throws {
    let names = Set(map.flows.flatMap(\.screens).filter { $0.name == screen.name }.map(\.text))
    guard !names.isEmpty else { return }
    throw CommandError.refused(
      "flows show the screen '\(screen.name.printable)' in roles: say "
        + names.sorted().map { "'\($0)'" }.joined(separator: " or "))
  }

  private func choose(_ flows: [AppMap.Flow], _ transition: Transition, _ kind: String) throws
    -> String
  {
    let names = flows.map(\.name)
    guard let flow = transition.flow else {
      if names.count == 1 { return names[0] }
      let question =
        "several flows show the \(kind) '\(transition.sender.text)': which one answers?"
      if names.count > 1, let name = terminal?.choose(question, among: names) { return name }
      throw CommandError.refused(
        names.isEmpty
          ? "no flow shows the \(kind) '\(transition.sender.text)'\(way(toShow: transition.sender, kind))"
          : "several flows show the \(kind) '\(transition.sender.text)': say which one answers, with "
            + names.map { "'\(Option.into.rawValue) \($0)'" }.joined(separator: " or "))
    }
    guard names.contains(flow) else {
      let shown = names.isEmpty ? "no flow does" : "\(names.joined(separator: " and ")) does"
      throw CommandError.refused(
        "the flow '\(flow)' doesn't show the \(kind) '\(transition.sender.text)'; \(shown)")
    }
    return flow
  }

  private func way(toShow sender: AppMap.Node, _ kind: String) -> String {
    let target = map.targets[sender.withoutRole].map { " --target \($0)" } ?? ""
    let command = project.suggestion("coordinator \(sender.name)\(target)")
    return kind == "screen"
      ? ": give it a flow of its own with \(command), or show it from another" : ""
  }

  private func outline(_ kind: SpecKind, _ name: String) throws -> SpecOutline {
    if let found = outlines.first(where: { $0.kind == kind && $0.name == name }) { return found }
    let known = outlines.filter { $0.kind == kind }.map(\.name)
    let near = suggestion(for: name, among: known) ?? ""
    throw CommandError.refused("there is no \(kind.rawValue) '\(name.printable)'\(near)")
  }

  /// Adds the event to the screen, an action that sends it (unless the screen exists by hand), and
  /// answers in the other flows that show the screen.
  ///
  /// - Parameter inputs: the inputs of the new screen or flow, which become parameters of the event
  ///   unless the sender or the flow has them.
  func addEvent(
    _ transition: Transition, _ place: Place, needing inputs: [SpecMember],
    _ draft: inout SpecDraft
  ) {
    let parameters = inputs.filter { !isBound($0, place) }
    func function(_ parameters: [SpecMember]) -> String {
      "\(transition.event)(\(parameters.map(\.text).joined(separator: ", ")))"
    }
    let event = function(parameters)
    let isExternal = app.screens.contains {
      $0.isExternal && $0.names.base.text == place.sender.name
    }
    if !isExternal, !place.sender.names(in: .actions).contains(transition.event) {
      // The action takes what the screen has from there.
      let values = place.sender.members
      let missing = parameters.filter { input in
        !values.contains { $0.name == input.name && $0.type == input.type }
      }
      draft.append(function(missing), to: .actions, of: place.sender)
    }
    draft.append(event, to: .flow, of: place.sender)
    answer(transition.event, of: place.sender, with: "stay", except: place, &draft)
  }

  /// Whether an input gets its value by its name, without a parameter of the event.
  private func isBound(_ input: SpecMember, _ place: Place) -> Bool {
    guard let type = input.type else { return false }
    return app.binds(
      input.name, type, in: place.flow.name, from: place.sender.name,
      isScreen: place.sender.kind == .screen)
  }

  /// Answers a new event in all flows that show its sender and don't answer it yet.
  func answer(
    _ event: String, of sender: SpecOutline, with word: String, except place: Place? = nil,
    _ draft: inout SpecDraft
  ) {
    for shower in map.flows {
      let outline = outlines.first { $0.kind == .coordinator && $0.name == shower.name }
      guard let outline, outline.answer(to: event, ofAny: sender.kind) == nil else { continue }
      for node in shower.nodes(of: sender) where outline.answer(to: event, of: node) == nil {
        if shower.name == place?.flow.name, node == place?.node { continue }
        draft.answer(event, of: node, in: outline, with: .string(word))
      }
    }
  }
}

extension AppMap.Flow {
  /// A screen, in each of the roles in which the flow shows it, or a child flow.
  fileprivate func nodes(of sender: SpecOutline) -> [AppMap.Node] {
    guard sender.kind != .screen else { return screens.filter { $0.name == sender.name } }
    return children.contains(sender.name) ? [.flow(sender.name)] : []
  }
}
