import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// A message of JSON-RPC 2.0 from a client.
struct RPCMessage {
  /// Nil for a notification.
  private(set) var id: JSONText?
  /// Empty for the response to a request of the server's.
  private(set) var method = ""
  private(set) var params: JSON?

  init(_ bytes: [UInt8]) throws(RPCError) {
    var findings = Diagnostics()
    let source = SourceFile(path: ProjectPath("message"), bytes: bytes)
    let json = JSON.parse(source, file: 0, into: &findings)
    if let finding = findings.all.first { throw RPCError(.parse, finding.message) }
    guard let json, json.kind == .object, json["jsonrpc"]?.string?.text == "2.0" else {
      throw RPCError(.invalidRequest, "expected an object with \"jsonrpc\": \"2.0\"")
    }
    params = json["params"]
    if let written = json["id"] {
      id =
        written.string.map { .string($0.text) }
        ?? written.number.flatMap { Int($0) }.map(JSONText.number)
      guard id != nil else {
        throw RPCError(.invalidRequest, "expected a string or an integer as id")
      }
    }
    guard let name = json["method"]?.string?.text else {
      id = nil
      if json["result"] != nil || json["error"] != nil { return }
      throw RPCError(.invalidRequest, "expected a method")
    }
    method = name
  }

  func text(_ key: String) -> String? { params?[key]?.string?.text }
}

/// The answer to a request that can't be fulfilled.
struct RPCError: Error {
  enum Code: Int {
    case parse = -32700
    case invalidRequest = -32600
    case unknownMethod = -32601
    case invalidParameters = -32602
    case notInitialized = -32002
    case unsupportedVersion = -32022
    case failed = -32803
  }

  let code: Code
  let message: String
  private let data: JSONText?

  init(_ code: Code, _ message: String, data: JSONText? = nil) {
    (self.code, self.message, self.data) = (code, message, data)
  }

  static func unknownMethod(_ method: String) -> RPCError {
    RPCError(.unknownMethod, "unknown method '\(method)'")
  }

  var json: JSONText {
    let data = data.map { [(key: "data", value: $0)] } ?? []
    return .object([("code", .number(code.rawValue)), ("message", .string(message))] + data)
  }
}
