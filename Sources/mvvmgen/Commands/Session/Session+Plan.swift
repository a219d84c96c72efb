import MvvmgenGenerator
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax
import MvvmgenTemplates

extension Session {
  /// - Parameter targets: the only ones whose files are compared; none for all.
  func plan(
    _ generation: Generation, _ input: ProjectInput, of targets: [ModuleTarget] = []
  ) throws -> OutputPlan {
    let configuration = input.configuration
    if let path = Session.firstOutside(generation.files) {
      throw CommandError(
        code: .defect, message: "mvvmgen: defect: generated a file at '\(path.text.printable)'")
    }
    let (own, folders) = limited(generation.files, to: targets, configuration)
    var plan = try OutputPlan(
      for: own,
      in: folders,
      on: project.disk,
      replacingEdited: arguments.has(.force)
    )
    plan.leftovers += input.leftovers
    let deletions = plan.count(\.isDeletion)
    let missing = try configuration.parts.map(\.specs).first { try project.disk.kind($0) == nil }
    if deletions > 0, let missing {
      let specs = project.display(missing).printable
      throw CommandError(
        "there is no such folder, and without it \(files(deletions)) would be deleted: if you want"
          + " that, create it", at: specs)
    }
    return plan
  }

  /// The plan for the targets and the paths on the command line.
  func selectedPlan(_ generation: Generation, _ input: ProjectInput) throws -> OutputPlan {
    let targets = try targets(in: input.configuration)
    return try limited(plan(generation, input, of: targets), input.sources)
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
  private func limited(_ plan: OutputPlan, _ sources: [SourceFile]) throws -> OutputPlan {
    guard !arguments.operands.isEmpty else { return plan }
    let locations = SourceLocations(sources: sources, project: project)
    var selected: Set<Int> = []
    for (typed, path) in try typedPaths() {
      let found = plan.entries.indices.filter { index in
        let entry = plan.entries[index]
        let origin = entry.file.flatMap { locations.source(of: $0.origin)?.path.text }
        return Disk.path(path, holds: entry.path.text)
          || Disk.path(path, holds: origin ?? "")
      }
      let isSpec = sources.contains { Disk.path(path, holds: $0.path.text) }
      guard !found.isEmpty || isSpec || path.isEmpty else {
        let isThere = try project.disk.kind(path) != nil
        throw CommandError(
          isThere ? "neither a spec nor a generated file" : "no such file", at: typed)
      }
      selected.formUnion(found)
    }
    var plan = plan
    plan.entries = selected.sorted().map { plan.entries[$0] }
    return plan
  }

  /// The indices of the files in the command line's paths; nil for all.
  func selectedSources(_ sources: [SourceFile]) throws -> Set<Int32>? {
    guard !arguments.operands.isEmpty else { return nil }
    var selected: Set<Int32> = []
    for (typed, path) in try typedPaths() {
      let found = sources.indices.filter { Disk.path(path, holds: sources[$0].path.text) }
      let kind = try project.disk.kind(path)
      guard !found.isEmpty || kind == .folder else {
        throw CommandError(kind == nil ? "no such file" : "not a spec", at: typed)
      }
      selected.formUnion(found.map(Int32.init(clamping:)))
    }
    return selected
  }

  /// The paths in the command line, as typed and in the project.
  private func typedPaths() throws -> [(typed: String, path: String)] {
    try arguments.operands.map { typed in
      if let path = project.path(ofTyped: typed) { return (typed, path) }
      throw CommandError("is outside of the project", at: typed)
    }
  }

  /// Applies a plan, or explains why not.
  ///
  /// - Parameter others: the number of files that the command itself writes and lists.
  func apply(
    _ plan: OutputPlan, _ sources: [SourceFile] = [], beside others: Int = 0
  ) throws -> ExitCode {
    guard !plan.isRefused else { return refuse(plan, sources) }
    try plan.apply(to: project.disk)
    if arguments.format == .json || console.isVerbose {
      for entry in plan.outOfDate {
        if arguments.format == .json { report(entry) }
        if console.isVerbose {
          console.say("\(entry.action): \(project.display(entry.path).printable)")
        }
      }
    } else if others > 0 {
      reportScaffolds(of: plan)
    }
    console.say(plan.summary(isDone: true, beside: others))
    return .success
  }

  /// Lists the files that belong to the developer from now on.
  func reportScaffolds(of plan: OutputPlan) {
    for entry in plan.entries where entry.verdict == .createScaffold {
      report(entry.action, entry.path.text)
    }
  }

  /// Prints the actions of a plan without doing them, or explains why it is refused.
  func show(
    _ plan: OutputPlan, _ sources: [SourceFile] = [], beside others: Int = 0
  ) -> ExitCode {
    for entry in plan.outOfDate { report(entry) }
    guard !plan.isRefused else { return refuse(plan, sources) }
    console.say(plan.summary(isDone: false, beside: others))
    return .success
  }

  /// Explains why nothing is written.
  ///
  /// - Parameter sources: the specs in which edits of generated files belong.
  func refuse(_ plan: OutputPlan, _ sources: [SourceFile] = []) -> ExitCode {
    let locations = SourceLocations(sources: sources, project: project)
    var reported: Set<ProjectPath> = []
    for entry in plan.entries {
      guard let (code, message) = entry.refusal, reported.insert(entry.obstacle).inserted else {
        continue
      }
      let spec = code == .editedFile ? locations.source(of: entry.file?.origin)?.path : nil
      let way = spec.map { "; write the change in \(project.display($0)) instead" } ?? ""
      let finding = Finding(
        location: .init(startOf: project.display(entry.obstacle)), severity: .error,
        code: code.rawValue, message: message + way)
      console.report([finding], as: arguments.format)
    }
    console.say("nothing was written: \(wayOut(of: plan))")
    return .impossible
  }

  private func wayOut(of plan: OutputPlan) -> String {
    let codes = Set(plan.entries.compactMap(\.refusal?.code))
    let forced = project.suggestion("generate --force")
    guard !codes.contains(.newerFile) else {
      return "update mvvmgen, this is \(mvvmgenVersion); \(forced) writes the older format"
    }
    // Other commands would have changed specs, too.
    let isGenerate = arguments.command == .generate
    let again = isGenerate ? "run \(project.suggestion("generate"))" : "repeat this command"
    guard !codes.contains(.foreignFile) else {
      return "move the files that are in the way, then \(again)"
    }
    return "run \(project.suggestion("check")) to see the edits, \(forced) to discard them"
      + (isGenerate ? "" : ", and then repeat this command")
  }

  func report(_ entry: OutputPlan.Entry) {
    report(entry.action, entry.path.text, evenIfQuiet: true)
  }

  /// Prints an action on a file.
  func report(
    _ action: String, _ path: String, to newPath: String? = nil, difference: [UInt8]? = nil,
    evenIfQuiet: Bool = false, inJSON key: String? = nil
  ) {
    let newPath = newPath == path ? nil : newPath.map { project.display($0) }
    let path = project.display(path)
    switch arguments.format {
    case .text, .xcode:
      guard evenIfQuiet || !console.isQuiet else { return }
      let destination = newPath.map { " -> \($0.printable)" } ?? ""
      console.result("\(action): \(path.printable)\(destination)")
      console.output.write(difference ?? [])
    case .json:
      var members: [(key: String, value: JSONText)] = [
        ("kind", .string("file")), ("action", .string(key ?? action)), ("path", .string(path)),
      ]
      if let newPath { members.append(("to", .string(newPath))) }
      if let difference {
        members.append(("diff", .string(String(decoding: difference, as: UTF8.self))))
      }
      console.result(JSONText.object(members).compact)
    case .github where difference != nil:
      console.result("::notice file=\(path.workflowProperty)::\(action.workflowText)")
    case .github, .sarif: break
    }
  }

  /// Writes a file that the user named, wherever it is.
  ///
  /// - Parameter obstacle: the reason why an existing file stays; nil if it is replaced.
  func write(
    _ text: String, to typed: String, obstacle: (_ folder: Disk, _ name: String) throws -> String?
  ) throws {
    guard let path = project.absolutePath(ofTyped: typed) else {
      throw CommandError("the working directory is gone", at: typed)
    }
    let folder = Disk(root: Disk.folder(of: path), perform: project.disk.perform)
    let name = Disk.name(of: path)
    do {
      if let reason = try obstacle(folder, name) {
        throw CommandError(reason, at: typed)
      }
      try folder.replace(name, with: Array(text.utf8))
    } catch let error as DiskError {
      throw CommandError(error.message, at: typed)
    }
  }
}
