import Storage
import Syntax

extension Session {
  /// `mvvmgen lint`
  mutating func runLint() throws -> ExitCode {
    var session = self
    defer { console = session.console }
    return try reading { try session.lint() }
  }

  private mutating func lint() throws -> ExitCode {
    let input = try readInput()
    let selected = try selectedSources(input.sources)
    let diagnostics = try generate(from: input, reporting: selected).diagnostics
    let errors = diagnostics.errorCount
    let warnings = diagnostics.all.count - errors
    if errors + warnings == 0 {
      console.say("\(files(selected?.count ?? input.sources.count)) read, nothing to report")
    } else {
      let counts = [(errors, "error"), (warnings, "warning")].filter { $0.0 > 0 }
      console.say(
        counts.map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }.joined(separator: ", ")
          + ": run \(project.suggestion("explain CODE")) for what one means")
    }
    return hasErrors(diagnostics) ? .findings : .success
  }

  /// The indices of the files that the paths on the command line mean; nil for all.
  private func selectedSources(_ sources: [SourceFile]) throws -> Set<Int32>? {
    guard !arguments.operands.isEmpty else { return nil }
    var selected: Set<Int32> = []
    for typed in arguments.operands {
      guard let path = project.path(ofTyped: typed) else {
        throw Stop(.impossible, "\(typed.printable): error: lies outside of the project")
      }
      let found = sources.indices.filter { Session.path(path, holds: sources[$0].path.text) }
      guard try !found.isEmpty || project.disk.kind(path) == .folder else {
        throw Stop(.impossible, "\(typed.printable): error: not a spec")
      }
      selected.formUnion(found.map(Int32.init(clamping:)))
    }
    return selected
  }
}
