import MvvmgenStorage
import Testing

@Suite struct ArenaListTests {
  @Test func keepsWhatIsAppended() {
    RunMemory().use {
      var builder = ArenaListBuilder<Int>(room: 2)
      for number in 0..<100 { builder.append(number) }
      builder.append(contentsOf: [100, 101])
      #expect(builder.takeList() == ArenaList(Array(0...101)))
    }
  }

  @Test func isEmptyAfterItsListIsTaken() {
    RunMemory().use {
      var builder = ArenaListBuilder<Int>(room: 3)
      builder.append(1)
      let first = builder.takeList()
      builder.append(2)
      #expect(Array(first) == [1])
      #expect(Array(builder.takeList()) == [2])
      #expect(builder.takeList().isEmpty)
    }
  }

  @Test func leavesOutNil() {
    RunMemory().use {
      let list: ArenaList<Int> = ArenaList(
        compactMapping: 0..<5
      ) { $0.isMultiple(of: 2) ? $0 : nil }
      #expect(Array(list) == [0, 2, 4])
      var builder = ArenaListBuilder<Int>(room: 1)
      for number in 0..<5 { builder.append(number) }
      #expect(Array(builder.takeList()) == [0, 1, 2, 3, 4])
      #expect(Array(ArenaList(optional: 7)) == [7])
      #expect(ArenaList<Int>(optional: nil).isEmpty)
    }
  }
}
