import MvvmgenEditing
import MvvmgenGenerator
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// Commands run in the project that a document is in.
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

  private func texts(_ found: SourceLocations) -> EditorTexts {
    EditorTexts(found: found, documents: documents, countsBytes: countsBytes)
  }

  /// A position in a document.
  struct Place {
    let input: ProjectInput
    let texts: EditorTexts
    let file: Int32
    let offset: Int
  }

  /// Nil for a document that isn't in a project.
  func place(of message: RPCMessage) throws(RPCError) -> Place? {
    let path = try path(in: message)
    guard let session = try? session(in: Disk.folder(of: path)),
      let input = try? ProjectInput.read(session.project),
      case let texts = texts(session.locations(in: input)), let file = texts.index(of: path)
    else { return nil }
    guard let offset = texts.positions(in: file).offset(message.params?["position"]) else {
      throw RPCError(.invalidParameters, "expected a position")
    }
    return Place(input: input, texts: texts, file: file, offset: offset)
  }

  // MARK: - Findings

  /// What `lint` finds in the project of a folder. Where it stops, it may have said why.
  func findings(in folder: String) throws -> (texts: EditorTexts, findings: [Diagnostic]) {
    var session = try session(in: folder)
    var found: (Diagnostics, SourceLocations)?
    session.onFindings = { found = ($0, $1) }
    let result = Result { try LintCommand(session: session).run() }
    guard let (findings, locations) = found else {
      _ = try result.get()
      return (texts(session.locations(in: ProjectInput())), [])
    }
    return (texts(locations), findings.all)
  }

  /// The fix-its in a range of a document.
  func actions(for message: RPCMessage) throws(RPCError) -> [JSONText] {
    let (path, range) = (try path(in: message), message.params?["range"])
    guard let (texts, findings) = try? findings(in: Disk.folder(of: path)),
      let file = texts.index(of: path), case let positions = texts.positions(in: file),
      let start = positions.offset(range?["start"]), let end = positions.offset(range?["end"])
    else { return [] }
    return findings.filter { finding in
      finding.span.file == file && finding.span.start <= end && start <= finding.span.end
    }.compactMap(texts.action)
  }

  // MARK: - Names

  func name(at message: RPCMessage) throws(RPCError) -> (name: SpecName, place: Place)? {
    guard let place = try place(of: message),
      let name = SpecName(at: place.offset, in: place.file, of: place.input)
    else { return nil }
    return (name, place)
  }

  /// Renames in all specs, as the command would, and says what is left to it. A spec's file keeps its
  /// name, which the command changes with those of the developer's files.
  func rename(at message: RPCMessage) throws(RPCError) -> (edit: JSONText, note: String) {
    guard let newName = message.text("newName"), let (name, place) = try name(at: message) else {
      throw RPCError(.failed, "there is no name of a spec here")
    }
    let words = [Command.rename.rawValue] + name.operands + [newName]
    var change: SpecChange?
    let console: Console
    do {
      let folder = Disk.folder(of: try path(in: message))
      var session = try session(in: folder, words + [Option.dryRun.rawValue])
      console = session.console
      session.onDryRun = { change = $0 }
      _ = try RenameCommand(session: session).run()
    } catch { throw RPCError(.failed, Self.reason(error)) }
    guard let change else {
      throw RPCError(.failed, String(decoding: console.errors.bytes, as: UTF8.self))
    }
    let changes = place.input.sources.indices.compactMap { file -> (String, JSONText)? in
      let new = change.text(of: place.input.sources[file].path.text)
      let edits = new.map { place.texts.edits(in: Int32(file), to: $0) } ?? []
      return edits.isEmpty ? nil : (place.texts.uri(of: Int32(file)), .array(edits))
    }
    let command = "'mvvmgen \(words.joined(separator: " "))'"
    let note =
      "Only the specs have the new name. Save them and run \(command): it generates, renames your own "
      + "files, and lists the lines in them that use the old name."
    return (["changes": .object(changes)], note)
  }

  static func reason(_ error: any Error) -> String {
    switch error {
    case let error as UsageError: error.message
    case let error as CommandError: error.message ?? ""
    default: "\(error)"
    }
  }
}

extension SpecChange {
  /// The new text of a spec, or of the configuration; nil if it stays.
  fileprivate func text(of path: String) -> [UInt8]? {
    if spec?.path == path { return spec?.bytes }
    return drafted.all.first { $0.path == path }?.new ?? edits.first { $0.path == path }?.bytes
  }
}
