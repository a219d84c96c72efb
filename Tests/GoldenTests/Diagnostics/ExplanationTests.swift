import Explanations
import Foundation
import Storage
import Syntax
import Testing

/// Every diagnostic has a page with examples. The index of the pages, and the texts in the
/// executable, are recorded from them.
struct ExplanationTests {
  /// Those that no small file can cause: a file over 1 MiB, and the state of files on disk.
  private static let withoutCases: Set = [
    "MG110", "MG501", "MG502", "MG503", "MG504", "MG505", "MG507",
  ]
  /// Those whose examples a terminal can't show.
  private static let withoutExample = withoutCases.union(["MG105"])

  @Test func everyCodeInTheSourcesHasAPage() throws {
    let pages = try DiagnosticPage.all.get()
    let codes = try Self.codesInSources()
    #expect(pages.map(\.name) == codes.sorted())
    #expect(try Self.declaredCodes() == codes.sorted(), "each is declared once")
    let namesWithCases = Set(try DiagnosticCase.all.map(\.pageName))
    #expect(codes.subtracting(namesWithCases) == Self.withoutCases)
    #expect(namesWithCases.subtracting(codes) == ["Reporting"])
    #expect(Set(pages.filter { $0.failing == nil }.map(\.name)) == Self.withoutExample)
  }

  private static func codesInSources() throws -> Set<String> {
    Set(try matches(of: /"(MG[0-9]+)"/))
  }

  /// The declared codes of diagnostics, including duplicates. Those about output aren't declared.
  private static func declaredCodes() throws -> [String] {
    let declared = try matches(of: /= (?:Self|Diagnostic\.Code)\("(MG[0-9]+)"\)/)
    let ofOutput = try codesInSources().filter { $0.hasPrefix("MG5") && !declared.contains($0) }
    return (declared + ofOutput).sorted()
  }

  private static func matches(of pattern: Regex<(Substring, Substring)>) throws -> [String] {
    let sources = Fixture.root.deletingLastPathComponent().appending(path: "Sources")
    let paths = FileManager.default.enumerator(atPath: sources.path())?.compactMap { $0 as? String }
    var codes: [String] = []
    for path in paths ?? [] where path.hasSuffix(".swift") && !path.contains("Expla") {
      let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
      codes += text.matches(of: pattern).map { String($0.output.1) }
    }
    return codes
  }

  @Test func aFileOverTheLimitIsRefused() {
    let bytes = [UInt8](repeating: UInt8(ascii: " "), count: 1 << 20 + 1)
    let findings = Findings(of: [SourceFile(path: "Login.screen.json", bytes: bytes)])
    #expect(findings.diagnostics.map(\.code.rawValue) == ["MG110"])
  }

  @Test func explanationsAreAsRecorded() throws {
    try Recording.check(RecordedExplanations.file, is: RecordedExplanations.text)
  }

  @Test func indexIsAsRecorded() throws {
    try Recording.check(DiagnosticIndex.file, is: DiagnosticIndex.text)
  }
}
