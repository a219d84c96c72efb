import Storage
import Testing

/// Work that several threads share.
struct ParallelTests {
  @Test(arguments: [0, 1, 7, 8, 15, 16, 1000]) func resultsAreInOrder(count: Int) {
    let parts = Parallel.map(count: count, stretch: 8, state: 0) { worked, range in
      worked += range.count
      return Array(range)
    }
    #expect(parts.flatMap(\.self) == Array(0..<count))
  }

  @Test func littleIsDoneByTheThreadThatAsks() {
    let states = Locked(0)
    let parts = Parallel.map(count: 15, stretch: 8, state: states.withLock { $0 += 1 }) {
      _, range in range
    }
    #expect(parts == [0..<15])
    #expect(states.withLock { $0 } == 1)
  }

  @Test func noIndexIsWorkedOnTwice() {
    let seen = Locked<[Int: Int]>([:])
    _ = Parallel.map(count: 10_000, stretch: 3, state: ()) { _, range in
      seen.withLock { seen in
        for index in range { seen[index, default: 0] += 1 }
      }
    }
    #expect(seen.withLock { $0.count } == 10_000)
    #expect(seen.withLock { $0.values.allSatisfy { $0 == 1 } })
  }

  @Test func threadsAgreeOnNames() {
    let texts = (0..<500).map { "name\($0 % 50)" }
    let parts = Parallel.map(count: texts.count, stretch: 10, state: ()) { _, range in
      texts[range].map { MemberName(validated: $0) }
    }
    #expect(parts.flatMap(\.self).map(\.text) == texts)
    #expect(Set(parts.flatMap(\.self)).count == 50)
  }

  @Test(arguments: [false, true]) func bothAreDone(isWorthAThread: Bool) {
    var count = 0
    let other = { @Sendable in "beside" }
    let (here, beside) = Parallel.both(if: isWorthAThread, beside: other) {
      count += 1
      return count
    }
    #expect((here, beside) == (1, "beside"))
  }

  @Test(arguments: [false, true]) func theErrorOfThisThreadCounts(isWorthAThread: Bool) {
    func failure(here: Bool) -> Failure? {
      do throws(Failure) {
        let other = { @Sendable () throws(Failure) in throw .beside }
        _ = try Parallel.both(if: isWorthAThread, beside: other) { () throws(Failure) in
          if here { throw .here }
        }
        return nil
      } catch { return error }
    }
    #expect(failure(here: true) == .here)
    #expect(failure(here: false) == .beside)
  }

  private enum Failure: Error { case here, beside }
}
