import MvvmgenSyntax

/// `mvvmgen mcp`: commands as tools of the Model Context Protocol.
struct ToolServer: RPCServer {
  static let framing = MessageStream.Framing.lines
  let code: ExitCode? = nil
  /// Runs a command line.
  let run: ([String]) -> (code: ExitCode, console: Console)

  /// The revision in which each request says its own, and those that begin with `initialize`.
  private static let newest = "2026-07-28"
  private static let older = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]
  private static let abilities: JSONText = ["tools": [:]]

  private static let instructions: JSONText = """
    mvvmgen generates Swift for screens and flows from JSON specs. Change the specs, or let 'new-screen', \
    'coordinator', 'service', 'add', 'rename' and 'remove' change them; 'lint' says what is wrong, 'generate' \
    writes the Swift, and 'docs' has the spec language. Never edit a file that ends in .generated.swift.
    """

  /// Older clients ignore the type of a result, and how long it may be cached: while this version runs,
  /// lists stay the same.
  func answer(_ message: RPCMessage) throws(RPCError) -> JSONText {
    try checkRevision(of: message)
    switch message.method {
    case "initialize":
      let asked = message.text("protocolVersion") ?? ""
      return [
        "protocolVersion": .string(Self.older.contains(asked) ? asked : Self.older[0]),
        "serverInfo": .tool, "capabilities": Self.abilities, "instructions": Self.instructions,
      ]
    case "server/discover":
      return [
        "resultType": "complete", "ttlMs": 3_600_000, "cacheScope": "public",
        "supportedVersions": .array(([Self.newest] + Self.older).map(JSONText.string)),
        "_meta": ["io.modelcontextprotocol/serverInfo": .tool],
        "capabilities": Self.abilities, "instructions": Self.instructions,
      ]
    case "tools/list":
      return [
        "resultType": "complete", "ttlMs": 3_600_000, "cacheScope": "public",
        "tools": .array(Tool.all.map(\.json)),
      ]
    case "tools/call": return try call(message)
    case "ping": return [:]
    default: throw .unknownMethod(message.method)
    }
  }

  func messages() -> [JSONText] { [] }

  private func checkRevision(of message: RPCMessage) throws(RPCError) {
    let revision = message.params?["_meta"]?["io.modelcontextprotocol/protocolVersion"]
    guard let revision, revision.string?.text != Self.newest else { return }
    throw RPCError(
      .unsupportedVersion, "unsupported protocol version",
      data: [
        "supported": [.string(Self.newest)], "requested": .string(revision.string?.text ?? ""),
      ])
  }

  private func call(_ message: RPCMessage) throws(RPCError) -> JSONText {
    let name = message.text("name") ?? ""
    guard let tool = Tool.all.first(where: { $0.command.rawValue == name }) else {
      throw RPCError(.invalidParameters, "unknown tool '\(name)'")
    }
    let words: [String]
    // The model reads the results of a tool, and corrects its arguments.
    do { words = try tool.words(for: message.params?["arguments"]) } catch {
      return Self.result(["mvvmgen: error: \(error.message)\n"], hasFailed: true)
    }
    let (code, console) = run(words)
    let texts = [console.output, console.errors].map { String(decoding: $0.bytes, as: UTF8.self) }
    return Self.result(texts.filter { !$0.isEmpty }, hasFailed: tool.hasFailed(code))
  }

  private static func result(_ texts: [String], hasFailed: Bool) -> JSONText {
    let items = texts.map { ["type": "text", "text": .string($0)] as JSONText }
    return ["resultType": "complete", "content": .array(items), "isError": .bool(hasFailed)]
  }
}
