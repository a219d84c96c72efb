import MvvmgenGenerator
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax
import MvvmgenTemplates

/// `mvvmgen check`
struct CheckCommand: ProjectCommand {
  let session: Session

  func run() throws -> ExitCode { try session.reading(check) }

  private func check() throws -> ExitCode {
    let input = try session.readSpecs()
    let generation = try session.generate(from: input)
    guard !generation.diagnostics.hasErrors else {
      console.say("the specs have errors: fix them, then run \(project.suggestion("check"))")
      return .findings
    }
    let plan = try session.selectedPlan(generation, input)
    let outOfDate = plan.outOfDate
    guard !outOfDate.isEmpty else {
      console.say("\(files(plan.entries.count)) up to date")
      guard !session.hasErrors(generation.diagnostics) else { return .findings }
      if let file = arguments.value(.stamp) { try writeStamp(file) }
      return .success
    }
    if let moved = try movedFolder(of: plan, input) {
      let finding = Finding(
        location: .init(startOf: project.configurationPath), severity: .error,
        code: Diagnostic.Code.outdated.rawValue,
        message:
          "the generated files are in \(moved), not in \(input.configuration.generated): write "
          + "`\"generated\": \"\(moved)\"`, and correct `sources` if that has moved, too")
      console.report([finding], as: arguments.format)
      return .findings
    }
    var report = CheckReport(session: session, locations: session.locations(in: input))
    let isForPeople = arguments.format == .text
    for entry in outOfDate where !isForPeople || !console.isQuiet { try report.add(entry) }
    console.error(remedy(for: plan, outOfDate))
    return .findings
  }

  /// Writes a stamp if nothing or another stamp is at the path.
  private func writeStamp(_ typed: String) throws {
    try session.write(Stamp.text, to: typed) { folder, name in
      var buffer = FileBuffer()
      let reading = try folder.read(ProjectPath(name), into: &buffer)
      let isReplaced = reading == .absent || (reading == .file && Stamp.matches(buffer.bytes))
      return isReplaced ? nil : "already exists, and isn't a stamp"
    }
  }

  /// The folder in which the generated files are, if the configuration names another one, where
  /// nothing is.
  private func movedFolder(of plan: OutputPlan, _ input: ProjectInput) throws -> String? {
    let folder = input.configuration.generated
    guard try project.disk.kind(folder) == nil,
      let file = plan.entries.first(where: { $0.path.text.hasPrefix("\(folder)/") })?.file
    else { return nil }
    var expected: [UInt8] = []
    file.render(into: &expected)
    let rest = file.path.text.dropFirst(folder.count)
    var buffer = FileBuffer()
    for path in try project.disk.listCode(suffix: OutputPlan.suffix).files
    where path.text.hasSuffix(rest) && path.text.count > rest.count {
      guard try project.disk.read(path, into: &buffer) == .file, buffer.holds(expected) else {
        continue
      }
      return String(path.text.dropLast(rest.count))
    }
    return nil
  }

  private func remedy(for plan: OutputPlan, _ outOfDate: [OutputPlan.Entry]) -> String {
    let generate = project.suggestion("generate")
    let edited = plan.count { if case .edited = $0 { true } else { false } }
    let foreign = plan.count { if case .foreign = $0 { true } else { false } }
    let counts = Dictionary(grouping: outOfDate.compactMap(\.finding)) { $0 }
      .sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
      .map { "\($0.value.count) \($0.key)" }.joined(separator: ", ")
    let are = outOfDate.count == 1 ? "is" : "are"
    let text = "\(files(outOfDate.count)) \(are) out of date (\(counts))"
    let newer = plan.count { if case .newer = $0 { true } else { false } }
    guard newer == 0 else {
      return text + ": update mvvmgen, this is \(mvvmgenVersion)"
    }
    if foreign > 0 {
      return text + ": move away what is in the way, run \(generate) and commit the result"
    }
    guard edited > 0 else { return text + ": run \(generate) and commit the result" }
    let forced = project.suggestion("generate --force")
    return text + ": run \(forced) to discard the edits, and commit the result"
  }
}

