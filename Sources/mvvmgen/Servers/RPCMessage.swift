import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// A request or a notification of JSON-RPC 2.0 from a client.
struct RPCMessage {
  /// Nil for a notification.
  let id: JSONText?
  let method: String
  let params: JSON?

  init(_ bytes: [UInt8]) throws(RPCError) {
    var findings = Diagnostics()
    let source = SourceFile(path: ProjectPath("message"), bytes: bytes)
    let json = JSON.parse(source, file: 0, into: &findings)
    if let finding = findings.all.first { throw RPCError(.parse, finding.message) }
    guard let json, json["jsonrpc"]?.string?.text == "2.0",
      let method = json["method"]?.string?.text
    else { throw RPCError(.invalidRequest, "expected \"jsonrpc\": \"2.0\" and a method") }
    (self.method, params) = (method, json["params"])
    let written = json["id"]
    id = written?.string.map { .string($0.text) } ?? written?.integer.map(JSONText.number)
    guard written == nil || id != nil else {
      throw RPCError(.invalidRequest, "expected a string or an integer as id")
    }
  }

  func text(_ key: String) -> String? { params?[key]?.string?.text }
}

extension JSON {
  var integer: Int? { number.flatMap { Int($0) } }
}

/// The answer to a request that can't be fulfilled.
struct RPCError: Error {
  enum Code: Int {
    case parse = -32700
    case invalidRequest = -32600
    case unknownMethod = -32601
    case invalidParameters = -32602
    case unsupportedVersion = -32022
    case failed = -32803
  }

  let code: Code
  let message: String
  let data: JSONText?

  init(_ code: Code, _ message: String, data: JSONText? = nil) {
    (self.code, self.message, self.data) = (code, message, data)
  }

  static func unknownMethod(_ method: String) -> RPCError {
    RPCError(.unknownMethod, "unknown method '\(method)'")
  }

  func response(to id: JSONText = .null) -> JSONText {
    let data = data.map { [(key: "data", value: $0)] } ?? []
    let error = [("code", .number(code.rawValue)), ("message", .string(message))] + data
    return ["jsonrpc": "2.0", "id": id, "error": .object(error)]
  }
}
