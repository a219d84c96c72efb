import MvvmgenGenerator
import MvvmgenLanguage
import MvvmgenStorage

/// `mvvmgen generate --watch`: a run each time specs or templates are saved, until the user ends it.
struct Watch {
  /// The next run: once there is a configuration, no run goes on without it.
  var run: CommandRun
  private let memory = FileMemory()

  /// Editors write a file in more than one step. Errors in a half-saved file are reported only
  /// after a pause, in case the rest follows. In milliseconds.
  private static let (settling, patience) = (1, 120)

  private var console: Console { run.console }

  mutating func start() throws -> ExitCode {
    if let other = [Option.dryRun, .destination].first(where: run.arguments.has) {
      throw UsageError(
        "'--watch' writes what changes: it can't be with '\(other.rawValue)'", command: .generate)
    }
    guard var watched = try watched() else {
      throw CommandError("the folder can't be watched")
    }
    run.environment.configuration = watched.configuration
    run.environment.generation = GenerationMemory()
    var changed: Set<String> = []
    while true {
      // The configuration may name another folder now. Its errors are reported by the run.
      if changed.contains(where: isConfiguration), let other = try? self.watched() {
        watched = other
      }
      let round = Console()
      let code = perform(round)
      if code == .success { run.environment.configuration = watched.configuration }
      if code != .success, !changed.isEmpty {
        switch watched.watch.wait(Self.patience) {
        case .changed(let more):
          changed.formUnion(more)
          continue
        case .interrupted: return end()
        case .nothing: break
        }
      }
      report(round, code, changed)
      switch settled(watched.watch) {
      case .changed(let names): changed = names
      case .interrupted, .nothing: return end()
      }
    }
  }

  private func perform(_ round: Console) -> ExitCode {
    var run = run
    run.environment.endsProcess = false
    run.environment.memory = memory
    run.console = round
    round.configure(run.arguments, run.environment)
    return run.perform()
  }

  private func isConfiguration(_ name: String) -> Bool {
    name == run.arguments.value(.config).map(Disk.name(of:)) ?? Project.configurationName
  }

  private struct Watched {
    let watch: FolderWatch
    /// The absolute path, if there is one.
    let configuration: String?
  }

  private func watched() throws -> Watched? {
    let project = try Project.locate(run.arguments, run.environment)
    let input = try ProjectInput.read(project)
    let specs = input.configuration.parts.map(\.specs)
    guard try specs.contains(where: { try project.disk.kind($0) != nil }) else { return nil }
    let configuration = project.configurationFile
    // Where there is none, one may be written.
    let file = configuration ?? project.disk.absolute(Project.configurationName)
    let templates = input.configuration.scaffolds.map { folder in
      FolderWatch.Templates(
        folder: project.disk.absolute(folder),
        generated: project.disk.absolute(input.configuration.sampleFolder ?? folder))
    }
    return FolderWatch(
      specs: specs.map(project.disk.absolute), templates: templates, file: file
    ).map { Watched(watch: $0, configuration: configuration) }
  }

  /// The next change, and those that follow it at once.
  private func settled(_ watch: FolderWatch) -> FolderWatch.Event {
    guard case .changed(var names) = watch.wait(nil) else { return .interrupted }
    while true {
      switch watch.wait(Self.settling) {
      case .changed(let more): names.formUnion(more)
      case .nothing: return .changed(names)
      case .interrupted: return .interrupted
      }
    }
  }

  /// One line where all is well, and everything where it isn't.
  private func report(_ round: Console, _ code: ExitCode, _ changed: Set<String>) {
    if console.errors.isTerminal { console.errors.write("\u{1B}[2J\u{1B}[H") }
    if !changed.isEmpty {
      let names = changed.sorted(by: Disk.precedes).map(\.printable)
      let rest = names.count > 3 ? " and \(names.count - 3) more" : ""
      console.errors.write("\(names.prefix(3).joined(separator: ", "))\(rest): ")
      let lines = round.errors.bytes.count { $0 == UInt8(ascii: "\n") }
      if code != .success || lines > 1 { console.errors.write("\n") }
    }
    console.output.write(round.output.bytes)
    console.errors.write(round.errors.bytes)
    console.output.flush()
    console.errors.flush()
  }

  private func end() -> ExitCode {
    console.say("")
    return .success
  }
}
