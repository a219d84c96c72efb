import Foundation
import MvvmgenAppModel
import MvvmgenStorage
import MvvmgenSyntax
import Testing

/// Properties of all diagnostics, checked with the cases on their pages.
struct DiagnosticTests {
  /// A mistake causes its own diagnostic, and no others that only follow from it.
  @Test(arguments: try DiagnosticPage.all.get()) func aMistakeHasOneCode(page: DiagnosticPage)
    throws
  {
    for example in try DiagnosticCase.all
    where example.pageName == page.name && example.name != page.fixed?.name {
      let findings = example.found
      #expect(
        Set(findings.diagnostics.map(\.code.rawValue)) == [page.name],
        "\(example.name)\n\(findings.text)")
      #expect(
        Set(findings.diagnostics.map(\.severity.rawValue)) == [page.severity.rawValue],
        "\(example.name)\n\(findings.text)")
    }
    if let fixed = page.fixed { #expect(fixed.found.text == "") }
  }

  /// Neither the names of specs nor the order in which they are read change a finding. To repeat a
  /// run: `RANDOM_SEED=7 swift test --filter namesAndOrderDoNotMatter`.
  @Test func namesAndOrderDoNotMatter() throws {
    // These depend on a name that Swift or generated code uses; the last is reported at the first of
    // several names.
    let areAboutNames: Set = ["MG301", "MG359", "MG352", "MG459", "MG481"]
    let environment = ProcessInfo.processInfo.environment
    let first = environment["RANDOM_SEED"].flatMap(UInt64.init) ?? .random(in: 0...999_999)
    for example in try DiagnosticCase.all {
      if let code = example.name.split(separator: "/").first, areAboutNames.contains("\(code)") {
        continue
      }
      let sources = example.sources
      let findings = example.found.diagnostics
      for seed in first..<first + 2 {
        let other = RenamedSpecs(example, seed: seed)
        #expect(
          findings.map { FindingWords($0, in: sources, renamed: other.renamed) }.sorted()
            == Findings(of: other.sources).diagnostics
            .map { FindingWords($0, in: other.sources, renamed: other.renamed) }.sorted(),
          "\(example.name), RANDOM_SEED=\(seed)")
      }
    }
  }
}
