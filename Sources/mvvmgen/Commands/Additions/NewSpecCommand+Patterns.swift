import MvvmgenAppModel
import MvvmgenEditing
import MvvmgenGenerator
import MvvmgenLanguage
import MvvmgenSyntax

// Flows of a common form, and the screens that flows name.
extension NewSpecCommand {
  /// The form that the options name, if any.
  func pattern(
    among outlines: [SpecOutline], _ configuration: Configuration
  ) throws -> FlowPattern? {
    let forms = [Option.start, .tab, .step, .list].filter(arguments.has)
    guard forms.count < 2 else {
      throw UsageError("'\(forms[0].rawValue)' and '\(forms[1].rawValue)' exclude each other")
    }
    let names = arguments.values(.tab) + arguments.values(.step) + arguments.values(.list)
    if let problem = names.lazy.compactMap(NewSpec.problem).first { throw UsageError(problem) }
    if arguments.has(.tab) {
      return .tabs(try arguments.values(.tab).map { try flow($0, among: outlines, configuration) })
    }
    if arguments.has(.step) { return .steps(arguments.values(.step)) }
    return arguments.value(.list).map { .list(of: $0) }
  }

  private func flow(
    _ name: String, among outlines: [SpecOutline], _ configuration: Configuration
  ) throws -> SpecOutline {
    let flows = outlines.filter { $0.kind == .coordinator }
    guard let flow = flows.first(where: { $0.name == name }) else {
      let near = suggestion(for: name, among: flows.map(\.name)) ?? ""
      let way = session.creation("coordinator \(name) --start SCREEN", in: configuration)
      throw CommandError.unknownName(
        "there is no flow '\(name)'\(near)", hint: "to create it, run \(way)")
    }
    return flow
  }

  func add(
    _ pattern: FlowPattern, _ name: String, _ input: ProjectInput, _ survey: SpecSurvey,
    _ transition: Transition?
  ) throws -> ExitCode {
    let part = try session.part(of: input.configuration)
    var draft = try draft(of: .coordinator(name, pattern, arguments), input, in: part)
    // The transition is to the spec that was created last.
    if let transition {
      guard
        try session.add(
          transition, to: name, .coordinator, showing: [], among: survey.outlines, &draft)
      else { return .findings }
    }
    let known = survey.outlines.filter { $0.kind == .screen }.map(\.name)
    try create(pattern.screens.filter { !known.contains($0.name) }, in: part, &draft)
    return try session.carryOut(
      draft, next: "change the specs, then run \(project.suggestion("generate"))")
  }

  private func create(
    _ screens: [NewSpec], in part: Configuration, _ draft: inout SpecDraft
  ) throws {
    for screen in screens {
      let path = screen.path(in: part)
      try checkIsFree(path, for: screen.name)
      draft.create(path, screen.text)
    }
  }

  /// Writes the screens that flows show, with all that the answers of flows use of them.
  func addMissingScreens() throws -> ExitCode {
    guard arguments.has(.missing), arguments.operands.isEmpty else {
      throw UsageError(
        arguments.has(.missing)
          ? "'--missing' takes no name" : "'new-screen' needs the argument NAME")
    }
    let input = try session.readInput()
    let outlines = input.survey.outlines
    var missing: [String: MissingScreen] = [:]
    for answer in outlines.lazy.flatMap(\.answers) {
      for shown in answer.shown where shown.kind == .screen {
        missing[shown.name] = missing[shown.name] ?? MissingScreen()
      }
      guard case .event(let event, .screen, let name, _) = answer.trigger, name != "*" else {
        continue
      }
      missing[name, default: MissingScreen()].events.add(event.value)
    }
    for screen in outlines where screen.kind == .screen { missing[screen.name] = nil }
    guard !missing.isEmpty else {
      console.say("each screen that a flow shows has a spec")
      return .success
    }
    let part = try session.part(of: input.configuration)
    var draft: SpecDraft
    repeat {
      draft = SpecDraft(input)
      try create(
        missing.sorted { $0.key < $1.key }.map { $0.value.spec(named: $0.key) }, in: part, &draft)
    } while missing.fill(draft.after.meanings.gaps)
    return try session.carryOut(draft)
  }
}
