#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a run is told by the process that it runs in.
struct Environment: Sendable {
  /// Absolute, with no link in it; nil where it is gone.
  let workingDirectory: String?
  var isColorUnwanted = false
  var isOutputTerminal = false
  var isErrorTerminal = false
  /// Makes the system calls that change files.
  var perform: FileChange.Performer = { $0.perform() }
  /// Whether the process ends with the run, so that no memory needs to be given back.
  var endsProcess = false

  static func ofProcess() -> Environment {
    let path = getcwd(nil, 0)
    defer { free(path) }
    let workingDirectory = path.flatMap { String(validatingCString: $0) }
    let isDumb = variable("TERM") == "dumb"
    return Environment(
      workingDirectory: workingDirectory,
      isColorUnwanted: isDumb || variable("NO_COLOR")?.isEmpty == false,
      isOutputTerminal: isatty(STDOUT_FILENO) == 1,
      isErrorTerminal: isatty(STDERR_FILENO) == 1,
      endsProcess: true
    )
  }

  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    return String(validatingCString: value)
  }
}
