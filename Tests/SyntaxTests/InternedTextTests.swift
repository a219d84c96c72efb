import MvvmgenStorage
import Testing

@Suite struct InternedTextTests {
  /// Enough for the table to grow many times while other threads look up the same texts.
  @Test func threadsAgreeOnNames() {
    let texts = (0..<20_000).map { "name\($0 % 7_000)" }
    let parts = Parallel.map(count: texts.count, stretch: 50, state: ()) { _, range in
      range.map { InternedText(texts[$0]) }
    }
    let names = Array(parts.joined())
    #expect(names.map(\.string) == texts)
    let spellings = names.map { InternedText.Spelling($0) }
    #expect(Set(spellings).count == 7_000)
    #expect(texts.indices.allSatisfy { spellings[$0] == spellings[$0 % 7_000] })
  }

  @Test(arguments: ["", "a", "id", "12345678", "aQuiteLongNameOfAMember", "größe", "\u{1F989}"])
  func textsAreAsTheyWere(text: String) {
    let name = InternedText(text)
    #expect(name == InternedText(Array("<\(text)>".utf8), 1..<text.utf8.count + 1))
    #expect(name.string == text)
    #expect(name.withCString { String(cString: $0) } == text)
    #expect(name.isASCII == text.utf8.allSatisfy { $0 < 0x80 })
  }

  /// As Strings do.
  @Test func spellingsOfATextAreEqual() {
    let (one, other) = (InternedText("gr\u{F6}ße"), InternedText("gro\u{308}ße"))
    #expect(one == other)
    #expect(Set([one, other]).count == 1)
    #expect(InternedText.Spelling(one) != InternedText.Spelling(other))
    #expect(one != InternedText("grosse"))
    #expect(ProjectPath("gr\u{F6}ße") != ProjectPath("gro\u{308}ße"))
  }

  @Test(arguments: [
    ("URLOpener", "urlopener"), ("a_B1", "a_b1"), ("GR\u{D6}ẞE", "gro\u{308}ße"), ("\u{212A}", "k"),
    ("", ""),
  ])
  func caseIsIgnoredWhereItShouldBe(text: String, other: String) {
    let names = [text, other].map { InternedText.Caseless(InternedText($0)) }
    #expect(Set(names).count == 1)
    #expect(names[0] != InternedText.Caseless(InternedText(text + "s")))
  }

  @Test func theFirstOfEqualNamesStays() {
    var table: [MemberName: Int] = [:]
    let names = ["one", "two", "one"].map { MemberName(validated: $0) }
    #expect(names.enumerated().map { table.insert($0, for: $1) } == [nil, nil, 0])
    #expect(table == [names[0]: 0, names[1]: 1])
  }

  /// Swift writes the nil of such a structure into its first name alone: the rest of its memory is
  /// anything. With a pointer in a name, Swift 6.3 then takes it for a value.
  @Test func nilIsNilWhateverWasInItsMemory() {
    struct Pair {
      let first: TypeName
      var second: MemberName?
    }
    func change(_ pair: inout Pair?) -> Bool {
      pair?.second = MemberName("other")
      return pair != nil
    }
    var numbers = [0, 0x5A5A_5A5A_5A5A_5A5A]
    #expect(MemoryLayout<Pair?>.size == 2 * MemoryLayout<Int>.size)
    let isThere = numbers.withUnsafeMutableBytes { bytes in
      bytes.withMemoryRebound(to: Pair?.self) { change(&$0[0]) }
    }
    #expect(!isThere)
    #expect(numbers == [0, 0x5A5A_5A5A_5A5A_5A5A])
  }
}
