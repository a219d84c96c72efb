import Generator
import Language
import Storage

/// `mvvmgen generate --watch`: a run for each time that specs are saved.
struct Watching {
  let arguments: Arguments
  /// That of the next run: once there is a configuration, no run goes on without it.
  var environment: Environment
  /// Does one run.
  let perform: (Environment, inout Console) -> ExitCode

  /// Editors write a file in more than one step. Errors in a half-saved file are reported only
  /// after a pause, in case the rest follows. In milliseconds.
  private static let (settling, patience) = (1, 120)

  mutating func run(with pipeline: Pipeline, console: inout Console) throws -> ExitCode {
    guard !arguments.has(.dryRun) else {
      throw UsageError(
        message: "'--watch' writes what changes: it can't be with '--dry-run'", command: .generate)
    }
    guard var watched = try watched(pipeline) else {
      throw CommandError(.impossible, "mvvmgen: error: the folder can't be watched")
    }
    environment.configuration = watched.configuration
    var changed: Set<String> = []
    while true {
      // The configuration may name another folder now. What is wrong with it, the run says.
      if changed.contains(where: isConfiguration), let other = try? self.watched(pipeline) {
        watched = other
      }
      var round = Console(output: Console.Stream(), errors: Console.Stream())
      let code = perform(environment, &round)
      if code == .success { environment.configuration = watched.configuration }
      if code != .success, !changed.isEmpty {
        switch watched.watch.wait(Self.patience) {
        case .changed(let more):
          changed.formUnion(more)
          continue
        case .interrupted: return end(&console)
        case .nothing: break
        }
      }
      report(round, code, changed, &console)
      switch settled(watched.watch) {
      case .changed(let names): changed = names
      case .interrupted, .nothing: return end(&console)
      }
    }
  }

  private func isConfiguration(_ name: String) -> Bool {
    name == arguments.value(.config).map(Disk.name(of:)) ?? Project.configurationName
  }

  private struct Watched {
    let watch: FolderWatch
    /// The absolute path, if there is one.
    let configuration: String?
  }

  private func watched(_ pipeline: Pipeline) throws -> Watched? {
    try RunMemory().use {
      Result { () throws -> Watched? in
        let project = try Project.locate(arguments, environment)
        let input = try ProjectInput.read(project, pipeline)
        let folder = project.disk.absolute(input.configuration.specs)
        guard try project.disk.kind(input.configuration.specs) != nil else { return nil }
        let configuration = project.configurationFile
        // Where there is none, one may be written.
        let file = configuration ?? project.disk.absolute(Project.configurationName)
        return FolderWatch(folder: folder, file: file).map {
          Watched(watch: $0, configuration: configuration)
        }
      }
    }.get()
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
  private func report(
    _ round: Console, _ code: ExitCode, _ changed: Set<String>, _ console: inout Console
  ) {
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

  private func end(_ console: inout Console) -> ExitCode {
    console.say("")
    return .success
  }
}
