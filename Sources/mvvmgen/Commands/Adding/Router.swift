import Language
import Storage
import Syntax

/// Finds the flow that answers an event.
struct Router {
  let map: AppMap
  let outlines: [SpecOutline]
  let project: Project

  struct Route {
    /// The index of the coordinator's spec.
    let flow: Int32
    /// `screens`, or `flows` for the report of a child flow.
    let key: String
    let sender: SpecOutline
    let isEventKnown: Bool
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
      let near = suggestion(for: transition.event, among: sender.events)
      throw failure("the flow '\(transition.sender)' has no report '\(transition.event)'\(near)")
    }
    return Route(
      flow: flow.span.file, key: isScreen ? "screens" : "flows", sender: sender,
      isEventKnown: isKnown)
  }

  private func choose(_ flows: [AppMap.Flow], _ transition: Transition, _ kind: String) throws
    -> String
  {
    let names = flows.map(\.name)
    guard let flow = transition.flow else {
      if names.count == 1 { return names[0] }
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
    let near = suggestion(for: name, among: known)
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
    _ transition: Transition, _ route: Route, needing inputs: [SpecDraft.Input],
    _ draft: inout SpecDraft
  ) {
    let known = Set(draft.inputNames(of: route.flow))
    let parameters = inputs.filter { !known.contains($0.name) }.map(\.text)
    let event = "\(transition.event)(\(parameters.joined(separator: ", ")))"
    let order = ScreenKey.allCases.map(\.rawValue)
    let file = route.sender.span.file
    let actions = draft.names(in: "actions", of: file)
    if !actions.contains(transition.event) {
      draft.append(event, toList: "actions", of: file, order: order)
    }
    draft.append(event, toList: "flow", of: file, order: order)
    answer(transition.event, of: route.sender, with: "stay", except: route.flow, &draft)
  }

  /// Answers a new event in all flows that show its sender and don't answer it yet.
  func answer(
    _ event: String, of sender: SpecOutline, with word: String, except flow: Int32? = nil,
    _ draft: inout SpecDraft
  ) {
    let key = sender.kind == .screen ? "screens" : "flows"
    for shower in map.flows {
      let shown = sender.kind == .screen ? shower.screens : shower.children
      let outline = outlines.first { $0.kind == .coordinator && $0.name == shower.name }
      guard shown.contains(sender.name), let file = outline?.span.file, file != flow else {
        continue
      }
      let isAnswered = draft.read(file) { json in
        json[key]?["*"]?[event] != nil || json[key]?[sender.name]?[event] != nil
      }
      guard isAnswered != true else { continue }
      draft.answer(event, of: sender.name, under: key, in: file, with: .string(word))
    }
  }
}

extension SpecDraft {
  /// An input as written in its spec.
  struct Input {
    let name: String
    let text: String
  }

  /// The inputs without a default, as written.
  func requiredInputs(of file: Int32) -> [Input] {
    let inputs = read(file) { json in
      var ignored = Diagnostics()
      return json["inputs"].map { list in
        list.elements.compactMap { element -> Input? in
          guard let text = element.declaration,
            let declaration = ValueDeclaration.parse(text, into: &ignored),
            declaration.defaultValue == nil
          else { return nil }
          return Input(name: declaration.name.value.text, text: text.text)
        }
      }
    }
    return (inputs ?? nil) ?? []
  }

  func inputNames(of file: Int32) -> [String] { names(in: "inputs", of: file) }

  /// The names of a screen's events, or of a flow's reports.
  func events(of file: Int32) -> [String] { names(in: "flow", of: file) }

  /// The declarations in a list of a spec.
  func names(in key: String, of file: Int32) -> [String] {
    let names = read(file) { json in
      json[key].map { list in
        list.elements.compactMap { element -> String? in
          guard let text = element.declaration?.text else { return nil }
          let name = text.prefix { $0 != "(" && $0 != ":" }.trimmingBlanks
          return name.filter { $0 != "`" }
        }
      }
    }
    return (names ?? nil) ?? []
  }
}

extension JSON {
  /// The text of a declaration, whether or not it has a documentation comment.
  var declaration: JSONString? { string ?? self["declare"]?.string }
}

extension Substring {
  fileprivate var trimmingBlanks: String {
    let start = drop { $0 == " " }
    return String(start.prefix { $0 != " " })
  }
}
