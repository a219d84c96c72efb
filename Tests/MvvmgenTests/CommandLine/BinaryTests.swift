import Foundation
import Testing

@testable import mvvmgen

/// The built program, run as a shell would run it.
@Suite struct BinaryTests {
  private let sandbox: Sandbox
  private let program: String
  private let noSpecs =
    "mvvmgen: error: no specs in Specs: run 'mvvmgen new-screen NAME', or use '--directory' to say where the project is\n"

  init() throws {
    sandbox = try Sandbox()
    program = try Sandbox.program()
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

  /// As `swift run` starts it, unless it is installed, too.
  @Test(arguments: [
    (".build/x86_64-unknown-linux-gnu/debug/mvvmgen", [], "swift run mvvmgen"),
    ("../a tool/.build/debug/mvvmgen", [], "swift run --package-path '../a tool' mvvmgen"),
    ("/tool/.build/debug/mvvmgen", [], "mvvmgen"), ("mvvmgen", [], "mvvmgen"),
    (".build/debug/mvvmgen", ["/nowhere"], "swift run mvvmgen"),
    (".build/debug/mvvmgen", ["."], "mvvmgen"),
  ])
  func whatIsSuggestedCanBeRun(path: String, folders: [Substring], program: String) throws {
    let installed = try Sandbox()
    try installed.write("mvvmgen", "")
    #expect(chmod(installed.path("mvvmgen"), 0o755) == 0)
    let places = folders.map { $0 == "." ? Substring(installed.root) : $0 }
    #expect(mvvmgen.Environment.program(startedAs: path, installedIn: places) == program)
    let quote = program.contains("'") ? "`" : "'"
    #expect(
      installed.run("lint") { $0.program = program }.errors
        == "mvvmgen: error: no specs in Specs: run \(quote)\(program) new-screen NAME\(quote)"
        + ", or use '--directory' to say where the project is\n")
  }

  /// Screens and flows are resolved by as many threads as there are processors: the order of findings,
  /// and the output, don't depend on them.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/taskset")))
  func oneProcessorOrMore() throws {
    for number in 100..<300 {
      try sandbox.write(
        "Specs/S\(number).screen.json",
        #"{ "screen": "S\#(number)", "flow": ["tapped()", "didEnd(id: Int)"] }"#)
      try sandbox.write(
        "Specs/F\(number).coordinator.json",
        """
        {
          "coordinator": "F\(number)", "start": "S\(number)", "flow": ["didEnd()"],
          "screens": { "S\(number)": { "tapped": "stay", "didEnd": { "choose": { "a": "stay", "b": "back" } } } }
        }
        """)
    }
    // The first that this process may use.
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let allowed = try #require(status.firstMatch(of: /Cpus_allowed_list:\s*(\d+)/))
    let processor = String(allowed.1)
    func outcomes() throws -> [Outcome] {
      let words = [["lint"], ["check"], ["generate", "--dry-run", "--format", "json"]]
      return try words.flatMap { words in
        [
          try sandbox.execute(program, words),
          try sandbox.execute("/usr/bin/taskset", ["-c", processor, program] + words),
        ]
      }
    }
    func expectPairs(_ outcomes: [Outcome]) {
      for index in stride(from: 0, to: outcomes.count, by: 2) {
        #expect(outcomes[index] == outcomes[index + 1])
      }
    }
    expectPairs(try outcomes())
    // With two errors in every third flow.
    for number in stride(from: 100, to: 300, by: 3) {
      try sandbox.edit("Specs/F\(number).coordinator.json") {
        $0.replacing(#""tapped": "stay""#, with: #""taped": { "push": "None\#(number)" }"#)
      }
    }
    let broken = try outcomes()
    expectPairs(broken)
    #expect(broken[0].errors.split(separator: "\n").count { $0.contains("error:") } == 134)
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
}
