import MvvmgenAppModel
package import MvvmgenGenerator
import MvvmgenLanguage
import MvvmgenStorage
package import MvvmgenSyntax

/// The effects of a new name on a project, determined before anything is changed.
package struct Renaming {
  package let subject: Subject
  package let newName: String
  /// The project before.
  package let input: ProjectInput
  /// The index of the spec; nil for a service without one.
  package let index: Int?
  /// Whether the specs have the new name already: an earlier run was interrupted, or the command is
  /// run again to list what is left.
  package let isDone: Bool
  /// The project after the rename, and its output.
  package let after: ProjectInput
  package let generation: Generation
  /// The sources after the rename, in the order before it.
  package let sources: [SourceFile]
  package let names: NewNames

  package init(
    _ subject: Subject, to newName: String, _ input: ProjectInput, _ survey: SpecSurvey,
    isDone: Bool
  ) {
    (self.subject, self.newName, self.input, self.isDone) = (subject, newName, input, isDone)
    let name = isDone ? newName : subject.name
    let spec = survey.outlines.first { $0.kind == subject.kind && $0.name == name }
    index = spec.map { Int($0.span.file) }
    let rewriting = isDone ? nil : Rewriting(input: input, survey: survey)
    let first =
      subject.kind == .service ? NewNames(ofService: subject.name, to: newName) : NewNames()
    let renamed = rewriting?.renamed(subject, to: newName, first).input ?? input
    names = NewNames(in: input, renamed, subject, newName, isDone: isDone) ?? first
    guard let rewriting else {
      (after, sources) = (input, input.sources)
      generation = input.generated()
      return
    }
    (after, sources) = rewriting.renamed(subject, to: newName, names)
    generation = after.generated()
  }

  /// Where the developer began the rename by writing the new name into the spec: the project with the
  /// old name there, and wherever it has the new one. The sources are in the order of those on disk.
  /// Nil if no spec has the new name.
  package static func undone(
    _ subject: Subject, to newName: String, _ input: ProjectInput, _ survey: SpecSurvey
  ) -> ProjectInput? {
    let renamed = Subject(kind: subject.kind, name: newName)
    let isSpec = survey.outlines.contains { $0.kind == renamed.kind && $0.name == newName }
    guard subject.kind != .service, isSpec else { return nil }
    var (before, sources) = Rewriting(input: input, survey: survey)
      .renamed(renamed, to: subject.name, NewNames())
    before.sources = sources
    return before
  }
}

extension NewNames {
  /// The names that differ between two states of a project; nil if the new state has errors.
  ///
  /// An interrupted run leaves specs that don't fit together. Then the old state is reconstructed
  /// from the new one, with the name reversed.
  fileprivate init?(
    in input: ProjectInput, _ after: ProjectInput, _ subject: Subject, _ newName: String,
    isDone: Bool
  ) {
    guard let app = after.generated().app else { return nil }
    let renamed = Subject(kind: subject.kind, name: newName)
    var old = isDone ? nil : input.generated().app
    if old == nil {
      let names =
        subject.kind == .service ? NewNames(ofService: newName, to: subject.name) : NewNames()
      let back = Rewriting(input: after, survey: after.survey)
        .renamed(renamed, to: subject.name, names).input
      old = back.generated().app
    }
    guard let old else { return nil }
    self.init(GeneratedSymbols(old, of: subject), GeneratedSymbols(app, of: renamed))
  }
}

/// Writes the new name into specs and the configuration.
private struct Rewriting {
  let input: ProjectInput
  let survey: SpecSurvey
  private let meanings: Meanings

  init(input: ProjectInput, survey: SpecSurvey) {
    (self.input, self.survey, meanings) = (input, survey, input.meanings)
  }

  /// The project after the rename, and its sources in their new order.
  func renamed(
    _ subject: Subject, to newName: String, _ names: NewNames
  ) -> (input: ProjectInput, sources: [SourceFile]) {
    let locations = SubjectReferences(
      subject: subject, newName: newName, names: names, isNameShared: false,
      modules: input.configuration.ownModules)
    let edits = Dictionary(grouping: locations.edits(survey.references, meanings), by: \.span.file)
    var sources = input.sources
    for (file, edits) in edits {
      guard let bytes = edits.edited(sources[Int(file)], file: file) else { continue }
      sources[Int(file)] = SourceFile(path: sources[Int(file)].path, bytes: bytes)
    }
    for spec in survey.outlines + survey.declared
    where spec.kind == subject.kind && spec.name == subject.name {
      let source = sources[Int(spec.span.file)]
      sources[Int(spec.span.file)] = SourceFile(
        path: subject.path(ofSpecAt: source.path, calledNow: newName), bytes: source.bytes)
    }
    return (project(of: sources), sources)
  }

  /// The project with these sources, in the order in which they would be read.
  private func project(of sources: [SourceFile]) -> ProjectInput {
    var after = input
    let first = input.configuration.file == nil ? 0 : 1
    after.sources =
      sources.prefix(first) + sources.dropFirst(first).sorted { $0.path.precedes($1.path) }
    var ignored = Diagnostics()
    if let file = input.configuration.file,
      let configuration = Configuration.decode(sources[Int(file)], file: file, into: &ignored)
    {
      after.configuration = configuration
    }
    return after
  }
}
