import MvvmgenEditing
import MvvmgenGenerator
import MvvmgenLanguage
import MvvmgenMap
import MvvmgenStorage
import MvvmgenSyntax

/// `mvvmgen new-screen`, `coordinator` and `service`
struct NewSpecCommand: ProjectCommand {
  let session: Session
  let kind: SpecKind

  func run() throws -> ExitCode {
    guard let name = arguments.operands.first, !arguments.has(.missing) else {
      return try session.drafting(addMissingScreens)
    }
    if let problem = NewSpec.problem(with: name) {
      throw UsageError(problem)
    }
    let transition = try Transition.typed(arguments)
    return try session.drafting {
      switch kind {
      case .screen: try addScreen(name, transition)
      case .coordinator: try addCoordinator(name, transition)
      case .service: try addService(name)
      }
    }
  }

  private func addService(_ name: String) throws -> ExitCode {
    let (input, survey) = try readProject(before: name)
    let isUsed = survey.usedServices.contains(name)
    let draft = try draft(of: NewSpec(.service, name, arguments), input)
    let use = project.suggestion("add service SCREEN \(name)")
    return try session.carryOut(draft, next: isUsed ? nil : "to let a screen use it, run \(use)")
  }

  private func addScreen(_ name: String, _ transition: Transition?) throws -> ExitCode {
    let (input, survey) = try readProject(before: name)
    var draft = try draft(of: NewSpec(.screen, name, arguments), input)
    if let transition {
      guard try session.add(transition, to: name, .screen, among: survey.outlines, &draft) else {
        return .findings
      }
      return try session.carryOut(draft)
    }
    let isShown = survey.named(.screen).contains(name)
    let next = session.creation("coordinator \(name)", in: input.configuration)
    return try session.carryOut(
      draft, next: isShown ? nil : "to show it from a flow of its own, run \(next)")
  }

  private func addCoordinator(_ name: String, _ transition: Transition?) throws -> ExitCode {
    let (input, survey) = try readProject(before: name)
    if let pattern = try pattern(among: survey.outlines, input.configuration) {
      return try add(pattern, name, input, survey, transition)
    }
    let screens = survey.outlines.filter { $0.kind == .screen }
    let flows = survey.outlines.filter { $0.kind == .coordinator }
    let start = arguments.value(.start) ?? chosenStart(of: name, among: screens.map(\.name))
    guard
      let first = screens.first(where: { $0.name == start ?? name })
        ?? flows.first(where: { $0.name == start })
    else { throw unknownStart(start, name, screens.map(\.name), input.configuration) }
    let embedded = Self.embedded(in: first, among: screens)
    let spec = NewSpec.coordinator(name, start: first, embedded: embedded, arguments)
    var draft = try draft(of: spec, input)
    if let transition {
      guard
        try session.add(
          transition, to: name, .coordinator, showing: [first] + embedded,
          among: survey.outlines, &draft)
      else { return .findings }
    }
    let events =
      "each event of its first \(first.kind == .screen ? "screen" : "flow") is answered with \"stay\": change that in the spec,"
    return try session.carryOut(draft, next: "\(events) then run \(project.suggestion("generate"))")
  }

  /// The screens that a screen contains, directly or in another one.
  private static func embedded(
    in screen: SpecOutline, among screens: [SpecOutline]
  ) -> [SpecOutline] {
    var found: [SpecOutline] = []
    var pending = screen.embeds
    var seen: Set = [screen.name]
    while !pending.isEmpty {
      let name = pending.removeFirst()
      guard seen.insert(name).inserted, let next = screens.first(where: { $0.name == name }) else {
        continue
      }
      found.append(next)
      pending += next.embeds
    }
    return found
  }

  /// Reads the project, and checks that the name isn't taken.
  private func readProject(
    before name: String
  ) throws -> (input: ProjectInput, survey: SpecSurvey) {
    let input = try session.readInput()
    let suffixes = input.configuration.names.ofTypes(from: kind)
    try Session.check(name, endsInNoneOf: suffixes, arguments.command?.rawValue ?? "", project)
    let survey = input.survey
    if let existing = survey.outlines.first(where: { $0.kind == kind && $0.name == name }) {
      let path = input.sources[Int(existing.span.file)].path.text
      throw isThere(name, at: path, among: survey.outlines)
    }
    return (input, survey)
  }

  /// The first screen that the user chooses; nil if a screen has the flow's name.
  private func chosenStart(of flow: String, among screens: [String]) -> String? {
    guard !screens.isEmpty, !screens.contains(flow) else { return nil }
    return session.environment.terminal?.choose(
      "which screen does the flow '\(flow)' start with?", among: screens)
  }

  /// - Parameter part: the configuration of its target; nil if that isn't known yet.
  func draft(
    of spec: NewSpec, _ input: ProjectInput, in part: Configuration? = nil
  ) throws -> SpecDraft {
    let path = try spec.path(in: part ?? session.part(of: input.configuration))
    try checkIsFree(path, for: spec.name)
    var draft = SpecDraft(input)
    draft.typed = spec.typed(arguments, file: Int32(input.sources.count))
    draft.create(path, spec.text)
    return draft
  }

  private func unknownStart(
    _ start: String?, _ name: String, _ screens: [String], _ configuration: Configuration
  ) -> CommandError {
    let wanted = start ?? name
    let near = suggestion(for: wanted, among: screens) ?? ""
    let withStart = session.creation("coordinator \(name) --start SCREEN", in: configuration)
    let creation = session.creation(
      "new-screen \(Project.shellQuoted(wanted))", in: configuration)
    let isName = NewSpec.problem(with: wanted) == nil
    let hint =
      start == nil || !isName
      ? "say which screen the flow starts with: run \(withStart)"
      : "to create it, run \(creation)"
    return .unknownName("there is no screen '\(wanted)'\(near)", hint: hint)
  }

  func checkIsFree(_ path: String, for name: String) throws {
    switch try project.disk.kind(path) {
    case nil: return
    case .file: throw isThere(name, at: path)
    case .folder, .link, .other:
      throw CommandError(
        "is in the way of the new spec, nothing was written", at: project.display(path))
    }
  }

  private func isThere(
    _ name: String, at path: String, among outlines: [SpecOutline] = []
  ) -> CommandError {
    let transition = (try? Transition.typed(arguments)) ?? nil
    let way = transition.map { transition in
      guard !transition.shows(kind, name, among: outlines) else {
        let verb = kind == .screen ? "shows" : "starts"
        return "\n'\(transition.event)' of '\(transition.sender.text)' \(verb) it already"
      }
      let answer = String(SpecTree(transition.answer(name, kind)).document.dropLast()).onOneLine
      return "\nto show it from there, too, answer '\(transition.event)' of "
        + "'\(transition.sender.text)' with \(answer)"
    }
    return CommandError(
      "there already is a \(kind.rawValue) '\(name)', nothing was written\(way ?? "")",
      at: project.display(path))
  }
}
