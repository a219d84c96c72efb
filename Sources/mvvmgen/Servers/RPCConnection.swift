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

/// The input and the output of a server.
struct RPCConnection {
  let input: Input
  let console: Console

  /// Answers until the input ends, or the client tells the server to end.
  func serve<Server: RPCServer>(_ server: Server) -> ExitCode {
    var (server, stream) = (server, MessageStream(Server.framing, read: input.read))
    func send(_ message: JSONText) {
      let text = message.compact
      console.output.write(
        Server.framing == .lines
          ? text + "\n" : "Content-Length: \(text.utf8.count)\r\n\r\n\(text)")
      console.output.flush()
    }
    do throws(RPCError) {
      while server.code == nil, console.output.failure == nil, let bytes = try stream.next() {
        if let response = response(to: bytes, by: &server) { send(response) }
        guard stream.isEmpty, !input.isWaiting() else { continue }
        for message in server.messages() { send(message) }
      }
    } catch {
      send(error.response())
      return .impossible
    }
    return server.code ?? .success
  }

  /// Nil for a notification.
  private func response<Server: RPCServer>(
    to bytes: [UInt8], by server: inout Server
  ) -> JSONText? {
    var id: JSONText? = .null
    do throws(RPCError) {
      let message = try RPCMessage(bytes)
      id = message.id
      let result = try server.answer(message)
      return id.map { ["jsonrpc": "2.0", "id": $0, "result": result] }
    } catch {
      return id.map(error.response)
    }
  }
}

extension JSONText {
  /// The name and the version of this program.
  static let tool: JSONText = ["name": "mvvmgen", "version": .string(mvvmgenVersion)]
}
