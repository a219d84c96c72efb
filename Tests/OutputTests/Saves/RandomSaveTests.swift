import Foundation
import Testing

/// After each of many random edits of random projects, `generate` as under `--watch` leaves the files and
/// prints the findings of a run that remembers nothing.
///
/// `RANDOM_APPS=100 RANDOM_SAVES=50 swift test --filter RandomSaveTests` saves 5,000 times.
struct RandomSaveTests {
  private static let saves =
    ProcessInfo.processInfo.environment["RANDOM_SAVES"].flatMap { Int($0) } ?? 15

  @Test(arguments: RandomAppTests.seeds(8))
  func everyFileIsThatOfAFreshRun(seed: UInt64) throws {
    let project = try SavedProject(seed: seed)
    for _ in 0..<Self.saves {
      let (watched, fresh) = try project.generate()
      guard watched == fresh, !project.isEditMissed else {
        let files = Set(watched.contents.keys).union(fresh.contents.keys).sorted()
        let differing = files.filter { watched.contents[$0] != fresh.contents[$0] }
        Issue.record(
          """
          seed \(seed): \(differing), after
          \(project.steps.joined(separator: "\n"))
          \(watched.outcome)
          \(fresh.outcome)
          """)
        return
      }
      try project.edit()
    }
  }
}
