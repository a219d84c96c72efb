import Foundation
import Testing

@testable import mvvmgen

/// `generate --into`: a target's files as a function of the configuration and of the specs that it sees.
@Suite struct ApartTests {
  private let sandbox: Sandbox

  /// What a target's files could depend on is in specs that it doesn't see: who starts its flows, and
  /// hears of their end; other roots; links to events of the same name; a type called `Task`.
  init() throws {
    sandbox = try Sandbox()
    try sandbox.write(
      "mvvmgen.json",
      """
      {
        "doubles": { "folder": "Tests/Doubles", "tests": "Tests" },
        "restore": true,
        "links": { "schemes": ["owl"] },
        "targets": {
          "Core": { "folder": "Core", "access": "public" },
          "Auth": { "folder": "Auth", "uses": ["Core"], "access": "public" },
          "Home": { "folder": "Home", "uses": ["Core", "Auth"], "access": "public" },
          "Share": { "folder": "Share", "uses": ["Core", "Auth"] },
          "App": { "folder": "App", "uses": ["Core", "Home"] }
        }
      }

      """)
    try write("Core", "Store.service", #""members": ["items() -> [String]"]"#)
    try write("Core", "Gifts.service", #""members": ["count: Int"]"#)
    try write(
      "Auth", "SignIn.coordinator",
      """
      "root": "window", "start": "Login", "screens": { "Login": { "done": "finish" } },
        "events": { "open(id: String)": { "push": "Login" } }, "links": { "/auth/{id}": "open" }
      """)
    try write(
      "Auth", "Login.screen",
      """
      "services": ["Store"], "actions": ["signIn() async"], "flow": ["done()"],
        "launch": { "login": {} }
      """)
    try write(
      "Home", "Home.coordinator",
      """
      "root": "window", "start": "Gifted",
        "screens": { "Gifted": { "login": { "start": "SignIn", "as": "present" } } },
        "flows": { "SignIn": { "cancelled": "stay" } },
        "events": { "open(id: String)": { "tell": "Gifted", "call": "go" } },
        "links": { "/home/{id}": "open" }
      """)
    try write(
      "Home", "Gifted.screen",
      #""services": ["Store"], "actions": ["go() async"], "flow": ["login()"]"#)
    try write(
      "Share", "Share.coordinator",
      """
      "root": "window", "start": "Send",
        "screens": { "Send": { "login": { "start": "SignIn", "as": "present" } } },
        "events": { "send(id: String)": { "start": "Thanks" } }, "links": { "/send/{id}": "send" }
      """)
    try write(
      "Share", "Thanks.coordinator", #""start": "Send", "screens": { "Send": { "login": "stay" } }"#
    )
    try write(
      "Share", "Send.screen",
      #""state": ["task: Task?"], "actions": ["send() async"], "flow": ["login()"]"#)
    try write(
      "App", "App.coordinator",
      """
      "root": "window", "start": { "flow": "Home" },
        "flows": { "*": { "cancelled": "stay" } },
        "events": { "send(id: String)": { "start": "About" } }, "links": { "/app/{id}": "send" }
      """)
    try write("App", "About.coordinator", #""start": "About""#)
    try write("App", "About.screen", #""services": ["Gifts"], "actions": ["load() async"]"#)
    #expect(sandbox.run("generate", "--quiet") == Outcome())
  }

  private func write(_ target: String, _ file: String, _ members: String) throws {
    let (name, kind) = (file.split(separator: ".")[0], file.split(separator: ".")[1])
    try sandbox.write(
      "\(target)/Specs/\(file).json", "{ \"\(kind)\": \"\(name)\", \(members) }\n")
  }

  private struct Settings: Decodable {
    let targets: [String: Target]

    struct Target: Decodable {
      let folder: String
      let uses: [String]?
    }

    func seen(from name: String) -> Set<String> {
      let uses = targets[name]?.uses ?? []
      return uses.reduce(into: [name]) { $0.formUnion(seen(from: $1)) }
    }
  }

  /// One folder can have the files of several.
  @Test func severalTargetsInOneFolder() throws {
    let before = try sandbox.contents()
    for name in ["App", "Auth", "Core", "Home", "Share"] {
      #expect(sandbox.run("generate", "--target", name, "--into", "Out", "--quiet").code == 0)
    }
    let written = try sandbox.contents().filter { $0.key.hasPrefix("Out/") }
    let expected = before.filter { $0.key.hasSuffix(".generated.swift") }
    #expect(
      written == Dictionary(uniqueKeysWithValues: expected.map { ("Out/\($0.key)", $0.value) }))
  }

  /// Generates each target where only what it sees is, and compares with the whole app's files.
  private func checkEachTarget(of app: Sandbox) throws {
    let all = try app.contents()
    let settings = try JSONDecoder().decode(
      Settings.self, from: Data(app.read("mvvmgen.json").utf8))
    for (name, target) in settings.targets {
      let seen = settings.seen(from: name).compactMap { settings.targets[$0]?.folder }
      let alone = try Sandbox()
      for (path, text) in all
      where path == "mvvmgen.json" || seen.contains(where: { path.hasPrefix("\($0)/Specs/") }) {
        try alone.write(path, text)
      }
      let expected = all.filter {
        $0.key.hasPrefix("\(target.folder)/") && $0.key.hasSuffix(".generated.swift")
      }
      #expect(
        alone.run("generate", "--target", name, "--into", "Out/New")
          == Outcome(errors: "\(expected.count) files written\n"))
      let written = try alone.contents().filter { $0.key.hasPrefix("Out/") }
      #expect(
        written
          == Dictionary(uniqueKeysWithValues: expected.map { ("Out/New/\($0.key)", $0.value) }),
        "\(name)")
      #expect(written.count > 3)
    }
  }

  @Test func unseenSpecsDecideNothing() throws {
    try checkEachTarget(of: sandbox)
  }

  @Test func theExampleCanBeGeneratedSo() throws {
    let app = try Sandbox()
    let example = Repository.root.appendingPathComponent("Examples/Modular")
    let files = try #require(FileManager.default.subpaths(atPath: example.path))
    for file in files where file == "mvvmgen.json" || file.contains("/Specs/") {
      let text = try String(contentsOf: example.appendingPathComponent(file), encoding: .utf8)
      try app.write(
        file,
        file == "mvvmgen.json"
          ? text.replacingOccurrences(of: #""doubles""#, with: #""access": "public", "doubles""#)
          : text)
    }
    #expect(app.run("generate", "--quiet") == Outcome())
    try checkEachTarget(of: app)
  }
}
