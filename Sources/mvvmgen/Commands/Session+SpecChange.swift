import Language
import Storage
import Syntax
import Templates

extension Session {
  /// Makes a change, or prints what it would do.
  ///
  /// - Parameter findings: the findings for the specs after the change.
  mutating func carryOut(
    _ change: SpecChange, _ input: ProjectInput, _ findings: Diagnostics
  ) throws -> ExitCode {
    let isDryRun = arguments.has(.dryRun)
    guard !change.plan.isRefused else { return refuse(change.plan) }
    if !isDryRun { try change.apply(to: project.disk) }
    reportFiles(of: change, input)
    let locations = SourceLocations(sources: input.sources, project: project)
    console.report(Finding.sorted(findings, in: locations), as: arguments.format)
    let mentions = change.locations(areMoved: !isDryRun)
    for (mention, path) in mentions { report(mention, at: path) }
    for path in change.mentions.unreadable {
      console.say("\(project.display(path).printable): can't be read, so its lines aren't listed")
    }
    let summary = change.plan.summary(isDone: !isDryRun)
    console.say(isDryRun ? "\(summary), nothing was changed" : summary)
    let count = mentions.count
    guard count > 0 else { return .success }
    let places = count == 1 ? "1 place in your own files" : "\(count) places in your own files"
    let verb = count == 1 ? "uses" : "use"
    let certain = mentions.count { $0.mention.isCertain }
    console.say(
      certain == count
        ? "\(places) \(verb) an old name: change what is listed above"
        : certain == 0
          ? "\(places) may use an old name: look at what is listed above"
          : "\(places) \(verb) an old name, or may: look at what is listed above")
    return .success
  }

  /// Prints the action for each file, except for generated files.
  private mutating func reportFiles(of change: SpecChange, _ input: ProjectInput) {
    let isDryRun = arguments.has(.dryRun)
    if isDryRun {
      show(change.drafted)
    } else {
      for edit in change.drafted.all { report("edit", edit.path) }
    }
    for (path, _) in change.edits { report("edit", path) }
    if let (path, newPath, _) = change.spec {
      report(newPath == nil ? "delete" : newPath == path ? "edit" : "move", path, to: newPath)
    }
    for move in change.moves { report("move", move.path, to: move.newPath) }
    for (path, _) in change.ownEdits {
      report("edit", isDryRun ? path : change.newPath(of: path))
    }
    for entry in change.plan.outOfDate {
      let isScaffold = entry.verdict == .createScaffold
      if isDryRun || console.isVerbose || isScaffold || arguments.format == .json {
        reportAction(entry)
      }
    }
  }

  /// What is done to a file.
  mutating func report(_ action: String, _ path: String, to newPath: String? = nil) {
    let newPath = newPath == path ? nil : newPath.map { project.display($0) }
    let path = project.display(path)
    switch arguments.format {
    case .text, .xcode:
      guard !console.isQuiet else { return }
      let destination = newPath.map { " -> \($0.printable)" } ?? ""
      console.result("\(action): \(path.printable)\(destination)")
    case .json:
      var members: [(key: String, value: JSONText)] = [
        ("kind", .string("file")), ("action", .string(action)), ("path", .string(path)),
      ]
      if let newPath { members.append(("to", .string(newPath))) }
      console.result(JSONText.object(members).compact)
    case .github, .sarif: break
    }
  }

  private mutating func report(_ mention: Mention, at path: String) {
    let location = Finding.Location(
      path: project.display(path), start: mention.start, end: mention.end)
    let text = mention.message
    switch arguments.format {
    case .text, .xcode: console.result("\(location.text): note: \(text.printable)")
    case .json:
      var members: [(key: String, value: JSONText)] = [("kind", .string("mention"))]
      members += location.members + [("message", .string(text)), ("old", .string(mention.word))]
      if let newWord = mention.newWord { members.append(("new", .string(newWord))) }
      members.append(("isCertain", .bool(mention.isCertain)))
      console.result(JSONText.object(members).compact)
    case .github: console.result("::notice \(location.workflowProperties)::\(text.workflowText)")
    case .sarif:
      let code = mention.newWord == nil ? "removed" : "renamed"
      var note = Finding(location: location, severity: .warning, code: code, message: text)
      note.fixIt = mention.newWord.map {
        Finding.FixIt(location: location, original: mention.word, replacement: $0)
      }
      console.sarifNotes.append(note)
    }
  }

  /// What would be done to specs, with the differences.
  mutating func show(_ edits: SpecEdits, as action: String? = nil) {
    for edit in edits.all {
      // Thousands of lines, which nobody wrote.
      let isSchema = edit.path.hasSuffix(SchemaFiles.suffix)
      let difference = isSchema ? [] : edits.diff(of: edit, in: project)
      let action = action ?? (edit.old == nil ? "create" : "edit")
      let path = project.display(edit.path)
      switch arguments.format {
      case .text, .xcode:
        guard !console.isQuiet else { continue }
        console.result("\(action): \(path.printable)")
        console.output.write(difference)
      case .json:
        console.result(
          JSONText.object([
            ("kind", .string("file")), ("action", .string(action)), ("path", .string(path)),
            ("diff", .string(String(decoding: difference, as: UTF8.self))),
          ]).compact)
      case .github:
        console.result("::notice file=\(path.workflowProperty)::\(action.workflowText)")
      case .sarif: break
      }
    }
  }
}
