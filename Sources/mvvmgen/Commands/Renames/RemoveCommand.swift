import AppModel
import Editing
import Generator
import Language
import Storage
import Syntax
import Templates

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
    let survey = session.survey(input)
    let spec = survey.outlines.first { $0.kind == subject.kind && $0.name == subject.name }
    guard let index = spec.map({ Int($0.span.file) }) else { throw subject.unknown(in: survey) }
    let before = session.generation(of: input)
    let types = types(of: subject, before)
    let locations = SubjectReferences(
      subject: subject, newName: subject.name, names: NewNames(unchanged: types),
      isNameShared: subject.sharesItsName(in: survey),
      module: input.configuration.doubles?.module?.text
    ).edits(survey.references).filter { $0.span.file != Int32(index) }
    guard locations.isEmpty else { return refuse(locations, subject, input) }
    var after = input
    after.sources.remove(at: index)
    let generation = session.generation(of: after)
    let findings = generation.diagnostics.settled(input.configuration)
    guard !session.hasErrors(findings) else { return try session.refuse(generation, input, after) }
    let own = session.ownFiles(input, survey.outlines)
    let left = generation.app.map { GeneratedSymbols($0, of: subject).types } ?? []
    let gone = NewNames(unchanged: types.subtracting(left))
    var change = try session.change(
      with: session.plan(generation, after), own, naming: gone, areGone: true)
    change.spec = (input.sources[index].path.text, nil, [])
    let scaffolds = before.files.filter {
      $0.owner == .developer && $0.origin?.file == Int32(index)
    }
    let paths = scaffolds.reduce(into: [:]) { $0[$1.path.name.text] = $1.path.text }
    let files = try own.moves(of: subject, to: subject.name, scaffolds: paths).map(\.path)
    let code = try session.carryOut(change, after, findings)
    guard code == .success else { return code }
    for path in files { session.report("yours", path, evenIfQuiet: true, inJSON: "leave") }
    return code
  }

  /// The output for the subject.
  private func types(of subject: Subject, _ generation: Generation) -> Set<String> {
    let types = generation.app.map { GeneratedSymbols($0, of: subject).typesOfSubject } ?? []
    guard subject.kind == .service else { return types }
    let service = ServiceReference(TypeName(validated: subject.name))
    return types.union([service.name.text, service.has.text])
  }

  private func refuse(
    _ locations: [SourceEdit], _ subject: Subject, _ input: ProjectInput
  ) -> ExitCode {
    let what = "\(subject.kind.rawValue) '\(subject.name)'"
    var diagnostics = Diagnostics()
    for edit in locations { diagnostics.report(.stillNeeded(what, at: edit.span)) }
    session.report(diagnostics, in: input)
    console.say("nothing was removed: remove the references to it first")
    return .impossible
  }
}

extension Diagnostic {
  /// - Parameter removed: the kind and the name of what `remove` would remove.
  static func stillNeeded(_ removed: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .referenced, at: span, "refers to the \(removed), which you want to remove")
  }
}
