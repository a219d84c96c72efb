import Foundation
import Testing

@testable import mvvmgen

@Suite struct RenameTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try NamedApp().project()
  }

  /// The expected files, except generated ones.
  private func expect(_ names: NamedApp, own: [String: String]) throws {
    #expect(sandbox.run("check", "--quiet") == Outcome())
    let after = try sandbox.contents()
    let specs = after.filter { $0.key.hasPrefix("Specs/") }
    #expect(specs == names.specs)
    for (path, newPath) in own {
      #expect(after[newPath] == NamedApp.own[path], "\(newPath)")
    }
    let twin = try names.project()
    let generated = try twin.contents().filter { $0.key.hasPrefix("Generated/") }
    #expect(after.filter { $0.key.hasPrefix("Generated/") } == generated)
  }

  private var signIn: NamedApp {
    var names = NamedApp()
    names.screen = "SignIn"
    names.screenPath = "Specs/SignIn.screen.json"
    return names
  }

  /// The flow shares the folder, so that files move according to their own names.
  private let signInFiles = [
    "Screens/Login/LoginDefaultViewModel+Actions.swift":
      "Screens/SignIn/SignInDefaultViewModel+Actions.swift",
    "Screens/Login/Views/LoginButton.swift": "Screens/SignIn/Views/SignInButton.swift",
    "Screens/Login/Loginer.swift": "Screens/Login/Loginer.swift",
    "Screens/Login/LoginCoordinator+Own.swift": "Screens/Login/LoginCoordinator+Own.swift",
  ]

  @Test func screen() throws {
    let before = try sandbox.stamps()
    let moves = """
      edit: Specs/Login.coordinator.json
      move: Specs/Login.screen.json -> Specs/SignIn.screen.json
      move: Screens/Login/LoginDefaultViewModel+Actions.swift -> \
      Screens/SignIn/SignInDefaultViewModel+Actions.swift
      move: Screens/Login/LoginViewController.swift -> Screens/SignIn/SignInViewController.swift
      move: Screens/Login/Views/LoginButton.swift -> Screens/SignIn/Views/SignInButton.swift

      """
    let updates = """
      update: Generated/Coordinators/LoginCoordinator.generated.swift
      delete: Generated/Screens/LoginScreen.generated.swift
      create: Generated/Screens/SignInScreen.generated.swift

      """
    /// The places are in the files as they are called after the run.
    func places(_ name: String) -> String {
      """
      App/Main.storyboard:1:18: note: 'LoginViewController' is 'SignInViewController' now
      Screens/\(name)/\(name)DefaultViewModel+Actions.swift:1:11: note: 'LoginDefaultViewModel' is \
      'SignInDefaultViewModel' now
      Screens/\(name)/\(name)DefaultViewModel+Actions.swift:1:34: note: 'LoginViewModel' is \
      'SignInViewModel' now
      Screens/\(name)/\(name)ViewController.swift:5:15: note: 'LoginViewController' is \
      'SignInViewController' now
      Screens/\(name)/\(name)ViewController.swift:6:32: note: 'LoginViewModel' is 'SignInViewModel' now
      Screens/\(name)/\(name)ViewController.swift:8:25: note: 'LoginViewModel' is 'SignInViewModel' now
      Screens/\(name)/Views/\(name)Button.swift:1:33: note: 'LoginViewModel' is 'SignInViewModel' now

      """
    }
    func errors(_ counts: String) -> String {
      """
      Specs/App.coordinator.json:3:27: warning: `swift format` refuses the name `Login`: expected \
      lower camel case [MG303]
      \(counts)
      7 places in your own files use an old name: change what is listed above

      """
    }
    #expect(
      sandbox.run("rename", "screen", "Login", "SignIn", "--dry-run")
        == Outcome(
          output: moves + updates + places("Login"),
          errors: errors("2 files to write, 1 to delete, 10 unchanged, nothing was changed")))
    #expect(try sandbox.stamps() == before)
    #expect(
      sandbox.run("rename", "screen", "Login", "SignIn")
        == Outcome(
          output: moves + places("SignIn"),
          errors: errors("2 files written, 1 deleted, 10 unchanged")))
    try expect(signIn, own: signInFiles)
  }

  /// Writes the new name into the spec, with or without renaming its file.
  private func begin(in sandbox: Sandbox, file: String) throws {
    let spec = try sandbox.read("Specs/Login.screen.json")
    try sandbox.remove("Specs/Login.screen.json")
    try sandbox.write(
      "Specs/\(file).screen.json", spec.replacing(#""screen":"Login""#, with: #""screen":"SignIn""#)
    )
  }

  /// By hand, with or without the file: the command does the rest.
  @Test(arguments: ["Login", "SignIn"]) func specThatHasItsNewNameAlready(file: String) throws {
    try begin(in: sandbox, file: file)
    #expect(sandbox.run("check").code == 1)
    let outcome = sandbox.run("rename", "screen", "Login", "SignIn")
    #expect(outcome.code == 0)
    let specs = outcome.output.split(separator: "\n").prefix { !$0.contains("Screens/") }
    let own =
      file == "Login"
      ? "move: Specs/Login.screen.json -> Specs/SignIn.screen.json"
      : "edit: Specs/SignIn.screen.json"
    #expect(specs == ["edit: Specs/Login.coordinator.json", own[...]])
    try expect(signIn, own: signInFiles)
  }

  /// Nothing refers to it: only the developer's files still have its old name.
  @Test func rootThatHasItsNewNameAlready() throws {
    let spec = try sandbox.read("Specs/App.coordinator.json")
    let custom = try sandbox.read("Screens/App/AppCoordinator+Custom.swift")
    try sandbox.remove("Specs/App.coordinator.json")
    try sandbox.write(
      "Specs/Main.coordinator.json",
      spec.replacing(#""coordinator" : "App""#, with: #""coordinator" : "Main""#))
    let outcome = sandbox.run("rename", "coordinator", "App", "Main")
    #expect(outcome.code == 0)
    #expect(try sandbox.read("Screens/Main/MainCoordinator+Custom.swift") == custom)
    #expect(try sandbox.disk.kind("Screens/App") == nil)
  }

  @Test func coordinator() throws {
    let outcome = sandbox.run("rename", "coordinator", "Login", "Entry")
    #expect(
      outcome.output == """
        edit: Specs/App.coordinator.json
        move: Specs/Login.coordinator.json -> Specs/Entry.coordinator.json
        move: Screens/Login/LoginCoordinator+Custom.swift -> \
        Screens/Entry/EntryCoordinator+Custom.swift
        move: Screens/Login/LoginCoordinator+Own.swift -> Screens/Entry/EntryCoordinator+Own.swift
        Screens/Entry/EntryCoordinator+Custom.swift:3:11: note: 'LoginCoordinator' is \
        'EntryCoordinator' now
        Screens/Entry/EntryCoordinator+Custom.swift:3:29: note: 'LoginCoordinatorDecisions' is \
        'EntryCoordinatorDecisions' now
        Screens/Entry/EntryCoordinator+Own.swift:1:11: note: 'LoginCoordinator' is \
        'EntryCoordinator' now

        """
    )
    #expect(outcome.code == 0)
    var names = NamedApp()
    names.flow = "Entry"
    names.escaped = "Entry"
    names.flowPath = "Specs/Entry.coordinator.json"
    try expect(
      names,
      own: [
        "Screens/Login/LoginCoordinator+Own.swift": "Screens/Entry/EntryCoordinator+Own.swift",
        "Screens/Login/Loginer.swift": "Screens/Login/Loginer.swift",
      ])
  }

  @Test func service() throws {
    let outcome = sandbox.run("rename", "service", "AuthService", "Account")
    #expect(
      outcome.output == """
        edit: Specs/App.coordinator.json
        edit: Specs/Help.screen.json
        edit: Specs/Login.screen.json
        move: Specs/Auth/AuthService.service.json -> Specs/Auth/Account.service.json
        Screens/Help/HelpDefaultViewModel+Actions.swift:2:27: note: 'AuthService' is 'Account' now
        Screens/Help/HelpDefaultViewModel+Actions.swift:6:22: note: 'Other.AuthService' is \
        'Other.Account' now, if 'Other' is the app's module
        Screens/Login/LoginDefaultViewModel+Actions.swift:3:20: note: 'HasAuthService' is \
        'HasAccount' now
        Screens/Login/LoginDefaultViewModel+Actions.swift:3:53: note: 'AuthService' is 'Account' now

        """
    )
    #expect(outcome.code == 0)
    var names = NamedApp()
    names.service = "Account"
    names.servicePath = "Specs/Auth/Account.service.json"
    try expect(names, own: [:])
  }

  /// Both would be one service, which can't be taken apart again.
  @Test func serviceThatAnotherHasTheNameOf() throws {
    #expect(sandbox.run("add", "service", "Help", "Clock").code == 0)
    let before = try sandbox.contents()
    let outcome = sandbox.run("rename", "service", "AuthService", "Clock")
    let spec = try sandbox.read("Specs/Help.screen.json")
    let start = try #require(spec.range(of: "Clock")).lowerBound
    let lines = spec[..<start].split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      outcome
        == Outcome(
          code: 2,
          errors: "Specs/Help.screen.json:\(lines.count):\((lines.last?.count ?? 0) + 1): error: "
            + "'Clock' is another service, which has no spec: both would be one then; nothing was "
            + "written\n"))
    #expect(try sandbox.contents() == before)
  }

  /// Interrupted at any call, it is completed by the same command, which then lists the places.
  /// - Parameter file: the spec's, if the developer wrote the new name into it before.
  @Test(arguments: [nil, "Login", "SignIn"]) func endedBetweenEveryTwoChanges(file: String?) throws
  {
    var faults = 0
    var losses = 0
    let words = ["rename", "screen", "Login", "SignIn", "--quiet"]
    if let file { try begin(in: sandbox, file: file) }
    let list = sandbox.run(words).output
    #expect(list.split(separator: "\n").count == 7)
    let (done, tree) = try (self.sandbox.contents(), self.sandbox.tree())
    for number in 1... {
      let sandbox = try NamedApp().project()
      if let file { try begin(in: sandbox, file: file) }
      let injected = Faults(.end, at: number)
      _ = sandbox.run(words) { $0.perform = { injected.perform($0) } }
      guard injected.isReached else { break }
      faults += 1
      let now = Set(try sandbox.contents().values)
      losses += NamedApp.own.values.filter { !now.contains($0) }.count
      let again = sandbox.run(words)
      #expect(again == Outcome(output: list), "\(number)")
      let after = try sandbox.contents()
      for (path, newPath) in signInFiles where after[newPath] != NamedApp.own[path] {
        losses += 1
      }
      let different = Set(after.keys).union(done.keys).filter { after[$0] != done[$0] }
      #expect(different == [], "\(number)")
      #expect(try sandbox.tree() == tree, "\(number)")
    }
    print("rename ended between two changes: faults tried: \(faults), losses: \(losses)")
    #expect(losses == 0)
  }

  @Test func refusals() throws {
    func refusal(_ words: String...) -> Outcome { sandbox.run(words) }
    try sandbox.write("Screens/SignIn/SignInDefaultViewModel+Actions.swift", "// Mine.\n")
    let before = try sandbox.stamps()
    #expect(
      refusal("rename", "screen", "Lgoin", "SignIn")
        == Outcome(
          code: 2,
          errors: "mvvmgen: error: there is no screen 'Lgoin', did you mean 'Login'?\n")
    )
    #expect(
      refusal("rename", "screen", "Login", "Help")
        == Outcome(
          code: 2,
          errors: "Specs/Help.screen.json: error: there already is a screen 'Help', nothing was"
            + " written\n")
    )
    #expect(
      refusal("rename", "screen", "Login", "SignIn")
        == Outcome(
          code: 2,
          errors: "Screens/SignIn/SignInDefaultViewModel+Actions.swift: error: is in the way of"
            + " Screens/Login/LoginDefaultViewModel+Actions.swift, nothing was written\n")
    )
    #expect(
      refusal("rename", "screen", "Login", "signIn").errors.split(separator: "\n").first
        == "mvvmgen: error: 'signIn' begins with a lowercase letter, did you mean 'SignIn'?")
    #expect(try sandbox.stamps() == before)
    try sandbox.edit("Generated/Screens/LoginScreen.generated.swift") { $0 + "// mine\n" }
    let edited = try sandbox.stamps()
    #expect(
      refusal("rename", "screen", "Login", "Entry", "--quiet")
        == Outcome(
          code: 2,
          errors: "Generated/Screens/LoginScreen.generated.swift:1:1: error: was edited by hand"
            + " since it was generated [MG501]\n")
    )
    #expect(try sandbox.stamps() == edited)
  }
}
