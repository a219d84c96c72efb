import Language
import Storage
import Syntax
import Templates

extension Session {
  /// `mvvmgen new-screen`
  mutating func runNewScreen() throws -> ExitCode {
    let name = try checkedName()
    let spec = NewSpec.screen(name, arguments)
    let project = project
    let next = project.suggestion("coordinator \(name)")
    return try add(next: "to show it from a flow of its own, run \(next)") { input in
      let suffixes = NewSpec.suffixes(of: .screen, input.configuration.names)
      try Session.check(name, endsInNoneOf: suffixes, "new-screen", project)
      return spec
    }
  }

  /// `mvvmgen coordinator`
  mutating func runCoordinator() throws -> ExitCode {
    let name = try checkedName()
    let (arguments, pipeline, project) = (arguments, pipeline, project)
    let next = "each event of its first screen is answered with \"stay\": say what happens instead,"
    let command = project.suggestion("generate")
    return try add(next: "\(next) then run \(command)") { input in
      let suffixes = NewSpec.suffixes(of: .coordinator, input.configuration.names)
      try Session.check(name, endsInNoneOf: suffixes, "coordinator", project)
      let outlines = pipeline.survey(input.sources, input.configuration).outlines
      try Session.checkIsNew(.coordinator, name, among: outlines, input, project)
      let screens = outlines.filter { $0.kind == .screen }
      let start = arguments.value(.start)
      guard let screen = screens.first(where: { $0.name == start ?? name }) else {
        throw Session.unknownStart(start, name, screens.map(\.name), project)
      }
      return NewSpec.coordinator(name, start: screen, arguments)
    }
  }

  /// A name that has a suffix already would get it twice.
  static func check(
    _ name: String, endsInNoneOf suffixes: [String], _ command: String, _ project: Project
  ) throws {
    let suffix = suffixes.first { name.hasSuffix($0) && name != $0 }
    guard let suffix else { return }
    let short = String(name.dropLast(suffix.count))
    let next = project.suggestion("\(command) \(short)")
    throw Stop(
      .usage,
      "mvvmgen: error: '\(name)' would give '\(name)\(suffix)': a name goes without '\(suffix)'\n"
        + "run \(next)")
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
    let withStart = project.suggestion("coordinator \(name) --start SCREEN")
    let isName = NewSpec.problem(with: wanted) == nil
    let hint =
      start == nil || !isName
      ? "say which screen the flow starts with: run \(withStart)"
      : "to make it, run \(project.suggestion("new-screen \(Project.shellQuoted(wanted))"))"
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
      let outlines = session.pipeline.survey(input.sources, input.configuration).outlines
      try Session.checkIsNew(spec.kind, spec.name, among: outlines, input, session.project)
      try session.checkIsFree(path, for: spec)
      input.sources.append(SourceFile(path: ProjectPath(path), bytes: Array(spec.text.utf8)))
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

  private static func checkIsNew(
    _ kind: SpecKind, _ name: String, among outlines: [SpecOutline], _ input: ProjectInput,
    _ project: Project
  ) throws {
    let existing = outlines.first { $0.kind == kind && $0.name == name }
    guard let existing else { return }
    throw isThere(kind, name, at: input.sources[Int(existing.span.file)].path.text, project)
  }

  private func checkIsFree(_ path: String, for spec: NewSpec) throws {
    switch try project.disk.kind(path) {
    case nil: return
    case .file: throw Session.isThere(spec.kind, spec.name, at: path, project)
    case .folder, .link, .other:
      throw Stop(
        .impossible,
        "\(project.display(path).printable): error: is in the way of the new spec, "
          + "nothing was written")
    }
  }

  private static func isThere(
    _ kind: SpecKind, _ name: String, at path: String, _ project: Project
  ) -> Stop {
    Stop(
      .impossible,
      "\(project.display(path).printable): error: there is a \(kind.rawValue) '\(name)' already, "
        + "nothing was written")
  }

  /// The spec goes first: a run that is interrupted then is completed by `generate`.
  private mutating func write(_ spec: NewSpec, to path: String) throws {
    try project.disk.makeFolder(Disk.folder(of: path))
    try project.disk.create(path, with: Array(spec.text.utf8))
    guard !console.isQuiet else { return }
    console.result("create: \(project.display(path).printable)")
  }
}
