import MvvmgenGenerator
import MvvmgenStorage

@main
enum Mvvmgen {
  static func main() {
    let console = Console(
      output: Console.Stream(descriptor: STDOUT_FILENO),
      errors: Console.Stream(descriptor: STDERR_FILENO)
    )
    var code = ExitCode.usage
    if let words = CommandLine.words {
      code = run(words, in: .ofProcess(), console: console)
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

  /// Runs a command line.
  static func run(
    _ words: [String], in environment: Environment, console: Console
  ) -> ExitCode {
    do {
      let run = CommandRun(
        arguments: try Arguments.parse(words), environment: environment, console: console)
      console.configure(run.arguments, environment)
      if run.arguments.has(.watch), !run.arguments.has(.help), !run.arguments.has(.version) {
        var watch = Watch(run: run)
        return try watch.start()
      }
      return run.perform()
    } catch {
      return console.report(error, as: .text)
    }
  }
}
