import Foundation
import Testing

/// Every fixture gives, byte for byte, the files and the findings that are recorded for it. To run
/// one:
///
///     CASE=swiftui swift test --filter GoldenTests.GoldenTests
///
/// To record again what the templates give now: `RECORD_GOLDENS=1 swift test --filter AsRecorded`,
/// then review the difference. Refused where `CI` is set.
struct GoldenTests {
  @Test(arguments: try Fixture.selected())
  func outputIsAsRecorded(fixture: Fixture) throws {
    let actual = try fixture.actual()
    if Recording.isOn { return try Recording.run(fixture.name) { try fixture.record(actual) } }
    let expected = try fixture.expected()
    #expect(!expected.files.isEmpty || !expected.findings.isEmpty, "nothing is recorded")
    var isSame = compare(expected.findings, actual.findings, "\(fixture.name): the findings")
    for path in Set(actual.files.keys).union(expected.files.keys).sorted() {
      let name = "\(fixture.name): \(path)"
      isSame = compare(expected.files[path], actual.files[path], name) && isSame
    }
    guard isSame else { return }
    let others = try fixture.filesChanged(byRecording: actual)
    #expect(others.isEmpty, "the files aren't stored as recording would store them")
  }

  private func compare(_ expected: String?, _ actual: String?, _ name: String) -> Bool {
    if expected.map({ Array($0.utf8) }) == actual.map({ Array($0.utf8) }) { return true }
    let change = expected == nil ? "is new" : actual == nil ? "isn't generated" : "differs"
    Issue.record("\(name) \(change)\n\(lineDifference(from: expected, to: actual))")
    return false
  }
}

extension Fixture {
  /// Those that the environment selects: `CASE=swiftui` one, and a case of a diagnostic's page none.
  fileprivate static func selected() throws -> [Fixture] {
    guard let name = selectedName else { return all }
    let selected = all.filter { $0.name == name }
    if selected.isEmpty { _ = try DiagnosticCase.selected(by: name) }
    return selected
  }
}
