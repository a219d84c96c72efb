import Editing
import Generator
import Language
import Map
import Storage
import Syntax
import Templates

extension Session {
  /// `mvvmgen new-screen`
  mutating func runNewScreen() throws -> ExitCode {
    let name = try checkedName()
    let transition = try transition()
    return try drafting { try $0.addScreen(name, transition) }
  }

  /// `mvvmgen coordinator`
  mutating func runCoordinator() throws -> ExitCode {
    let name = try checkedName()
    let transition = try transition()
    return try drafting { try $0.addCoordinator(name, transition) }
  }

  /// `mvvmgen service`
  mutating func runService() throws -> ExitCode {
    let name = try checkedName()
    return try drafting { try $0.addService(name) }
  }

  private mutating func addService(_ name: String) throws -> ExitCode {
    let (input, _) = try readProject(before: .service, name, .service)
    let isUsed = pipeline.survey(input.sources, input.configuration).usedServices.contains(name)
    let draft = try draft(of: NewSpec.service(name, arguments), input)
    let use = project.suggestion("add service SCREEN \(name)")
    return try carryOut(draft, next: isUsed ? nil : "to let a screen use it, run \(use)")
  }

  private mutating func addScreen(_ name: String, _ transition: Transition?) throws -> ExitCode {
    let (input, outlines) = try readProject(before: .screen, name, .newScreen)
    var draft = try draft(of: NewSpec.screen(name, arguments), input)
    if let transition {
      guard try add(transition, to: name, .screen, among: outlines, &draft) else {
        return .findings
      }
      return try carryOut(draft)
    }
    let isShown = pipeline.survey(input.sources, input.configuration).named(.screen).contains(name)
    let next = project.suggestion("coordinator \(name)")
    return try carryOut(
      draft, next: isShown ? nil : "to show it from a flow of its own, run \(next)")
  }

  private mutating func addCoordinator(_ name: String, _ transition: Transition?) throws -> ExitCode
  {
    let (input, outlines) = try readProject(before: .coordinator, name, .coordinator)
    let screens = outlines.filter { $0.kind == .screen }
    let start = arguments.value(.start) ?? chosenStart(of: name, among: screens.map(\.name))
    guard let screen = screens.first(where: { $0.name == start ?? name }) else {
      throw Session.unknownStart(start, name, screens.map(\.name), project)
    }
    let embedded = Session.embedded(in: screen, among: screens)
    let spec = NewSpec.coordinator(name, start: screen, embedded: embedded, arguments)
    var draft = try draft(of: spec, input)
    if let transition {
      guard
        try add(
          transition, to: name, .coordinator, showing: [screen] + embedded, among: outlines, &draft)
      else { return .findings }
    }
    let events =
      "each event of its first screen is answered with \"stay\": change that in the spec,"
    return try carryOut(draft, next: "\(events) then run \(project.suggestion("generate"))")
  }

  /// The screens that one contains, and those that these contain.
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

  /// Reads the project that a spec is added to, where its name must not be taken.
  private mutating func readProject(
    before kind: SpecKind, _ name: String, _ command: Command
  ) throws -> (input: ProjectInput, outlines: [SpecOutline]) {
    let input = try readInput()
    let suffixes = input.configuration.names.ofTypes(from: kind)
    try Session.check(name, endsInNoneOf: suffixes, command.rawValue, project)
    let outlines = pipeline.survey(input.sources, input.configuration).outlines
    if let existing = outlines.first(where: { $0.kind == kind && $0.name == name }) {
      let path = input.sources[Int(existing.span.file)].path.text
      throw isThere(kind, name, at: path, among: outlines)
    }
    return (input, outlines)
  }

  /// The screen that it starts with, if it isn't said by name.
  private func chosenStart(of flow: String, among screens: [String]) -> String? {
    guard !screens.isEmpty, !screens.contains(flow) else { return nil }
    return terminal?.choose("which screen does the flow '\(flow)' start with?", among: screens)
  }

  /// A draft with one new spec, whose name is new.
  private func draft(of spec: NewSpec, _ input: ProjectInput) throws -> SpecDraft {
    let path = spec.path(in: input.configuration)
    try checkIsFree(path, for: spec)
    var draft = SpecDraft(input)
    draft.typed = spec.typed(arguments, file: Int32(input.sources.count))
    draft.create(path, spec.text)
    return draft
  }

  private func checkedName() throws -> String {
    let name = arguments.operands[0]
    guard let problem = NewSpec.problem(with: name) else { return name }
    throw UsageError(message: problem, command: arguments.command)
  }

  private static func unknownStart(
    _ start: String?,
    _ name: String,
    _ screens: [String],
    _ project: Project
  ) -> CommandError {
    let wanted = start ?? name
    let near = suggestion(for: wanted, among: screens) ?? ""
    let withStart = project.suggestion("coordinator \(name) --start SCREEN")
    let isName = NewSpec.problem(with: wanted) == nil
    let hint =
      start == nil || !isName
      ? "say which screen the flow starts with: run \(withStart)"
      : "to create it, run \(project.suggestion("new-screen \(Project.shellQuoted(wanted))"))"
    return .unknownName("there is no screen '\(wanted)'\(near)", hint: hint)
  }

  private func checkIsFree(_ path: String, for spec: NewSpec) throws {
    switch try project.disk.kind(path) {
    case nil: return
    case .file: throw isThere(spec.kind, spec.name, at: path)
    case .folder, .link, .other:
      throw CommandError(
        .impossible,
        "\(project.display(path).printable): error: is in the way of the new spec, "
          + "nothing was written")
    }
  }

  private func isThere(
    _ kind: SpecKind, _ name: String, at path: String, among outlines: [SpecOutline] = []
  ) -> CommandError {
    let transition = (try? transition()) ?? nil
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
      .impossible,
      "\(project.display(path).printable): error: there already is a \(kind.rawValue) '\(name)', "
        + "nothing was written\(way ?? "")")
  }
}
