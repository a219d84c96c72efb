import MvvmgenAppModel
import MvvmgenEditing
import MvvmgenGenerator
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax
import MvvmgenTemplates

/// `mvvmgen rename`
struct RenameCommand: ProjectCommand {
  let session: Session

  func run() throws -> ExitCode {
    let (word, count) = (arguments.operands[0], arguments.operands.count)
    if let kind = MemberKind(rawValue: word),
      count > (SpecKind(rawValue: word) == nil ? 2 : 3)
    {
      return try MemberRename(session: session, kind: kind).run()
    }
    return try session.drafting(renameSubject)
  }

  private func renameSubject() throws -> ExitCode {
    let subject = try session.namedSubject()
    let newName = arguments.operands[arguments.operands.count - 1]
    if let problem = NewSpec.problem(with: newName) {
      throw UsageError(problem)
    }
    guard newName != subject.name else {
      throw UsageError("'\(newName)' already is its name")
    }
    return try rename(subject, to: newName)
  }

  private func rename(_ subject: Subject, to newName: String) throws -> ExitCode {
    let input = try session.readInput()
    let suffixes = input.configuration.names.ofTypes(from: subject.kind)
    let command = "rename \(subject.kind.rawValue) \(Project.shellQuoted(subject.name))"
    try Session.check(
      newName, endsInNoneOf: suffixes, insteadOf: subject.name, command, project)
    let survey = input.survey
    guard subject.isKnown(in: survey) else {
      let before = Renaming.undone(subject, to: newName, input, survey)
      guard let before, try isUnfinished(before, subject, newName, input) else {
        return try complete(subject, to: newName, input, survey)
      }
      return try rename(subject, to: newName, before, onDisk: input)
    }
    return try rename(subject, to: newName, input, onDisk: input)
  }

  /// Whether specs or files of the developer's still have the old name.
  private func isUnfinished(
    _ before: ProjectInput, _ subject: Subject, _ newName: String, _ onDisk: ProjectInput
  ) throws -> Bool {
    let survey = before.survey
    let renaming = Renaming(subject, to: newName, before, survey, isDone: false)
    let isInSpecs = zip(renaming.sources, onDisk.sources).contains {
      $0.bytes != $1.bytes || $0.path != $1.path
    }
    if isInSpecs { return true }
    let own = session.ownFiles(before, survey.outlines)
    return try !moves(renaming, own).moves.isEmpty
  }

  /// - Parameter onDisk: the project as it is on disk, where a spec may have its new name already.
  private func rename(
    _ subject: Subject, to newName: String, _ input: ProjectInput, onDisk: ProjectInput
  ) throws -> ExitCode {
    let survey = input.survey
    try checkIsFree(newName, subject, input, survey)
    try checkIsUnused(newName, subject, input, survey)
    let renaming = Renaming(subject, to: newName, input, survey, isDone: false)
    try checkLists(renaming, survey)
    guard !session.hasErrors(settled(renaming)) else {
      return try session.refuse(renaming.generation, onDisk, renaming.after)
    }
    let own = session.ownFiles(input, survey.outlines)
    if try !isBegun(renaming, survey, own) {
      try checkFolder(of: newName, subject, own)
    }
    let (moves, others) = try moves(renaming, own)
    var change = try change(renaming, own, besides: others)
    change.moves = moves
    change.add(renaming.sources, insteadOf: onDisk.sources, renaming.index)
    if subject.kind != .service {
      change.oldFolders = try own.folders(in: own.folder(of: subject))
    }
    try checkMoves(change, own)
    change.keepMovedScaffolds()
    let code = try session.carryOut(change, renaming.after, settled(renaming))
    for path in others.lazy.map(\.path) {
      console.say(
        "\(project.display(path).printable): stays, since it names no type that is generated for"
          + " '\(subject.name)'")
    }
    return code
  }

