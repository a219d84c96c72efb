import Spec
import Templates

extension Session {
  /// `mvvmgen new-screen`
  mutating func runNewScreen() throws -> ExitCode {
    let name = try checkedName()
    let spec = NewSpec.screen(name, arguments)
    let next = project.commandLine("coordinator \(name)")
    return try add(next: "to show it from a flow of its own, run '\(next)'") { _ in spec }
  }

  /// `mvvmgen coordinator`
  mutating func runCoordinator() throws -> ExitCode {
    let name = try checkedName()
    let (arguments, pipeline, project) = (arguments, pipeline, project)
    let next = "each event of its first screen is answered with \"stay\": say what happens instead,"
    let command = project.commandLine("generate")
    return try add(next: "\(next) then run '\(command)'") { input in
      let screens = input.sources.compactMap(pipeline.outline).filter { $0.kind == .screen }
      let start = arguments.value(.start)
      guard let screen = screens.first(where: { $0.name == start ?? name }) else {
        throw Session.unknownStart(start, name, screens.map(\.name), project)
      }
      return NewSpec.coordinator(name, start: screen, arguments)
    }
  }

  private func checkedName() throws -> String {
    guard let name = arguments.operands.first else { throw UsageError.noCommand }
    guard let problem = NewSpec.problem(with: name) else { return name }
    throw UsageError(message: problem, command: arguments.command)
  }

  private static func unknownStart(
    _ start: String?,
    _ name: String,
    _ screens: [String],
    _ project: Project
  ) -> Stop {
    let wanted = start ?? name
    let near = nearest(to: wanted, among: screens).map { ", did you mean '\($0)'?" } ?? ""
    let withStart = project.commandLine("coordinator \(name) --start SCREEN")
    let hint =
      start == nil
      ? "say which screen the flow starts with: run '\(withStart)'"
      : "to make it, run '\(project.commandLine("new-screen \(wanted)"))'"
    return Stop(.impossible, "mvvmgen: error: there is no screen '\(wanted)'\(near)\n\(hint)")
  }

  /// Adds a spec and all that follows from it, or nothing.
  private mutating func add(
    next: String,
    _ makeSpec: (ProjectInput) throws -> NewSpec
  ) throws -> ExitCode {
    var session = self
    defer { console = session.console }
    return try writing {
      var input = try session.readInput()
      let spec = try makeSpec(input)
      let path = spec.path(in: input.configuration)
      try session.checkIsNew(spec, at: path, among: input.sources)
      input.sources.append(SourceFile(path: path, bytes: Array(spec.text.utf8)))
      let generation = try session.generate(from: input)
      guard !session.hasErrors(generation.diagnostics) else {
        session.console.say("nothing was written, not even \(session.project.display(path))")
        return .findings
      }
      let plan = try session.plan(generation, input)
      let code = plan.isRefused ? ExitCode.impossible : .success
      if code == .success { try session.write(spec, to: path) }
      _ = try session.apply(plan, input)
      if code == .success { session.console.say(next) }
      return code
    }
  }

  private func checkIsNew(_ spec: NewSpec, at path: String, among sources: [SourceFile]) throws {
    let existing = sources.first { source in
      guard let outline = pipeline.outline(source) else { return false }
      return outline.kind == spec.kind && outline.name == spec.name
    }
    let obstacle = try existing?.path ?? (project.disk.kind(path) == nil ? nil : path)
    guard let obstacle else { return }
    let place = project.display(obstacle).printable
    throw Stop(
      .impossible,
      "\(place): error: there is a \(spec.kind.rawValue) '\(spec.name)' already, nothing was written"
    )
  }

  /// The spec goes first: a run that is interrupted then is completed by `generate`.
  private mutating func write(_ spec: NewSpec, to path: String) throws {
    try project.disk.makeFolder(Disk.folder(of: path))
    try project.disk.create(path, with: Array(spec.text.utf8))
    guard !console.isQuiet else { return }
    console.result("create: \(project.display(path).printable)")
  }
}
