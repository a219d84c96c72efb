import MvvmgenAppModel
import MvvmgenEditing
import MvvmgenGenerator
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// One run of a command in a project.
struct Session {
  let arguments: Arguments
  let environment: Environment
  let project: Project
  let console: Console
  /// Is given what a dry run would change, for a client that makes these changes itself.
  var onDryRun: (SpecChange) -> Void = { _ in }
  /// Is given the findings, for a client that shows them itself.
  var onFindings: (Diagnostics, SourceLocations) -> Void = { _, _ in }

  /// Whether it is one of the runs of `generate --watch`.
  var isWatching: Bool { environment.memory != nil }

  // MARK: - Locking

  /// Runs `work` while no other mvvmgen writes to the project.
  func writing(_ work: () throws -> ExitCode) throws -> ExitCode {
    try locked(forReading: false, work)
  }

  /// Runs `work`, which changes nothing, while no mvvmgen writes to the project: in the middle of a
  /// rename, specs don't fit together.
  func reading(_ work: () throws -> ExitCode) throws -> ExitCode {
    try locked(forReading: true, work)
  }

  /// Runs `work`, which writes unless `--dry-run` is given.
  func drafting(_ work: () throws -> ExitCode) throws -> ExitCode {
    try locked(forReading: arguments.has(.dryRun), work)
  }

  private func locked(
    forReading isShared: Bool, _ work: () throws -> ExitCode
  ) throws -> ExitCode {
    let result = try project.disk.withLock(forReading: isShared) {
      console.say("waiting for another mvvmgen that is writing to this project")
      console.errors.flush()
    } work: {
      Result { try work() }
    }
    return try result.get()
  }

  // MARK: - Reading and generating

  /// Generates without reporting anything.
  func generation(of input: ProjectInput) -> Generation {
    input.generated(reusing: environment.generation)
  }

  func locations(in input: ProjectInput) -> SourceLocations {
    SourceLocations(sources: input.sources, project: project)
  }

  func ownFiles(_ input: ProjectInput, _ outlines: [SpecOutline]) -> OwnFiles {
    OwnFiles(disk: project.disk, input: input, outlines: outlines)
  }

  func report(_ diagnostics: Diagnostics, in input: ProjectInput) {
    console.report(findings(of: diagnostics, in: locations(in: input)), as: arguments.format)
  }

  /// Reads the project; an invalid configuration ends the run.
  func readInput() throws -> ProjectInput {
    let input = try ProjectInput.read(project) { try targetApart(in: $0) }
    try checkVersion(input)
    guard input.diagnostics.hasErrors else { return input }
    console.report(
      findings(of: input.diagnostics, in: locations(in: input)), as: arguments.format)
    throw CommandError(code: .impossible, message: nil)
  }

  /// Reads a project that has specs. Without specs, the run may be in the wrong folder, where a
  /// check must not pass and nothing must be deleted.
  func readSpecs() throws -> ProjectInput {
    let input = try readInput()
    let others = project.configurationName == nil ? 0 : 1
    let count = input.sources.count { !input.configuration.isScaffold($0.path) }
    guard count <= others else { return input }
    let folders = input.configuration.parts.map { project.display($0.specs).printable }
    let specs = folders.joined(separator: ", ")
    if let folder = input.configuration.scaffolds,
      input.configuration.parts.contains(where: { Disk.path(folder, holds: $0.specs) })
    {
      throw CommandError(
        "no specs in \(specs): all that is there is a template, since `scaffolds` in "
          + "\(project.configurationPath) is \(folder.quoted)")
    }
    let way =
      project.folderOfSpecs(besides: input.configuration.isScaffold).map {
        ", but in \($0.printable): write `\"specs\": \"\($0.printable)\"` in \(project.configurationPath)"
      }
      ?? ": run \(creation("new-screen NAME", in: input.configuration)), or use '--directory' to say where the "
      + "project is"
    throw CommandError("no specs in \(specs)\(way)")
  }

