import Editing
import Generator
import Storage
import Syntax

extension Session {
  /// `mvvmgen format`
  mutating func runFormat() throws -> ExitCode {
    var session = self
    defer { console = session.console }
    guard !arguments.has(.check) else { return try reading { try session.format() } }
    return try writing { try session.format() }
  }

  private mutating func format() throws -> ExitCode {
    let input = try readSpecs()
    let selected = try selectedSources(input.sources)
    let indices = input.sources.indices.filter { selected?.contains(Int32($0)) != false }
    var formatted = input.sources
    var diagnostics = Diagnostics()
    for index in indices {
      let source = input.sources[index]
      let text = JSON.withParsed(source, file: Int32(index), into: &diagnostics) { json, _ in
        SpecTree(json, in: source).document
      }
      guard let text else { continue }
      formatted[index] = SourceFile(
        path: source.path, bytes: Array(source.withLineEnds(text).utf8))
    }
    guard !diagnostics.hasErrors else {
      let locations = SourceLocations(sources: input.sources, project: project)
      console.report(Finding.sorted(diagnostics, in: locations), as: arguments.format)
      console.say("nothing was written: fix the specs first")
      return .findings
    }
    let edits = SpecEdits(from: input.sources, to: formatted)
    return try arguments.has(.check)
      ? checkFormat(edits, indices.count) : write(edits, indices.count)
  }

  private mutating func checkFormat(_ edits: SpecEdits, _ count: Int) throws -> ExitCode {
    show(edits, as: "not formatted")
    guard !edits.isEmpty else {
      console.say("\(files(count)) \(count == 1 ? "is" : "are") formatted")
      return .success
    }
    console.error(
      (edits.count == 1
        ? "1 file isn't formatted:" : "\(edits.count) files aren't formatted:")
        + " run \(project.suggestion("format")) and commit the result")
    return .findings
  }

  private mutating func write(_ edits: SpecEdits, _ count: Int) throws -> ExitCode {
    try edits.apply(to: project.disk)
    for edit in edits.all { report("edit", edit.path) }
    console.say("\(files(edits.count)) written, \(count - edits.count) unchanged")
    return .success
  }
}
