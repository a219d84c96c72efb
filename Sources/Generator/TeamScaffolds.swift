import MvvmgenAppModel
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax
import MvvmgenTemplates

/// The team's own scaffolds, and what is generated from the spec of their sample.
struct TeamScaffolds {
  private(set) var templates: [ScaffoldKind: ScaffoldTemplate] = [:]
  /// Of the sample: with these, the templates compile.
  private(set) var files: [GeneratedFile] = []
  /// Our own scaffolds of the sample.
  private(set) var ours: [ScaffoldKind: SampleScaffold] = [:]

  init(
    in sources: [SourceFile], _ configuration: Configuration, into diagnostics: inout Diagnostics
  ) {
    guard sources.contains(where: { configuration.isScaffold($0.path) }),
      let app = Self.sample(in: sources, configuration, into: &diagnostics)
    else { return }
    files = render(app)
    let names = configuration.names
    var known: [String: (kind: ScaffoldKind, sample: ScaffoldSample)] = [:]
    for kind in ScaffoldKind.allCases {
      guard let sample = app.sample(of: kind) else { continue }
      known[kind.fileName(of: sample.name.text, names)] = (kind, sample)
    }
    for file in files {
      guard let (kind, sample) = known[file.path.name.text] else { continue }
      ours[kind] = SampleScaffold(file: file, kind: kind, sample: sample)
    }
    let bases = Set(known.values.map(\.sample.name.text))
    for (index, source) in sources.enumerated()
    where configuration.isScaffold(source.path) && source.path.text.hasSuffix(".swift") {
      let (file, name) = (Int32(index), source.path.name.text)
      if let (kind, sample) = known[name] {
        templates[kind] = ScaffoldParser.parse(
          source, kind, file: file, sample: sample, into: &diagnostics)
      } else if bases.isEmpty || bases.contains(where: name.hasPrefix) {
        let expected =
          bases.isEmpty
          ? "a template is written for a sample: expected `Sample.screen.json` beside it"
          : "no scaffold is called so: expected \(Diagnostic.list(known.keys.sorted(), last: "or"))"
        diagnostics.report(
          .unknownTemplate, at: SourceSpan(file: file, start: 0, end: 0), expected)
      }
    }
  }

  /// The sample as an app of its own, of which only errors matter.
  private static func sample(
    in sources: [SourceFile], _ configuration: Configuration, into diagnostics: inout Diagnostics
  ) -> App? {
    var own = configuration
    own.generated = configuration.sampleFolder ?? configuration.generated
    own.leaveTargets()
    var findings = Diagnostics()
    let specs = Specs.decode(
      sources, configuration,
      where: { configuration.isScaffold($0) && $0.text.hasSuffix(".json") }, into: &findings)
    let app = Resolver.resolve(specs, configuration: own, into: &findings)
    for finding in findings.all where finding.severity == .error { diagnostics.report(finding) }
    return app
  }
}

/// Our own scaffold of a sample, to be copied as a template.
package struct SampleScaffold: Sendable {
  let file: GeneratedFile
  let kind: ScaffoldKind
  let sample: ScaffoldSample

  /// Its text, with marks.
  package var template: String {
    var text: [UInt8] = []
    file.render(into: &text)
    return ScaffoldMarks.written(into: text, kind, sample)
  }
}
