import Foundation
import MvvmgenStorage
import MvvmgenSyntax
import Testing

/// Every diagnostic has a page with examples. The index of the pages, and the texts in the
/// executable, are recorded from them.
struct ExplanationTests {
  /// Those that no small file can cause: a file over 1 MiB, a former name, of which there is none, an
  /// option, and the state of files on disk.
  private static let withoutCases: Set = [
    "MG110", "MG253", "MG485", "MG501", "MG502", "MG503", "MG504", "MG505", "MG507", "MG513",
  ]
  /// Those whose examples a terminal can't show.
  private static let withoutExample = withoutCases.union(["MG105"])

  @Test func everyCodeHasAPage() throws {
    let pages = try DiagnosticPage.all.get()
    let codes = Set(Diagnostic.Code.allCases.map(\.rawValue))
    #expect(pages.map(\.name) == codes.sorted())
    #expect(Diagnostic.Code.allCases.map(\.rawValue) == codes.sorted())
    let namesWithCases = Set(try DiagnosticCase.all.map(\.pageName))
    #expect(codes.subtracting(namesWithCases) == Self.withoutCases)
    #expect(namesWithCases.subtracting(codes) == ["Reporting"])
    #expect(Set(pages.filter { $0.failing == nil }.map(\.name)) == Self.withoutExample)
  }

  @Test func aFileOverTheLimitIsRefused() {
    let bytes = [UInt8](repeating: UInt8(ascii: " "), count: 1 << 20 + 1)
    let findings = Findings(of: [SourceFile(path: "Login.screen.json", bytes: bytes)])
    #expect(findings.diagnostics.map(\.code.rawValue) == ["MG110"])
  }

  @Test func explanationsAreAsRecorded() throws {
    try Recording.check(RecordedExplanations.file, is: RecordedExplanations.text)
    try Recording.check(RecordedExplanations.severities, is: RecordedExplanations.severityText)
  }

  @Test func indexIsAsRecorded() throws {
    try Recording.check(DiagnosticIndex.file, is: DiagnosticIndex.text)
  }
}