  /// Generates, and reports errors in the configuration and the specs.
  ///
  /// - Parameter warns: false for what only prints: other commands report the warnings.
  func generate(from input: ProjectInput, warns: Bool = true) throws -> Generation {
    let made = generation(of: input)
    let generation = warns || made.app == nil ? report(made, of: input) : made
    if environment.endsProcess { lasting.withLock { $0 = (input, generation) } }
    return generation
  }

  /// Reports the findings.
  ///
  /// - Parameter files: the indices of the sources whose findings count; nil for all.
  func report(
    _ generation: Generation, of input: ProjectInput, in files: Set<Int32>? = nil
  ) -> Generation {
    let generation = settled(generation, input, files)
    console.report(
      findings(of: generation.diagnostics, in: locations(in: input)), as: arguments.format)
    return generation
  }

  /// The app; nil where the specs have errors, after the advice to fix them.
  func app(of generation: Generation) -> App? {
    if generation.app == nil { console.say("the specs have errors: fix them first") }
    return generation.app
  }

  /// Generates from specs that aren't written yet, whose lines are shown.
  ///
  /// - Parameter reworded: replaces a finding by another one.
  func generate(
    from draft: SpecDraft, reworded: (Diagnostic) -> Diagnostic = { $0 }
  ) throws -> Generation {
    let input = draft.after
    var generation = generation(of: input)
    // Nothing uses a new spec yet: no warning is needed.
    for file in input.sources.indices.dropFirst(draft.before.sources.count) {
      for code in [Diagnostic.Code.unreachable, .unusedService] {
        generation.diagnostics.allowed[Int32(file), default: []].insert(code)
      }
    }
    generation = settled(generation, input, nil)
    generation.diagnostics = generation.diagnostics.map(reworded)
    // Without errors it is written, and its lines are those of the files.
    let isWritten = !arguments.has(.dryRun) && !hasErrors(generation.diagnostics)
    let locations = SourceLocations(
      sources: input.sources, project: project, typed: draft.typed,
      written: isWritten ? nil : WrittenLines(written: draft.before.sources, draft: input.sources))
    let findings = findings(
      of: generation.diagnostics, in: locations, withExcerptsIn: draft.changedFiles)
    console.report(findings, as: arguments.format)
    return generation
  }

  private func settled(
    _ generation: Generation, _ input: ProjectInput, _ files: Set<Int32>?
  ) -> Generation {
    var generation = generation
    for diagnostic in input.diagnostics.all { generation.diagnostics.report(diagnostic) }
    generation.diagnostics = generation.diagnostics.settled(input.configuration, in: files)
    return generation
  }

  private func findings(
    of diagnostics: Diagnostics, in locations: SourceLocations,
    withExcerptsIn files: Set<Int32> = []
  ) -> [Finding] {
    onFindings(diagnostics, locations)
    guard arguments.format == .text else { return Finding.sorted(diagnostics, in: locations) }
    let isWatched = console.errors.isTerminal
    return Finding.sorted(diagnostics, in: locations) { isWatched || files.contains($0) }
  }

  /// Whether the findings prevent a run from writing.
  func hasErrors(_ diagnostics: Diagnostics) -> Bool {
    diagnostics.hasErrors || (arguments.has(.strict) && !diagnostics.all.isEmpty)
  }

  private func checkVersion(_ input: ProjectInput) throws {
    guard let required = input.configuration.requiredVersion,
      !required.value.accepts(mvvmgenVersion)
    else { return }
    throw CommandError(
      "the project requires mvvmgen \(required.value.text), this is mvvmgen \(mvvmgenVersion)",
      at: locations(in: input).location(of: required.span).text)
  }
}

/// Kept on purpose: freeing it just before exit costs more than exiting.
private let lasting = Locked<(ProjectInput, Generation)?>(nil)
