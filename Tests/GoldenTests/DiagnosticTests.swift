import Foundation
import Spec
import Testing

/// Every spec with a mistake gives exactly the recorded findings.
///
/// To record anew: `RECORD_GOLDENS=1 swift test --filter GoldenTests`, then review the difference.
struct DiagnosticTests {
  @Test func findingsAreAsRecorded() throws {
    let environment = ProcessInfo.processInfo.environment
    let isRecording = environment["RECORD_GOLDENS"] != nil
    try #require(!isRecording || environment["CI"] == nil, "goldens aren't recorded in CI")
    try #require(DiagnosticFixture.all.count >= 120)
    for fixture in DiagnosticFixture.all {
      let actual = try fixture.actual()
      if isRecording { try fixture.record(actual) }
      let expected = try #require(
        fixture.expected(), "nothing is recorded for '\(fixture.testDescription)'")
      #expect(actual == expected, "\(fixture.testDescription)")
    }
    if isRecording { Issue.record("recorded: review the difference", severity: .warning) }
  }

  /// A mistake is found as what it is, and nothing that only follows from it is reported.
  @Test func aMistakeHasOneCode() throws {
    for fixture in DiagnosticFixture.all where fixture.code != "several" {
      let codes = Set(Findings(of: try fixture.sources()).diagnostics.map(\.code.rawValue))
      #expect(codes == [fixture.code], "\(fixture.testDescription)")
    }
  }

  @Test func everyPlaceIsInItsFile() throws {
    for fixture in DiagnosticFixture.all {
      let sources = try fixture.sources()
      for finding in Findings(of: sources).diagnostics {
        for span in [finding.span] + finding.notes.map(\.span) {
          let count = try #require(
            sources.indices.contains(Int(span.file)) ? sources[Int(span.file)].bytes.count : nil)
          #expect(0 <= span.start && span.start <= span.end && Int(span.end) <= count)
        }
      }
    }
  }

  /// The order in which the files are read changes nothing of what is said about them.
  @Test func orderOfFilesDoesNotMatter() throws {
    for fixture in DiagnosticFixture.all {
      let sources = try fixture.sources()
      let lines = { (text: String) in text.split(separator: "\n").sorted() }
      let (text, reversed) = (Findings(of: sources).text, Findings(of: sources.reversed()).text)
      #expect(lines(text) == lines(reversed), "\(fixture.testDescription)")
    }
  }
}