/// Prints the results of a check, with memory that is reused for all files.
private struct CheckReport {
  let session: Session
  let locations: SourceLocations
  var actual = FileBuffer()
  var expected: [UInt8] = []

  private var project: Project { session.project }
  private var console: Console { session.console }
  private var isShort: Bool { session.arguments.has(.stat) }

  mutating func add(_ entry: OutputPlan.Entry) throws {
    guard let finding = entry.finding else { return }
    let path = project.display(entry.path)
    switch session.arguments.format {
    case .text:
      let difference = try difference(entry)
      guard !isShort else {
        console.result(
          "\(finding): \(path.printable), +\(difference.added) -\(difference.removed)")
        break
      }
      console.result("\(finding): \(path.printable) (\(explanation(of: entry).printable))")
      console.output.write(difference.text)
    case .json:
      console.result(try json(entry, finding, path).compact)
    case .xcode, .github, .sarif:
      let found = Finding(
        location: location(of: entry), severity: .error, code: Diagnostic.Code.outdated.rawValue,
        message: "\(path): \(finding) (\(explanation(of: entry)))")
      console.report([found], as: session.arguments.format)
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
    return Finding.Location(startOf: project.display(entry.path))
  }

  private mutating func json(
    _ entry: OutputPlan.Entry,
    _ finding: String,
    _ path: String
  ) throws -> JSONText {
    let location = location(of: entry)
    let difference = try difference(entry)
    let lines: [(key: String, value: JSONText)] =
      isShort
      ? [("added", .number(difference.added)), ("removed", .number(difference.removed))]
      : [("diff", .string(String(decoding: difference.text, as: UTF8.self)))]
    let members: [(key: String, value: JSONText)] = [
      ("kind", .string("file")), ("finding", .string(finding)), ("file", .string(path)),
      ("path", .string(location.path)), ("line", .number(location.start.line)),
      ("column", .number(location.start.column)), ("message", .string(explanation(of: entry))),
    ]
    return .object(members + lines)
  }

  /// The text of the difference, and the number of its lines.
  private mutating func difference(
    _ entry: OutputPlan.Entry
  ) throws -> (text: [UInt8], added: Int, removed: Int) {
    let none: (text: [UInt8], added: Int, removed: Int) = ([], 0, 0)
    if case .foreign(let obstacle) = entry.verdict, obstacle != entry.path { return none }
    // A diff back to the older format would be the wrong advice.
    if case .newer = entry.verdict { return none }
    let isThere = try project.disk.read(entry.path, into: &actual) == .file
    guard isThere || entry.verdict == .create || entry.verdict == .createScaffold else {
      return none
    }
    expected.removeAll(keepingCapacity: true)
    entry.file?.render(into: &expected)
    // Line endings that a checkout has changed aren't shown as a difference.
    let old = isThere ? actual.bytes.withLFLineEnds : []
    let path = project.pathInDiff(entry.path)
    var output: [UInt8] = []
    let difference = UnifiedDiff(from: old, to: expected[...])
    difference.append(
      from: isThere ? path : nil,
      to: entry.file == nil ? nil : path,
      into: &output
    )
    return (output, difference.added, difference.removed)
  }
}

/// The file that shows a build system when a check last passed. It is Swift, because a SwiftPM target
/// compiles the output of its plugins.
enum Stamp {
  static let text = "// mvvmgen checked that the generated files match the specs.\n"

  /// Whether a file is a stamp of any version: one line that mvvmgen signed.
  static func matches(_ file: ArraySlice<UInt8>) -> Bool {
    file.starts(with: "// mvvmgen ".utf8)
      && file.firstIndex(of: UInt8(ascii: "\n")) == file.indices.last
  }
}
