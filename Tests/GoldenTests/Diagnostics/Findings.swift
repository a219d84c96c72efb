import MvvmgenGenerator
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

@testable import mvvmgen

/// The findings in some specs, and in the developer's files after them, in the format of a terminal.
struct Findings {
  let diagnostics: [Diagnostic]
  let findings: [Finding]
  let text: String

  init(of sources: [SourceFile]) {
    var diagnostics = Diagnostics()
    var configuration = Configuration()
    let file = sources.firstIndex { $0.path == "mvvmgen.json" }
    var isRead = true
    if let file {
      let decoded = Configuration.decode(
        sources[file], file: Int32(file), into: &diagnostics)
      isRead = decoded != nil
      configuration = decoded ?? configuration
    }
    let own = sources.filter {
      $0.path.text.hasSuffix(".swift") && !configuration.isScaffold($0.path)
    }
    if isRead {
      let specs = Array(sources.dropLast(own.count))
      var generated = generate(specs, configuration: configuration).diagnostics
      for diagnostic in diagnostics.all { generated.report(diagnostic) }
      for finding in Self.uncalled(specs, own, configuration)
        + Self.unused(specs, own, configuration)
      {
        generated.report(finding)
      }
      diagnostics = generated
    }
    let settled = diagnostics.settled(configuration)
    self.diagnostics = settled.all
    findings = settled.findings(in: sources)
    text = findings.text
  }

  private static func unused(
    _ specs: [SourceFile], _ own: [SourceFile], _ configuration: Configuration
  ) -> [Diagnostic] {
    guard !own.isEmpty else { return [] }
    let generation = generate(specs, configuration: configuration)
    guard let app = generation.app else { return [] }
    var views = UnusedViews(app, among: own.map(\.path.text))
    for source in own { views.read(Array(source.bytes), of: source.path.text) }
    let outlines = survey(specs, configuration: configuration).outlines
    let code = OwnCode(
      app, generation.files, outlines, own: own,
      at: own.indices.map { Int32(specs.count + $0) })
    return views.findings + code.findings(where: { _ in true }, module: Self.module)
  }

  /// Of a file in a target's folder, as in `Sources/Models`.
  private static func module(of path: String) -> String? {
    let folders = path.split(separator: "/").drop { $0 != "Sources" }.dropFirst()
    return folders.count > 1 ? folders.first.map(String.init) : nil
  }

  /// As `lint` finds them.
  private static func uncalled(
    _ specs: [SourceFile], _ own: [SourceFile], _ configuration: Configuration
  ) -> [Diagnostic] {
    guard !own.isEmpty else { return [] }
    let outlines = survey(specs, configuration: configuration).outlines
    let meanings = meanings(specs, configuration: configuration)
    var actions = UncalledActions(outlines, naming: meanings, configuration)
    actions.leaveOutScreens(withoutViewIn: own.map(\.path.text))
    for source in own { actions.read(Array(source.bytes), of: source.path.text) }
    return actions.findings
  }
}
