import MvvmgenEditing
import MvvmgenGenerator
import MvvmgenStorage
import MvvmgenSyntax

/// `mvvmgen format`
struct FormatCommand: ProjectCommand {
  let session: Session

  func run() throws -> ExitCode {
    try arguments.has(.check) ? session.reading(format) : session.writing(format)
  }

  private func format() throws -> ExitCode {
    let input = try session.readSpecs()
    let selected = try session.selectedSources(input.sources)
    let indices = input.sources.indices.filter {
      selected?.contains(Int32($0)) != false && !input.sources[$0].path.text.hasSuffix(".swift")
    }
    var formatted = input.sources
    var diagnostics = Diagnostics()
    for index in indices {
      let source = input.sources[index]
      let text = JSON.parse(source, file: Int32(index), into: &diagnostics).map { json in
        SpecTree(json, in: source).document
      }
      guard let text else { continue }
      formatted[index] = SourceFile(
        path: source.path, bytes: Array(source.withLineEnds(text).utf8))
    }
    guard !diagnostics.hasErrors else {
      session.report(diagnostics, in: input)
      console.say("nothing was written: fix the specs first")
      return .findings
    }
    let edits = SpecEdits(from: input.sources, to: formatted)
    guard !arguments.has(.check) else { return checkFormat(edits, indices.count) }
    try session.carryOut(edits)
    console.say("\(files(edits.count)) written, \(indices.count - edits.count) unchanged")
    return .success
  }

  private func checkFormat(_ edits: SpecEdits, _ count: Int) -> ExitCode {
    session.show(edits, as: "not formatted")
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
}
