import Language
import Storage
import Syntax
import Templates

extension Session {
  /// `mvvmgen remove`
  mutating func runRemove() throws -> ExitCode {
    let subject = try Subject(arguments)
    var session = self
    defer { console = session.console }
    guard !arguments.has(.dryRun) else {
      return try reading { try session.remove(subject) }
    }
    return try writing { try session.remove(subject) }
  }

  private mutating func remove(_ subject: Subject) throws -> ExitCode {
    let input = try readInput()
    guard let index = try subject.index(in: input, self) else { return .impossible }
    let isShared = subject.sharesItsName(in: input, pipeline)
    let types = types(of: subject, file: index, input)
    let references = SpecReferences(
      kind: subject.kind, name: subject.name, isUnambiguous: !isShared,
      types: Dictionary(uniqueKeysWithValues: types.map { ($0, $0) }))
    let places = input.sources.indices.filter { $0 != index }.flatMap { file in
      references.edits(in: input.sources[file], file: Int32(file), renamingTo: subject.name)
    }
    guard places.isEmpty else { return refuse(places, subject, input) }
    var after = input
    after.sources.remove(at: index)
    let generation = pipeline.generate(after.sources, input.configuration)
    guard !hasErrors(generation.diagnostics.settled(input.configuration)) else {
      return try refuse(generation, input, after)
    }
    var change = SpecChange(plan: try plan(generation, after))
    change.spec = (input.sources[index].path.text, nil, [])
    let own = OwnFiles(disk: project.disk, configuration: input.configuration)
    let gone = types.subtracting(generation.files.flatMap(DeclaredTypes.names))
    change.mentions = try own.mentions(of: gone)
    let files =
      subject.kind == .service
      ? [] : try own.files(of: subject.name, subject.kind, isFolderShared: isShared)
    let code = try carryOut(change, after)
    guard code == .success else { return code }
    for path in files { reportOwn(path) }
    return code
  }

  /// What the spec's generated files declare, and what the app's services call it.
  private func types(of subject: Subject, file: Int, _ input: ProjectInput) -> Set<String> {
    let files = pipeline.generate(input.sources, input.configuration).files
    let own = files.filter { $0.origin?.file == Int32(file) }.flatMap(DeclaredTypes.names)
    let base = subject.name.utf8
    let types = Set(own.filter { $0.utf8.starts(with: base) || $0.utf8.starts(with: "Has".utf8) })
    return subject.kind == .service ? types.union([subject.name, "Has\(subject.name)"]) : types
  }

  private mutating func refuse(
    _ places: [SourceEdit], _ subject: Subject, _ input: ProjectInput
  ) -> ExitCode {
    let sources = Places(sources: input.sources, project: project)
    let what = "\(subject.kind.rawValue) '\(subject.name)'"
    let findings = places.map { edit in
      Finding(
        place: sources.place(of: edit.span), severity: .error, code: "MG505",
        message: "refers to the \(what), which is to be removed")
    }
    console.report(findings, as: arguments.format)
    console.say("nothing was removed: take out what refers to it first")
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
