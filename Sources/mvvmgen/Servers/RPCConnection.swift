import MvvmgenSyntax

/// A server that answers one message after another.
protocol RPCServer {
  static var framing: MessageStream.Framing { get }
  /// The code with which the client has told it to end.
  var code: ExitCode? { get }

  /// The result of a request. That of a notification isn't sent.
  mutating func answer(_ message: RPCMessage) throws(RPCError) -> JSONText
  /// Messages to send when the client waits for no answer.
  mutating func messages() -> [JSONText]
}

extension RPCServer {
  var code: ExitCode? { nil }

  func messages() -> [JSONText] { [] }
}

/// The input and the output of a server.
struct RPCConnection {
  let input: Input
  let console: Console

  /// Answers until the input ends, or the client tells the server to end.
  func serve<Server: RPCServer>(_ server: Server) -> ExitCode {
    var (server, stream) = (server, MessageStream(Server.framing, read: input.read))
    while server.code == nil, console.output.failure == nil {
      switch stream.next() {
      case .end: return .success
      case .broken(let reason):
        send(.failure(RPCError(.parse, reason)), Server.framing)
        return .impossible
      case .message(let bytes):
        if let response = response(to: bytes, by: &server) { send(response, Server.framing) }
        guard stream.isEmpty, !input.isWaiting() else { continue }
        for message in server.messages() { send(message, Server.framing) }
      }
    }
    return server.code ?? .success
  }

  /// Nil for a notification.
  private func response<Server: RPCServer>(
    to bytes: [UInt8], by server: inout Server
  ) -> JSONText? {
    do throws(RPCError) {
      let message = try RPCMessage(bytes)
      do throws(RPCError) {
        let result = try server.answer(message)
        return message.id.map { ["jsonrpc": "2.0", "id": $0, "result": result] }
      } catch {
        return message.id.map { .failure(error, of: $0) }
      }
    } catch {
      return .failure(error)
    }
  }

  private func send(_ message: JSONText, _ framing: MessageStream.Framing) {
    let text = message.compact
    switch framing {
    case .lines: console.output.write(text + "\n")
    case .headers:
      console.output.write("Content-Length: \(text.utf8.count)\r\n\r\n\(text)")
    }
    console.output.flush()
  }
}

extension JSONText {
  /// The name and the version of this program.
  static let tool: JSONText = ["name": "mvvmgen", "version": .string(mvvmgenVersion)]

  /// A notification, or with an id a request.
  static func message(_ method: String, _ params: JSONText, id: JSONText? = nil) -> JSONText {
    let id = id.map { [(key: "id", value: $0)] } ?? []
    return .object(
      [("jsonrpc", "2.0")] + id + [("method", .string(method)), ("params", params)])
  }

  fileprivate static func failure(_ error: RPCError, of id: JSONText = .null) -> JSONText {
    ["jsonrpc": "2.0", "id": id, "error": error.json]
  }
}
