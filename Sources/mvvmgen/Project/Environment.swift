import MvvmgenGenerator
import MvvmgenStorage

/// The environment of a run.
struct Environment: Sendable {
  /// Absolute, without links; nil if it doesn't exist any more.
  var workingDirectory: String?
  /// How the user can run the tool again, for suggestions.
  var program = "mvvmgen"
  var isColorUnwanted = false
  var isOutputTerminal = false
  var isErrorTerminal = false
  /// Makes the system calls that change files.
  var perform: FileChange.Performer = { $0.perform() }
  /// Nil where no user can answer: in a pipe, and in CI.
  var terminal: Terminal?
  /// Empty where a test doesn't say otherwise.
  var input = Input()
  /// Whether the process ends with the run, so that no memory needs to be freed.
  var endsProcess = false
  /// The content of files in earlier runs; nil unless this is one of many runs, for `generate
  /// --watch`.
  var memory: FileMemory?
  /// The run before, from which a run takes all that wasn't changed.
  var generation: GenerationMemory?
  /// The absolute path of the configuration, without which there is no run: for `generate --watch`,
  /// where another program may be replacing it. Nil where a project may have none.
  var configuration: String?

  static func ofProcess() -> Environment {
    let path = getcwd(nil, 0)
    defer { free(path) }
    let workingDirectory = path.flatMap { String(validatingCString: $0) }
    let isDumb = variable("TERM") == "dumb"
    return Environment(
      workingDirectory: workingDirectory,
      program: program(
        startedAs: CommandLine.name, installedIn: variable("PATH")?.split(separator: ":") ?? []),
      isColorUnwanted: isDumb || variable("NO_COLOR")?.isEmpty == false,
      isOutputTerminal: isatty(STDOUT_FILENO) == 1,
      isErrorTerminal: isatty(STDERR_FILENO) == 1,
      terminal: terminal,
      input: .standard,
      endsProcess: true
    )
  }

  /// `swift run` starts what it has built by a path from the working directory.
  static func program(startedAs path: String, installedIn folders: [Substring]) -> String {
    let parts = path.split(separator: "/")
    guard !path.hasPrefix("/"), let build = parts.firstIndex(of: ".build"),
      !folders.contains(where: { access("\($0)/mvvmgen", X_OK) == 0 })
    else { return "mvvmgen" }
    let package = parts[..<build].joined(separator: "/")
    let place = package.isEmpty ? "" : "--package-path \(Project.shellQuoted(package)) "
    return "swift run \(place)mvvmgen"
  }

  private static var terminal: Terminal? {
    guard isatty(STDIN_FILENO) == 1, isatty(STDERR_FILENO) == 1, variable("CI") == nil else {
      return nil
    }
    return Terminal { text in
      _ = Disk.writeAll(Array(text.utf8)) { FileChange.write($0, to: STDERR_FILENO).perform() }
      return readLine()
    }
  }

  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    return String(validatingCString: value)
  }
}
