import Foundation
import MvvmgenStorage
import Testing

@testable import mvvmgen

/// Questions that commands ask.
@Suite struct TerminalTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write(
      "Specs/Main.coordinator.json",
      #"{ "coordinator": "Main", "root": "window", "start": "Profile", "screens": {} }"#)
    try sandbox.write("Specs/Profile.screen.json", #"{ "screen": "Profile" }"#)
    #expect(sandbox.run("generate", "--quiet") == Outcome())
  }

  /// What a command line leaves open is offered at a terminal, and is an error elsewhere.
  @Test func aTerminalIsAskedByNumber() throws {
    try sandbox.write("Specs/Help.screen.json", #"{ "screen": "Help" }"#)
    let asked = Locked<[String]>([])
    func run(_ words: [String], answers: [String?]) -> Outcome {
      let left = Locked(answers)
      return sandbox.run(words) { environment in
        environment.terminal = Terminal { text in
          asked.withLock { $0.append(text) }
          return left.withLock { $0.isEmpty ? nil : $0.removeFirst() }
        }
      }
    }
    let words = ["coordinator", "Other", "--dry-run", "--quiet"]
    #expect(run(words, answers: ["0", "Two", "2"]).code == 0)
    #expect(
      asked.withLock { $0 } == [
        "which screen does the flow 'Other' start with?\n  1  Help\n  2  Profile\nnumber: ",
        "a number from 1 to 2: ", "a number from 1 to 2: ",
      ])
    #expect(run(words, answers: [""]).code == 2)
    #expect(run(words, answers: []) == sandbox.run(words))
    #expect(run(words.dropLast(2) + ["--start", "Profile"], answers: ["1"]).code == 0)
    let new = ["new-screen", "New", "--from", "Profile.newTapped", "--dry-run"]
    #expect(run(new, answers: ["2"]).output.contains("+++ b/Specs/Other.coordinator.json"))
    #expect(run(new, answers: [nil]) == sandbox.run(new))
    let event = ["add", "event", "Profile", "didLeave()", "--dry-run"]
    #expect(run(event, answers: []).code == 0)
  }
}
