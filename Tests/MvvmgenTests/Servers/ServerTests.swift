import MvvmgenStorage
import Testing

@testable import mvvmgen

/// What a client writes, in any pieces and with any mistakes. Sessions are held by Scripts/check-servers.
struct ServerTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  // MARK: - Framing

  /// The messages of a stream that arrives in pieces of each size, and the error after them.
  private func messages(_ framing: MessageStream.Framing, _ text: String) -> [String] {
    let bytes = Array(text.utf8)
    let results = (1...max(bytes.count, 1)).map { size in
      var pieces = stride(from: 0, to: bytes.count, by: size).map {
        Array(bytes[$0..<min($0 + size, bytes.count)])
      }[...]
      var stream = MessageStream(framing) { pieces.popFirst() ?? [] }
      var messages: [String] = []
      do throws(RPCError) {
        while let message = try stream.next() {
          messages.append(String(decoding: message, as: UTF8.self))
        }
      } catch { messages.append("error: \(error.message)") }
      return messages
    }
    #expect(Set(results).count == 1)
    return results.first ?? []
  }

  @Test func linesAreMessages() {
    #expect(messages(.lines, "") == [])
    #expect(
      messages(.lines, "{}\n\n\r\n{\"é\": 1}\r\n[]\nhalf") == ["{}", "{\"é\": 1}", "[]", "half"])
  }

  @Test func headersHaveTheLength() {
    let second = "Content-Type: x; charset=utf-8\r\ncontent-length:3\r\n\r\né{"
    #expect(
      messages(.headers, "Content-Length: 2\r\n\r\n{}\(second)Content-Length: 0\r\n\r\n")
        == ["{}", "é{", ""])
    for half in ["Content", "Content-Length: 2\r\n", "Content-Length: 2\r\n\r\n{"] {
      #expect(messages(.headers, half) == [])
    }
  }

  @Test(arguments: [
    "\r\n\r\n", "X: 1\r\n\r\n{}", "Content-Length: -1\r\n\r\n", "Content-Length: 2.0\r\n\r\n{}",
    "Content-Length: 99999999999999999999\r\n\r\n", "Content-Length\r\n\r\n", ":\r\n\r\n",
    "Content-Length:\r\n\r\n",
  ])
  func aLengthThatCantBe(_ text: String) {
    #expect(messages(.headers, text) == ["error: a header without a usable Content-Length"])
  }

  // MARK: - Messages

  private func run(_ words: [String], _ input: [UInt8]) -> Outcome {
    let left = Locked([input])
    return sandbox.run(words) { environment in
      environment.input = Input { left.withLock { $0.popLast() ?? [] } }
    }
  }

  private func answer(to line: String) -> Outcome { run(["mcp"], Array("\(line)\n".utf8)) }

  @Test(arguments: [
    (#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#, #"{"jsonrpc":"2.0","id":1,"result":{}}"#),
    (
      #"{"jsonrpc":"2.0","id":"é\n","method":"ping"}"#, #"{"jsonrpc":"2.0","id":"é\n","result":{}}"#
    ),
    (
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"generate","arguments":"x"}}"#,
      #"{"jsonrpc":"2.0","id":1,"result":{"resultType":"complete","content":[{"type":"text","text":"#
        + #""mvvmgen: error: 'arguments' is an object\n"}],"isError":true}}"#
    ),
    (
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call"}"#,
      #"{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"unknown tool ''"}}"#
    ),
    (
      #"{"jsonrpc":"2.0","id":1,"method":"ping","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2027-01-01"}}}"#,
      #"{"jsonrpc":"2.0","id":1,"error":{"code":-32022,"message":"unsupported protocol version","data":{"supported":["2026-07-28"],"requested":"2027-01-01"}}}"#
    ),
    (
      #"{"jsonrpc":"2.0","id":1,"method":"resources/list"}"#,
      #"{"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"unknown method 'resources/list'"}}"#
    ),
    // Nothing answers a notification.
    (#"{"jsonrpc":"2.0","method":"nothing"}"#, ""),
    (#"{"jsonrpc":"2.0","method":"tools/call"}"#, ""),
  ])
  func eachRequestIsAnswered(_ request: String, _ answer: String) {
    #expect(
      self.answer(to: request) == Outcome(output: answer.isEmpty ? "" : "\(answer)\n"))
  }

  private static let noMessage = #"expected \"jsonrpc\": \"2.0\" and a method"#

  @Test(arguments: [
    ("{", -32700, "the file ends too early: expected a key"),
    ("nil", -32700, "unexpected `nil`: expected a value; a string needs double quotes"),
    (#"{"jsonrpc":"2.0","id":1,"id":2,"method":"ping"}"#, -32700, "duplicate key `id`"),
    ("[]", -32600, Self.noMessage),
    (#"{"id":1,"method":"ping"}"#, -32600, Self.noMessage),
    (
      #"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#, -32600,
      "expected a string or an integer as id"
    ),
    (
      #"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32600,
      "expected a string or an integer as id"
    ),
    (#"{"jsonrpc":"2.0","id":1,"method":[]}"#, -32600, Self.noMessage),
  ])
  func whatIsNoMessageIsAnError(_ line: String, _ code: Int, _ message: String) {
    #expect(
      answer(to: line)
        == Outcome(
          output:
            #"{"jsonrpc":"2.0","id":null,"error":{"code":\#(code),"message":"\#(message)"}}"# + "\n"
        ))
  }

  @Test func bytesThatAreNoUTF8() {
    let bytes = Array(#"{"jsonrpc":"2.0","id":1,"method":""#.utf8) + [0xFF] + Array("\"}\n".utf8)
    let ping = Array((#"{"jsonrpc":"2.0","id":2,"method":"ping"}"# + "\n").utf8)
    #expect(
      run(["mcp"], bytes + ping)
        == Outcome(
          output: """
            {"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"the byte 0xFF isn't UTF-8 here: save the file as UTF-8"}}
            {"jsonrpc":"2.0","id":2,"result":{}}

            """))
  }

  // MARK: - Tools

  /// A call can name another project than the command line does.
  @Test func theCommandLineNamesTheProject() throws {
    for (folder, file) in [("One", "other.json"), ("Two", "mvvmgen.json")] {
      try sandbox.write("\(folder)/\(file)", "{}")
      try sandbox.write("\(folder)/Specs/\(folder).screen.json", #"{ "screen": "\#(folder)" }"#)
    }
    func list(_ words: [String], _ argument: String) -> String {
      let arguments = #"{"kind":"screens"\#(argument)}"#
      let call =
        #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"list","arguments":\#(arguments)}}"#
      return run(["mcp"] + words, Array("\(call)\n".utf8)).output
    }
    func answer(_ text: String) -> String {
      #"{"jsonrpc":"2.0","id":1,"result":{"resultType":"complete","content":[{"type":"text","text":"\#(text)\n"}],"isError":false}}"#
        + "\n"
    }
    let (one, two) = ("One  Specs/One.screen.json", "Two  Specs/Two.screen.json")
    #expect(list(["--config", "One/other.json"], "") == answer(one))
    #expect(list(["--directory", "Two"], "") == answer(two))
    #expect(
      list(["--config", "One/other.json"], #","directory":"../Two""#)
        == answer("Two  \(sandbox.root)/Two/Specs/Two.screen.json"))
  }

  /// Clients name an argument by its key alone.
  @Test func noToolHasTwoArgumentsOfOneName() {
    for tool in Tool.all {
      #expect(tool.keys.count == Set(tool.keys).count, "\(tool.command)")
    }
  }
}
