import Language
import Syntax
import Templates

extension Session {
  /// `mvvmgen rename`
  mutating func runRename() throws -> ExitCode {
    let subject = try Subject(arguments)
    let newName = arguments.operands[2]
    if let problem = NewSpec.problem(with: newName) {
      throw UsageError(message: problem, command: .rename)
    }
    guard newName != subject.name else {
      throw UsageError(message: "'\(newName)' is its name already", command: .rename)
    }
    var session = self
    defer { console = session.console }
    guard !arguments.has(.dryRun) else {
      return try reading { try session.rename(subject, to: newName) }
    }
    return try writing { try session.rename(subject, to: newName) }
  }

  private mutating func rename(_ subject: Subject, to newName: String) throws -> ExitCode {
    let input = try readInput()
    let index = try subject.index(in: input, self)
    try checkIsFree(newName, subject, input)
    let renaming = Renaming(
      subject: subject, newName: newName, input: input, index: index, pipeline: pipeline,
      firstSpec: project.configurationName == nil ? 0 : 1)
    let types = renaming.types
    let sources = renaming.sources(types)
    var after = input
    after.sources = renaming.sorted(sources)
    let generation = pipeline.generate(after.sources, input.configuration)
    guard !hasErrors(generation.diagnostics.settled(input.configuration)) else {
      return try refuse(generation, input, after)
    }
    var change = SpecChange(plan: try plan(generation, after))
    change.types = types
    change.add(sources, insteadOf: input.sources, index)
    let own = OwnFiles(disk: project.disk, configuration: input.configuration)
    change.moves = try own.moves(
      from: subject.name, to: newName, of: subject.kind, isFolderShared: !renaming.isUnambiguous)
    if subject.kind != .service { change.oldFolders = try own.folders(of: subject.name) }
    try checkMoves(change)
    change.keepMovedScaffolds()
    change.mentions = try own.mentions(of: Set(types.keys))
    return try carryOut(change, after)
  }

  private func checkIsFree(
    _ newName: String, _ subject: Subject, _ input: ProjectInput
  ) throws {
    let existing = input.sources.first { source in
      pipeline.outline(source).map { $0.kind == subject.kind && $0.name == newName } ?? false
    }
    guard let existing else { return }
    throw Stop(
      .impossible,
      "\(project.display(existing.path).printable): error: there is a \(subject.kind.rawValue)"
        + " '\(newName)' already, nothing was written"
    )
  }

  /// Nothing may lie where something is moved to.
  private func checkMoves(_ change: SpecChange) throws {
    var moves = change.moves
    if let spec = change.spec, let newPath = spec.newPath, spec.path != newPath {
      moves.append(OwnFiles.Move(path: spec.path, newPath: newPath))
    }
    for move in moves {
      let folder = Disk.folder(of: move.newPath)
      let kind = try project.disk.kind(folder)
      let isFolder = kind == nil || kind == .folder || folder == Disk.folder(of: move.path)
      let other = try project.disk.identity(move.newPath)
      guard isFolder, try other == nil || other == project.disk.identity(move.path) else {
        let obstacle = project.display(isFolder ? move.newPath : folder).printable
        throw Stop(
          .impossible,
          "\(obstacle): error: is in the way of \(project.display(move.path).printable),"
            + " nothing was written"
        )
      }
    }
  }

  /// Says why nothing is done: what was wrong before, or else what would be.
  mutating func refuse(
    _ generation: Generation, _ input: ProjectInput, _ after: ProjectInput
  ) throws -> ExitCode {
    let before = try generate(from: input)
    if !hasErrors(before.diagnostics) {
      let places = Places(sources: after.sources, project: project)
      let diagnostics = generation.diagnostics.settled(input.configuration)
      console.report(Finding.sorted(diagnostics, in: places), as: arguments.format)
    }
    console.say("nothing was written: mend the specs first")
    return .findings
  }
}
