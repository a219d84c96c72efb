import AppModel
import Editing
import Generator
import Language
import Storage
import Syntax
import Templates

extension Session {
  /// Runs a command that changes specs and generates: exclusively, or with `--dry-run` together
  /// with other readers.
  mutating func drafting(_ work: (inout Session) throws -> ExitCode) throws -> ExitCode {
    var session = self
    defer { console = session.console }
    return try arguments.has(.dryRun)
      ? reading { try work(&session) } : writing { try work(&session) }
  }

  /// The app that the specs describe. Nil if a spec has an error; the errors are reported then.
  mutating func app(of input: ProjectInput) throws -> App? {
    if let app = pipeline.generate(input.sources, input.configuration).app { return app }
    _ = try generate(from: input)
    console.say("nothing was written: fix the specs first")
    return nil
  }

  /// The outline of a spec as the draft has it; nil if it has no name.
  func outline(ofFile file: Int32, in draft: SpecDraft) -> SpecOutline? {
    pipeline.survey(draft.after.sources, draft.after.configuration).outlines
      .first { $0.span.file == file }
  }

  /// Applies a draft and everything that depends on it, or prints what it would do. If any spec has
  /// an error, nothing is changed.
  ///
  /// - Parameter next: the message at the end, if it was applied.
  mutating func carryOut(_ draft: SpecDraft, next: String? = nil) throws -> ExitCode {
    let services = newServices(in: draft)
    let generation = try generate(from: draft)
    guard !hasErrors(generation.diagnostics) else {
      let paths = draft.newPaths.map { project.display($0).printable }
      console.say("nothing was written\(paths.first.map { ", not even \($0)" } ?? "")")
      return .findings
    }
    let plan = try plan(generation, draft.after)
    let edits = draft.edits
    guard !arguments.has(.dryRun) else {
      show(edits)
      for entry in plan.outOfDate { reportAction(entry) }
      guard !plan.isRefused else { return refuse(plan) }
      console.say("\(plan.summary(isDone: false)), nothing was changed")
      return .success
    }
    guard !plan.isRefused else { return refuse(plan) }
    // Writes the specs first, so that `generate` completes an interrupted run.
    try edits.apply(to: project.disk)
    for edit in edits.all { report(edit.old == nil ? "create" : "edit", edit.path) }
    _ = try apply(plan, draft.after)
    try reportUncalledActions(of: draft)
    if let first = services.first {
      let names = services.map { "'\($0)'" }.joined(separator: " and ")
      let command = project.suggestion("service \(first) --member DECLARATION")
      console.say(
        "\(names) \(services.count == 1 ? "has" : "have") no spec: declare the protocol yourself, or"
          + " let it be generated with \(command)")
    }
    for note in draft.notes { console.say(note) }
    if let next { console.say(next) }
    return .success
  }

  /// Where a view has been written before its screen got another action, nothing shows the action.
  private mutating func reportUncalledActions(of draft: SpecDraft) throws {
    let uncalled = try uncalledActions(draft.after, besides: draft.before.sources)
    guard !uncalled.isEmpty else { return }
    var diagnostics = Diagnostics()
    for finding in uncalled { diagnostics.report(finding) }
    let locations = SourceLocations(sources: draft.after.sources, project: project)
    let findings = Finding.sorted(diagnostics.settled(draft.after.configuration), in: locations)
    console.report(findings, as: arguments.format)
  }

  /// The services that a draft adds to screens and flows, and that neither a spec nor another
  /// module declares.
  private func newServices(in draft: SpecDraft) -> [String] {
    let after = pipeline.survey(draft.after.sources, draft.after.configuration)
    let before = pipeline.survey(draft.before.sources, draft.before.configuration)
    var known = after.declaredServices.union(before.usedServices)
    let modules = draft.after.configuration.modules
    return after.usedServices.filter {
      known.insert($0).inserted && modules[TypeName(validated: $0)] == nil
    }
  }
}
