import MvvmgenStorage
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

  @Test(arguments: [1, 15, 16, 1000]) func otherWorkIsDoneBeside(count: Int) {
    let others = Locked(0)
    let other = { @Sendable in others.withLock { $0 += 1 } }
    let (parts, _) = Parallel.map(count: count, stretch: 8, state: (), beside: other) {
      _, range in Array(range)
    }
    #expect(parts.flatMap(\.self) == Array(0..<count))
    #expect(others.withLock { $0 } == 1)
  }

  @Test(arguments: [1, 1000]) func theErrorOfAnItemComesFirst(count: Int) {
    func failure(at place: Int) -> Failure? {
      do throws(Failure) {
        let other = { @Sendable () throws(Failure) in throw .other }
        _ = try Parallel.map(count: count, stretch: 8, state: (), beside: other) {
          (_, range) throws(Failure) in
          if range.contains(place) { throw .item }
        }
        return nil
      } catch { return error }
    }
    #expect(failure(at: count - 1) == .item)
    #expect(failure(at: count) == .other)
  }

  private enum Failure: Error { case item, other }
}
