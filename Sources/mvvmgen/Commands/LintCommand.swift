import MvvmgenAppModel
import MvvmgenEditing
import MvvmgenGenerator
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax
import MvvmgenTemplates

/// `mvvmgen lint`
struct LintCommand: ProjectCommand {
  let session: Session

  func run() throws -> ExitCode {
    guard arguments.has(.fix) else {
      for option in [Option.only, .dryRun] where arguments.has(option) {
        throw UsageError("'\(option.rawValue)' goes with '\(Option.fix.rawValue)'")
      }
      return try session.reading(lint)
    }
    let codes = try fixedCodes()
    return try session.drafting { try fix(codes) }
  }

  private func lint() throws -> ExitCode {
    let input = try session.readSpecs()
    return try report(input, session.selectedSources(input.sources))
  }

  /// Reports the findings, and how many there are.
  private func report(
    _ input: ProjectInput, _ selected: Set<Int32>?
  ) throws -> ExitCode {
    var input = input
    let count = selected?.count ?? input.sources.count
    let generation = session.generation(of: input)
    for finding in try session.uncalledActions(input) { input.diagnostics.report(finding) }
    if let app = generation.app { try compare(&input, app, generation.files) }
    try reportUnreadSpecs(in: &input)
    let diagnostics = session.report(generation, of: input, in: selected).diagnostics
    let errors = diagnostics.errorCount
    let warnings = diagnostics.all.count - errors
    if errors + warnings == 0 {
      console.say("\(files(count)) read, nothing to report")
    } else {
      let counts = [(errors, "error"), (warnings, "warning")].filter { $0.0 > 0 }
      console.say(
        counts.map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }.joined(separator: ", ")
          + ": run \(project.suggestion("explain CODE")) to read what a code means")
    }
    return session.hasErrors(diagnostics) ? .findings : .success
  }

  /// Adds the developer's files to the sources, and what doesn't fit to the app in them.
  private func compare(
    _ input: inout ProjectInput, _ app: App, _ generated: [GeneratedFile]
  ) throws {
    let outlines = input.survey.outlines
    let own = session.ownFiles(input, outlines)
    var sources: [SourceFile] = []
    var buffer = FileBuffer()
    let (paths, packages) = try own.code()
    for path in paths {
      guard (try? own.disk.read(ProjectPath(path), into: &buffer)) == .file else { continue }
      sources.append(SourceFile(path: ProjectPath(path), bytes: buffer.bytes))
    }
    var views = UnusedViews(app, among: sources.map(\.path.text))
    for source in sources where !views.isEmpty {
      views.read(Array(source.bytes), of: source.path.text)
    }
    for finding in views.findings { input.diagnostics.report(finding) }
    let first = input.sources.count
    input.sources += sources
    guard app.parts.isEmpty else {
      let codes = app.parts.map { part in
        let files = sources.indices.filter {
          part.configuration.holds(sources[$0].path.text) && !own.isTest(sources[$0].path.text)
        }
        return OwnCode(
          part, generated, outlines, own: files.map { sources[$0] },
          at: files.map { Int32(clamping: first + $0) })
      }
      let types = zip(app.parts, codes).flatMap { part, code in
        code.publicTypes(in: part.configuration.module?.text ?? "")
      }
      let targets = app.configuration.targets
      let others = typesOfOthers(than: targets, in: sources, packages)
      for (index, code) in codes.enumerated() {
        let uses = Set(targets[index].uses.map(\.value.text))
        let seen = types.filter { uses.contains($0.module) } + others
        for finding in code.findings(where: { _ in true }, module: { _ in nil }, besides: seen) {
          input.diagnostics.report(finding)
        }
      }
      return
    }
    let code = OwnCode(
      app, generated, outlines, own: sources,
      at: sources.indices.map { Int32(clamping: first + $0) })
    let module = try Set(own.moduleSources())
    let generatedFile = "\(own.configuration.generated)/App.swift"
    let findings = code.findings(where: module.contains) {
      packages.module(of: $0, besides: generatedFile)
    }
    for finding in findings { input.diagnostics.report(finding) }
  }

  /// The public types of modules that are no targets.
  private func typesOfOthers(
    than targets: [ModuleTarget], in sources: [SourceFile], _ packages: PackageFolders
  ) -> [OwnCode.PublicType] {
    let names = targets.map(\.name.value.text)
    return sources.flatMap { source -> [OwnCode.PublicType] in
      let modules = targets.map {
        packages.module(of: source.path.text, besides: "\($0.configuration.generated)/App.swift")
      }
      // Nil where the file may be in one of the targets.
      guard !modules.contains(nil), case let module?? = modules.first, !names.contains(module)
      else { return [] }
      return OwnCodeFile(source).publicTypes.map { .init(name: $0, module: module) }
    }
  }

  /// Reports specs that are in none of the folders that are read, and adds them to the sources. One with
  /// the name of a spec that is read may be that one, reached by a link.
  private func reportUnreadSpecs(in input: inout ProjectInput) throws {
    let names = Set(input.sources.map(\.path.name.text))
    let files = try project.disk.listCode(suffix: ".json").files
    let others = files.filter {
      !$0.folder.isEmpty && $0.name.text == Project.configurationName
    }.map(\.folder.text)
    let folders = input.configuration.parts.map { $0.specs.quoted }
    var buffer = FileBuffer()
    for path in files
    where SpecKind.isSpec(path)
      && !names.contains(path.name.text) && !others.contains(where: path.isBelow)
      && !input.configuration.isScaffold(path)
    {
      guard try project.disk.read(path, into: &buffer) == .file else { continue }
      let span = SourceSpan(file: Int32(clamping: input.sources.count), start: 0, end: 0)
      input.sources.append(SourceFile(path: path, bytes: buffer.bytes))
      input.diagnostics.report(
        .unreadSpec, at: span,
        "nothing is generated from this spec: move it into \(folders.count == 1 ? folders[0] : "the folder of a target's specs, such as \(folders[0])")"
      )
    }
  }

  // MARK: - Fixing

  /// The codes that `--only` names; nil for all.
  private func fixedCodes() throws(UsageError) -> Set<Diagnostic.Code>? {
    guard arguments.has(.only) else { return nil }
    var codes: Set<Diagnostic.Code> = []
    for typed in arguments.values(.only) {
      codes.insert(try Explanation.called(typed).code)
    }
    return codes
  }

  private func fix(_ codes: Set<Diagnostic.Code>?) throws -> ExitCode {
    var input = try ProjectInput.read(project)
    if input.diagnostics.hasErrors {
      // Only the configuration was read, which names the folder of the specs.
      let fixes = SpecFixes(of: input.sources, codes: codes, in: nil) { sources in
        var diagnostics = Diagnostics()
        _ = Configuration.decode(sources[0], file: 0, into: &diagnostics)
        return diagnostics
      }
      try carryOut(fixes, input)
      if arguments.has(.dryRun) { _ = try session.readInput() }
    }
    input = try session.readSpecs()
    let configuration = input.configuration
    let selected = try session.selectedSources(input.sources)
    let fixes = SpecFixes(of: input.sources, codes: codes, in: selected) { sources in
      generate(sources, configuration: configuration).diagnostics.settled(configuration)
    }
    try carryOut(fixes, input)
    input.sources = fixes.sources
    return try report(input, selected)
  }

  private func carryOut(_ fixes: SpecFixes, _ input: ProjectInput) throws {
    let edits = SpecEdits(from: input.sources, to: fixes.sources)
    try session.carryOut(edits)
    let count = fixes.count == 1 ? "1 fix" : "\(fixes.count) fixes"
    console.say(
      fixes.count == 0
        ? "nothing to fix"
        : "\(count) in \(files(edits.count))\(arguments.has(.dryRun) ? ", nothing was changed" : "")"
    )
  }
}
