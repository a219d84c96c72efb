import Testing

@testable import MvvmgenStorage

@Suite struct NameTableTests {
  /// Few names are compared one by one, more have slots: both are as a dictionary, however the table
  /// grew.
  @Test(arguments: 0...40) func findsWhatWasAdded(count: Int) {
    let names = (0..<41).map { MemberName(validated: "name\($0)") }
    for capacity in [0, 1, 8, 9, 40] {
      var table = NameTable<MemberName, Int>(capacity: capacity)
      for _ in 0..<2 {
        for (place, name) in names[..<count].enumerated() {
          #expect(table.insert(place, for: name) == nil)
        }
        for (place, name) in names.enumerated() {
          #expect(table[name] == (place < count ? place : nil))
        }
        for name in names[..<count] { #expect(table.insert(-1, for: name) == table[name]) }
        #expect(table.keys == Array(names[..<count]))
        #expect(table.values == Array(0..<count))
        // What is emptied is used again, with the memory that it has.
        table.removeAll()
        #expect(table.isEmpty)
        #expect(names.allSatisfy { table[$0] == nil })
      }
    }
  }

  @Test func namesOfOneHashAreDistinguished() {
    var table = NameTable<SameHash, Int>()
    for number in 0..<20 { table.insert(number, for: SameHash(number: number)) }
    #expect((0..<20).allSatisfy { table[SameHash(number: $0)] == $0 })
    #expect(table[SameHash(number: 20)] == nil)
  }

  @Test func setsSayWhatIsNew() {
    let names = ["one", "two", "one"].map { MemberName(validated: $0) }
    var set = NameTable<MemberName, Void>()
    #expect(names.map { set.insert($0) } == [true, true, false])
    #expect(NameTable(names).keys == set.keys)
  }
}

private struct SameHash: NameKey {
  let number: Int

  var tableHash: UInt { 7 }
}

@Suite struct WordSetTests {
  @Test(arguments: ["a", "Date", "Data", "dusk", "URL"]) func containsItsWords(word: String) {
    let words = WordSet(["a", "Date", "Data", "dusk", "URL", "Dimension"])
    #expect(words.contains(word))
  }

  @Test(arguments: ["", "b", "Dire", "Dune", "Dat", "Dates", "url", "Dimensions"])
  func containsNothingElse(word: String) {
    let words = WordSet(["a", "Date", "Data", "dusk", "URL", "Dimension"])
    #expect(!words.contains(word))
    #expect(!WordSet([]).contains(word))
  }
}

@Suite struct TextScanTests {
  @Test(arguments: [
    ("errorText", true), ("lastERROR", true), ("error", true), ("terror", true), ("eror", false),
    ("", false), ("erro", false), ("ERRO\u{52}", true), ("er\u{0}ror", false),
  ]) func wordsAreFoundInCapitalsOrNot(text: String, isFound: Bool) {
    #expect(MemberName(validated: text).interned.bytes.contains(caseless: "error") == isFound)
  }

  @Test(arguments: [
    ("", 0, true), ("12345", 5, true), ("123456", 5, false), ("1\n12345\n", 5, true),
    ("1\n123456", 5, false), ("äöüßé", 5, true), ("äöüßéx", 5, false),
    ("123456789äöüß\n", 13, true), ("123456789äöüß", 12, false),
  ]) func linesAreMeasuredInCharacters(text: String, length: Int, fits: Bool) {
    var text = text
    text.withUTF8 { bytes in
      #expect(UnsafeRawBufferPointer(bytes).linesHaveAtMost(length) == fits)
    }
  }
}
