import Foundation
import Testing

@testable import mvvmgen

/// The built program with `--watch`, while specs are saved.
@Suite struct WatchTests {
  private let sandbox: Sandbox
  private let streams: Sandbox
  private let process = Process()

  init() throws {
    (sandbox, streams) = (try Sandbox(), try Sandbox())
    try sandbox.write("Specs/Login.screen.json", #"{ "screen": "Login" }"#)
    try streams.write("errors", "")
    process.executableURL = URL(fileURLWithPath: try Sandbox.program())
    process.arguments = ["generate", "--watch"]
    process.currentDirectoryURL = URL(fileURLWithPath: sandbox.root)
    process.standardError = FileHandle(forWritingAtPath: streams.path("errors"))
    process.standardInput = FileHandle.nullDevice
  }

  /// Waits for the output.
  private func waits(for text: String) throws -> Bool {
    try waits { $0 == text }
  }

  /// Waits for the end of the output.
  private func waits(forEnd text: String) throws -> Bool {
    try waits { $0.hasSuffix(text) }
  }

  private func waits(until isDone: (String) -> Bool) throws -> Bool {
    for _ in 0..<1500 {
      if isDone(try streams.read("errors")) { return true }
      usleep(10_000)
    }
    Issue.record("printed: \(try streams.read("errors"))")
    return false
  }

  @Test func generatesWithEachChange() throws {
    try process.run()
    defer { if process.isRunning { process.terminate() } }
    var printed = "5 files written\n"
    try #require(try waits(for: printed))
    // Written in place, as simple editors do.
    try sandbox.write("Specs/Login.screen.json", #"{ "screen": "Login", "state": ["a: Bool"] }"#)
    printed += "Login.screen.json: 1 file written, 4 unchanged\n"
    try #require(try waits(for: printed))
    // A new file in a new folder. On a busy machine, these may be two changes, of which the first has
    // the file already.
    try sandbox.write("Specs/More/Help.screen.json", #"{ "screen": "Help" }"#)
    let written = "4 files written, 5 unchanged\n"
    try #require(
      try waits {
        $0.hasSuffix(written) || $0.hasSuffix(written + "Help.screen.json: 9 files unchanged\n")
      })
    #expect(try sandbox.disk.kind("Generated/Screens/HelpViewModel.generated.swift") == .file)
    // Mistakes are reported when the file doesn't change any more.
    try sandbox.write("Specs/Login.screen.json", #"{ "screen": "Login", "stat": [] }"#)
    let mistake = """
      Login.screen.json:\u{20}
      Specs/Login.screen.json:1:23: error: unknown key `stat` in a screen; did you mean `state`? [MG201]
      Specs/Login.screen.json:1:23: fix-it: replace 'stat' with 'state'
      nothing was written: fix the specs

      """
    try #require(try waits(forEnd: mistake))
    printed = try streams.read("errors")
    // Generated files, and files that aren't specs, don't start a run.
    try sandbox.write("Specs/notes.txt", "")
    try sandbox.write("Generated/more.json", "")
    usleep(200_000)
    #expect(try streams.read("errors") == printed)
    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 0)
    #expect(try streams.read("errors") == printed + "\n")
    #expect(sandbox.run("check", pipeline: .standard).code == 1)
  }

  /// As a change of the branch may replace it; and the configuration may name another.
  @Test func followsTheFolderOfTheSpecs() throws {
    let login = #"{ "screen": "Login", "state": ["a: Bool"] }"#
    try process.run()
    defer { if process.isRunning { process.terminate() } }
    try #require(try waits(for: "5 files written\n"))
    try sandbox.remove("Specs")
    try sandbox.write("Next/Login.screen.json", login)
    usleep(300_000)
    try streams.write("errors", "")
    let root = URL(fileURLWithPath: sandbox.root)
    try FileManager.default.moveItem(
      at: root.appendingPathComponent("Next"), to: root.appendingPathComponent("Specs"))
    try #require(try waits(forEnd: "Specs: 1 file written, 4 unchanged\n"))
    try sandbox.write("Specs/Login.screen.json", #"{ "screen": "Login" }"#)
    try #require(try waits(forEnd: "Login.screen.json: 1 file written, 4 unchanged\n"))
    try sandbox.write("More/Login.screen.json", login)
    try sandbox.write("mvvmgen.json", #"{ "specs": "More" }"#)
    try #require(try waits(forEnd: "mvvmgen.json: 3 files written, 2 unchanged\n"))
    try sandbox.write("More/Login.screen.json", #"{ "screen": "Login" }"#)
    try #require(try waits(forEnd: "Login.screen.json: 1 file written, 4 unchanged\n"))
  }

  /// Nothing is written into a link when it is made.
  @Test(arguments: [true, false])
  func noticesLinks(isSymbolic: Bool) throws {
    try sandbox.write("Shared/Help.json", #"{ "screen": "Help" }"#)
    try sandbox.write("Shared/mvvmgen.json", #"{ "generated": "Other" }"#)
    try process.run()
    defer { if process.isRunning { process.terminate() } }
    func link(_ path: String, to target: String) throws {
      let (path, target) = (sandbox.path(path), sandbox.path(target))
      if isSymbolic {
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
      } else {
        try FileManager.default.linkItem(atPath: target, toPath: path)
      }
    }
    var printed = "5 files written\n"
    try #require(try waits(for: printed))
    try link("Specs/Help.screen.json", to: "Shared/Help.json")
    printed += "Help.screen.json: 4 files written, 5 unchanged\n"
    try #require(try waits(for: printed))
    try link("mvvmgen.json", to: "Shared/mvvmgen.json")
    printed += "mvvmgen.json: 5 files written, 4 unchanged\n"
    try #require(try waits(for: printed))
  }

  /// A file that is only half saved reports nothing.
  @Test func halvesAreWaitedFor() throws {
    try process.run()
    defer { if process.isRunning { process.terminate() } }
    try #require(try waits(for: "5 files written\n"))
    let line = "Login.screen.json: 1 file written, 4 unchanged\n"
    func save(_ write: () throws -> Void) throws -> String {
      try streams.write("errors", "")
      try write()
      try #require(try waits(forEnd: line))
      // The tool goes on where it was in the file.
      return String(try streams.read("errors").drop { $0 == "\0" })
    }
    var (pause, printed) = (Duration.seconds(1), "")
    // A busy machine may stop this test between the halves for so long that the first is reported.
    for _ in 0..<50 where pause > .milliseconds(100) {
      _ = try save {
        try sandbox.write(
          "Specs/Login.screen.json", #"{ "screen": "Login", "state": ["a: Bool"] }"#)
      }
      printed = try save {
        pause = try ContinuousClock().measure {
          try sandbox.write("Specs/Login.screen.json", #"{ "screen": "Lo"#)
          usleep(30_000)
          try sandbox.write("Specs/Login.screen.json", #"{ "screen": "Login" }"#)
        }
      }
    }
    #expect(printed == line)
  }

  @Test func needsSpecs() throws {
    try sandbox.remove("Specs")
    #expect(
      try sandbox.execute(Sandbox.program(), ["generate", "--watch"])
        == Outcome(code: 2, errors: "mvvmgen: error: the folder can't be watched\n"))
  }
}
