import AppModel
import Editing
import Generator
import Language
import Storage
import Syntax
import Templates

extension Session {
  /// `mvvmgen remove`
  mutating func runRemove() throws -> ExitCode {
    let (word, count) = (arguments.operands[0], arguments.operands.count)
    if let kind = MemberKind(rawValue: word),
      count > (SpecKind(rawValue: word) == nil ? 1 : 2)
    {
      return try runRemoveMember(kind)
    }
    return try drafting { try $0.removeSubject() }
  }

  private mutating func removeSubject() throws -> ExitCode {
    let subject = try namedSubject()
    let input = try readInput()
    let survey = pipeline.survey(input.sources, input.configuration)
    let spec = survey.outlines.first { $0.kind == subject.kind && $0.name == subject.name }
    guard let index = spec.map({ Int($0.span.file) }) else { throw subject.unknown(in: survey) }
    let before = pipeline.generate(input.sources, input.configuration)
    let types = types(of: subject, before)
    let locations = SubjectReferences(
      subject: subject, newName: subject.name, names: NewNames(unchanged: types),
      isNameShared: subject.sharesItsName(in: survey),
      module: input.configuration.doubles?.module?.text
    ).edits(survey.references).filter { $0.span.file != Int32(index) }
    guard locations.isEmpty else { return refuse(locations, subject, input) }
    var after = input
    after.sources.remove(at: index)
    let generation = pipeline.generate(after.sources, input.configuration)
    let findings = generation.diagnostics.settled(input.configuration)
    guard !hasErrors(findings) else { return try refuse(generation, input, after) }
    let own = OwnFiles(
      disk: project.disk, configuration: input.configuration, outlines: survey.outlines)
    let left = generation.app.map { GeneratedSymbols($0, of: subject).types } ?? []
    let gone = NewNames(unchanged: types.subtracting(left))
    var change = try change(with: plan(generation, after), own, naming: gone, areGone: true)
    change.spec = (input.sources[index].path.text, nil, [])
    let scaffolds = before.files.filter {
      $0.owner == .developer && $0.origin?.file == Int32(index)
    }
    let paths = scaffolds.reduce(into: [:]) { $0[$1.path.name.text] = $1.path.text }
    let files = try own.files(of: subject, scaffolds: paths)
    let code = try carryOut(change, after, findings)
    guard code == .success else { return code }
    for path in files { reportOwn(path) }
    return code
  }

  /// The output for the subject.
  private func types(of subject: Subject, _ generation: Generation) -> Set<String> {
    let types = generation.app.map { GeneratedSymbols($0, of: subject).typesOfSubject } ?? []
    guard subject.kind == .service else { return types }
    let service = ServiceReference(TypeName(validated: subject.name))
    return types.union([service.name.text, service.has.text])
  }

  private mutating func refuse(
    _ locations: [SourceEdit], _ subject: Subject, _ input: ProjectInput
  ) -> ExitCode {
    let sources = SourceLocations(sources: input.sources, project: project)
    let what = "\(subject.kind.rawValue) '\(subject.name)'"
    var diagnostics = Diagnostics()
    for edit in locations { diagnostics.report(.stillNeeded(what, at: edit.span)) }
    console.report(Finding.sorted(diagnostics, in: sources), as: arguments.format)
    console.say("nothing was removed: remove the references to it first")
    return .impossible
  }

  private mutating func reportOwn(_ path: String) {
    let path = project.display(path)
    switch arguments.format {
    case .text, .xcode: console.result("yours: \(path.printable)")
    case .json:
      console.result(
        JSONText.object([
          ("kind", .string("file")), ("action", .string("leave")), ("path", .string(path)),
        ]).compact)
    case .github, .sarif: break
    }
  }
}

extension Diagnostic {
  /// - Parameter removed: what `remove` is to remove: its kind and its name.
  static func stillNeeded(_ removed: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .referenced, at: span, "refers to the \(removed), which you want to remove")
  }
}
