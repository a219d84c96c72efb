import Foundation
import Testing

@testable import mvvmgen

/// The built program, run as a shell would run it.
@Suite struct BinaryTests {
  private let sandbox: Sandbox
  private let program: String
  private let noSpecs =
    "no specs in Specs: run 'mvvmgen new-screen NAME', or use '--directory' to say where the project is\n"

  init() throws {
    sandbox = try Sandbox()
    program = try Sandbox.program()
  }

  @Test func exitCodesAndStreams() throws {
    let version = Outcome(output: "mvvmgen 0.1.0 (output format 1)\n")
    #expect(try sandbox.execute(program, ["--version"]) == version)
    #expect(
      try sandbox.execute(program, ["--help"]) == Outcome(output: Help.text(for: nil))
    )
    #expect(
      try sandbox.execute(program, ["chekc"])
        == Outcome(
          code: 64,
          errors: """
            mvvmgen: error: unknown command 'chekc', did you mean 'check'?
            usage: mvvmgen COMMAND [options], see 'mvvmgen --help'

            """
        )
    )
    #expect(
      try sandbox.execute(program, ["generate"])
        == Outcome(code: 2, errors: noSpecs)
    )
  }

  /// A run whose output can't be written doesn't succeed.
  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
    arguments: [
      ["schema"], ["explain"], ["lint", "--format", "sarif"], ["generate", "--dry-run"],
    ])
  func outputThatCantBeWritten(_ words: [String]) throws {
    try sandbox.write("Specs/Login.screen.json", #"{ "screen": "Login" }"#)
    for (redirection, reason) in [
      ("> /dev/full", "No space left on device"), (">&-", "Bad file descriptor"),
    ] {
      let command = ([program] + words + ["--quiet", redirection]).joined(separator: " ")
      #expect(
        try sandbox.execute("/bin/sh", ["-c", command])
          == Outcome(
            code: 2, errors: "mvvmgen: error: can't write to standard output: \(reason)\n"))
    }
  }

  @Test func argumentsAreUTF8() throws {
    #expect(
      try sandbox.execute(
        "/bin/sh", ["-c", #""$0" new-screen Login --summary "$(printf '\377')""#, program])
        == Outcome(code: 64, errors: "mvvmgen: error: an argument isn't UTF-8\n"))
  }

  /// A check doesn't read specs in the middle of a rename.
  @Test(arguments: [["generate"], ["check"], ["lint"]])
  func waitsForAnotherRun(_ words: [String]) throws {
    let descriptor = open(sandbox.root, O_RDONLY)
    try #require(flock(descriptor, LOCK_EX) == 0)
    let streams = try Sandbox()
    try streams.write("errors", "")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = words
    process.currentDirectoryURL = URL(fileURLWithPath: sandbox.root)
    process.standardError = FileHandle(forWritingAtPath: streams.path("errors"))
    try process.run()
    let waiting = "waiting for another mvvmgen that is writing to this project\n"
    for _ in 0..<500 where try streams.read("errors") != waiting { usleep(10_000) }
    #expect(try streams.read("errors") == waiting)
    #expect(process.isRunning)
    close(descriptor)
    process.waitUntilExit()
    #expect(process.terminationStatus == 2)
    #expect(try streams.read("errors") == waiting + noSpecs)
  }

  @Test func workingDirectoryIsWhereItRuns() throws {
    try sandbox.write("Specs/Login.screen.json", "{}")
    #expect(
      try sandbox.execute(program, ["new-screen", "Login"])
        == Outcome(
          code: 2,
          errors: "Specs/Login.screen.json: error: there already is a screen 'Login', nothing"
            + " was written\n"
        )
    )
  }
}
