import Foundation
import Testing

/// Each example and case of the pages of diagnostics has exactly the findings that
/// are recorded in its page. To run one, or all of a page:
///
///     CASE=MG401/tab swift test --filter DiagnosticCases
///     CASE=MG401 swift test --filter DiagnosticCases
///
/// To record the findings: `RECORD_GOLDENS=1 swift test --filter DiagnosticCases`, then review the
/// difference.
struct DiagnosticCases {
  @Test(.disabled(if: Recording.isOn), arguments: try DiagnosticCase.selected())
  func findingsAreAsRecorded(example: DiagnosticCase) {
    let actual = example.actual
    if actual.utf8.elementsEqual(example.findings.utf8) { return }
    Issue.record(
      """
      \(example.name) has other findings:
      \(lineDifference(from: example.findings, to: actual))
      """,
      sourceLocation: SourceLocation(
        fileID: "Diagnostics/\(example.page.lastPathComponent)", filePath: example.page.path(),
        line: example.line, column: 1))
  }

  @Test(.enabled(if: Recording.isOn)) func pagesAreAsRecorded() throws {
    let examples = try DiagnosticCase.selected()
    // A case without findings tests nothing any more: usually its specs must be changed.
    let silent = examples.filter { !$0.findings.isEmpty && $0.actual.isEmpty }.map(\.name)
    #expect(silent.isEmpty, "no findings any more: fix the specs of these cases, or delete them")
    let findings = Dictionary(
      uniqueKeysWithValues: examples.filter { !silent.contains($0.name) }
        .map { ($0.name, $0.actual) })
    for (page, cases) in Dictionary(grouping: examples, by: \.page) {
      try Recording.run(page.lastPathComponent) {
        let text = try String(contentsOf: page, encoding: .utf8)
        let recorded = cases.text(text, recording: findings)
        guard recorded != text else { return false }
        try Data(recorded.utf8).write(to: page, options: .atomic)
        return true
      }
    }
  }

  @Test func aCaseIsSelectedByItsName() throws {
    #expect(try DiagnosticCase.selected(by: "MG433/example").map(\.name) == ["MG433/example"])
    #expect(
      try DiagnosticCase.selected(by: "MG103").map(\.name)
        == ["MG103/example", "MG103/fixed", "MG103/in-array"])
    #expect(try DiagnosticCase.selected(by: "swiftui").isEmpty)
    #expect(try DiagnosticCase.selected(by: nil).count == DiagnosticCase.all.count)
    #expect(throws: DiagnosticCase.UnknownCase.self) { try DiagnosticCase.selected(by: "MG4") }
  }
}
