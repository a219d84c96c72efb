import Generator
import Storage
import Syntax
import Templates

extension Session {
  /// `mvvmgen generate`
  mutating func runGenerate() throws -> ExitCode {
    var session = self
    defer { console = session.console }
    guard !arguments.has(.dryRun) else { return try reading { try session.runDryRun() } }
    return try writing { try session.generateAndApply() }
  }

  /// Runs `work` while no other mvvmgen writes to the project.
  func writing(_ work: () throws -> ExitCode) throws -> ExitCode {
    try locked(forReading: false, work)
  }

  /// Runs `work`, which changes nothing, while no mvvmgen writes to the project: in the middle of a
  /// rename, specs don't fit together.
  func reading(_ work: () throws -> ExitCode) throws -> ExitCode {
    try locked(forReading: true, work)
  }

  private func locked(
    forReading isShared: Bool, _ work: () throws -> ExitCode
  ) throws -> ExitCode {
    var waiting = console
    let result = try project.disk.withLock(forReading: isShared) {
      waiting.say("waiting for another mvvmgen that is writing to this project")
      waiting.errors.flush()
    } work: {
      Result { try work() }
    }
    return try result.get()
  }

  private mutating func generateAndApply() throws -> ExitCode {
    let input = try readSpecs()
    let generation = try generate(from: input)
    guard !hasErrors(generation.diagnostics) else {
      // Who watches needn't run it again.
      let next = isWatching ? "" : ", then run \(project.suggestion("generate"))"
      console.say("nothing was written: fix the specs\(next)")
      return .findings
    }
    let plan = try limited(plan(generation, input), input.sources)
    return try apply(plan, input)
  }

  private mutating func runDryRun() throws -> ExitCode {
    let input = try readSpecs()
    let generation = try generate(from: input)
    guard !hasErrors(generation.diagnostics) else {
      console.say("nothing would be written: fix the specs")
      return .findings
    }
    let plan = try limited(plan(generation, input), input.sources)
    for entry in plan.outOfDate { reportAction(entry) }
    guard !plan.isRefused else { return refuse(plan) }
    console.say("\(plan.summary(isDone: false)), nothing was changed")
    return .success
  }

  /// Applies a plan, or explains why not.
  mutating func apply(_ plan: OutputPlan, _ input: ProjectInput) throws -> ExitCode {
    guard !plan.isRefused else { return refuse(plan) }
    try plan.apply(to: project.disk)
    if arguments.format == .json || console.isVerbose {
      for entry in plan.outOfDate {
        if arguments.format == .json { reportAction(entry) }
        console.detail("\(entry.action): \(project.display(entry.path).printable)")
      }
    }
    console.say(plan.summary(isDone: true))
    return .success
  }

  mutating func refuse(_ plan: OutputPlan) -> ExitCode {
    var reported: Set<ProjectPath> = []
    for entry in plan.entries {
      guard let (code, message) = entry.refusal, reported.insert(entry.obstacle).inserted else {
        continue
      }
      let start = SourcePosition(line: 1, column: 1)
      let location = Finding.Location(
        path: project.display(entry.obstacle), start: start, end: start)
      let finding = Finding(
        location: location, severity: .error, code: code.rawValue, message: message)
      console.report([finding], as: arguments.format)
    }
    console.say("nothing was written: \(wayOut(of: plan))")
    return .impossible
  }

  private func wayOut(of plan: OutputPlan) -> String {
    let codes = Set(plan.entries.compactMap(\.refusal?.code))
    let forced = project.suggestion("generate --force")
    guard !codes.contains(.newerFile) else {
      return "update mvvmgen, this is \(mvvmgenVersion); \(forced) writes the older format"
    }
    // Other commands would have changed specs, too.
    let isGenerate = arguments.command == .generate
    let again = isGenerate ? "run \(project.suggestion("generate"))" : "repeat this command"
    guard !codes.contains(.foreignFile) else {
      return "move the files that are in the way, then \(again)"
    }
    return "run \(project.suggestion("check")) to see the edits, \(forced) to discard them"
      + (isGenerate ? "" : ", and then repeat this command")
  }

  mutating func reportAction(_ entry: OutputPlan.Entry) {
    let path = project.display(entry.path)
    switch arguments.format {
    case .text, .xcode: console.result("\(entry.action): \(path.printable)")
    case .json:
      let members: [(key: String, value: JSONText)] = [
        ("kind", .string("file")), ("action", .string(entry.action)), ("path", .string(path)),
      ]
      console.result(JSONText.object(members).compact)
    case .github, .sarif: break
    }
  }
}
