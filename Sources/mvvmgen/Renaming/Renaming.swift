import Storage
import Syntax
import Templates

/// What a new name makes of the specs.
struct Renaming {
  let subject: Subject
  let newName: String
  let input: ProjectInput
  /// The index of the spec itself; nil for a service that has none.
  let index: Int?
  let pipeline: Pipeline
  /// The index of the first source that isn't the configuration.
  let firstSpec: Int

  var isUnambiguous: Bool { !subject.sharesItsName(in: input, pipeline) }

  /// The sources in their old order, with all references changed and the spec's file renamed.
  func sources(_ types: [String: String]) -> [SourceFile] {
    let references = SpecReferences(
      kind: subject.kind, name: subject.name, isUnambiguous: isUnambiguous, types: types)
    var sources = input.sources
    for file in sources.indices.dropFirst(firstSpec) {
      let edits = references.edits(in: sources[file], file: Int32(file), renamingTo: newName)
      guard let bytes = edits.edited(sources[file], file: Int32(file)) else { continue }
      sources[file] = SourceFile(path: sources[file].path, bytes: bytes)
    }
    guard let index else { return sources }
    let path = subject.path(ofSpecAt: sources[index].path.text, calledNow: newName)
    sources[index] = SourceFile(path: ProjectPath(path), bytes: sources[index].bytes)
    return sources
  }

  /// In the order in which they would be read.
  func sorted(_ sources: [SourceFile]) -> [SourceFile] {
    sources.prefix(firstSpec)
      + sources.dropFirst(firstSpec).sorted { $0.path.precedes($1.path) }
  }

  /// What the types that follow from the spec will be called, by what they are called: told by what
  /// is generated from it under its new name, so that a run which was interrupted, and left specs
  /// that don't fit together, can be completed.
  var types: [String: String] {
    var types: [String: String] = [:]
    if subject.kind == .service {
      for prefix in ["", "Has"] { types[prefix + subject.name] = prefix + newName }
    }
    guard let index else { return types }
    let files = pipeline.generate(sources(types), input.configuration).files
    for file in files where file.origin?.file == Int32(index) {
      for type in DeclaredTypes.names(in: file) {
        for prefix in ["", "Has"] where type.utf8.starts(with: "\(prefix)\(newName)".utf8) {
          let rest = type.dropFirst(prefix.count + newName.count)
          types["\(prefix)\(subject.name)\(rest)"] = type
        }
      }
    }
    return types
  }
}
