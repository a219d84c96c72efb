import MvvmgenEditing
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// `mvvmgen lsp`: findings, names and renames for an editor, by the Language Server Protocol.
struct EditorServer: RPCServer {
  static let framing = MessageStream.Framing.headers
  private(set) var code: ExitCode?
  private var isEnding = false
  private(set) var countsBytes = false
  /// The open files, by their paths.
  private(set) var documents: [String: Document] = [:]
  /// The folders of documents whose projects have to be checked.
  private var changed: Set<String> = []
  /// The files with findings, by the root of their project.
  private var reported: [String: Set<String>] = [:]
  /// To be sent when the client waits for no answer.
  private var waiting: [JSONText] = []
  let environment: Environment

  struct Document {
    let uri: String
    let text: [UInt8]
  }

  init(environment: Environment) {
    self.environment = environment
  }

  mutating func answer(_ message: RPCMessage) throws(RPCError) -> JSONText {
    switch message.method {
    case "initialize": return begin(message.params?["capabilities"])
    case "shutdown": isEnding = true
    case "exit": code = isEnding ? .success : .findings
    case "textDocument/didOpen", "textDocument/didChange": try take(message)
    case "textDocument/didClose":
      let path = try path(in: message)
      documents[path] = nil
      noteChange(of: path)
    case "textDocument/didSave":
      for path in documents.keys { noteChange(of: path) }
    case "textDocument/definition":
      guard let (name, place) = try name(at: message) else { break }
      return .array(name.declarations.map(place.texts.location))
    case "textDocument/references":
      guard let (name, place) = try name(at: message) else { break }
      let isWhole = message.params?["context"]?["includeDeclaration"]?.bool ?? true
      let spans = name.places.filter { isWhole || !name.declarations.contains($0) }
      return .array(spans.map(place.texts.location))
    case "textDocument/prepareRename":
      guard let (name, place) = try name(at: message),
        let span = name.place(at: place.offset, in: place.file)
      else { break }
      return place.texts.positions(in: place.file).range(span)
    case "textDocument/rename":
      let (edit, note) = try rename(at: message)
      notify("window/showMessage", ["type": 3, "message": .string(note)])
      return edit
    case "textDocument/completion":
      return .array(try place(of: message).map(completions) ?? [])
    case "textDocument/codeAction": return .array(try actions(for: message))
    default: throw .unknownMethod(message.method)
    }
    return .null
  }

  private mutating func begin(_ editor: JSON?) -> JSONText {
    let encodings = editor?["general"]?["positionEncodings"]?.elements.map { $0.string?.text }
    countsBytes = encodings?.contains("utf-8") == true
    return [
      "capabilities": [
        "positionEncoding": countsBytes ? "utf-8" : "utf-16",
        "textDocumentSync": ["openClose": true, "change": 1, "save": true],
        "definitionProvider": true, "referencesProvider": true,
        "renameProvider": ["prepareProvider": true], "codeActionProvider": true,
        "completionProvider": ["triggerCharacters": ["\""]],
      ],
      "serverInfo": .tool,
    ]
  }

  private mutating func notify(_ method: String, _ params: JSONText) {
    waiting.append(["jsonrpc": "2.0", "method": .string(method), "params": params])
  }

  mutating func messages() -> [JSONText] {
    for folder in changed.sorted() {
      do {
        let (texts, found) = try findings(in: folder)
        publish(texts, found)
      } catch {
        // What was found before is about other texts.
        let root = try? session(in: folder).project.disk.root
        for uri in root.flatMap({ reported.removeValue(forKey: $0) })?.sorted() ?? [] {
          notify(
            "textDocument/publishDiagnostics", ["uri": .string(uri), "diagnostics": .array([])])
        }
        notify("window/showMessage", ["type": 1, "message": .string(Self.reason(error))])
      }
    }
    defer { (changed, waiting) = ([], []) }
    return waiting
  }

  /// Also that files have none any more.
  private mutating func publish(_ texts: EditorTexts, _ findings: [Diagnostic]) {
    var files: [String: [JSONText]] = [:]
    let root = texts.found.project.disk.root
    for uri in reported[root] ?? [] { files[uri] = [] }
    for finding in findings {
      guard let span = texts.span(of: finding) else { continue }
      files[texts.uri(of: span.file), default: []].append(texts.json(finding, at: span))
    }
    reported[root] = Set(files.filter { !$0.value.isEmpty }.keys)
    for (uri, findings) in files.sorted(by: { $0.key < $1.key }) {
      notify(
        "textDocument/publishDiagnostics", ["uri": .string(uri), "diagnostics": .array(findings)])
    }
  }

  // MARK: - Documents

  func path(in message: RPCMessage) throws(RPCError) -> String {
    guard let uri = message.params?["textDocument"]?["uri"]?.string?.text, let path = uri.pathOfFile
    else { throw RPCError(.invalidParameters, "expected the URI of a file") }
    return path
  }

  private mutating func take(_ message: RPCMessage) throws(RPCError) {
    let (path, document) = (try path(in: message), message.params?["textDocument"])
    let changes = message.params?["contentChanges"]?.elements.map { $0["text"]?.string?.text }
    guard let uri = document?["uri"]?.string?.text,
      let text = changes?.last ?? document?["text"]?.string?.text
    else { throw RPCError(.invalidParameters, "expected the whole text") }
    documents[path] = Document(uri: uri, text: Array(text.utf8))
    noteChange(of: path)
  }

  private mutating func noteChange(of path: String) {
    let name = Disk.name(of: path)
    guard SpecKind.isSpec(ProjectPath(name)) || name == Project.configurationName else { return }
    changed.insert(Disk.folder(of: path))
  }
}

extension String {
  /// The path of a `file:` URI.
  fileprivate var pathOfFile: String? {
    guard hasPrefix("file:///") else { return nil }
    var (bytes, rest) = ([UInt8](), utf8.dropFirst(7))
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      guard byte == UInt8(ascii: "%"), let code = UInt8(digits, radix: 16) else {
        bytes.append(byte)
        continue
      }
      bytes.append(code)
      rest = rest.dropFirst(2)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
