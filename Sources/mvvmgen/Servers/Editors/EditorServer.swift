import MvvmgenEditing
import MvvmgenGenerator
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// `mvvmgen lsp`: findings, names and renames for an editor, by the Language Server Protocol.
struct EditorServer: RPCServer {
  static let framing = MessageStream.Framing.headers
  private(set) var code: ExitCode?
  private var state = State.new
  private(set) var countsBytes = false
  private var watchesFiles = false
  /// The open files, by their paths.
  private(set) var documents: [String: Document] = [:]
  /// The folders of documents whose projects have to be checked.
  private var changed: Set<String> = []
  /// The files with findings, by the root of their project.
  private var reported: [String: Set<String>] = [:]
  /// To be sent when the client waits for no answer.
  private var waiting: [JSONText] = []
  let environment: Environment

  private enum State {
    case new, running, ending
  }

  struct Document {
    let uri: String
    let text: [UInt8]
  }

  init(environment: Environment) {
    self.environment = environment
  }

  mutating func answer(_ message: RPCMessage) throws(RPCError) -> JSONText {
    switch (message.method, state) {
    case ("initialize", .new): return begin(message.params)
    case ("exit", _):
      code = state == .ending ? .success : .findings
      return .null
    case (_, .new): throw RPCError(.notInitialized, "expected 'initialize' first")
    case (_, .ending), ("initialize", _):
      throw RPCError(.invalidRequest, "the session has begun, or has ended")
    case ("shutdown", _): state = .ending
    case ("initialized", _): if watchesFiles { waiting.append(Self.watch) }
    case ("textDocument/didOpen", _), ("textDocument/didChange", _): try take(message)
    case ("textDocument/didClose", _):
      let path = try path(in: message)
      documents[path] = nil
      noteChange(of: path)
    case ("textDocument/didSave", _), ("workspace/didChangeWatchedFiles", _):
      for path in documents.keys { noteChange(of: path) }
    case ("textDocument/definition", _):
      return try places(for: message) { $0.declarations } ?? .null
    case ("textDocument/references", _):
      let isWhole = message.params?["context"]?["includeDeclaration"]?.bool ?? true
      return try places(for: message) { name in
        name.places.filter { isWhole || !name.declarations.contains($0) }
      } ?? .array([])
    case ("textDocument/prepareRename", _): return try renamed(at: message) ?? .null
    case ("textDocument/rename", _):
      let (edit, note) = try rename(at: message)
      waiting.append(note)
      return edit
    case ("textDocument/completion", _): return .array(try completions(at: message))
    default:
      // Those that begin so may be ignored.
      if message.id != nil, !message.method.hasPrefix("$/") { throw .unknownMethod(message.method) }
    }
    return .null
  }

  mutating func messages() -> [JSONText] {
    var checked: Set<String> = []
    for folder in changed.sorted() {
      do {
        let (root, findings) = try findings(in: folder)
        if checked.insert(root).inserted { publish(findings, root) }
      } catch {
        waiting.append(Self.note(Self.reason(error), "window/logMessage", type: 1))
      }
    }
    defer { (changed, waiting) = ([], []) }
    return waiting
  }

  /// Also those of files that have none any more.
  private mutating func publish(_ findings: Findings, _ root: String) {
    let uris = Set(findings.map(\.uri))
    let gone = (reported[root] ?? []).subtracting(uris).sorted()
    reported[root] = uris
    for (uri, findings) in findings + gone.map({ ($0, []) }) {
      waiting.append(
        .message(
          "textDocument/publishDiagnostics", ["uri": .string(uri), "diagnostics": .array(findings)])
      )
    }
  }

  // MARK: - Beginning

  private mutating func begin(_ params: JSON?) -> JSONText {
    let (editor, workspace) = (params?["capabilities"], params?["capabilities"]?["workspace"])
    let encodings = editor?["general"]?["positionEncodings"]?.elements.map { $0.string?.text }
    countsBytes = encodings?.contains("utf-8") == true
    watchesFiles = workspace?["didChangeWatchedFiles"]?["dynamicRegistration"]?.bool == true
    state = .running
    return [
      "capabilities": [
        "positionEncoding": countsBytes ? "utf-8" : "utf-16",
        "textDocumentSync": ["openClose": true, "change": 1, "save": true],
        "definitionProvider": true, "referencesProvider": true,
        "renameProvider": ["prepareProvider": true],
        "completionProvider": ["triggerCharacters": ["\""]],
      ],
      "serverInfo": .tool,
    ]
  }

  /// Asks to be told of files that change on disk.
  private static let watch = JSONText.message(
    "client/registerCapability",
    [
      "registrations": [
        [
          "id": "watch", "method": "workspace/didChangeWatchedFiles",
          "registerOptions": ["watchers": [["globPattern": "**/*.{json,swift}"]]],
        ]
      ]
    ], id: "watch")

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
