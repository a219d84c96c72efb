import AppModel
import Editing
import Generator
import Language
import Storage
import Syntax
import Templates

/// One run of a command in a project.
struct Session: Sendable {
  let arguments: Arguments
  let project: Project
  let pipeline: Pipeline
  var console: Console
  /// Nil where nobody can answer.
  let terminal: Terminal?
  /// Whether the process ends with the run.
  let endsProcess: Bool
  /// Whether it is one of the runs of `generate --watch`.
  let isWatching: Bool

  /// Reads the project; an invalid configuration ends the run.
  mutating func readInput() throws -> ProjectInput {
    let input = try ProjectInput.read(project, pipeline)
    try checkVersion(input)
    guard input.diagnostics.hasErrors else { return input }
    let locations = SourceLocations(sources: input.sources, project: project)
    console.report(findings(of: input.diagnostics, in: locations), as: arguments.format)
    throw CommandError(.impossible)
  }

  /// Reads a project that has specs. Without specs, the run may be in the wrong folder, where a
  /// check must not pass and nothing must be deleted.
  mutating func readSpecs() throws -> ProjectInput {
    let input = try readInput()
    let others = project.configurationName == nil ? 0 : 1
    guard input.sources.count <= others else { return input }
    let specs = project.display(input.configuration.specs).printable
    throw CommandError(
      .impossible,
      "mvvmgen: error: no specs in \(specs): run \(project.suggestion("new-screen NAME")), or use "
        + "'--directory' to say where the project is")
  }

  /// Generates, and reports errors in the configuration and the specs.
  ///
  /// - Parameter files: the indices of the sources whose findings count; nil for all.
  mutating func generate(
    from input: ProjectInput, reporting files: Set<Int32>? = nil
  ) throws -> Generation {
    let generation = settled(pipeline.generate(input.sources, input.configuration), input, files)
    let locations = SourceLocations(sources: input.sources, project: project)
    console.report(findings(of: generation.diagnostics, in: locations), as: arguments.format)
    if endsProcess { _ = Unmanaged.passRetained(Lasting(input, generation)) }
    return generation
  }

  /// The same for specs that aren't written yet: their lines are shown.
  ///
  /// - Parameter reworded: what to say in place of a finding.
  mutating func generate(
    from draft: SpecDraft, reworded: (Diagnostic) -> Diagnostic = { $0 }
  ) throws -> Generation {
    let input = draft.after
    var generation = pipeline.generate(input.sources, input.configuration)
    // Nothing uses a new spec yet: that needs no warning.
    for file in input.sources.indices.dropFirst(draft.before.sources.count) {
      for code in [Diagnostic.Code.unreachable, .unusedService] {
        generation.diagnostics.allowed[Int32(file), default: []].insert(code.rawValue)
      }
    }
    generation = settled(generation, input, nil)
    generation.diagnostics = generation.diagnostics.map(reworded)
    // Without errors it is written, and its lines are those of the files.
    let isWritten = !arguments.has(.dryRun) && !hasErrors(generation.diagnostics)
    let locations = SourceLocations(
      sources: input.sources, project: project, typed: draft.typed,
      written: isWritten ? nil : WrittenLines(draft.before.sources, beforeDraft: input.sources))
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
    guard arguments.format == .text else { return Finding.sorted(diagnostics, in: locations) }
    let isWatched = console.errors.isTerminal
    return Finding.sorted(diagnostics, in: locations) { isWatched || files.contains($0) }
  }

  /// Whether the findings prevent a run from writing.
  func hasErrors(_ diagnostics: Diagnostics) -> Bool {
    diagnostics.hasErrors || (arguments.has(.strict) && !diagnostics.all.isEmpty)
  }

  func plan(_ generation: Generation, _ input: ProjectInput) throws -> OutputPlan {
    let configuration = input.configuration
    if let path = Session.firstOutside(generation.files) {
      throw CommandError(.defect, "mvvmgen: defect: generated a file at '\(path.text.printable)'")
    }
    var plan = try OutputPlan(
      for: generation.files,
      in: ProjectFolders(configuration),
      on: project.disk,
      replacingEdited: arguments.has(.force)
    )
    plan.leftovers += input.leftovers
    let deletions = plan.count(\.isDeletion)
    guard try deletions == 0 || project.disk.kind(configuration.specs) != nil else {
      let specs = project.display(configuration.specs).printable
      throw CommandError(
        .impossible,
        "\(specs): error: there is no such folder, and without it \(files(deletions)) would be"
          + " deleted: if you want that, create it"
      )
    }
    return plan
  }

  private func checkVersion(_ input: ProjectInput) throws {
    guard let required = input.configuration.requiredVersion,
      !required.value.accepts(mvvmgenVersion)
    else { return }
    let locations = SourceLocations(sources: input.sources, project: project)
    throw CommandError(
      .impossible,
      "\(locations.location(of: required.span).text): error: the project requires mvvmgen "
        + "\(required.value.text), this is mvvmgen \(mvvmgenVersion)")
  }

  private static func firstOutside(_ files: [GeneratedFile]) -> ProjectPath? {
    // Files are sorted by folder: each folder is checked once.
    var last: ProjectPath?
    for index in files.indices {
      let path = files[index].path
      guard last.map(path.isInProject(beside:)) ?? path.isInProject else { return path }
      last = path
    }
    return nil
  }

  /// Keeps only the entries for the paths in the command line: by their own path, or by that of
  /// their spec.
  func limited(_ plan: OutputPlan, _ sources: [SourceFile]) throws -> OutputPlan {
    guard !arguments.operands.isEmpty else { return plan }
    let locations = SourceLocations(sources: sources, project: project)
    var selected: Set<Int> = []
    for typed in arguments.operands {
      guard let path = project.path(ofTyped: typed) else {
        throw CommandError(.impossible, "\(typed.printable): error: is outside of the project")
      }
      let found = plan.entries.indices.filter { index in
        let entry = plan.entries[index]
        let origin = entry.file.flatMap { locations.source(of: $0.origin)?.path.text }
        return Session.path(path, holds: entry.path.text)
          || Session.path(path, holds: origin ?? "")
      }
      let isSpec = sources.contains { Session.path(path, holds: $0.path.text) }
      guard !found.isEmpty || isSpec || path.isEmpty else {
        let isThere = try project.disk.kind(path) != nil
        throw CommandError(
          .impossible,
          "\(typed.printable): error: "
            + (isThere ? "neither a spec nor a generated file" : "no such file"))
      }
      selected.formUnion(found)
    }
    var plan = plan
    plan.entries = selected.sorted().map { plan.entries[$0] }
    return plan
  }

  static func path(_ folder: String, holds path: String) -> Bool {
    folder.isEmpty || path == folder || path.utf8.starts(with: "\(folder)/".utf8)
  }
}

/// Leaked on purpose: freeing it just before exit costs more than exiting.
private final class Lasting: Sendable {
  private let input: ProjectInput
  private let generation: Generation

  init(_ input: ProjectInput, _ generation: Generation) {
    (self.input, self.generation) = (input, generation)
  }
}
