import AppModel
import Explanations
import Storage
import Syntax
import Testing

/// What holds for all diagnostics, tried with the cases of their pages.
struct DiagnosticTests {
  /// A mistake is found as what it is, and nothing that only follows from it is reported.
  @Test(arguments: try DiagnosticPage.ofCodes) func aMistakeHasOneCode(page: DiagnosticPage) {
    for example in [page.failing].compactMap(\.self) + page.more {
      let findings = Findings(of: example.sources)
      #expect(
        Set(findings.diagnostics.map(\.code.rawValue)) == [page.name],
        "\(example.name)\n\(findings.text)")
      #expect(
        Set(findings.diagnostics.map(\.severity.rawValue)) == [page.severity?.rawValue],
        "\(example.name)\n\(findings.text)")
    }
    if let fixed = page.fixed { #expect(Findings(of: fixed.sources).text == "") }
  }

  @Test func everyPlaceIsInItsFile() throws {
    for example in try DiagnosticCase.all {
      let sources = example.sources
      for finding in Findings(of: sources).diagnostics {
        for span in [finding.span] + finding.notes.map(\.span) {
          let count = try #require(
            sources.indices.contains(Int(span.file)) ? sources[Int(span.file)].bytes.count : nil)
          #expect(
            0 <= span.start && span.start <= span.end && Int(span.end) <= count, "\(example.name)")
        }
      }
    }
  }

  /// The order in which the files are read changes no finding.
  @Test func orderOfFilesDoesNotMatter() throws {
    for example in try DiagnosticCase.all {
      let sources = example.sources
      let lines = { (text: String) in text.split(separator: "\n").sorted() }
      let (text, reversed) = (Findings(of: sources).text, Findings(of: sources.reversed()).text)
      #expect(lines(text) == lines(reversed), "\(example.name)")
    }
  }
}
