import MvvmgenSyntax

@testable import mvvmgen

extension Diagnostics {
  /// With their places in the sources, in the order in which they are printed.
  func findings(in sources: [SourceFile]) -> [Finding] {
    let locations = SourceLocations(sources: sources, project: mvvmgen.Project(root: "/"))
    return Finding.sorted(self, in: locations) { _ in true }
  }
}

extension [Finding] {
  /// As a terminal shows them.
  var text: String { map { $0.text(isColored: false) }.joined() }
}
