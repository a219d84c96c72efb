import Foundation
import Testing

/// Every fixture gives, byte for byte, the files and the findings that are recorded for it.
///
/// To record again what the templates give now: `RECORD_GOLDENS=1 swift test --filter GoldenTests`,
/// then review the difference. Refused where `CI` is set.
struct GoldenTests {
  @Test(arguments: Fixture.all)
  func outputIsAsRecorded(fixture: Fixture) throws {
    let actual = try fixture.actual()
    if Recording.isOn { return try Recording.run(fixture.name) { try fixture.record(actual) } }
    let expected = try fixture.expected()
    #expect(!expected.isEmpty, "nothing is recorded for '\(fixture.name)'")
    for path in Set(actual.keys).union(expected.keys).sorted() {
      #expect(
        actual[path] == expected[path],
        "\(path)\n\(lineDifference(from: expected[path], to: actual[path]))")
    }
  }
}
