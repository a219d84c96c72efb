import Foundation
import MvvmgenLinksFixture
import Testing

/// URLs and places, which generated code reads.
extension ReplayTests {
  @Test @MainActor func everyURLIsReadAlike() throws {
    for seed in try seeds("Links") {
      replay(seed, String(decoding: seed, as: UTF8.self), fuzzLinks)
    }
  }

  @Test @MainActor func everyPlaceIsThereAgain() throws {
    for seed in try seeds("Places") { #expect(try fuzzPlaces(seed)) }
  }

  private func seeds(_ target: String) throws -> [[UInt8]] {
    let file = Fixture.root.appending(path: "../Fuzzing/Seeds/\(target)")
    return try Data(contentsOf: file).split(separator: UInt8(ascii: "\n")).map(Array.init)
  }
}