  /// Lists the remaining changes if the specs have the new name already: an earlier run was
  /// interrupted, or the developer's files still use old names.
  private func complete(
    _ subject: Subject, to newName: String, _ input: ProjectInput, _ survey: SpecSurvey
  ) throws -> ExitCode {
    let renamed = Subject(kind: subject.kind, name: newName)
    guard renamed.isKnown(in: survey) else { throw subject.unknown(in: survey) }
    let renaming = Renaming(subject, to: newName, input, survey, isDone: true)
    guard !session.hasErrors(settled(renaming)) else {
      return try session.refuse(renaming.generation, input, input)
    }
    let own = session.ownFiles(input, survey.outlines)
    let change = try change(renaming, own, besides: moves(renaming, own).others)
    let isLeft = change.plan.entries.contains {
      $0.verdict.isDeletion && OwnFiles.isName(subject.name, beginningOf: $0.path.name.text)
    }
    guard isLeft || !change.mentions.areNone else {
      throw subject.unknown(in: survey)
    }
    console.say("the \(subject.kind.rawValue) '\(subject.name)' already is called '\(newName)'")
    return try session.carryOut(change, input, settled(renaming))
  }

  /// Whether an interrupted run has begun: other specs have the new name, or a scaffold has.
  private func isBegun(
    _ renaming: Renaming, _ survey: SpecSurvey, _ own: OwnFiles
  ) throws -> Bool {
    let (kind, newName) = (renaming.subject.kind, renaming.newName)
    let isReferred = survey.references.all.contains {
      $0.kind == .spec(kind) && $0.name == newName
    }
    guard !isReferred else { return true }
    let old = renaming.subject.name
    return try own.contains(scaffolds(renaming).keys.map { newName + $0.dropFirst(old.count) })
  }

  /// Checks that the same files are the subject's under its new name.
  private func checkFolder(of newName: String, _ subject: Subject, _ own: OwnFiles) throws {
    if let path = try own.intruder(in: newName, of: subject) {
      throw inTheWay(path, "would belong to the \(subject.kind.rawValue) '\(newName)' too")
    }
    if let path = try own.stray(of: subject, to: newName) {
      throw inTheWay(path, "would get into the folder of the coordinator '\(newName)'")
    }
  }

  private func inTheWay(_ path: String, _ reason: String) -> CommandError {
    CommandError(
      "\(reason): move it to another folder first; nothing was written", at: project.display(path))
  }

  private func settled(_ renaming: Renaming) -> Diagnostics {
    renaming.generation.diagnostics.settled(renaming.after.configuration)
  }

  /// The output under the new name, and the mentions in the developer's files.
  private func change(
    _ renaming: Renaming, _ own: OwnFiles, besides others: [OwnFiles.Other]
  ) throws -> SpecChange {
    var plan = try session.plan(renaming.generation, renaming.after)
    plan.takeEdits(ofFilesNamedAfter: renaming.subject.name)
    plan.takePermissions(ofFilesNamedAfter: renaming.subject.name, calledNow: renaming.newName)
    let names = others.reduce(into: renaming.names) { $0.removeAll($1.types) }
    return try session.change(with: plan, own, naming: names)
  }

  private func moves(
    _ renaming: Renaming, _ own: OwnFiles
  ) throws -> (moves: [OwnFiles.Move], others: [OwnFiles.Other]) {
    try own.moves(
      of: renaming.subject, to: renaming.newName, scaffolds: scaffolds(renaming),
      types: renaming.names.types)
  }

  /// The names that the scaffolds were created with, each with a path in its target.
  private func scaffolds(_ renaming: Renaming) -> [String: String] {
    guard let index = renaming.index else { return [:] }
    let path = renaming.sources[index].path
    let files = renaming.generation.files.filter { file in
      file.owner == .developer
        && file.origin.map { renaming.after.sources[Int($0.file)].path == path } == true
    }
    return files.reduce(into: [:]) { paths, file in
      let rest = file.path.name.text.dropFirst(renaming.newName.count)
      paths[renaming.subject.name + rest] = file.path.text
    }
  }

  private func checkIsFree(
    _ newName: String, _ subject: Subject, _ input: ProjectInput, _ survey: SpecSurvey
  ) throws {
    let existing = survey.outlines.first { $0.kind == subject.kind && $0.name == newName }
    guard let existing else { return }
    let path = input.sources[Int(existing.span.file)].path
    throw CommandError(
      "there already is a \(subject.kind.rawValue) '\(newName)', nothing was written",
      at: project.display(path))
  }

