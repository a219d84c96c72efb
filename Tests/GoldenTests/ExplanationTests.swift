import Foundation
import Spec
import Testing

/// Every diagnostic is explained, provoked and mended, and the page that lists them is as made.
struct ExplanationTests {
  /// Those that no small file can provoke: a file over 1 MiB, and what lies on disk.
  private static let withoutFixture: Set = ["MG110", "MG501", "MG502", "MG503", "MG504", "MG505"]
  /// Those whose examples no text can hold.
  private static let withoutExample = withoutFixture.union(["MG105"])

  @Test func everyCodeInTheSourcesIsExplained() throws {
    let codes = try Self.codesInSources()
    #expect(Explanation.all.map(\.code) == codes.sorted())
    #expect(try Self.declaredCodes() == codes.sorted(), "each is declared once")
    let fixtures = Set(DiagnosticFixture.all.map(\.code)).subtracting(["several"])
    #expect(fixtures == codes.subtracting(Self.withoutFixture))
    #expect(
      Set(Explanation.all.filter { $0.failing.files.isEmpty }.map(\.code)) == Self.withoutExample)
  }

  private static func codesInSources() throws -> Set<String> {
    Set(try matches(of: /"(MG[0-9]+)"/))
  }

  /// The codes that diagnostics declare, as often as they do; those of files are no diagnostics'.
  private static func declaredCodes() throws -> [String] {
    let files = try codesInSources().filter { $0.hasPrefix("MG5") }
    return (try matches(of: /= (?:Self|Diagnostic\.Code)\("(MG[0-9]+)"\)/) + files).sorted()
  }

  private static func matches(of pattern: Regex<(Substring, Substring)>) throws -> [String] {
    let sources = Fixture.root.deletingLastPathComponent().appending(path: "Sources")
    let paths = FileManager.default.enumerator(atPath: sources.path())?.compactMap { $0 as? String }
    var codes: [String] = []
    for path in paths ?? [] where path.hasSuffix(".swift") && !path.contains("Explain") {
      let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
      codes += text.matches(of: pattern).map { String($0.output.1) }
    }
    return codes
  }

  @Test(arguments: Explanation.all.map(\.code)) func examplesCauseItAndMendIt(
    code: String
  ) throws {
    let explanation = try #require(Explanation.of(code))
    guard !explanation.failing.files.isEmpty else { return }
    let findings = Findings(of: explanation.failing)
    #expect(Set(findings.diagnostics.map(\.code.rawValue)) == [code], "\(findings.text)")
    #expect(Set(findings.diagnostics.map(\.severity)) == [explanation.severity])
    #expect(Findings(of: explanation.mended).text.isEmpty)
  }

  /// What a diagnostic is reported as is what its explanation says.
  @Test func severitiesAreAsExplained() throws {
    for fixture in DiagnosticFixture.all where fixture.code != "several" {
      for diagnostic in Findings(of: try fixture.sources()).diagnostics {
        let explanation = try #require(Explanation.of(diagnostic.code.rawValue))
        #expect(diagnostic.severity == explanation.severity, "\(fixture.testDescription)")
      }
    }
  }

  @Test func aFileOverTheLimitIsRefused() {
    let bytes = [UInt8](repeating: UInt8(ascii: " "), count: 1 << 20 + 1)
    let findings = Findings(of: [SourceFile(path: "Login.screen.json", bytes: bytes)])
    #expect(findings.diagnostics.map(\.code.rawValue) == ["MG110"])
  }

  @Test func pageIsAsMade() throws {
    let text = DiagnosticsPage.text
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] != nil {
      let folder = DiagnosticsPage.file.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: DiagnosticsPage.file)
    }
    let page = try String(contentsOf: DiagnosticsPage.file, encoding: .utf8)
    #expect(page == text, "run 'RECORD_GOLDENS=1 swift test --filter GoldenTests'")
  }
}
