import Generator
import Language
import Map
import Storage
import Syntax
import Templates

extension Session {
  /// `mvvmgen show`
  mutating func runShow() throws -> ExitCode {
    var session = self
    defer { console = session.console }
    return try reading { try session.show(arguments.operands[0]) }
  }

  private mutating func show(_ name: String) throws -> ExitCode {
    let input = try readSpecs()
    let survey = pipeline.survey(input.sources, input.configuration)
    let found = survey.outlines.filter { $0.name == name }
    guard !found.isEmpty else {
      let hint = suggestion(for: name, among: Set(survey.outlines.map(\.name)).sorted()) ?? ""
      throw CommandError.unknownName("no spec has the name '\(name.printable)'\(hint)")
    }
    let generation = try generate(from: input)
    guard let app = generation.app else {
      console.say("the specs have errors: fix them first")
      return .findings
    }
    let roots = Set(survey.outlines.lazy.filter(\.isRoot).map(\.name))
    let map = AppMap(app, roots: roots)
    let locations = SourceLocations(sources: input.sources, project: project)
    for (index, outline) in found.enumerated() {
      var details = SpecDetails(of: outline, map)
      details.add(
        generation.files.filter { $0.origin?.file == outline.span.file }, project)
      let location = locations.location(of: outline.span)
      if arguments.format == .json {
        console.result(details.json(location).compact)
      } else {
        console.output.write((index > 0 ? "\n" : "") + details.text(location))
      }
    }
    return .success
  }
}
