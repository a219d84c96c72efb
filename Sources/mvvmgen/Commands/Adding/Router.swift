import Language
import Storage
import Syntax

/// Finds the flow that answers an event.
struct Router {
  let map: AppMap
  let outlines: [SpecOutline]
  let project: Project
  let terminal: Terminal?

  struct Route {
    let flow: SpecOutline
    let sender: SpecOutline
    let isEventKnown: Bool

    /// The existing answer of the flow.
    func answer(to event: String) -> SpecAnswer? { flow.answer(to: event, of: sender) }
  }

  /// The flow that shows the sender, or else the one in the command line.
  func route(for transition: Transition) throws -> Route {
    if let flow = transition.flow { _ = try outline(.coordinator, flow) }
    let screens = map.flows.filter { $0.screens.contains(transition.sender) }
    let flows = map.flows.filter { $0.children.contains(transition.sender) }
    let isScreen = !screens.isEmpty || flows.isEmpty
    let kind: SpecKind = isScreen ? .screen : .coordinator
    let sender = try outline(kind, transition.sender)
    let flow = try outline(
      .coordinator, choose(isScreen ? screens : flows, transition, isScreen ? "screen" : "flow"))
    let isKnown =
      sender.events.contains(transition.event) || (!isScreen && transition.event == "cancelled")
    guard isScreen || isKnown else {
      let near = suggestion(for: transition.event, among: sender.events) ?? ""
      throw failure("the flow '\(transition.sender)' has no report '\(transition.event)'\(near)")
    }
    return Route(flow: flow, sender: sender, isEventKnown: isKnown)
  }

  private func choose(_ flows: [AppMap.Flow], _ transition: Transition, _ kind: String) throws
    -> String
  {
    let names = flows.map(\.name)
    guard let flow = transition.flow else {
      if names.count == 1 { return names[0] }
      let question = "several flows show the \(kind) '\(transition.sender)': which one answers?"
      if names.count > 1, let name = terminal?.choose(question, among: names) { return name }
      let option = transition.key == "start" ? Option.parent : .into
      throw failure(
        names.isEmpty
          ? "no flow shows the \(kind) '\(transition.sender)'"
          : "several flows show the \(kind) '\(transition.sender)': say which one answers, with "
            + names.map { "'\(option.rawValue) \($0)'" }.joined(separator: " or "))
    }
    guard names.contains(flow) else {
      let shown = names.isEmpty ? "no flow does" : "\(names.joined(separator: " and ")) does"
      throw failure("the flow '\(flow)' doesn't show the \(kind) '\(transition.sender)'; \(shown)")
    }
    return flow
  }

  private func outline(_ kind: SpecKind, _ name: String) throws -> SpecOutline {
    if let found = outlines.first(where: { $0.kind == kind && $0.name == name }) { return found }
    let known = outlines.filter { $0.kind == kind }.map(\.name)
    let near = suggestion(for: name, among: known) ?? ""
    throw failure("there is no \(kind.rawValue) '\(name.printable)'\(near)")
  }

  private func failure(_ message: String) -> CommandError {
    CommandError(.impossible, "mvvmgen: error: \(message)\nnothing was written")
  }

  /// Adds the event to the screen, an action that sends it, and answers in the other flows that
  /// show the screen.
  ///
  /// - Parameter inputs: the inputs of the new screen or flow, which become parameters of the event
  ///   unless the flow has them.
  func addEvent(
    _ transition: Transition, _ route: Route, needing inputs: [SpecMember],
    _ draft: inout SpecDraft
  ) {
    let known = Set(route.flow.names(in: .inputs))
    let parameters = inputs.filter { !known.contains($0.name) }.map(\.text)
    let event = "\(transition.event)(\(parameters.joined(separator: ", ")))"
    if !route.sender.names(in: .actions).contains(transition.event) {
      draft.append(event, to: .actions, of: route.sender)
    }
    draft.append(event, to: .flow, of: route.sender)
    answer(transition.event, of: route.sender, with: "stay", except: route.flow, &draft)
  }

  /// Answers a new event in all flows that show its sender and don't answer it yet.
  func answer(
    _ event: String, of sender: SpecOutline, with word: String, except flow: SpecOutline? = nil,
    _ draft: inout SpecDraft
  ) {
    for shower in map.flows where shower.name != flow?.name {
      let shown = sender.kind == .screen ? shower.screens : shower.children
      let outline = outlines.first { $0.kind == .coordinator && $0.name == shower.name }
      guard shown.contains(sender.name), let outline,
        outline.answer(to: event, of: sender) == nil,
        outline.answer(to: event, ofAny: sender.kind) == nil
      else { continue }
      draft.answer(event, of: sender, in: outline, with: .string(word))
    }
  }
}

extension SpecOutline {
  /// The answer to an event of a screen, or to a report of a child flow.
  func answer(to event: String, of sender: SpecOutline) -> SpecAnswer? {
    answer(to: event, of: sender.kind, named: sender.name)
  }

  /// The answer to an event of whichever screen or child flow sends it.
  func answer(to event: String, ofAny kind: SpecKind) -> SpecAnswer? {
    answer(to: event, of: kind, named: "*")
  }

  private func answer(to event: String, of kind: SpecKind, named sender: String) -> SpecAnswer? {
    answers.first { answer in
      if case .event(let name, kind, named: sender) = answer.trigger {
        name.value == event
      } else {
        false
      }
    }
  }
}
