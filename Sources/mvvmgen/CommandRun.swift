import MvvmgenGenerator
import MvvmgenLanguage
import MvvmgenSyntax
import MvvmgenTemplates

/// One run of the command in a command line.
struct CommandRun {
  var arguments: Arguments
  var environment: Environment
  var console: Console

  func perform() -> ExitCode {
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
    do { return try run(command) } catch {
      return console.report(error, of: command, as: arguments.format)
    }
  }

  private func run(_ command: Command) throws -> ExitCode {
    switch command {
    case .generate: return try inProject(GenerateCommand.init)
    case .check: return try inProject(CheckCommand.init)
    case .newScreen: return try inProject { NewSpecCommand(session: $0, kind: .screen) }
    case .coordinator: return try inProject { NewSpecCommand(session: $0, kind: .coordinator) }
    case .service: return try inProject { NewSpecCommand(session: $0, kind: .service) }
    case .add: return try inProject(AddCommand.init)
    case .lint: return try inProject(LintCommand.init)
    case .format: return try inProject(FormatCommand.init)
    case .list: return try inProject(ListCommand.init)
    case .show: return try inProject(ShowCommand.init)
    case .links: return try inProject(LinksCommand.init)
    case .scaffolds: return try inProject(ScaffoldsCommand.init)
    case .rename: return try inProject(RenameCommand.init)
    case .remove: return try inProject(RemoveCommand.init)
    case .initialize: return try inProject(InitCommand.init)
    case .graph: return try inProject(GraphCommand.init)
    case .schema:
      if arguments.has(.write), arguments.operands.isEmpty {
        return try inProject(SchemaCommand.init)
      }
      try SchemaPrinting.run(arguments, console: console)
    case .mcp: return try serveTools()
    case .lsp: return try serveEditor()
    case .explain: try ExplainCommand.run(arguments, console: console)
    case .completions: try Completions.run(arguments, console: console)
    case .complete:
      let typed = CompleteCommand(arguments.operands)
      var run = self
      run.arguments = try Arguments.parse([command.rawValue] + typed.placing)
      typed.run(console: console) {
        (try? run.session()).flatMap { try? $0.readSpecs() }?.survey
      }
    case .docs: try DocsCommand.run(arguments, console: console)
    }
    return .success
  }

  private func session() throws -> Session {
    Session(
      arguments: arguments, environment: environment,
      project: try Project.locate(arguments, environment), console: console)
  }

  private func inProject<C: ProjectCommand>(_ command: (Session) -> C) throws -> ExitCode {
    let session = try session()
    do {
      return try command(session).run()
    } catch let error as CommandError where error.isUnknownName {
      throw session.withUnreadSpecs(error)
    } catch let error as DiskError {
      let path = session.project.display(error.path)
      let message = "\(path.printable): error: \(error.message)"
      console.fail(message, as: arguments.format)
      session.sayHowToComplete()
      return .impossible
    }
  }
}

extension Session {
  /// The last line after a failure: the changes made so far, and the command that completes them.
  fileprivate func sayHowToComplete() {
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

  /// The error for an unknown name, with the specs that may have it and couldn't be read. The command's
  /// own advice could be wrong then.
  fileprivate func withUnreadSpecs(_ error: CommandError) -> CommandError {
    guard let input = try? ProjectInput.read(project), let message = error.message,
      !input.diagnostics.hasErrors
    else { return error }
    let survey = input.survey
    let read = Set((survey.outlines + survey.declared).map(\.span.file))
    let unread = input.sources.indices.filter { index in
      !read.contains(Int32(index)) && Int32(index) != input.configuration.file
        && !input.configuration.isScaffold(input.sources[index].path)
    }
    guard !unread.isEmpty else { return error }
    let paths = unread.prefix(3).map { project.display(input.sources[$0].path).printable }
    let more = unread.count > 3 ? " and \(unread.count - 3) more" : ""
    return CommandError(
      code: error.code,
      message: "\(message.prefix { $0 != "\n" })\n"
        + "\(paths.joined(separator: ", "))\(more) couldn't be read: run "
        + "\(project.suggestion("lint"))")
  }
}

extension Console {
  /// Prints why a run did nothing, or not everything.
  func report(
    _ error: any Error, of command: Command? = nil, as format: OutputFormat
  ) -> ExitCode {
    switch error {
    case let error as UsageError where error == .noCommand:
      errors.write(Help.everyDay)
      return .usage
    case let error as UsageError:
      self.error(
        "mvvmgen: error: \(error.message.printable)\n\(UsageError.usage(of: error.command ?? command))"
      )
      return .usage
    case let error as CommandError:
      if let message = error.message { fail(message, as: format) }
      return error.code
    default:
      self.error("mvvmgen: error: \(error)")
      return .impossible
    }
  }
}
