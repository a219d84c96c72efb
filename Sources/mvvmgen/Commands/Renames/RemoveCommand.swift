import MvvmgenAppModel
import MvvmgenEditing
import MvvmgenGenerator
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax
import MvvmgenTemplates

/// `mvvmgen remove`
struct RemoveCommand: ProjectCommand {
  let session: Session

  func run() throws -> ExitCode {
    let (word, count) = (arguments.operands[0], arguments.operands.count)
    if let kind = MemberKind(rawValue: word),
      count > (SpecKind(rawValue: word) == nil ? 1 : 2)
    {
      return try MemberRemoval(session: session, kind: kind).run()
    }
    return try session.drafting(removeSubject)
  }

  private func removeSubject() throws -> ExitCode {
    let subject = try session.namedSubject()
    let input = try session.readInput()
    let survey = input.survey
    let spec = survey.outlines.first { $0.kind == subject.kind && $0.name == subject.name }
    guard let index = spec.map({ Int($0.span.file) }) else { throw subject.unknown(in: survey) }
    let before = session.generation(of: input)
    let types = types(of: subject, before)
    let references = { (input: ProjectInput) in
      self.references(to: subject, types, in: input).filter { $0.file != Int32(index) }
    }
    var draft = SpecDraft(input)
    let changes =
      arguments.has(.withAnswers)
      ? session.takeAnswers(from: &draft, before, naming: references) : []
    guard references(draft.after).isEmpty else {
      return refuse(subject, input, before, references)
    }
    var after = draft.after
    after.sources.remove(at: index)
    let generation = session.generation(of: after)
    let findings = generation.diagnostics.settled(input.configuration)
    guard !session.hasErrors(findings) else { return try session.refuse(generation, input, after) }
    let own = session.ownFiles(input, survey.outlines)
    let left = generation.app.map { GeneratedSymbols($0, of: subject).types } ?? []
    let gone = NewNames(unchanged: types.subtracting(left))
    var change = try session.change(
      with: session.plan(generation, after), own, naming: gone, areGone: true)
    change.drafted = draft.edits
    change.spec = (input.sources[index].path.text, nil, [])
    let scaffolds = before.files.filter {
      $0.owner == .developer && $0.origin?.file == Int32(index)
    }
    let paths = scaffolds.reduce(into: [:]) { $0[$1.path.name.text] = $1.path.text }
    let moves = try own.moves(of: subject, to: subject.name, scaffolds: paths, types: types).moves
    let code = try session.carryOut(change, after, findings)
    guard code == .success else { return code }
    for change in changes { console.say(change) }
    for move in moves {
      session.report("yours", move.path, evenIfQuiet: true, inJSON: "leave")
    }
    return code
  }

  private func references(
    to subject: Subject, _ types: Set<String>, in input: ProjectInput
  ) -> [SourceSpan] {
    let survey = input.survey
    return SubjectReferences(
      subject: subject, newName: subject.name, names: NewNames(unchanged: types),
      isNameShared: subject.sharesItsName(in: survey),
      modules: input.configuration.ownModules
    ).edits(survey.references, input.meanings).map(\.span)
  }

  /// The output for the subject.
  private func types(of subject: Subject, _ generation: Generation) -> Set<String> {
    let types = generation.app.map { GeneratedSymbols($0, of: subject).typesOfSubject } ?? []
    guard subject.kind == .service else { return types }
    let service = ServiceReference(TypeName(validated: subject.name))
    return types.union([service.name.text, service.has.text])
  }

  private func refuse(
    _ subject: Subject, _ input: ProjectInput, _ before: Generation,
    _ references: (ProjectInput) -> [SourceSpan]
  ) -> ExitCode {
    let what = "\(subject.kind.rawValue) '\(subject.name)'"
    var diagnostics = Diagnostics()
    for span in references(input) { diagnostics.report(.stillNeeded(what, at: span)) }
    session.report(diagnostics, in: input)
    let hint = hint(at: Option.withAnswers.rawValue, subject, input, before, references)
    console.say("nothing was removed: remove the references to it first\(hint)")
    return .impossible
  }

  /// Says whether the option that takes answers along would do.
  private func hint(
    at option: String, _ subject: Subject, _ input: ProjectInput, _ before: Generation,
    _ references: (ProjectInput) -> [SourceSpan]
  ) -> String {
    guard subject.kind != .service else { return "" }
    let isTried = arguments.has(.withAnswers)
    var draft = SpecDraft(input)
    if !isTried { _ = session.takeAnswers(from: &draft, before, naming: references) }
    guard !isTried, references(draft.after).isEmpty else {
      return "; '\(option)' removes only steps of answers"
    }
    let command = "remove \(subject.kind.rawValue) \(subject.name) \(option)"
    return ", or take the answers along with \(project.suggestion(command))"
  }
}

extension Session {
  /// Takes what is named out of answers, and then the answers that nothing uses
  /// any more.
  ///
  /// - Parameters:
  ///   - before: the app before the draft.
  ///   - references: the places of the names.
  /// - Returns: the changes in words.
  func takeAnswers(
    from draft: inout SpecDraft, _ before: Generation,
    naming references: (ProjectInput) -> [SourceSpan] = { _ in [] }
  ) -> [String] {
    let known = Set(before.diagnostics.all.map(\.message))
    var changes: [String] = []
    var isChanged = true
    while isChanged {
      let input = draft.after
      let unused = generation(of: input).diagnostics.all.filter { finding in
        finding.code == .unusedAnswers && !known.contains(finding.message)
      }
      isChanged = (references(input) + unused.map(\.span)).contains { span in
        guard let change = draft.takeOut(span) else { return false }
        let path = project.display(input.sources[Int(span.file)].path)
        changes.append("\(path.printable): \(change)")
        return true
      }
    }
    return changes
  }
}

extension Diagnostic {
  /// - Parameter removed: the kind and the name of what `remove` would remove.
  static func stillNeeded(_ removed: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .referenced, at: span, "refers to the \(removed), which you want to remove")
  }
}
