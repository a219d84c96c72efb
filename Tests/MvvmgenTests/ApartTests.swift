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

  /// The place is the folder as typed, also where a folder above it can't be made.
  @Test(arguments: ["mvvmgen.json/Out", "mvvmgen.json/Out/Deep"])
  func aFolderThatCannotBeMade(_ folder: String) throws {
    let sandbox = try Sandbox()
    try sandbox.write("mvvmgen.json", "{}")
    try sandbox.write("Specs/Owl.screen.json", #"{ "screen": "Owl" }"#)
    #expect(
      sandbox.run("generate", "--into", folder)
        == Outcome(
          code: 2, errors: "\(folder): error: can't create the folder: Not a directory\n"))
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

  @Test func accessOfUsersIsRefused() throws {
    try sandbox.edit("mvvmgen.json") {
      $0.replacingOccurrences(
        of: #""uses": ["Core"], "access": "public""#, with: #""uses": ["Core"]"#)
    }
    let before = try sandbox.contents()
    let refusal = """
      mvvmgen.json:7:6: error: what is public in `Auth` depends on `Share`, whose specs aren't read here: \
      write `"access": "public"` in `Auth` [MG485]

      """
    #expect(
      sandbox.run("generate", "--target", "Home", "--into", "Out", "--quiet")
        == Outcome(code: 2, errors: refusal))
    #expect(sandbox.run("generate", "--target", "Core", "--into", "Out", "--quiet") == Outcome())
    try sandbox.remove("Out")
    #expect(try sandbox.contents() == before)
  }

  @Test func errorsAreReportedAndWarningsArent() throws {
    #expect(
      sandbox.run("generate", "--target", "Core", "--into", "Out", "--strict", "--quiet")
        == Outcome())
    try write("Core", "Gifts.service", #""members": ["count:"]"#)
    #expect(
      sandbox.run("generate", "--target", "Home", "--into", "Out2")
        == Outcome(
          code: 1,
          errors: """
            Core/Specs/Gifts.service.json:1:42: error: the text ends too early: expected a type [MG305]
            nothing was written: fix the specs

            """))
    // Whoever doesn't see it has no error.
    try write("Core", "Gifts.service", #""members": ["count: Int"]"#)
    try write("App", "About.screen", #""services": 7"#)
    #expect(sandbox.run("generate", "--target", "Home", "--into", "Out2", "--quiet") == Outcome())
  }

  @Test func theFolderIsKeptCurrent() throws {
    func run(_ words: String...) -> Outcome {
      sandbox.run(["generate", "--target", "Core", "--into", "Out"] + words)
    }
    #expect(run("--dry-run", "--quiet").code == 0)
    #expect(try sandbox.tree().contains("Out/") == false)
    #expect(run() == Outcome(errors: "5 files written\n"))
    let files = try sandbox.contents()
    #expect(run() == Outcome(errors: "5 files unchanged\n"))
    // What no spec generates is gone; what mvvmgen didn't write stays.
    let services = "Out/Core/Generated/Services"
    try sandbox.write(
      "\(services)/Old.generated.swift", sandbox.read("\(services)/Store.generated.swift"))
    try sandbox.write("Out/Own.swift", "// Own.\n")
    #expect(run("--quiet") == Outcome())
    try #expect(
      sandbox.contents() == files.merging(["Out/Own.swift": "// Own.\n"]) { first, _ in first })
    let file = "Out/Core/Generated/Services/Store.generated.swift"
    try sandbox.edit(file) { "\($0)// Mine.\n" }
    #expect(
      run()
        == Outcome(
          code: 2,
          errors: """
            \(file):1:1: error: was edited by hand since it was generated [MG501]
            nothing was written: run 'mvvmgen check --target Core --into Out' to see the edits, \
            'mvvmgen generate --force --target Core --into Out' to discard them

            """))
  }

  @Test func theFolderIsApart() throws {
    let before = try sandbox.contents()
    for folder in [".", "Core", "Core/Generated", "Auth/Specs/New", "..", "/"] {
      #expect(
        sandbox.run("generate", "--target", "Core", "--into", folder)
          == Outcome(
            code: 2,
            errors: "\(folder): error: '--into' needs a folder apart from the project's own\n"))
    }
    let usage = "usage: mvvmgen generate [path …] [options], see 'mvvmgen generate --help'\n"
    for (words, problem) in [
      (
        [],
        "'--into' writes the files of one target: write '--target' and one of Core, Auth, Home, Share, App"
      ),
      (
        ["--target", "Core", "Core/Specs"],
        "'--into' writes all files of a target: it can't be with paths"
      ),
      (
        ["--target", "Core", "--watch"], "'--watch' writes what changes: it can't be with '--into'"
      ),
    ] {
      #expect(
        sandbox.run(["generate", "--into", "Out"] + words)
          == Outcome(code: 64, errors: "mvvmgen: error: \(problem)\n\(usage)"))
    }
    #expect(try sandbox.contents() == before)
  }

  /// In the sandbox of a build system, each file is a link to the real one.
  @Test func linksMayLeadOut() throws {
    let links = try Sandbox()
    for path in try sandbox.contents().keys where path.hasSuffix(".json") {
      try links.makeFolder(Disk.folder(of: path))
      try FileManager.default.createSymbolicLink(
        atPath: links.path(path), withDestinationPath: sandbox.path(path))
    }
    #expect(
      links.run("generate", "--target", "Home", "--into", "Out")
        == Outcome(errors: "6 files written\n"))
    #expect(
      links.run("generate")
        == Outcome(
          code: 2,
          errors:
            "\(links.root)/mvvmgen.json: error: is a symbolic link that leads out of the project or nowhere\n"
        ))
  }

  @Test func anAppOfOneModuleIsATarget() throws {
    let app = try Sandbox()
    try app.write("Specs/Help.screen.json", #"{ "screen": "Help" }"# + "\n")
    #expect(app.run("generate", "--quiet") == Outcome())
    #expect(app.run("generate", "--into", "Out") == Outcome(errors: "1 file written\n"))
    let path = "Generated/Screens/HelpScreen.generated.swift"
    #expect(try app.read("Out/\(path)") == app.read(path))
  }
}
