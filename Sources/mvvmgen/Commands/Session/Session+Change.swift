import MvvmgenAppModel
import MvvmgenEditing
import MvvmgenGenerator
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

extension Session {
  /// A change of the output, with the mentions in the developer's files.
  func change(
    with plan: OutputPlan, _ own: OwnFiles, naming names: NewNames, areGone: Bool = false
  ) throws -> SpecChange {
    let mentions = Mentions(
      of: names, areGone: areGone, isEditing: arguments.has(.edit),
      modules: own.configuration.ownModules)
    var change = SpecChange(mentions: mentions, plan: plan)
    guard !names.names.isEmpty else { return change }
    let listing = try project.disk.listCode(suffix: "")
    change.unreadable = listing.unreadable
    var buffer = FileBuffer()
    for path in listing.files where !own.isGenerated(path.text) && Mentions.areIn(path.text) {
      do throws(DiskError) {
        guard try project.disk.read(path, into: &buffer) == .file else { continue }
      } catch {
        change.unreadable.append(path.text)
        continue
      }
      change.mentions.search(Array(buffer.bytes), of: path)
    }
    return change
  }

  /// Makes a change, or prints what it would do.
  ///
  /// - Parameter findings: the findings for the specs after the change.
  func carryOut(
    _ change: SpecChange, _ input: ProjectInput, _ findings: Diagnostics
  ) throws -> ExitCode {
    let isDryRun = arguments.has(.dryRun)
    guard !change.plan.isRefused else { return refuse(change.plan) }
    if isDryRun { onDryRun(change) }
    let saved = isDryRun ? [] : try change.apply(to: project.disk)
    reportFiles(of: change)
    report(findings, in: input)
    let mentions = change.locations(areMoved: !isDryRun)
    for (mention, path) in mentions { report(mention, at: path) }
    for path in change.unreadable {
      console.say("\(project.display(path).printable): can't be read, so its lines aren't listed")
    }
    for path in saved {
      console.say(
        "\(project.display(path).printable): was saved meanwhile, so it stays as it is: run the same"
          + " command again")
    }
    console.say(change.plan.summary(isDone: !isDryRun))
    sum(up: mentions.map(\.mention))
    return .success
  }

  /// Explains why a spec isn't renamed or removed: the errors before the change, or else those after.
  func refuse(
    _ generation: Generation, _ input: ProjectInput, _ after: ProjectInput
  ) throws -> ExitCode {
    let before = try generate(from: input)
    if !hasErrors(before.diagnostics) {
      report(generation.diagnostics.settled(input.configuration), in: after)
    }
    console.say("nothing was written: fix the specs first")
    return .findings
  }

  /// Applies a draft, and lists the mentions in the developer's files.
  ///
  /// - Parameters:
  ///   - names: the app's new names in place of its old ones.
  ///   - reworded: replaces a finding by another one.
  func carryOut(
    _ draft: SpecDraft, naming names: (App) -> NewNames, areGone: Bool = false,
    reworded: (Diagnostic) -> Diagnostic = { $0 }
  ) throws -> ExitCode {
    let generation = try generate(from: draft, reworded: reworded)
    guard !hasErrors(generation.diagnostics) else {
      console.say(
        areGone ? "nothing was removed: change first what still needs it" : "nothing was written")
      return .findings
    }
    let own = ownFiles(draft.after, draft.after.survey.outlines)
    var change = try change(
      with: plan(generation, draft.after), own,
      naming: generation.app.map(names) ?? NewNames(), areGone: areGone)
    change.drafted = draft.edits
    return try carryOut(change, draft.after, Diagnostics())
  }

  private func sum(up mentions: [Mention]) {
    guard !mentions.isEmpty else { return }
    let count = mentions.count
    let places = count == 1 ? "1 place in your own files" : "\(count) places in your own files"
    let use = count == 1 ? "uses" : "use"
    let certain = mentions.count(where: \.isCertain)
    guard certain < count else {
      return console.say("\(places) \(use) an old name: change what is listed above")
    }
    console.say(
      "\(places) \(certain == 0 ? "may use an old name" : "\(use) an old name, or may"): look at what is"
        + " listed above, and at the compiler's errors")
  }

  /// Prints the action for each file, except for generated files.
  private func reportFiles(of change: SpecChange) {
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
    for edit in change.mentions.edits {
      report("edit", isDryRun ? edit.path : change.newPath(of: edit.path))
    }
    for entry in change.plan.outOfDate {
      let isScaffold = entry.verdict == .createScaffold
      if isDryRun || console.isVerbose || isScaffold || arguments.format == .json {
        report(entry)
      }
    }
  }

  private func report(_ mention: Mention, at path: String) {
    let location = Finding.Location(
      path: project.display(path), start: mention.start, end: mention.end)
    let text = mention.message
    switch arguments.format {
    case .text:
      // To decide whether a word means it, one needs to see the code.
      let isClear = mention.isCertain || mention.module != nil
      let code = isClear ? "" : ": \(mention.line.printable)"
      console.result("\(location.text): note: \(text.printable)\(code)")
    case .xcode: console.result("\(location.text): note: \(text.printable)")
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

  /// Prints the changes to specs that would be made, with the differences.
  func show(_ edits: SpecEdits, as action: String? = nil) {
    for edit in edits.all {
      // A schema has thousands of generated lines.
      let isSchema = edit.path.hasSuffix(SchemaFiles.suffix)
      let difference = isSchema ? [] : edits.diff(of: edit, in: project)
      let action = action ?? (edit.old == nil ? "create" : "edit")
      report(action, edit.path, difference: difference)
    }
  }
}
