import MvvmgenEditing
import MvvmgenGenerator
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax
import MvvmgenTemplates

/// Finds names of an example that the app has, too.
struct ExampleClashes {
  let session: Session
  let input: ProjectInput
  /// The files that the example begins with.
  let edits: SpecEdits

  /// Refuses the example if it would declare a type of the app's again, or take a file of the app's
  /// for one of its own.
  func check(_ specs: [String], _ generation: Generation, _ plan: OutputPlan) throws {
    let created = Set(edits.all.map(\.path))
    guard specs.contains(where: created.contains) else { return }
    let locations = session.locations(in: input)
    let isNew = { (file: GeneratedFile) in
      locations.source(of: file.origin).map { created.contains($0.path.text) } ?? true
    }
    var names: Set<String> = []
    for file in generation.files where isNew(file) {
      var bytes: [UInt8] = []
      file.render(into: &bytes)
      names.formUnion(TypeDeclaration.all(in: bytes).map(\.name))
    }
    for edit in edits.all where edit.path.hasSuffix(".swift") {
      names.formUnion(TypeDeclaration.all(in: edit.new).map(\.name))
    }
    let own = session.ownFiles(input, [])
    let types = try own.types(named: names)
    let kept = plan.entries.filter { $0.verdict == .keepScaffold && $0.file.map(isNew) == true }
    let keptNames = Set(kept.map(\.path.name.text)).subtracting(
      types.map { Disk.name(of: $0.path) })
    let files = try own.sources().filter { keptNames.contains(Disk.name(of: $0)) }
    guard !types.isEmpty || !files.isEmpty else { return }
    try refuse(types, files)
  }

  private func refuse(_ types: [OwnType], _ files: [String]) throws {
    let isExample = input.configuration.targets.isEmpty
    let example = isExample ? "the example" : "the first flow"
    var lines = types.map { type in
      let place =
        "\(session.project.display(type.path)):\(type.position.line):\(type.position.column)"
      return "\(place.printable): error: \(example) declares \(type.name.quoted), too"
    }
    lines += files.map { path in
      "\(session.project.display(path).printable):1:1: error: \(example) has a file of this name, too"
    }
    let way =
      isExample
      ? "begin without the example, with \(session.project.suggestion("init --example none"))"
      : "write a spec of your own for its target first, which then gets no other"
    lines.append("nothing was written: \(way)")
    throw CommandError(code: .impossible, message: lines.joined(separator: "\n"))
  }
}
