import Generator
import Storage
import Syntax
import Templates

extension Session {
  /// `mvvmgen check`
  mutating func runCheck() throws -> ExitCode {
    var session = self
    defer { console = session.console }
    return try reading { try session.check() }
  }

  private mutating func check() throws -> ExitCode {
    let input = try readSpecs()
    let generation = try generate(from: input)
    guard !generation.diagnostics.hasErrors else {
      console.say("the specs have errors: fix them, then run \(project.suggestion("check"))")
      return .findings
    }
    let plan = try limited(plan(generation, input), input.sources)
    let outOfDate = plan.outOfDate
    guard !outOfDate.isEmpty else {
      console.say("\(files(plan.entries.count)) up to date")
      guard !hasErrors(generation.diagnostics) else { return .findings }
      if let file = arguments.value(.stamp) { try project.writeStamp(file) }
      return .success
    }
    var reporter = CheckReport(session: self, sources: input.sources)
    for entry in outOfDate { try reporter.report(entry, in: &console) }
    console.error(remedy(for: plan, outOfDate.count))
    return .findings
  }

  private func remedy(for plan: OutputPlan, _ count: Int) -> String {
    let generate = project.suggestion("generate")
    let edited = plan.count { if case .edited = $0 { true } else { false } }
    let foreign = plan.count { if case .foreign = $0 { true } else { false } }
    var text = count == 1 ? "1 file is out of date" : "\(count) files are out of date"
    if edited > 0 { text += count == edited ? ", edited by hand" : ", \(edited) edited by hand" }
    let newer = plan.count { if case .newer = $0 { true } else { false } }
    guard newer == 0 else {
      return text
        + ", \(newer) written by a newer mvvmgen: update mvvmgen, this is \(mvvmgenVersion)"
    }
    if foreign > 0 {
      return text + ", \(foreign) in the way: move that away,"
        + " run \(generate) and commit the result"
    }
    guard edited > 0 else { return text + ": run \(generate) and commit the result" }
    let forced = project.suggestion("generate --force")
    return text + ": run \(forced) to discard the edits, and commit the result"
  }
}

/// Prints the results of a check, with memory that is reused for all files.
private struct CheckReport {
  private let arguments: Arguments
  private let project: Project
  private let locations: SourceLocations
  private var actual = FileBuffer()
  private var expected: [UInt8] = []

  init(session: Session, sources: [SourceFile]) {
    arguments = session.arguments
    project = session.project
    locations = SourceLocations(sources: sources, project: session.project)
  }

  mutating func report(_ entry: OutputPlan.Entry, in console: inout Console) throws {
    guard let finding = entry.finding else { return }
    let path = project.display(entry.path)
    switch arguments.format {
    case .text:
      console.result("\(finding): \(path.printable) (\(explanation(of: entry).printable))")
      console.output.write(try difference(entry))
    case .json:
      console.result(try json(entry, finding, path).compact)
    case .xcode:
      let text = "\(path): \(finding) (\(explanation(of: entry)))"
      let location = location(of: entry)
      console.result("\(location.text): error: \(text.printable) [\(outdated)]")
    case .github:
      let location = location(of: entry)
      let text = "\(path): \(finding) (\(explanation(of: entry)))"
      console.result(
        "::error \(location.workflowProperties),title=\(outdated)::\(text.workflowText)")
    case .sarif:
      let text = "\(path): \(finding) (\(explanation(of: entry)))"
      let location = location(of: entry)
      console.sarif.append(
        Finding(location: location, severity: .error, code: outdated, message: text))
    }
  }

  private func explanation(of entry: OutputPlan.Entry) -> String {
    let origin = entry.file.flatMap { locations.source(of: $0.origin)?.path }
    let source = origin.map { "from \(project.display($0))" } ?? "from the specs"
    return switch entry.verdict {
    case .update(.conflictMarkers): "\(source), has conflict markers"
    case .newer(let format):
      "in output format \(format), but this mvvmgen writes format \(Header.format)"
    case .update(.otherFormat(let format)):
      "\(source), in output format \(format), but this mvvmgen writes format \(Header.format)"
    case .updateRenaming(let old): "\(source), still named \(old.name.text)"
    case .delete, .edited(isOrphan: true, _): "no spec generates it any more"
    case .foreign(let obstacle): "\(project.display(obstacle)) wasn't written by mvvmgen"
    case .createScaffold: "\(source), created by \(maker(of: origin?.text))"
    case .create, .update, .edited, .keep, .keepScaffold: source
    }
  }

  private func maker(of spec: String?) -> String {
    let operand = spec.map { " \(Project.shellQuoted(project.display($0)))" } ?? ""
    return project.suggestion("generate\(operand)")
  }

  /// The span in a spec that explains the file, or else the file itself.
  private func location(of entry: OutputPlan.Entry) -> Finding.Location {
    if let file = entry.file, locations.source(of: file.origin) != nil {
      return locations.location(of: file.origin)
    }
    let start = SourcePosition(line: 1, column: 1)
    return Finding.Location(path: project.display(entry.path), start: start, end: start)
  }

  private mutating func json(
    _ entry: OutputPlan.Entry,
    _ finding: String,
    _ path: String
  ) throws -> JSONText {
    let location = location(of: entry)
    let difference = String(decoding: try difference(entry), as: UTF8.self)
    return .object([
      ("kind", .string("file")), ("finding", .string(finding)), ("file", .string(path)),
      ("path", .string(location.path)), ("line", .number(location.start.line)),
      ("column", .number(location.start.column)), ("message", .string(explanation(of: entry))),
      ("diff", .string(difference)),
    ])
  }

  private mutating func difference(_ entry: OutputPlan.Entry) throws -> [UInt8] {
    if case .foreign(let obstacle) = entry.verdict, obstacle != entry.path { return [] }
    // What would make it older isn't the way out.
    if case .newer = entry.verdict { return [] }
    let isThere = try project.disk.read(entry.path, into: &actual) == .file
    guard isThere || entry.verdict == .create || entry.verdict == .createScaffold else { return [] }
    expected.removeAll(keepingCapacity: true)
    entry.file?.render(into: &expected)
    // Line endings that a checkout has changed aren't shown as a difference.
    let old = isThere ? actual.bytes.withLFLineEnds : []
    let path = project.pathInDiff(entry.path)
    var output: [UInt8] = []
    UnifiedDiff(from: old, to: expected[...]).append(
      from: isThere ? path : nil,
      to: entry.file == nil ? nil : path,
      into: &output
    )
    return output
  }
}

private let outdated = Diagnostic.Code.outdated.rawValue
