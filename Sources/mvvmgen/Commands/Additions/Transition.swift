import MvvmgenEditing
import MvvmgenGenerator
import MvvmgenLanguage
import MvvmgenMap
import MvvmgenSyntax

/// The way to a new screen or flow: the event that leads to it, and the answer.
struct Transition: Sendable {
  /// A screen, possibly in a role, or a flow: which of them isn't known yet.
  let sender: AppMap.Node
  let event: String
  /// The flow that answers; nil if only one can.
  let flow: String?
  let presentation: FlowPresentation
  /// The sources of the inputs, in the order of the command line.
  let bindings: [(input: String, source: String)]

  /// The answer that shows the screen or starts the flow.
  func answer(_ name: String, _ kind: SpecKind) -> JSONText {
    var members: [(key: String, value: JSONText)] = []
    if kind == .screen {
      members.append((presentation.rawValue, .string(name)))
    } else {
      members.append(("start", .string(name)))
      if presentation != .push { members.append(("as", .string(presentation.rawValue))) }
    }
    if !bindings.isEmpty {
      members.append(("with", .object(bindings.map { ($0.input, .string($0.source)) })))
    }
    return .object(members)
  }

  /// Whether an answer to the event shows the screen or starts the flow already.
  func shows(_ kind: SpecKind, _ name: String, among outlines: [SpecOutline]) -> Bool {
    let flows = outlines.filter { flow == nil || $0.name == flow }
    return flows.flatMap(\.answers).contains { answer in
      guard case .event(let event, _, let sender, let role) = answer.trigger else { return false }
      return event.value == self.event && sender == self.sender.name && role == self.sender.role
        && answer.shown.contains(ShownSpec(kind, name))
    }
  }
}

extension Transition {
  /// The transition in the options of `new-screen` and `coordinator`; nil without any of them.
  static func typed(_ arguments: Arguments) throws(UsageError) -> Transition? {
    let ways = FlowPresentation.allCases.filter { arguments.has($0.option) }
    guard ways.count < 2 else {
      throw UsageError(
        "'\(ways[0].option.rawValue)' and '\(ways[1].option.rawValue)' can't both be: give one of"
          + " them")
    }
    guard !arguments.has(.into) || !arguments.has(.root) else {
      throw UsageError("'--root' and '--in' can't both be: nothing starts the root")
    }
    guard let typed = arguments.value(.from) else {
      let option = ([.into] + ways.map(\.option) + [.with]).first { arguments.has($0) }
      guard let option else { return nil }
      throw missingEvent(option, arguments)
    }
    return try Transition(from: typed, ways.first ?? .push, arguments)
  }

  private init(
    from typed: String, _ presentation: FlowPresentation, _ arguments: Arguments
  ) throws(UsageError) {
    let parts = typed.split(separator: ".", omittingEmptySubsequences: false)
    let hasParameters = typed.contains("(")
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty, !hasParameters else {
      let hint = hasParameters ? ": leave out what is in parentheses" : ""
      throw UsageError(
        "'\(typed)' isn't an event of a screen, such as 'Login.registerButtonTapped'\(hint)")
    }
    let name = parts[0].prefix { $0 != ShownName.separator }
    let role = parts[0].dropFirst(name.count).dropFirst()
    self.init(
      sender: AppMap.Node(
        kind: .screen, name: String(name), role: role.isEmpty ? nil : String(role)),
      event: String(parts[1]), flow: arguments.value(.into), presentation: presentation,
      bindings: try Self.bindings(arguments))
  }

  /// The bindings in `--with`: the text before the first `=`, and the text after it.
  private static func bindings(
    _ arguments: Arguments
  ) throws(UsageError) -> [(input: String, source: String)] {
    var bindings: [(input: String, source: String)] = []
    for typed in arguments.values(.with) {
      let input = typed.prefix { $0 != "=" }.filter { $0 != " " }
      let source = typed.drop { $0 != "=" }.dropFirst().drop { $0 == " " }
      guard !input.isEmpty, !source.isEmpty else {
        throw UsageError("'\(typed)' doesn't say what an input is, such as 'owl=selectedOwl'")
      }
      let beginsValue = source.first.map { $0.isNumber || ".\"[-".contains($0) } ?? false
      if beginsValue || ["true", "false", "nil"].contains(source) {
        throw UsageError(
          "'\(source)' is a value, and '--with' takes data: write '\(input)== \(source)'")
      }
      guard !bindings.contains(where: { $0.input == input }) else {
        throw UsageError("'--with' says more than once what '\(input)' is")
      }
      bindings.append((input, String(source)))
    }
    return bindings
  }

  private static func missingEvent(
    _ option: Option, _ arguments: Arguments
  ) -> UsageError {
    let words = arguments.words.map(Project.shellQuoted).joined(separator: " ")
    return UsageError(
      "'\(option.rawValue)' needs the event that it answers: mvvmgen \(words) --from SCREEN.EVENT")
  }
}

extension Session {
  /// Lets a flow show the new screen or flow. False if the specs already have errors, which are
  /// reported.
  ///
  /// - Parameters:
  ///   - shown: the screens that a new flow begins with.
  ///   - outlines: the existing specs.
  func add(
    _ transition: Transition, to name: String, _ kind: SpecKind, showing shown: [SpecOutline] = [],
    among outlines: [SpecOutline], _ draft: inout SpecDraft
  ) throws -> Bool {
    guard let app = try app(of: draft.before) else { return false }
    let flows = AnsweringFlows(
      app, outlines: outlines, project: project, terminal: environment.terminal)
    let place = try flows.place(for: transition)
    let new = outline(ofFile: Int32(draft.after.sources.count - 1), in: draft)
    if !place.isEventKnown {
      let bound = transition.bindings.map(\.input)
      let needed = new?.requiredInputs.filter { !bound.contains($0.name) } ?? []
      flows.addEvent(transition, place, needing: needed, &draft)
      // The new flow may begin with the same screen.
      if let new, place.sender.kind == .screen,
        shown.contains(where: { $0.name == place.sender.name })
      {
        draft.answer(transition.event, of: transition.sender, in: new, with: .string("stay"))
      }
    }
    try checkIsUnanswered(transition, place, draft)
    draft.answer(
      transition.event, of: place.node, in: place.flow, with: transition.answer(name, kind))
    if let new {
      for event in new.events {
        draft.answer(
          event, of: AppMap.Node(new.kind, new.name), in: place.flow, with: .string("stay"))
      }
    }
    if !place.isEventKnown { draft.noteGenerated(transition.event, of: place.sender) }
    return true
  }

  /// Existing answers aren't replaced, except `"stay"`.
  private func checkIsUnanswered(
    _ transition: Transition, _ place: AnsweringFlows.Place, _ draft: SpecDraft
  ) throws {
    let own = place.flow.answer(to: transition.event, of: place.node)
    let forAll =
      place.isEventKnown ? place.flow.answer(to: transition.event, ofAny: place.sender.kind) : nil
    let answer = own ?? forAll
    guard let answer, !answer.isStay, case .event(let event, _, _, _) = answer.trigger else {
      return
    }
    let sender = transition.sender.text
    let wayOut =
      own == nil
      ? ", under '*': answer it for '\(sender)' with \"stay\" first;"
      : ": change it there, or name another event;"
    let found = locations(in: draft.before).location(of: event.span)
    throw CommandError(
      "'\(sender).\(transition.event)' has an answer already\(wayOut) nothing was written",
      at: found.text)
  }
}

extension FlowPresentation {
  fileprivate var option: Option {
    switch self {
    case .push: .push
    case .present: .present
    case .replace: .replace
    case .detail: .detail
    }
  }
}
