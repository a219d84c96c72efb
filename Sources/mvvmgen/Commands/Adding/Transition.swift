import Language
import Storage
import Syntax

/// How a new screen or flow is reached: the event that leads to it, and the answer.
struct Transition: Sendable {
  /// A screen, possibly in a role, or a flow: which of them isn't known yet.
  let sender: AppMap.Node
  let event: String
  /// The flow that answers; nil if only one can.
  let flow: String?
  /// The answer without its target: `{ "push": … }`.
  let key: String
  var presentation: String?

  func answer(_ name: String) -> JSONText {
    let presentation = presentation.map { [(key: "as", value: JSONText.string($0))] } ?? []
    return .object([(key: key, value: .string(name))] + presentation)
  }
}

extension Session {
  /// From `--in`, `--from`, `--push` and `--present`; nil without any of them.
  func transitionToScreen() throws(UsageError) -> Transition? {
    guard !arguments.has(.push) || !arguments.has(.present) else {
      throw UsageError(
        message: "'--push' and '--present' can't both be: give one of them", command: .newScreen)
    }
    let options: [Option] = [.into, .push, .present]
    guard let typed = arguments.value(.from) else {
      if let option = options.first(where: { arguments.has($0) }) {
        throw missingEvent(option)
      }
      return nil
    }
    return try transition(from: typed, arguments.has(.present) ? "present" : "push", .into)
  }

  /// From `--parent`, `--from` and `--as`; nil without any of them.
  func transitionToFlow() throws(UsageError) -> Transition? {
    guard !arguments.has(.parent) || !arguments.has(.root) else {
      throw UsageError(
        message: "'--root' and '--parent' can't both be: nothing starts the root",
        command: .coordinator)
    }
    guard let typed = arguments.value(.from) else {
      let option = [Option.parent, .presentation].first { arguments.has($0) }
      guard let option else { return nil }
      throw missingEvent(option)
    }
    var transition = try transition(from: typed, "start", .parent)
    let presentation = arguments.value(.presentation)
    transition.presentation = presentation == "push" ? nil : presentation
    return transition
  }

  private func transition(
    from typed: String, _ key: String, _ flow: Option
  ) throws(UsageError) -> Transition {
    let parts = typed.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
      throw UsageError(
        message: "'\(typed)' isn't an event of a screen, such as 'Login.registerButtonTapped'",
        command: arguments.command)
    }
    let name = parts[0].prefix { $0 != ShownName.separator }
    let role = parts[0].dropFirst(name.count).dropFirst()
    return Transition(
      sender: AppMap.Node(
        kind: .screen, name: String(name), role: role.isEmpty ? nil : String(role)),
      event: String(parts[1]), flow: arguments.value(flow), key: key)
  }

  private func missingEvent(_ option: Option) -> UsageError {
    let words = arguments.words.map(Project.shellQuoted).joined(separator: " ")
    return UsageError(
      message: "'\(option.rawValue)' needs the event that it answers:"
        + " mvvmgen \(words) --from SCREEN.EVENT",
      command: arguments.command)
  }

  /// Lets a flow show the new screen or flow. False if the specs already have errors, which are
  /// reported.
  ///
  /// - Parameter outlines: the specs that there are without it.
  mutating func add(
    _ transition: Transition, to name: String, among outlines: [SpecOutline],
    _ draft: inout SpecDraft
  ) throws -> Bool {
    guard let app = try app(of: draft.before) else { return false }
    let router = Router(app, outlines: outlines, project: project, terminal: terminal)
    let route = try router.route(for: transition)
    let new = outline(ofFile: Int32(draft.after.sources.count - 1), in: draft)
    if !route.isEventKnown {
      router.addEvent(transition, route, needing: new?.requiredInputs ?? [], &draft)
    }
    try checkIsUnanswered(transition, route, draft)
    draft.answer(
      transition.event, of: route.node, in: route.flow, with: transition.answer(name))
    if let new {
      for event in new.events {
        draft.answer(
          event, of: AppMap.Node(new.kind, new.name), in: route.flow, with: .string("stay"))
      }
    }
    return true
  }

  /// Existing answers aren't replaced, except `"stay"`.
  private func checkIsUnanswered(
    _ transition: Transition, _ route: Router.Route, _ draft: SpecDraft
  ) throws {
    guard let answer = route.answer(to: transition.event), !answer.isStay,
      case .event(let event, _, _, _) = answer.trigger
    else { return }
    let found = SourceLocations(sources: draft.before.sources, project: project)
      .location(of: event.span)
    throw CommandError(
      .impossible,
      "\(found.text): error: '\(transition.sender.text).\(transition.event)' has an answer already,"
        + " nothing was written")
  }
}
