import AppModel
import Language
import Storage
import Syntax
import Templates

/// The team's own scaffolds, and what is generated from the spec of their sample.
struct TeamScaffolds {
  private(set) var templates: [ScaffoldKind: ScaffoldTemplate] = [:]
  /// Of the sample: with these, the templates compile.
  private(set) var files: [GeneratedFile] = []
  /// Our own scaffolds of the sample, with marks.
  private(set) var ours: [ScaffoldKind: (name: String, text: String)] = [:]

  init(
    in sources: [SourceFile], _ configuration: Configuration, into diagnostics: inout Diagnostics
  ) {
    guard sources.contains(where: { configuration.isScaffold($0.path) }),
      let app = Self.sample(in: sources, configuration, into: &diagnostics)
    else { return }
    files = render(app)
    let (screen, flow) = (app.sample(isOfFlow: false), app.sample(isOfFlow: true))
    for kind in ScaffoldKind.allCases {
      guard let sample = kind.isOfFlow ? flow : screen else { continue }
      let name = kind.fileName(of: sample.name.text, configuration.names)
      guard let file = files.first(where: { $0.path.name.text == name }) else { continue }
      var text: [UInt8] = []
      file.render(into: &text)
      ours[kind] = (name, ScaffoldMarks.written(into: text, kind, sample))
    }
    for (index, source) in sources.enumerated()
    where configuration.isScaffold(source.path) && source.path.text.hasSuffix(".swift") {
      let start = SourceSpan(file: Int32(index), start: 0, end: 0)
      guard let name = (screen ?? flow)?.name.text else {
        diagnostics.report(
          .unknownTemplate, at: start,
          "a template is written for a sample: expected `Sample.screen.json` in this folder")
        return
      }
      let file = source.path.name.text
      guard file.hasPrefix(name) else { continue }
      func fileName(_ kind: ScaffoldKind) -> String { kind.fileName(of: name, configuration.names) }
      let kind = ScaffoldKind.allCases.first { fileName($0) == file }
      guard let kind, let sample = kind.isOfFlow ? flow : screen else {
        let known = ScaffoldKind.allCases.filter { ($0.isOfFlow ? flow : screen) != nil }
          .map(fileName)
        diagnostics.report(
          .unknownTemplate, at: start,
          "no scaffold of \(name.quoted) is called so: expected "
            + Diagnostic.list(known, last: "or"))
        continue
      }
      templates[kind] = ScaffoldParser.parse(
        source, kind, file: Int32(index), sample: sample, into: &diagnostics)
    }
  }

  /// The sample as an app of its own, of which only errors matter.
  private static func sample(
    in sources: [SourceFile], _ configuration: Configuration, into diagnostics: inout Diagnostics
  ) -> App? {
    var own = configuration
    own.generated = configuration.sampleFolder ?? configuration.generated
    var findings = Diagnostics()
    let specs = Specs.decode(
      sources, except: configuration.file,
      where: { configuration.isScaffold($0) && $0.text.hasSuffix(".json") }, into: &findings)
    let app = Resolver.resolve(specs, configuration: own, into: &findings)
    for finding in findings.all where finding.severity == .error { diagnostics.report(finding) }
    return app
  }
}
