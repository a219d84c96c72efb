import Editing
import Generator
import Language
import Storage
import Syntax

extension Session {
  /// `mvvmgen lint`
  mutating func runLint() throws -> ExitCode {
    var session = self
    defer { console = session.console }
    guard arguments.has(.fix) else {
      for option in [Option.only, .dryRun] where arguments.has(option) {
        throw UsageError(
          message: "'\(option.rawValue)' goes with '\(Option.fix.rawValue)'", command: .lint)
      }
      return try reading { try session.lint() }
    }
    let codes = try fixedCodes()
    return try arguments.has(.dryRun)
      ? reading { try session.fix(codes) } : writing { try session.fix(codes) }
  }

  private mutating func lint() throws -> ExitCode {
    let input = try readSpecs()
    let selected = try selectedSources(input.sources)
    return try report(input, selected)
  }

  /// Reports the findings, and how many there are.
  private mutating func report(
    _ input: ProjectInput, _ selected: Set<Int32>?
  ) throws -> ExitCode {
    var input = input
    for finding in try uncalledActions(input) + unusedViews(input) {
      input.diagnostics.report(finding)
    }
    let diagnostics = try generate(from: input, reporting: selected).diagnostics
    let errors = diagnostics.errorCount
    let warnings = diagnostics.all.count - errors
    if errors + warnings == 0 {
      console.say("\(files(selected?.count ?? input.sources.count)) read, nothing to report")
    } else {
      let counts = [(errors, "error"), (warnings, "warning")].filter { $0.0 > 0 }
      console.say(
        counts.map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }.joined(separator: ", ")
          + ": run \(project.suggestion("explain CODE")) to read what a code means")
    }
    return hasErrors(diagnostics) ? .findings : .success
  }

  /// What only the developer's files show, which other commands don't read for their findings.
  ///
  /// - Parameter older: sources whose actions aren't reported.
  func uncalledActions(
    _ input: ProjectInput, besides older: [SourceFile] = []
  ) throws -> [Diagnostic] {
    let outlines = pipeline.survey(input.sources, input.configuration).outlines
    var actions = UncalledActions(
      outlines, besides: pipeline.survey(older, input.configuration).outlines, input.configuration)
    guard !actions.isEmpty else { return [] }
    let own = OwnFiles(
      disk: project.disk, configuration: input.configuration, outlines: outlines)
    let files = try own.sources()
    actions.leaveOutScreens(withoutViewIn: files)
    var buffer = FileBuffer()
    for path in files where actions.concerns(path) {
      guard (try? own.disk.read(ProjectPath(path), into: &buffer)) == .file else { continue }
      actions.read(Array(buffer.bytes), of: path)
    }
    return actions.findings
  }

  /// The views that the developer's files still have; none where the specs have errors.
  private func unusedViews(_ input: ProjectInput) throws -> [Diagnostic] {
    guard let app = pipeline.generate(input.sources, input.configuration).app else { return [] }
    let own = OwnFiles(disk: project.disk, configuration: input.configuration, outlines: [])
    let files = try own.sources()
    var views = UnusedViews(app, among: files)
    var buffer = FileBuffer()
    for path in files where !views.isEmpty {
      guard (try? own.disk.read(ProjectPath(path), into: &buffer)) == .file else { continue }
      views.read(Array(buffer.bytes), of: path)
    }
    return views.findings
  }

  /// The indices of the files in the command line's paths; nil for all.
  func selectedSources(_ sources: [SourceFile]) throws -> Set<Int32>? {
    guard !arguments.operands.isEmpty else { return nil }
    var selected: Set<Int32> = []
    for typed in arguments.operands {
      guard let path = project.path(ofTyped: typed) else {
        throw CommandError(.impossible, "\(typed.printable): error: is outside of the project")
      }
      let found = sources.indices.filter { Session.path(path, holds: sources[$0].path.text) }
      let kind = try project.disk.kind(path)
      guard !found.isEmpty || kind == .folder else {
        throw CommandError(
          .impossible, "\(typed.printable): error: \(kind == nil ? "no such file" : "not a spec")")
      }
      selected.formUnion(found.map(Int32.init(clamping:)))
    }
    return selected
  }

  // MARK: - Fixing

  /// The codes that `--only` names; nil for all.
  private func fixedCodes() throws(UsageError) -> Set<Diagnostic.Code>? {
    guard arguments.has(.only) else { return nil }
    var codes: Set<Diagnostic.Code> = []
    for typed in arguments.values(.only) {
      codes.insert(try Explanation.called(typed, .lint).code)
    }
    return codes
  }

  private mutating func fix(_ codes: Set<Diagnostic.Code>?) throws -> ExitCode {
    var input = try ProjectInput.read(project, pipeline)
    let pipeline = pipeline
    if input.diagnostics.hasErrors {
      // Nothing but the configuration was read: it says where the specs are.
      let fixes = SpecFixes(of: input.sources, codes: codes, in: nil) { sources in
        var diagnostics = Diagnostics()
        _ = pipeline.decodeConfiguration(sources[0], 0, &diagnostics)
        return diagnostics
      }
      try carryOut(fixes, input)
      if arguments.has(.dryRun) { _ = try readInput() }
    }
    input = try readSpecs()
    let configuration = input.configuration
    let selected = try selectedSources(input.sources)
    let fixes = SpecFixes(of: input.sources, codes: codes, in: selected) { sources in
      pipeline.generate(sources, configuration).diagnostics.settled(configuration)
    }
    try carryOut(fixes, input)
    input.sources = fixes.sources
    return try report(input, selected)
  }

  private mutating func carryOut(_ fixes: SpecFixes, _ input: ProjectInput) throws {
    let edits = SpecEdits(from: input.sources, to: fixes.sources)
    if arguments.has(.dryRun) {
      show(edits)
    } else {
      try edits.apply(to: project.disk)
      for edit in edits.all { report("edit", edit.path) }
    }
    let count = fixes.count == 1 ? "1 fix" : "\(fixes.count) fixes"
    console.say(
      fixes.count == 0
        ? "nothing to fix"
        : "\(count) in \(files(edits.count))\(arguments.has(.dryRun) ? ", nothing was changed" : "")"
    )
  }
}
