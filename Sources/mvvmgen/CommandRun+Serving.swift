import MvvmgenGenerator
import MvvmgenLanguage

extension CommandRun {
  /// Answers a client with runs of commands, until it closes the input.
  func serveTools() throws -> ExitCode {
    let environment = try environmentOfServer()
    let configuration = arguments.value(.config).map(Disk.name(of:))
    let server = ToolServer { words in
      var words = words
      if let configuration, !words.contains(where: Self.placesProject) {
        words.insert("--config=\(configuration)", at: 1)
      }
      let round = Console()
      return (Mvvmgen.run(words, in: environment, console: round), round)
    }
    return RPCConnection(input: environment.input, console: console).serve(server)
  }

  /// Answers an editor, until it ends the session.
  func serveEditor() throws -> ExitCode {
    var environment = try environmentOfServer()
    environment.generation = GenerationMemory()
    let server = EditorServer(environment: environment)
    return RPCConnection(input: environment.input, console: console).serve(server)
  }

  /// For several runs in this process, in the project of the command line.
  private func environmentOfServer() throws -> Environment {
    var environment = environment
    (environment.terminal, environment.endsProcess) = (nil, false)
    if arguments.has(.directory) || arguments.has(.config) {
      let project = try Project.locate(arguments, environment)
      environment.workingDirectory = project.disk.absolute("")
    }
    return environment
  }

  private static func placesProject(_ word: String) -> Bool {
    [Option.directory, .config].contains { word.hasPrefix("\($0.rawValue)=") }
  }
}
