import Generator
import Storage
import Templates

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

@main
enum Mvvmgen {
  static func main() {
    var console = Console(
      output: Console.Stream(descriptor: STDOUT_FILENO),
      errors: Console.Stream(descriptor: STDERR_FILENO)
    )
    var code = ExitCode.usage
    if let words {
      code = run(words, in: .ofProcess(), with: .standard, console: &console)
    } else {
      console.error("mvvmgen: error: an argument isn't UTF-8")
    }
    console.output.flush()
    if let reason = console.output.failure {
      if code == .success || code == .findings { code = .impossible }
      console.error("mvvmgen: error: can't write to standard output: \(reason)")
    }
    console.errors.flush()
    exit(code.rawValue)
  }

  /// The process's arguments, without its own name; nil if they aren't UTF-8.
  private static var words: [String]? {
    let pointers = UnsafeBufferPointer(
      start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
    let words = pointers.dropFirst().compactMap(\.self).map { String(validatingCString: $0) }
    return words.contains(nil) ? nil : words.compactMap(\.self)
  }

  /// Runs a command line.
  static func run(
    _ words: [String],
    in environment: Environment,
    with pipeline: Pipeline,
    console: inout Console
  ) -> ExitCode {
    do {
      let arguments = try Arguments.parse(words)
      console.configure(arguments, environment)
      if arguments.has(.watch), !arguments.has(.help), !arguments.has(.version) {
        return try watch(arguments, in: environment, with: pipeline, console: &console)
      }
      // If the process ends with the run, the system frees its memory.
      guard !environment.endsProcess else {
        return perform(arguments, in: environment, with: pipeline, console: &console)
      }
      return RunMemory().use {
        perform(arguments, in: environment, with: pipeline, console: &console)
      }
    } catch {
      return report(error, as: .text, console: &console)
    }
  }

  /// Run after run, each with memory of its own, until the user ends it.
  private static func watch(
    _ arguments: Arguments, in environment: Environment, with pipeline: Pipeline,
    console: inout Console
  ) throws -> ExitCode {
    let memory = FileMemory()
    var watching = Watching(arguments: arguments, environment: environment) { now, console in
      var ofRun = now
      ofRun.endsProcess = false
      ofRun.memory = memory
      console.configure(arguments, ofRun)
      return RunMemory().use {
        perform(arguments, in: ofRun, with: pipeline, console: &console)
      }
    }
    return try watching.run(with: pipeline, console: &console)
  }

  private static func perform(
    _ arguments: Arguments,
    in environment: Environment,
    with pipeline: Pipeline,
    console: inout Console
  ) -> ExitCode {
    if arguments.has(.help) {
      console.output.write(Help.text(for: arguments.command))
      return .success
    }
    guard !arguments.has(.version), let command = arguments.command else {
      console.result("mvvmgen \(mvvmgenVersion) (output format \(Header.format))")
      return .success
    }
    defer {
      if arguments.format == .sarif {
        let document = SARIF(
          findings: console.sarif, notes: console.sarifNotes, failures: console.sarifFailures)
        console.output.write(document.text)
      }
    }
    do {
      return try run(command, arguments, in: environment, with: pipeline, console: &console)
    } catch {
      return report(error, as: arguments.format, console: &console)
    }
  }

  /// Says why nothing, or not all, was done.
  private static func report(
    _ error: any Error, as format: OutputFormat, console: inout Console
  ) -> ExitCode {
    switch error {
    case let error as UsageError:
      console.error("mvvmgen: error: \(error.message.printable)\n\(error.usage)")
      return .usage
    case let error as CommandError:
      if let message = error.message { console.fail(message, as: format) }
      return error.code
    default:
      console.error("mvvmgen: error: \(error)")
      return .impossible
    }
  }

  private static func run(
    _ command: Command,
    _ arguments: Arguments,
    in environment: Environment,
    with pipeline: Pipeline,
    console: inout Console
  ) throws -> ExitCode {
    switch command {
    case .explain:
      try Explaining.run(arguments, console: &console)
      return .success
    case .completions, .docs:
      try Printing.run(arguments, console: &console)
      return .success
    case .schema where !arguments.has(.write) || !arguments.operands.isEmpty:
      try SchemaPrinting.run(arguments, console: &console)
      return .success
    default: break
    }
    return try runInProject(
      command, arguments, in: environment, with: pipeline, console: &console)
  }

  private static func runInProject(
    _ command: Command,
    _ arguments: Arguments,
    in environment: Environment,
    with pipeline: Pipeline,
    console: inout Console
  ) throws -> ExitCode {
    let project = try Project.locate(arguments, environment)
    var session = Session(
      arguments: arguments,
      project: project,
      pipeline: pipeline,
      console: console,
      terminal: environment.terminal,
      endsProcess: environment.endsProcess,
      isWatching: environment.memory != nil
    )
    defer { console = session.console }
    do {
      return try session.run(command)
    } catch let error as CommandError where error.isUnknownName {
      throw session.withUnreadSpecs(error)
    } catch let error as DiskError {
      let message = "\(project.display(error.path).printable): error: \(error.message)"
      session.console.fail(message, as: arguments.format)
      session.sayWhatIsDone()
      return .impossible
    }
  }
}

extension Session {
  /// The last line after a failure: the changes made so far, and the command that completes them.
  fileprivate mutating func sayWhatIsDone() {
    let count = project.changeCount
    guard count > 0 else { return }
    var words = "generate"
    if arguments.command == .rename {
      words = (["rename"] + arguments.operands.map(Project.shellQuoted)).joined(separator: " ")
      if arguments.has(.edit) { words += " --edit" }
    }
    let changes = count == 1 ? "1 change" : "\(count) changes"
    console.say("stopped after \(changes): run \(project.suggestion(words)) to complete them")
  }

  fileprivate mutating func run(_ command: Command) throws -> ExitCode {
    switch command {
    case .generate: try runGenerate()
    case .check: try runCheck()
    case .newScreen: try runNewScreen()
    case .coordinator: try runCoordinator()
    case .service: try runService()
    case .add: try runAdd()
    case .lint: try runLint()
    case .format: try runFormat()
    case .list: try runList()
    case .show: try runShow()
    case .rename: try runRename()
    case .remove: try runRemove()
    case .initialize: try runInit()
    case .schema: try runSchemaWriting()
    case .graph: try runGraph()
    case .explain, .completions, .docs: .usage
    }
  }
}
