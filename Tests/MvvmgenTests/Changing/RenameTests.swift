import Foundation
import Testing

@testable import mvvmgen

/// A rename that ends early. Others are on the pages in `Fixtures/Commands`.
@Suite struct RenameTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try NamedApp().project()
  }

  /// The flow shares the folder, so that files move according to their own names.
  private let signInFiles = [
    "Screens/Login/LoginScreen.swift": "Screens/SignIn/SignInScreen.swift",
    "Screens/Login/Views/LoginButton.swift": "Screens/SignIn/Views/SignInButton.swift",
    "Screens/Login/Loginer.swift": "Screens/Login/Loginer.swift",
    "Screens/Login/LoginCoordinator+Own.swift": "Screens/Login/LoginCoordinator+Own.swift",
  ]

  /// Writes the new name into the spec, with or without renaming its file.
  private func begin(in sandbox: Sandbox, file: String) throws {
    let spec = try sandbox.read("Specs/Login.screen.json")
    try sandbox.remove("Specs/Login.screen.json")
    try sandbox.write(
      "Specs/\(file).screen.json", spec.replacing(#""screen":"Login""#, with: #""screen":"SignIn""#)
    )
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
    #expect(list.split(separator: "\n").count == 10)
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

  /// The last line of a failed run says what it did, and what completes it.
  @Test func theLastLineAfterAFailure() throws {
    let injected = Faults(.failures(EIO), at: 12)
    let words = ["rename", "screen", "Login", "SignIn"]
    let outcome = sandbox.run(words) { $0.perform = { injected.perform($0) } }
    #expect(outcome.code == 2)
    let last = outcome.errors.split(separator: "\n").last.map(String.init) ?? ""
    let pattern =
      /stopped after \d+ changes: run 'mvvmgen rename screen Login SignIn' to complete them/
    #expect(last.wholeMatch(of: pattern) != nil, "\(outcome)")
    #expect(sandbox.run(words).code == 0)
    #expect(sandbox.run("check", "--quiet") == Outcome())
  }
}
