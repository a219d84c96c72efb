import Foundation
import Testing

@testable import mvvmgen

/// What a rename changes, moves and lists beyond the names in specs.
@Suite struct RenamePromisesTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    let specs = [
      "Home.screen.json":
        #"{ "screen": "Home", "private": ["n: Int = 0"], "flow": ["tapped()", "went()"] }"#,
      "Alone.screen.json": """
      { "screen": "Alone", "inputs": ["model: HomeDefaultViewModel"], "services": ["AuthService"],
        "launch": { "alone": { "with": { "model": "= HomeDefaultViewModel.sample" } } } }
      """,
      "Auth.coordinator.json": """
      { "coordinator": "Auth", "root": "window", "start": "Home", "screens": { "Home": {
        "tapped": { "choose": { "one": "stay", "two": "stay" } }, "went": { "custom": ["Alone"] } } } }
      """,
    ]
    for (name, text) in specs { try sandbox.write("Specs/\(name)", text) }
    try sandbox.write("mvvmgen.json", #"{ "modules": { "Core": ["AuthService"] } }"#)
    #expect(run("generate", "--quiet") == Outcome())
  }

  private func run(_ words: String...) -> Outcome { run(words) }

  private func run(_ words: [String]) -> Outcome { sandbox.run(words) }

  private func expect(_ path: String, holds text: String) throws {
    #expect(try sandbox.read(path).components(separatedBy: text).count == 2, "\(path)")
  }

  @Test func launchValuesFollow() throws {
    #expect(run("rename", "screen", "Home", "Start").code == 0)
    try expect("Specs/Alone.screen.json", holds: #""model": "= StartDefaultViewModel.sample""#)
    #expect(run("check", "--quiet") == Outcome())
  }

  @Test func methodsOfTheDevelopersAreListed() throws {
    let output: String = run("rename", "screen", "Home", "Start", "--quiet").output
    let lines: [String] = output.split(separator: "\n").map { String($0) }
    let found: [String] = lines.filter { $0.contains("AuthCoordinator") }
    let path = "Screens/Auth/AuthCoordinator+Custom.swift"
    let expected: [String] = [
      "\(path):4:8: note: 'homeTappedChoice' is 'startTappedChoice' now",
      "\(path):4:37: note: 'HomeViewModel' is 'StartViewModel' now",
      "\(path):4:55: note: 'HomeTappedChoice' is 'StartTappedChoice' now",
    ]
    #expect(found.prefix(3) == expected[...])
  }

  @Test func aServicesPropertyAndItsModuleFollow() throws {
    try sandbox.write(
      "App/Services.swift",
      "struct S { let authService: any AuthService }\nfunc authService() { authService() }\n")
    #expect(
      run("rename", "service", "AuthService", "Door", "--quiet")
        == Outcome(
          output: """
            App/Services.swift:1:16: note: 'authService' may be 'door' now: struct S { let authService: \
            any AuthService }
            App/Services.swift:1:33: note: 'AuthService' is 'Door' now
            App/Services.swift:2:6: note: 'authService' may be 'door' now: func authService() { \
            authService() }
            App/Services.swift:2:22: note: 'authService' may be 'door' now: func authService() { \
            authService() }

            """))
    #expect(try sandbox.read("mvvmgen.json") == #"{ "modules": { "Core": ["Door"] } }"#)
    try expect("Generated/AppServices.generated.swift", holds: "import Core")
    #expect(
      run("rename", "service", "Dor", "Gate")
        == Outcome(
          code: 2, errors: "mvvmgen: error: there is no service 'Dor', did you mean 'Door'?\n"))
  }

  /// A list of what the developer's code may show never names a service.
  @Test func customListsHoldNoServices() throws {
    try sandbox.edit("Specs/Home.screen.json") {
      $0.replacingOccurrences(of: "\"flow\"", with: "\"services\": [\"Alone\"], \"flow\"")
    }
    #expect(run("generate", "--quiet") == Outcome())
    #expect(run("rename", "service", "Alone", "Store", "--quiet").code == 0)
    try expect("Specs/Auth.coordinator.json", holds: #"{ "custom": ["Alone"] }"#)
    try expect("Specs/Home.screen.json", holds: #""services": ["Store"]"#)
  }

  @Test(arguments: [["Alone", "Auth"], ["Home", "Alone"], ["Alone", "Late"]])
  func namesThatAListCantTellApart(_ names: [String]) throws {
    try sandbox.write(
      "Specs/Alone.coordinator.json",
      """
      { "coordinator": "Alone", "start": "Home",
        "screens": { "Home": { "tapped": "stay", "went": "stay" } } }
      """)
    #expect(run("generate", "--quiet") == Outcome())
    let before = try sandbox.stamps()
    let kind = names == ["Home", "Alone"] ? "coordinator" : "screen"
    let old = kind == "screen" ? names[0] : "Auth"
    let new = kind == "screen" ? names[1] : "Alone"
    let outcome = run("rename", kind, old, new)
    #expect(outcome.code == 2)
    if kind == "screen" {
      #expect(
        outcome.errors
          == "Specs/Auth.coordinator.json:2:83: error: 'custom' could mean the screen 'Alone'"
          + " or the coordinator: remove the name, rename, and add it again; nothing was"
          + " written\n")
    }
    #expect(try sandbox.stamps() == before)
  }

  /// `tell` and `popTo` name a screen of their flow, else a flow: a new name must not change that.
  @Test(arguments: [["screen", "Home", "Late"], ["coordinator", "Late", "Home"]])
  func namesThatWouldMeanAnother(_ names: [String]) throws {
    try writeTold("Late")
    let before = try sandbox.stamps()
    #expect(
      run(["rename"] + names)
        == Outcome(
          code: 2,
          errors: "Specs/Auth.coordinator.json:3:22: error: 'popTo' or 'tell' could mean the screen"
            + " '\(names[2])' or the coordinator: remove the name, rename, and add it again; nothing"
            + " was written\n"))
    #expect(try sandbox.stamps() == before)
    #expect(run("rename", "coordinator", "Late", "Later").code == 0)
    try expect("Specs/Auth.coordinator.json", holds: #"{ "tell": "Later", "call": "didOpen" }"#)
  }

  private func writeTold(_ flow: String) throws {
    try sandbox.write(
      "Specs/Auth.coordinator.json",
      """
      { "coordinator": "Auth", "root": "window", "start": "Home", "screens": { "Home": {
        "tapped": { "start": "\(flow)" },
        "went": { "tell": "\(flow)", "call": "didOpen" } } } }
      """)
    try sandbox.write(
      "Specs/\(flow).coordinator.json",
      """
      { "coordinator": "\(flow)", "start": "Home", "events": { "didOpen()": "popToRoot" },
        "screens": { "Home": { "tapped": "stay", "went": "stay" } } }
      """)
    #expect(run("generate", "--quiet") == Outcome())
  }

  /// Scaffolds that were moved are renamed in place, and back.
  @Test func movedScaffoldsStayWhereTheyAre() throws {
    try sandbox.makeFolder("App/Home")
    for name in ["HomeViewController", "HomeDefaultViewModel+Actions"] {
      try FileManager.default.moveItem(
        atPath: sandbox.path("Screens/Home/\(name).swift"),
        toPath: sandbox.path("App/Home/\(name).swift"))
    }
    rmdir(sandbox.path("Screens/Home"))
    chmod(sandbox.path("Specs/Home.screen.json"), 0o600)
    let (tree, contents) = try (sandbox.tree(), sandbox.contents())
    #expect(run("rename", "screen", "Home", "Start").code == 0)
    #expect(
      try sandbox.tree().filter { $0.hasPrefix("App/") || $0.hasPrefix("Screens/Start") } == [
        "App/", "App/Home/", "App/Home/StartDefaultViewModel+Actions.swift",
        "App/Home/StartViewController.swift",
      ])
    let attributes = try FileManager.default.attributesOfItem(
      atPath: sandbox.path("Specs/Start.screen.json"))
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect(run("rename", "screen", "Start", "Home").code == 0)
    #expect(try sandbox.tree() == tree)
    #expect(try sandbox.contents() == contents)
  }

  @Test func aFileOfTheNewNameIsInTheWay() throws {
    try sandbox.write("App/StartViewController.swift", "// Mine.\n")
    let before = try sandbox.stamps()
    #expect(
      run("rename", "screen", "Home", "Start")
        == Outcome(
          code: 2,
          errors: "App/StartViewController.swift: error: is in the way of"
            + " Screens/Home/HomeViewController.swift: a module can't have two files with the same name,"
            + " nothing was written\n"))
    #expect(try sandbox.stamps() == before)
  }

  @Test func aCoordinatorMovesOnlyItsOwnFiles() throws {
    try sandbox.write("Screens/Auth/Home/HomeButton.swift", "// Mine.\n")
    try sandbox.write("Screens/Auth/Notes.md", "Mine.\n")
    #expect(run("rename", "coordinator", "Auth", "Entry").code == 0)
    #expect(
      try sandbox.tree().filter { $0.hasPrefix("Screens/Auth") || $0.hasPrefix("Screens/Entry") }
        == [
          "Screens/Auth/", "Screens/Auth/Home/", "Screens/Auth/Home/HomeButton.swift",
          "Screens/Auth/Notes.md", "Screens/Entry/", "Screens/Entry/EntryCoordinator+Custom.swift",
        ])
  }

  @Test func aNameGoesWithoutItsSuffix() throws {
    #expect(
      run("rename", "screen", "Home", "StartScreen")
        == Outcome(
          code: 64,
          errors:
            "mvvmgen: error: 'StartScreen' would generate 'StartScreenScreen': leave out"
            + " 'Screen'\nrun 'mvvmgen rename screen Home Start'\n"))
  }

  private let own = """
    // HomeViewModel
    let a: HomeViewModel? = nil, b = "HomeViewModel", c = App.HomeScreen.self, d = x.HomeScreen
    let e = "\\(HomeScreen.self) \\(f("HomeScreen"))"

    """

  @Test func placesForPrograms() throws {
    try sandbox.remove("Screens")
    try sandbox.write("App/Own.swift", own)
    let output: String = run(
      "rename", "screen", "Home", "Start", "--quiet", "--format", "json"
    ).output
    let lines: [String] = output.split(separator: "\n").map { String($0) }
    let expected = """
      {"kind":"mention","path":"App/Own.swift","line":3,"column":34,"endLine":3,"endColumn":44,\
      "message":"'HomeScreen' may be 'StartScreen' now","old":"HomeScreen","new":"StartScreen",\
      "isCertain":false}
      """
    #expect(lines.last { $0.contains("mention") } == expected)
    let text = run("rename", "screen", "Home", "Start", "--quiet", "--format", "sarif").output
    let document = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let runs = document?["runs"] as? [[String: Any]]
    let results = try #require(runs?.first?["results"] as? [[String: Any]])
    #expect(results.count == 6)
    #expect(results.allSatisfy { $0["level"] as? String == "note" && $0["fixes"] != nil })
  }

  /// Unambiguous places are changed on request; the rest is listed at its new place.
  @Test func editing() throws {
    try sandbox.write("App/Own.swift", own)
    let line =
      #"let a: StartViewModel? = nil, b = "HomeViewModel", c = App.HomeScreen.self, d = x.HomeScreen"#
    #expect(
      run("rename", "screen", "Home", "Start", "--edit", "--quiet")
        == Outcome(
          output: """
            App/Own.swift:2:36: note: 'HomeViewModel' may be 'StartViewModel' now: \(line)
            App/Own.swift:2:60: note: 'App.HomeScreen' is 'App.StartScreen' now, if 'App' is the app's module
            App/Own.swift:3:35: note: 'HomeScreen' may be 'StartScreen' now: let e = \
            "\\(StartScreen.self) \\(f("HomeScreen"))"

            """))
    #expect(
      try sandbox.read("App/Own.swift") == """
        // StartViewModel
        let a: StartViewModel? = nil, b = "HomeViewModel", c = App.HomeScreen.self, d = x.HomeScreen
        let e = "\\(StartScreen.self) \\(f("HomeScreen"))"

        """)
    let calls = try sandbox.read("Screens/Auth/AuthCoordinator+Custom.swift")
    #expect(
      calls.contains("func startTappedChoice(_ home: any StartViewModel) -> StartTappedChoice"))
  }

  /// The last line of a failed run says what it did, and what completes it.
  @Test func theLastLineAfterAFailure() throws {
    let injected = Faults(.failures(EIO), at: 12)
    let outcome = sandbox.run(
      ["rename", "screen", "Home", "Start"]
    ) { $0.perform = { injected.perform($0) } }
    #expect(outcome.code == 2)
    let last = outcome.errors.split(separator: "\n").last.map(String.init) ?? ""
    let pattern =
      /stopped after \d+ changes: run 'mvvmgen rename screen Home Start' to complete them/
    #expect(last.wholeMatch(of: pattern) != nil, "\(outcome)")
    #expect(run("rename", "screen", "Home", "Start").code == 0)
    #expect(run("check", "--quiet") == Outcome())
  }
}
