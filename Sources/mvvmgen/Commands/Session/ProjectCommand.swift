import MvvmgenGenerator

/// A command that works on a project.
protocol ProjectCommand {
  var session: Session { get }

  func run() throws -> ExitCode
}

extension ProjectCommand {
  var arguments: Arguments { session.arguments }
  var project: Project { session.project }
  var console: Console { session.console }
}
