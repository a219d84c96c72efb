import MvvmgenGenerator
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// A project as the editor has it.
extension EditorServer {
  /// A run in the project that a folder is in. Without a configuration, that is the working directory.
  func session(in folder: String, _ words: [String] = ["lint"]) throws -> Session {
    let arguments = try Arguments.parse(words + ["\(Option.directory.rawValue)=\(folder)"])
    var project = try Project.locate(arguments, environment)
    if project.configurationName == nil {
      project = try Project.locate(Arguments.parse(words), environment)
    }
    for (path, document) in documents {
      guard let own = project.path(ofTyped: path) else { continue }
      project.unsaved[ProjectPath(own)] = document.text
    }
    return Session(
      arguments: arguments, environment: environment, project: project, console: Console())
  }

  /// The document of a message, its project, and its index there; nil for one that isn't in a project.
  func place(of message: RPCMessage) throws(RPCError) -> Place? {
    let path = try path(in: message)
    guard let session = try? session(in: Disk.folder(of: path)),
      let own = session.project.path(ofTyped: path),
      let input = try? ProjectInput.read(session.project),
      let file = input.sources.firstIndex(where: { $0.path.text == own })
    else { return nil }
    let source = input.sources[file]
    let positions = DocumentPositions(of: source, countsBytes: countsBytes)
    guard let offset = positions.offset(message.params?["position"]) else {
      throw RPCError(.invalidParameters, "expected a position")
    }
    return Place(session: session, input: input, file: Int32(clamping: file), offset: offset)
  }

  struct Place {
    let session: Session
    let input: ProjectInput
    let file: Int32
    let offset: Int
  }

  func uri(_ path: ProjectPath, in project: Project) -> String {
    let open = documents.first { project.path(ofTyped: $0.key) == path.text }
    return open?.value.uri ?? project.disk.absolute(path.text).uriReference
  }

  func location(_ span: SourceSpan, _ project: Project, _ sources: [SourceFile]) -> JSONText? {
    guard sources.indices.contains(Int(span.file)) else { return nil }
    let source = sources[Int(span.file)]
    let positions = DocumentPositions(of: source, countsBytes: countsBytes)
    return ["uri": .string(uri(source.path, in: project)), "range": positions.range(span)]
  }

  // MARK: - Findings

  typealias Findings = [(uri: String, findings: [JSONText])]

  /// The root of a folder's project, and what `lint` finds in its specs, by file.
  func findings(in folder: String) throws -> (root: String, findings: Findings) {
    let session = try session(in: folder)
    let (project, (input, diagnostics)) = (session.project, try check(session))
    var files: [Int32: [JSONText]] = [:]
    for diagnostic in diagnostics.all where !input.sources.isEmpty {
      var span = diagnostic.span
      // One about no place is about the configuration.
      if !input.sources.indices.contains(Int(span.file)) {
        span = SourceSpan(file: 0, start: 0, end: 0)
      }
      guard input.sources[Int(span.file)].path.text.hasSuffix(".json") else { continue }
      files[span.file, default: []].append(json(diagnostic, at: span, project, input.sources))
    }
    let findings = files.sorted { $0.key < $1.key }.map { file, findings in
      (uri(input.sources[Int(file)].path, in: project), findings)
    }
    return (project.disk.root, findings)
  }

  private func check(_ session: Session) throws -> (ProjectInput, Diagnostics) {
    var input = ProjectInput()
    var diagnostics = Diagnostics()
    _ = try session.reading {
      input = try ProjectInput.read(session.project)
      try session.checkVersion(input)
      diagnostics = input.diagnostics
      guard !diagnostics.hasErrors else { return .findings }
      let (checked, generation) = try LintCommand(session: session).checked(input)
      input = checked
      diagnostics = session.settled(generation, input, nil).diagnostics
      return .success
    }
    return (input, diagnostics)
  }

  private func json(
    _ diagnostic: Diagnostic, at span: SourceSpan, _ project: Project, _ sources: [SourceFile]
  ) -> JSONText {
    let positions = DocumentPositions(
      of: sources[Int(span.file)], countsBytes: countsBytes)
    let notes = diagnostic.notes.compactMap { note in
      location(note.span, project, sources).map {
        ["location": $0, "message": .string(note.message)] as JSONText
      }
    }
    return [
      "range": positions.range(span), "severity": diagnostic.severity == .error ? 1 : 2,
      "code": .string(diagnostic.code.rawValue), "source": "mvvmgen",
      "message": .string(diagnostic.message), "relatedInformation": .array(notes),
    ]
  }
}
