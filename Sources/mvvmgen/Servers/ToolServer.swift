import MvvmgenSyntax

/// `mvvmgen mcp`: commands as tools of the Model Context Protocol.
struct ToolServer: RPCServer {
  static let framing = MessageStream.Framing.lines
  /// Runs a command line.
  let run: ([String]) -> (code: ExitCode, console: Console)

  /// The revision in which each request says its own, and those that begin with `initialize`.
  private static let newest = "2026-07-28"
  private static let older = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]

  func answer(_ message: RPCMessage) throws(RPCError) -> JSONText {
    let revision = message.params?["_meta"]?["io.modelcontextprotocol/protocolVersion"]
    if let revision, revision.string?.text != Self.newest {
      throw RPCError(
        .unsupportedVersion, "unsupported protocol version",
        data: [
          "supported": [.string(Self.newest)], "requested": .string(revision.string?.text ?? ""),
        ])
    }
    let result = try result(of: message)
    guard revision != nil else { return .object(result) }
    // Whatever is listed stays the same while this version runs.
    let cached: Members =
      message.method == "tools/call" ? [] : [("ttlMs", 3_600_000), ("cacheScope", "public")]
    return .object([("resultType", "complete")] + result + cached)
  }

  private typealias Members = [(key: String, value: JSONText)]

  private func result(of message: RPCMessage) throws(RPCError) -> Members {
    switch message.method {
    case "initialize":
      let asked = message.text("protocolVersion") ?? ""
      let revision = Self.older.contains(asked) ? asked : Self.older[0]
      return [("protocolVersion", .string(revision)), ("serverInfo", .tool)] + Self.abilities
    case "server/discover":
      return [
        ("supportedVersions", .array(([Self.newest] + Self.older).map(JSONText.string))),
        ("_meta", ["io.modelcontextprotocol/serverInfo": .tool]),
      ] + Self.abilities
    case "ping": return []
    case "tools/list": return [("tools", .array(Tool.all.map(\.json)))]
    case "tools/call": return try call(message)
    default:
      if message.id == nil { return [] }
      throw .unknownMethod(message.method)
    }
  }

  private static let abilities: Members = [
    ("capabilities", ["tools": [:]]), ("instructions", .string(instructions)),
  ]

  private static let instructions = """
    mvvmgen generates Swift for screens and flows from JSON specs. Change the specs, or let 'new-screen', \
    'coordinator', 'service', 'add', 'rename' and 'remove' change them; 'lint' says what is wrong, 'generate' \
    writes the Swift, and 'docs' has the spec language. Never edit a file that ends in .generated.swift.
    """

  private func call(_ message: RPCMessage) throws(RPCError) -> Members {
    guard let name = message.text("name") else {
      throw RPCError(.invalidParameters, "expected the name of a tool")
    }
    guard let tool = Tool.all.first(where: { $0.command.rawValue == name }) else {
      throw RPCError(.invalidParameters, "unknown tool '\(name)'")
    }
    let arguments = message.params?["arguments"]
    guard arguments?.kind ?? .object == .object else {
      throw RPCError(.invalidParameters, "expected an object of arguments")
    }
    let words: [String]
    // The model reads the results of a tool, and corrects its arguments.
    do { words = try tool.words(for: arguments) } catch {
      return Self.content(["mvvmgen: error: \(error.message)\n"], hasFailed: true)
    }
    let (code, console) = run(words)
    let texts = [console.output, console.errors].map { String(decoding: $0.bytes, as: UTF8.self) }
    return Self.content(texts.filter { !$0.isEmpty }, hasFailed: tool.hasFailed(code))
  }

  private static func content(_ texts: [String], hasFailed: Bool) -> Members {
    let items = texts.map { ["type": "text", "text": .string($0)] as JSONText }
    return [("content", .array(items)), ("isError", .bool(hasFailed))]
  }
}
