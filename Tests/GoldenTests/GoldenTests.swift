import Foundation
import Testing

/// Every fixture gives, byte for byte, the files and the findings that are recorded for it.
///
/// To record anew what the templates give now: `RECORD_GOLDENS=1 swift test --filter GoldenTests`,
/// then review the difference. Refused where `CI` is set.
struct GoldenTests {
  @Test(arguments: Fixture.all)
  func outputIsAsRecorded(fixture: Fixture) throws {
    let actual = try fixture.actual()
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] != nil {
      try #require(
        ProcessInfo.processInfo.environment["CI"] == nil, "goldens aren't recorded in CI")
      try fixture.record(actual)
      Issue.record("recorded '\(fixture.name)': review the difference", severity: .warning)
      return
    }
    let expected = try fixture.expected()
    #expect(!expected.isEmpty, "nothing is recorded for '\(fixture.name)'")
    for path in Set(actual.keys).union(expected.keys).sorted() {
      #expect(
        actual[path] == expected[path],
        "\(path)\n\(lineDifference(from: expected[path], to: actual[path]))")
    }
  }

  /// The lines that differ, each with its number.
  private func lineDifference(from expected: String?, to actual: String?) -> String {
    func lines(_ text: String?) -> [Substring] {
      text?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    }
    return lines(actual).difference(from: lines(expected)).map { change in
      switch change {
      case .remove(let line, let text, _): "- \(line + 1): \(text)"
      case .insert(let line, let text, _): "+ \(line + 1): \(text)"
      }
    }.joined(separator: "\n")
  }
}
