import MvvmgenStorage
import Testing

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
    #expect(MemberName(validated: text).interned.bytes.linesHaveAtMost(length) == fits)
  }
}
