import MvvmgenAppModel
import MvvmgenEditing
import MvvmgenGenerator
import MvvmgenGraph
import MvvmgenLanguage
import MvvmgenMap
import MvvmgenStorage
import MvvmgenSyntax
import MvvmgenTemplates

/// `mvvmgen show`
struct ShowCommand: ProjectCommand {
  let session: Session

  func run() throws -> ExitCode {
    try session.reading { try show(arguments.operands[0]) }
  }

  private func show(_ name: String) throws -> ExitCode {
    let input = try session.readSpecs()
    let survey = input.survey
    let found = survey.outlines.filter { $0.name == name }
    guard !found.isEmpty else {
      let hint = suggestion(for: name, among: Set(survey.outlines.map(\.name)).sorted()) ?? ""
      throw CommandError.unknownName("no spec has the name '\(name.printable)'\(hint)")
    }
    let generation = try session.generate(from: input, warns: false)
    guard let app = session.app(of: generation) else { return .findings }
    let map = AppMap(app, roots: survey.roots)
    let locations = session.locations(in: input)
    for (index, outline) in found.enumerated() {
      var details = SpecDetails(of: outline, map)
      if let target = app.configuration.part(of: input.path(of: outline.span)).module {
        details.add("target", [target.text])
      }
      details.add("public", naming(outline, app, input))
      details.add("used by", users(of: outline, survey, input))
      let declared = survey.declared.filter { $0.kind == outline.kind && $0.name == name }
      details.add("declared", declared.map { locations.location(of: $0.span).text })
      let files = ([outline] + declared).map(\.span.file)
      details.add(
        generation.files.filter { $0.origin.map { files.contains($0.file) } == true }, project)
      let location = locations.location(of: outline.span)
      if arguments.format == .json {
        console.result(details.json(location).compact)
      } else {
        console.output.write((index > 0 ? "\n" : "") + details.text(location))
        guard outline.kind == .coordinator else { continue }
        console.output.write("\n" + GraphTree(map.limited(to: [name])).text)
      }
    }
    return .success
  }

  /// The screens and flows whose specs name the service.
  private func users(
    of outline: SpecOutline, _ survey: SpecSurvey, _ input: ProjectInput
  ) -> [String] {
    guard outline.kind == .service else { return [] }
    let service = ServiceReference(TypeName(validated: outline.name))
    let references = SubjectReferences(
      subject: Subject(kind: .service, name: outline.name), newName: outline.name,
      names: NewNames(unchanged: [service.name.text, service.has.text]), isNameShared: false,
      modules: [])
    let edits = references.edits(survey.references, input.meanings)
    let files = Set(edits.map(\.span.file))
    return survey.outlines.filter { $0.kind != .service && files.contains($0.span.file) }
      .map { "\($0.noun) \($0.name)" }
  }

  /// Where another target names it first.
  private func naming(_ outline: SpecOutline, _ app: App, _ input: ProjectInput) -> [String] {
    guard let place = app.named[outline.span],
      let target = app.configuration.part(of: input.path(of: place)).module
    else { return [] }
    return ["named in \(target.text): \(session.locations(in: input).location(of: place).text)"]
  }
}

extension ProjectInput {
  fileprivate func path(of span: SourceSpan) -> ProjectPath { sources[Int(span.file)].path }
}
