import MvvmgenAppModel
import MvvmgenEditing
import MvvmgenGenerator
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax
import MvvmgenTemplates

extension Session {
  /// The app that the specs describe. Nil if a spec has an error; the errors are reported then.
  ///
  /// - Parameter draft: fixes some of them, which aren't reported. It changes the spec of one screen or
  /// flow.
  func app(of input: ProjectInput, fixedBy draft: SpecDraft? = nil) throws -> App? {
    var found = generation(of: input)
    if let app = found.app { return app }
    if let draft {
      let left = Set(generation(of: draft.after).diagnostics.all.map { draft.place(of: $0) })
      found.diagnostics.keep { left.contains(draft.place(of: $0)) }
    }
    if let draft, !found.diagnostics.hasErrors {
      _ = try generate(from: draft)
    } else {
      _ = report(found, of: input)
    }
    console.say("nothing was written: fix the specs first")
    return nil
  }

  /// The outline of a spec as the draft has it; nil if it has no name.
  func outline(ofFile file: Int32, in draft: SpecDraft) -> SpecOutline? {
    draft.after.survey.outlines.first { $0.span.file == file }
  }

  /// Applies a draft and everything that depends on it, or prints what it would do. If any spec has
  /// an error, nothing is changed, unless other specs are missing beside those that it creates.
  ///
  /// - Parameter next: the message at the end, if it was applied.
  func carryOut(_ draft: SpecDraft, next: String? = nil) throws -> ExitCode {
    let services = newServices(in: draft)
    let generation = try generate(from: draft)
    guard !hasErrors(generation.diagnostics) else {
      // Two specs that are missing would keep each other from being created.
      if draft.onlyCreates, draft.leavesOnlyUnknownNames(generation.diagnostics) {
        try carryOut(draft.edits)
        console.say("nothing else was written: other specs are missing, too")
        return .findings
      }
      let paths = draft.newPaths.map { project.display($0).printable }
      console.say("nothing was written\(paths.first.map { ", not even \($0)" } ?? "")")
      return .findings
    }
    let plan = try plan(generation, draft.after)
    let isDryRun = arguments.has(.dryRun)
    guard isDryRun || !plan.isRefused else { return refuse(plan) }
    // Writes the specs first, so that `generate` completes an interrupted run.
    try carryOut(draft.edits)
    let count = draft.edits.all.count
    guard !isDryRun else { return show(plan, beside: count) }
    _ = try apply(plan, beside: count)
    sayWhatWasThere(plan, before: draft)
    try reportUncalledActions(of: draft)
    if let first = services.first {
      let names = services.map { "'\($0)'" }.joined(separator: " and ")
      let words = "service \(first) --member DECLARATION"
      let command = creation(words, in: draft.after.configuration)
      console.say(
        "\(names) \(services.count == 1 ? "has" : "have") no spec: declare the protocol yourself, or"
          + " let it be generated with \(command)")
    }
    for note in draft.notes { console.say(note) }
    if let next { console.say(next) }
    return .success
  }

  /// Names the files of new specs that were there before them: the app's own, by chance?
  private func sayWhatWasThere(_ plan: OutputPlan, before draft: SpecDraft) {
    let first = draft.before.sources.count
    for entry in plan.entries where entry.verdict == .keepScaffold {
      guard let origin = entry.file?.origin, origin.file >= first else { continue }
      console.say(
        "\(Disk.name(of: entry.path.text).printable) was there already, and is taken for the new one: if"
          + " it isn't, choose another name for the spec")
    }
  }

  /// Writes edits of specs, or with `--dry-run` shows them.
  func carryOut(_ edits: SpecEdits) throws {
    guard !arguments.has(.dryRun) else { return show(edits) }
    try edits.apply(to: project.disk)
    for edit in edits.all { report(edit.old == nil ? "create" : "edit", edit.path) }
  }

  /// Reports new actions of screens whose views were written before: nothing calls them.
  private func reportUncalledActions(of draft: SpecDraft) throws {
    let uncalled = try uncalledActions(draft.after, besides: draft.before.sources)
    guard !uncalled.isEmpty else { return }
    var diagnostics = Diagnostics()
    for finding in uncalled { diagnostics.report(finding) }
    report(diagnostics.settled(draft.after.configuration), in: draft.after)
  }

  /// The actions that the developer's files don't call. Other commands don't read these files for
  /// their findings.
  ///
  /// - Parameter older: sources whose actions aren't reported.
  func uncalledActions(
    _ input: ProjectInput, besides older: [SourceFile] = []
  ) throws -> [Diagnostic] {
    let outlines = input.survey.outlines
    var actions = UncalledActions(
      outlines, besides: survey(older, configuration: input.configuration).outlines,
      naming: input.meanings, input.configuration)
    guard !actions.isEmpty else { return [] }
    let own = ownFiles(input, outlines)
    let files = try own.sources()
    actions.leaveOutScreens(withoutViewIn: files)
    var buffer = FileBuffer()
    for path in files where actions.concerns(path) {
      guard (try? own.disk.read(ProjectPath(path), into: &buffer)) == .file else { continue }
      actions.read(Array(buffer.bytes), of: path)
    }
    return actions.findings
  }

  /// The services that a draft adds to screens and flows, and that neither a spec nor another
  /// module declares.
  private func newServices(in draft: SpecDraft) -> [String] {
    let (after, before) = (draft.after.survey, draft.before.survey)
    var known = after.declaredServices.union(before.usedServices)
    let modules = draft.after.configuration.modules
    return after.usedServices.filter {
      known.insert($0).inserted && modules[TypeName(validated: $0)] == nil
    }
  }
}

extension SpecDraft {
  fileprivate var onlyCreates: Bool { edits.all.allSatisfy { $0.old == nil } }

  /// Whether all errors are names in older specs that no spec has.
  fileprivate func leavesOnlyUnknownNames(_ findings: Diagnostics) -> Bool {
    findings.all.filter { $0.severity == .error }.allSatisfy {
      $0.code == .unknownName && before.sources.indices.contains(Int($0.span.file))
    }
  }

  /// The code and the place of a finding, which is the same before and after the draft.
  fileprivate func place(of finding: Diagnostic) -> String {
    let isMoved = typed.contains { $0.file == finding.span.file }
    return "\(finding.code) \(finding.span.file) \(isMoved ? 0 : finding.span.start)"
  }
}