  /// A service needs no spec. Where specs refer to one of the new name, an interrupted run may have
  /// begun. But if the services are generated as the specs have them, it is another one, and from then
  /// on both would be the same.
  private func checkIsUnused(
    _ newName: String, _ subject: Subject, _ input: ProjectInput, _ survey: SpecSurvey
  ) throws {
    let reference = survey.references.all.first {
      $0.kind == .spec(.service) && $0.name == newName
    }
    guard subject.kind == .service, let reference else { return }
    let plan = try session.plan(session.generation(of: input), input)
    let file = "\(FixedName.appServices.text)\(OutputPlan.suffix)"
    let isGenerated = plan.entries.contains {
      $0.verdict == .keep && $0.path.name.text == file
    }
    guard isGenerated else { return }
    let location = session.locations(in: input).location(of: reference.span)
    throw CommandError(
      "'\(newName)' is another service, which has no spec: both would be one then;"
        + " nothing was written", at: location.text)
  }

  /// A list of `custom` contains names of screens and coordinators, and so do `popTo` and `tell`.
  /// If both have the name, it may mean the other one afterwards, and the rename couldn't be
  /// undone.
  private func checkLists(_ renaming: Renaming, _ survey: SpecSurvey) throws {
    let (subject, newName) = (renaming.subject, renaming.newName)
    let isShared = subject.sharesItsName(in: survey)
    let willBeShared = Subject.isShared(newName, with: subject.kind, in: survey)
    guard isShared || willBeShared else { return }
    let listed = survey.references.all.first {
      $0.kind == .shown && ($0.name == subject.name || willBeShared && $0.name == newName)
    }
    var after = renaming.input
    (after.sources, after.configuration) = (renaming.sources, renaming.after.configuration)
    let changed = renaming.input.meanings.change(
      in: after.meanings, renaming: subject.owner,
      to: Subject(kind: subject.kind, name: newName).owner)
    guard let span = listed?.span ?? changed else { return }
    let locations = session.locations(in: renaming.input)
    let answer = listed == nil ? "popTo' or 'tell" : "custom"
    let shared = isShared && locations.text(of: span) == subject.name ? subject.name : newName
    throw CommandError(
      "'\(answer)' could mean the screen '\(shared)' or the coordinator: remove the name, rename,"
        + " and add it again; nothing was written", at: locations.location(of: span).text)
  }

  /// Checks that nothing is in the way of files that are moved.
  private func checkMoves(_ change: SpecChange, _ own: OwnFiles) throws {
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
        throw obstacle(isFolder ? move.newPath : folder, to: move, "")
      }
    }
    if let (move, path) = try own.obstacle(to: change.moves.filter { $0.path.hasSuffix(".swift") })
    {
      throw obstacle(path, to: move, ": a module can't have two files with the same name")
    }
  }

  private func obstacle(_ path: String, to move: OwnFiles.Move, _ reason: String) -> CommandError {
    CommandError(
      "is in the way of \(project.display(move.path).printable)\(reason), nothing was written",
      at: project.display(path))
  }
}

extension OutputPlan {
  /// A generated file that was edited and gets another name isn't an orphan: its spec exists.
  fileprivate mutating func takeEdits(ofFilesNamedAfter name: String) {
    for (index, entry) in entries.enumerated()
    where entry.verdict == .edited(isOrphan: true, isForced: false)
      && OwnFiles.isName(name, beginningOf: entry.path.name.text)
    {
      entries[index] = Entry(
        path: entry.path, verdict: .edited(isOrphan: false, isForced: false), file: nil)
    }
  }

  /// A generated file that gets another name keeps its permissions and its owner.
  fileprivate mutating func takePermissions(
    ofFilesNamedAfter name: String, calledNow newName: String
  ) {
    var old: [Substring: ProjectPath] = [:]
    for entry in entries where entry.verdict.isDeletion {
      let file = entry.path.name.text
      guard OwnFiles.isName(name, beginningOf: file) else { continue }
      old[file.dropFirst(name.count)] = entry.path
    }
    guard !old.isEmpty else { return }
    for (index, entry) in entries.enumerated() where entry.verdict == .create {
      let file = entry.path.name.text
      guard OwnFiles.isName(newName, beginningOf: file) else { continue }
      entries[index].predecessor = old[file.dropFirst(newName.count)]
    }
  }
}
