import MvvmgenSyntax
import Testing

/// Strings are scanned eight bytes at a time: bytes that need a closer look are found at every
/// position.
@Suite struct StringScanTests {
  static let places = Array(0..<20)

  @Test(arguments: places)
  func whatIsNoPlainTextIsRead(place: Int) {
    let before = String(repeating: "a", count: place)
    for (written, meant) in [("é", "é"), ("\\n", "\n"), ("\\\"", "\""), ("\u{7F}", "\u{7F}")] {
      let reading = Reading("\"\(before)\(written)aaaaaaaaa\"")
      #expect(reading.json?.string?.text == "\(before)\(meant)aaaaaaaaa")
      #expect(reading.lines == [])
    }
  }

  @Test(arguments: places)
  func theStringEndsAtItsQuote(place: Int) {
    let text = String(repeating: "~", count: place)
    #expect(Reading("[\"\(text)\", \"\"]").json?.elements.map { $0.string?.text } == [text, ""])
  }

  @Test(arguments: places)
  func aControlCharacterStandsAtItsPlace(place: Int) {
    let before = String(repeating: " ", count: place)
    #expect(
      Reading("\"\(before)\u{1F}\u{0}\"").lines == [
        "1:\(place + 2): error: a control character in a string: write `\\u001F` [MG107]",
        "\u{1F} -> \\u001F",
      ])
  }
}
