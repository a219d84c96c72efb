import Foundation
import GeneratedRuntime
import Testing

/// Several steps are one change, and the model says what they do.
///
/// `TRANSACTIONS=100000 swift test --filter TransactionTests` plays that many events, and
/// `TRANSACTIONS_SEED=7` begins with another seed. A failure says its seed.
@MainActor
struct TransactionTests {
  private static let eventsOfASeed = 40

  @Test func anyStepsDoWhatTheModelSays() async {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["TRANSACTIONS"].flatMap { Int($0) } ?? 2_000
    let first = environment["TRANSACTIONS_SEED"].flatMap { UInt64($0) } ?? 1
    // With 624, the user leaves a screen, and another one was made with its number.
    for seed in Array(first...first + UInt64((count - 1) / Self.eventsOfASeed)) + [624] {
      let player = TransactionPlayer(seed: seed, stage: Stage(isChecked: true))
      if let difference = await player.play(Self.eventsOfASeed) {
        Issue.record("seed \(seed), \(difference)")
        return
      }
    }
  }
}
