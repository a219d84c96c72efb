import MvvmgenEditing
import MvvmgenGenerator
import MvvmgenStorage
import MvvmgenSyntax
import Testing

@testable import mvvmgen

/// What `mvvmgen lsp` answers. Sessions are held by Scripts/check-servers.
struct EditorServerTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  // MARK: - Positions

  @Test(arguments: [
    (false, [0, 1, 2, 4, 5, 5]), (true, [0, 1, 3, 7, 8, 8]),
  ])
  func positionsCountUTF16OrBytes(_ countsBytes: Bool, _ characters: [Int]) {
    let text = Array("\u{FEFF}{\r\naé𝄞b\r\n\n".utf8)
    let source = SourceFile(path: ProjectPath("A.screen.json"), bytes: text)
    let positions = DocumentPositions(of: source, countsBytes: countsBytes)
    // Before each character of the second line, after it, and after its break's first half.
    let offsets = [6, 7, 9, 13, 14, 15]
    #expect(
      offsets.prefix(5).map { positions.json($0).compact }
        == characters.prefix(5).map { #"{"line":1,"character":\#($0)}"# })
    func offset(_ line: Int, _ character: Int) -> Int? {
      var ignored = Diagnostics()
      let text = Array(#"{"line": \#(line), "character": \#(character)}"#.utf8)
      let source = SourceFile(path: ProjectPath("position"), bytes: text)
      return positions.offset(JSON.parse(source, file: 0, into: &ignored))
    }
    #expect(characters.map { offset(1, $0) } == [6, 7, 9, 13, 14, 14])
    #expect([offset(0, 0), offset(0, 9), offset(1, 99), offset(2, 0)] == [3, 4, 14, 16])
    #expect([offset(3, 0), offset(4, 0), offset(Int.max, 1)] == [17, 17, 17])
    #expect([offset(-1, 0), offset(0, -1)] == [nil, nil])
  }

  // MARK: - Places where names are typed

  /// The cursor is at the bar.
  @Test(arguments: [
    (#"|{ "start": "A" }"#, "none"), (#"{ |"start": "A" }"#, "none"),
    (#"{ "start": "A"| }"#, "none"),
    (#"{ "|start": "A" }"#, "key [] start"), (#"{ "start|": "A" }"#, "key [] start"),
    (#"{ "start": "|Ab" }"#, #"value ["start"] Ab"#),
    (#"{ "start": "Ab|" }"#, #"value ["start"] Ab"#),
    (#"{ "a": { "b": [{ "push": "|"#, #"value ["a", "b", "push"] "#),
    (
      #"{ "a": { "b": { "push": "Con|tent:about", "x": "y" } } }"#,
      #"value ["a", "b", "push"] Content:about"#
    ),
    (#"{ "push": "| , "x": "y" }"#, #"value ["push"] "#),
    (#"{ "a": "\"{[", "b": [1, { "c": 2 }, "|x"] }"#, #"value ["b"] x"#),
    (#"{ "a": [], "screens": { "A": {}, "B|"#, #"key ["screens"] B"#),
    ("{ \"a\": \"open\n \"b\": \"|", #"value ["b"] "#), (#"{ "a": {} "b": "|"#, #"value ["b"] "#),
    (#"]}, : "|"#, "value [] "),
    (#"{"\|"#, "key [] \\"),
  ])
  func whatIsTypedIsRead(_ text: String, _ expected: String) {
    let parts = text.split(separator: "|", omittingEmptySubsequences: false).map { Array($0.utf8) }
    let bytes = parts[0] + parts[1]
    let place = TypedPlace(at: parts[0].count, in: bytes)
    let found = place.map { place in
      "\(place.isKey ? "key" : "value") \(place.keys) \(String(decoding: bytes[place.range], as: UTF8.self))"
    }
    #expect(found ?? "none" == expected)
  }

  // MARK: - Sessions

  private static let begin = #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{}}"#

  /// What is answered to some messages after the first, without the answer to that.
  ///
  /// - Parameter isPaused: whether the editor waits after each.
  private func run(_ messages: [String], isPaused: Bool = false) -> (code: Int32, output: [String])
  {
    let input = messages.map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }
    let left = Locked(isPaused ? input.reversed() : [input.joined()])
    let outcome = sandbox.run("lsp") { environment in
      environment.input = Input { left.withLock { $0.popLast().map { Array($0.utf8) } ?? [] } }
    }
    #expect(outcome.errors == "")
    let output = outcome.output.split(separator: "Content-Length: ").map { part in
      let (length, rest) = (part.prefix { $0.isNumber }, part.drop { $0 != "{" })
      #expect(Int(length) == rest.utf8.count)
      return String(rest)
    }
    return (outcome.code, messages.first == Self.begin ? Array(output.dropFirst()) : output)
  }

  private func failure(_ code: Int, _ message: String, id: String = "1") -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"error":{"code":\#(code),"message":"\#(message)"}}"#
  }

  @Test func findingsOfAnEarlierTextAreTakenBack() throws {
    try sandbox.write("Specs/Login.screen.json", #"{ "screen": "Login" }"#)
    try sandbox.write("mvvmgen.json", "{}")
    let uri = "file://\(sandbox.path("mvvmgen.json"))"
    func message(_ method: String, _ params: String) -> String {
      #"{"jsonrpc":"2.0","method":"textDocument/\#(method)","params":{"textDocument":{"uri":"\#(uri)"\#(params)}}"#
    }
    let output = run(
      [
        Self.begin, message("didOpen", #","text":"{ 1 }"}"#),
        message("didChange", #"},"contentChanges":[{"text":"{ \"specs\": \"No\" }"}]"#),
      ], isPaused: true
    ).output
    func published(_ findings: String) -> String {
      #"{"jsonrpc":"2.0","method":"textDocument/publishDiagnostics","params":{"uri":"\#(uri)","diagnostics":[\#(findings)]}}"#
    }
    let place = #"{"start":{"line":0,"character":2},"end":{"line":0,"character":3}}"#
    #expect(
      output == [
        published(
          #"{"range":\#(place),"severity":1,"code":"MG101","source":"mvvmgen","message":"#
            + #""unexpected `1`: expected a key in double quotes","relatedInformation":[]}"#),
        published(""),
        #"{"jsonrpc":"2.0","method":"window/showMessage","params":{"type":1,"message":"mvvmgen: error: "#
          + #"no specs in No, but in Specs: write `\"specs\": \"Specs\"` in mvvmgen.json"}}"#,
      ])
  }

  @Test func theProtocolsOrderIsKept() {
    let definition = #"{"jsonrpc":"2.0","id":1,"method":"textDocument/definition"}"#
    let shutdown = #"{"jsonrpc":"2.0","id":1,"method":"shutdown"}"#
    let exit = #"{"jsonrpc":"2.0","method":"exit"}"#
    #expect(run([exit, definition]) == (1, []))
    #expect(
      run([Self.begin, shutdown, exit, definition])
        == (0, [#"{"jsonrpc":"2.0","id":1,"result":null}"#]))
    let unknown = #"{"jsonrpc":"2.0","id":1,"method":"textDocument/hover"}"#
    let optional = #"{"jsonrpc":"2.0","method":"$/setTrace"}"#
    #expect(
      run([Self.begin, optional, unknown, "{", exit])
        == (
          1,
          [
            failure(-32601, "unknown method 'textDocument/hover'"),
            failure(-32700, "the file ends too early: expected a key", id: "null"),
          ]
        ))
  }

  @Test(arguments: [
    (#"{}"#, "expected the URI of a file"),
    (#"{"textDocument":{"uri":"untitled:Untitled-1"}}"#, "expected the URI of a file"),
    (#"{"textDocument":{"uri":"file:///Specs/A.screen.json"}}"#, nil),
    (
      #"{"textDocument":{"uri":"file://ROOT/Specs/B.txt"},"position":{"line":0,"character":0}}"#,
      nil
    ),
    (#"{"textDocument":{"uri":"file://ROOT/Specs/A.screen.json"}}"#, "expected a position"),
    (
      #"{"textDocument":{"uri":"file://ROOT/Specs/A.screen.json"},"position":{"line":"0","character":0}}"#,
      "expected a position"
    ),
    (
      #"{"textDocument":{"uri":"file://ROOT/Specs/A.screen.json"},"position":{"line":9,"character":0}}"#,
      nil
    ),
  ])
  func parametersThatCantBe(_ parameters: String, _ message: String?) throws {
    try sandbox.write("Specs/A.screen.json", #"{ "screen": "A" }"#)
    try sandbox.write("Specs/B.txt", "")
    let parameters = parameters.replacing("ROOT", with: sandbox.root)
    let request =
      #"{"jsonrpc":"2.0","id":1,"method":"textDocument/definition","params":\#(parameters)}"#
    let expected = message.map { failure(-32602, $0) } ?? #"{"jsonrpc":"2.0","id":1,"result":null}"#
    #expect(run([Self.begin, request]) == (0, [expected]))
  }

  @Test func aHeaderThatCantBeReadEndsIt() {
    let left = Locked([Array("Content-Length: -1\r\n\r\n{}".utf8)])
    let outcome = sandbox.run("lsp") { environment in
      environment.input = Input { left.withLock { $0.popLast() ?? [] } }
    }
    let error = failure(-32700, "a header without a usable Content-Length", id: "null")
    #expect(
      outcome == Outcome(code: 2, output: "Content-Length: \(error.utf8.count)\r\n\r\n\(error)"))
  }

  // MARK: - Names

  private let specs = [
    "Main.coordinator.json": """
    { "coordinator": "Main", "root": "window", "start": "Page:first", "state": ["count: Int = 0"],
      "screens": { "Page:first": { "moreTapped": { "push": "Page:next" } },
        "Page:next": { "moreTapped": [{ "answer": "leave" }, { "call": "store.save" }] } },
      "services": ["Store"], "answers": { "leave": { "popTo": "Page:first" } }, "events": { "opened()": "stay" },
      "links": { "/open": "opened" } }
    """,
    "Page.screen.json": #"{ "screen": "Page", "flow": ["moreTapped()"] }"#,
    "Store.service.json": #"{ "service": "Store", "members": ["save()"] }"#,
  ]

  /// The labels of what a string in the first spec can become, where a text replaces another.
  @Test(arguments: [
    ("push\": \"Page:next\"", "push\": \"|", "Page, Page:first, Page:next"),
    ("\"Page:first\", \"state", "\"|\", \"state", "Page, Page:first, Page:next, Main"),
    ("\"leave\" }", "\"l|\" }", "leave"), ("\"store.save\"", "\"st|\"", "store.save"),
    ("[\"Store\"]", "[\"|\"]", "Store"), ("\"moreTapped\": [", "\"|\": [", "moreTapped"),
    ("\"Page:next\": {", "\"|\": {", "Page, Page:first, Page:next"), ("\"/open\"", "\"|\"", ""),
    ("\"stay\"", "{ \"start\": \"|\" }", "Main"), ("\"stay\"", "{ \"browse\": \"|\" }", ""),
  ])
  func whatAStringCanBecome(_ old: String, _ new: String, _ labels: String) throws {
    for (name, text) in specs { try sandbox.write("Specs/\(name)", text) }
    let text = try #require(specs["Main.coordinator.json"]).replacing(old, with: new)
    let before = text.prefix { $0 != "|" }
    let position = JSONText.object([
      ("line", .number(before.count { $0 == "\n" })),
      ("character", .number(before.split(separator: "\n").last?.utf16.count ?? 0)),
    ])
    let uri = JSONText.string("file://\(sandbox.root)/Specs/Main.coordinator.json")
    let document: JSONText = ["uri": uri, "text": .string(text.replacing("|", with: ""))]
    let messages: [JSONText] = [
      [
        "jsonrpc": "2.0", "method": "textDocument/didOpen", "params": ["textDocument": document],
      ],
      [
        "jsonrpc": "2.0", "id": 1, "method": "textDocument/completion",
        "params": ["textDocument": ["uri": uri], "position": position],
      ],
    ]
    let answer = run([Self.begin] + messages.map(\.compact)).output.first ?? ""
    let found = answer.matches(of: /"label":"([^"]*)"/).map { String($0.1) }
    #expect(found == labels.split(separator: ", ").map(String.init))
  }

  /// From before the name to after its end.
  @Test(arguments: [
    (52, ""), (53, "replace 'Pge' with 'Page'"), (56, "replace 'Pge' with 'Page'"), (57, ""),
  ])
  func aFixItIsAnActionWhereItsFindingIs(_ character: Int, _ title: String) throws {
    try sandbox.write("Specs/Page.screen.json", #"{ "screen": "Page" }"#)
    let flow = #"{ "coordinator": "Main", "root": "window", "start": "Pge" }"#
    try sandbox.write("Specs/Main.coordinator.json", flow)
    let uri = JSONText.string("file://\(sandbox.root)/Specs/Main.coordinator.json")
    func range(_ start: Int, _ end: Int) -> JSONText {
      [
        "start": ["line": 0, "character": .number(start)],
        "end": ["line": 0, "character": .number(end)],
      ]
    }
    let request: JSONText = [
      "jsonrpc": "2.0", "id": 1, "method": "textDocument/codeAction",
      "params": ["textDocument": ["uri": uri], "range": range(character, character)],
    ]
    let finding: JSONText = [
      "range": range(53, 56), "severity": 1, "code": "MG401", "source": "mvvmgen",
      "message": "unknown screen `Pge`; did you mean `Page`?", "relatedInformation": [],
    ]
    let edit: JSONText = ["range": range(53, 56), "newText": "Page"]
    let action: JSONText = [
      "title": .string(title), "kind": "quickfix", "diagnostics": [finding],
      "edit": [
        "changes": .object([("file://\(sandbox.root)/Specs/Main.coordinator.json", [edit])])
      ],
    ]
    let answer: JSONText = ["jsonrpc": "2.0", "id": 1, "result": title.isEmpty ? [] : [action]]
    #expect(run([Self.begin, request.compact]) == (0, [answer.compact]))
  }

  /// The lines and columns of a name's declarations, and of all its places.
  @Test(arguments: [
    ("Page:next", 2, "Page 1:14; Main 1:54 2:17 2:57 3:6 4:60; Page 1:14"),
    ("first\": {", 1, "Page 1:14; Main 1:59 2:22 4:65"),
    ("next\":", 0, "Page 1:14; Main 2:62 3:11"),
    ("moreTapped\": [", 4, "Page 1:31; Main 2:33 3:21; Page 1:31"),
    ("leave\" }", 0, "Main 4:40; Main 3:48 4:40"),
    ("store.save", 7, "Store 1:36; Main 3:75; Store 1:36"),
    ("store.save", 2, "Store 1:15; Main 3:69 4:17; Store 1:15"),
    ("opened\" }", 0, "Main 4:90; Main 4:90 5:24"),
    ("\"root\"", 2, "none"),
  ])
  func aNamesPlacesAreThoseThatRenameChanges(
    _ word: String, _ after: Int, _ expected: String
  ) throws {
    for (name, text) in specs { try sandbox.write("Specs/\(name)", text) }
    try sandbox.write("mvvmgen.json", #"{ "links": { "schemes": ["app"] } }"#)
    #expect(sandbox.run("lint", "--quiet") == Outcome())
    let environment = mvvmgen.Environment(workingDirectory: sandbox.root)
    let server = EditorServer(environment: environment)
    let session = try server.session(in: sandbox.path("Specs"))
    let input = try ProjectInput.read(session.project)
    let text = String(decoding: input.sources[1].bytes, as: UTF8.self)
    let start = try #require(text.firstRange(of: word)?.lowerBound)
    let offset = text.utf8.distance(from: text.startIndex, to: start) + after
    let name = SpecName(at: offset, in: 1, of: input)
    func places(_ spans: [SourceSpan]) -> String {
      var (file, words): (Int32, [String]) = (-1, [])
      for span in spans {
        let source = input.sources[Int(span.file)]
        let position = LineTable(of: source).position(of: Int(span.start))
        let prefix =
          span.file == file
          ? "" : "\(words.isEmpty ? "" : ";\(" ")")\(source.path.name.text.prefix { $0 != "." }) "
        words.append("\(prefix)\(position.line):\(position.column)")
        file = span.file
      }
      return words.joined(separator: " ").replacing(" ; ", with: "; ")
    }
    #expect(name.map { "\(places($0.declarations)); \(places($0.places))" } ?? "none" == expected)
  }
}
