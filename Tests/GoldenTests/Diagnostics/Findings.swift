import Language
import Storage
import Syntax

@testable import mvvmgen

/// The findings in some files, in the format of a terminal.
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
    if isRead {
      var generated = generate(sources, configuration: configuration).diagnostics
      for diagnostic in diagnostics.all { generated.report(diagnostic) }
      diagnostics = generated
    }
    let settled = diagnostics.settled(configuration)
    self.diagnostics = settled.all
    let project = Project(root: "/")
    let locations = SourceLocations(sources: sources, project: project)
    findings = Finding.sorted(settled, in: locations) { _ in true }
    text = findings.map { $0.text(isColored: false) }.joined()
  }
}
