import MvvmgenSyntax
import Testing

/// What a mistake is called where pages of diagnostics don't have it, and what is read.
@Suite struct JSONTests {
  @Test func everyKindIsReadWithItsPlace() throws {
    let reading = Reading(
      "\u{FEFF}{\r\n  \"a\": [1, -2.5e+3, true, false, null, \"x\\ny\", {}, []],\r\n  \"ü\": {\"b\": \"c\"}\r\n}\r\n"
    )
    let json = try #require(reading.json)
    #expect(reading.lines == [])
    #expect(
      described(json, reading) == [
        "object 1:1", "a 2:4", "array 2:8", "number 1 2:9", "number -2.5e+3 2:12", "true 2:21",
        "false 2:27", "null 2:34", "string x\ny 2:40", "object 2:48", "array 2:52", "ü 3:4",
        "object 3:9", "b 3:11", "string c 3:15",
      ])
    #expect(reading.text(json.span).last == "}")
  }

  @Test(arguments: [
    ("7", "number 7 1:1"), ("0", "number 0 1:1"), ("-0.0", "number -0.0 1:1"),
    ("1E9", "number 1E9 1:1"), ("\"\"", "string  1:1"), (" null ", "null 1:2"),
    (#""\"\\\/\b\f\n\r\t\u00e9\ud83e\udd89""#, "string \"\\/\u{8}\u{C}\n\r\té🦉 1:1"),
    ("\"\u{7F}\u{10FFFF}\"", "string \u{7F}\u{10FFFF} 1:1"),
  ])
  func aValueAloneIsRead(text: String, expected: String) throws {
    let reading = Reading(text)
    #expect(reading.lines == [])
    #expect(described(try #require(reading.json), reading) == [expected])
  }

  @Test(arguments: [
    ("{}", 0), ("[]", 0), ("[[], {}, [1, 2]]", 3), (#"{"a": {"b": [1]}, "c": 2}"#, 2),
    (#"{"a": 1, "a": 2}"#, 2), ("7", 0), (#""text""#, 0), ("null", 0),
  ])
  func membersAndElementsAreCounted(text: String, count: Int) throws {
    #expect(try #require(Reading(text).json).count == count)
  }

  @Test(arguments: [
    ("", "1:1: error: the file is empty: expected a JSON object [MG111]"),
    (" \n ", "2:2: error: the file is empty: expected a JSON object [MG111]"),
    ("\u{FEFF}", "1:1: error: the file is empty: expected a JSON object [MG111]"),
    ("{} x", "1:4: error: text after the value: a file has one object and nothing else [MG112]"),
    ("{} // x", "1:4: error: remove the comment: JSON has no comments [MG102]"),
    ("[1.]", "1:2: error: not a JSON number: expected a digit after the point [MG108]"),
    ("[+1]", "1:2: error: not a JSON number: a number starts with a digit or `-` [MG108]"),
    ("[-]", "1:2: error: not a JSON number: expected a digit after `-` [MG108]"),
    ("[-Infinity]", "1:2: error: not a JSON number: expected a digit after `-` [MG108]"),
    ("[1 2]", "1:4: error: unexpected `2`: expected `,` or `]` [MG101]"),
    ("{\"a\" 1}", "1:6: error: unexpected `1`: expected `:` after the key [MG101]"),
    ("[,1]", "1:2: error: unexpected `,`: expected a value [MG101]"),
    ("{\"a\":}", "1:6: error: unexpected `}`: expected a value [MG101]"),
    (
      "[truex]",
      "1:2: error: unexpected `truex`: expected a value; a string needs double quotes [MG101]"
    ),
    ("{\u{202E}}", "1:2: error: unexpected `\\u{202E}`: expected a key [MG101]"),
    (
      #""\ud83e""#,
      "1:2: error: `\\ud83e` is half of a surrogate pair: write the character, or both halves [MG106]"
    ),
    (
      #""\ud83e\u0041""#,
      "1:2: error: `\\ud83e` is half of a surrogate pair: write the character, or both halves [MG106]"
    ),
    (
      #""a\udd89""#,
      "1:3: error: `\\udd89` is half of a surrogate pair: write the character, or both halves [MG106]"
    ),
  ])
  func aSyntaxErrorIsSaidOnceAtItsPlace(text: String, expected: String) {
    let reading = Reading(text)
    #expect(reading.json == nil)
    #expect(reading.lines == [expected])
  }

  @Test func allCommasTooManyOrTooFewAreSaid() {
    let reading = Reading(
      "{\"a\": [\"b\" \"c\" , ]\n  \"d\": 1 \"e\": {} }")
    #expect(reading.json?.members.map(\.key.text) == ["a", "d", "e"])
    #expect(
      reading.lines == [
        "1:11: error: a comma is missing here [MG101]", " -> ,",
        "1:16: error: remove the comma: JSON allows none before `]` [MG103]", ", -> ",
        "1:19: error: a comma is missing here [MG101]", " -> ,",
        "2:9: error: a comma is missing here [MG101]", " -> ,",
      ])
  }

  @Test func aMissingCommaIsOnlySaidWhereAKeyFollows() {
    let reading = Reading("{\"a\": \"say \"hi\" to\"}")
    #expect(reading.json == nil)
    #expect(reading.lines.count == 1)
  }

  @Test(arguments: [
    (
      "{a: 1}", "1:2: error: unexpected `a`: expected a key in double quotes [MG101]", "\"a\"", "a"
    ),
    (
      "\"\u{1F}\"", "1:2: error: a control character in a string: write `\\u001F` [MG107]",
      "\\u001F",
      "\u{1F}"
    ),
    (
      "\"\u{1}\"", "1:2: error: a control character in a string: write `\\u0001` [MG107]",
      "\\u0001",
      "\u{1}"
    ),
  ])
  func aFixItIsOffered(text: String, error: String, replacement: String, replaced: String) {
    #expect(Reading(text).lines == [error, "\(replaced) -> \(replacement)"])
  }

  @Test func anUnknownEscapeIsAnError() {
    let words =
      "expected `\\\\`, `\\\"`, `\\/`, `\\b`, `\\f`, `\\n`, `\\r`, `\\t` or `\\u` and four "
      + "hexadecimal digits [MG115]"
    #expect(Reading(#""a\x""#).lines == ["1:3: error: `\\x` isn't a JSON escape: " + words])
    #expect(Reading(#""\u12G4""#).lines == ["1:2: error: `\\u` isn't a JSON escape: " + words])
    #expect(Reading(#""\"#).lines == ["1:2: error: `\\` isn't a JSON escape: " + words])
  }

  @Test(
    arguments: [
      [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x80, 0x80], [0xE0, 0x9F, 0xBF],
      [0xED, 0xA0, 0x80],
      [0xED, 0xBF, 0xBF], [0xF0, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80],
      [0xF5, 0x80, 0x80, 0x80],
      [0xFF], [0xE2, 0x82], [0xC3, 0x28],
    ] as [[UInt8]])
  func invalidUTF8IsAnError(bytes: [UInt8]) {
    let hex = String(bytes[0], radix: 16, uppercase: true)
    let expected = "error: the byte 0x\(hex) isn't UTF-8 here: save the file as UTF-8 [MG105]"
    let quote = UInt8(ascii: "\"")
    #expect(Reading([quote, 0x61] + bytes + [quote]).lines == ["1:3: " + expected])
    #expect(Reading(bytes).lines == ["1:1: " + expected])
  }

  @Test func nestingAndSizeAreLimited() {
    let nested = { String(repeating: "[", count: $0) + String(repeating: "]", count: $0) }
    #expect(Reading(nested(64)).json != nil)
    #expect(
      Reading(nested(65)).lines
        == ["1:65: error: more than 64 nested objects and arrays [MG109]"])
    #expect(Reading(String(repeating: "[", count: 1 << 20)).lines.count == 1)
    let padding = [UInt8](repeating: UInt8(ascii: " "), count: (1 << 20) - 1)
    #expect(Reading([UInt8(ascii: "1")] + padding).json != nil)
    #expect(
      Reading([UInt8(ascii: "1")] + padding + [0x20]).lines
        == ["1:1: error: the file is larger than 1 MiB: split it [MG110]"])
  }

  @Test func everyDuplicateKeyIsSaid() {
    let reading = Reading(#"{"a": 1, "b": {"c": 1, "\u0063": 2}, "a": 3, "\u0061": 4}"#)
    #expect(reading.json != nil)
    #expect(
      reading.lines == [
        "1:25: error: duplicate key `c` [MG114]", "1:17: note: the first is here",
        "1:39: error: duplicate key `a` [MG114]", "1:3: note: the first is here",
        "1:47: error: duplicate key `a` [MG114]", "1:3: note: the first is here",
      ])
    #expect(Reading("{\"\u{E9}\": 1, \"e\u{301}\": 2}").lines == [], "JSON compares code points")
  }

  @Test func manyKeysAreCompared() {
    let keys = (0..<70_000).map { "\"k\($0)\":0" }
    let text = "{" + keys.joined(separator: ",") + ",\"k12\":1}"
    let elapsed = ContinuousClock().measure {
      #expect(Reading(text).lines.first?.hasSuffix("error: duplicate key `k12` [MG114]") == true)
    }
    #expect(elapsed < .seconds(5))
  }

  @Test func aTextKnowsWhereItWasWritten() throws {
    for (text, range, expected) in [
      ("\"abc\"", 1..<2, 2..<3), ("\"abc\"", 3..<9, 4..<4), ("\"abc\"", 1..<1, 2..<2),
      (#""a\nb\u00e9c""#, 1..<2, 2..<4), (#""a\nb\u00e9c""#, 3..<5, 5..<11),
      (#""a\nb\u00e9c""#, 3..<4, 5..<11), (#""a\nb\u00e9c""#, 4..<6, 5..<12),
      (#""a\nb\u00e9c""#, 2..<2, 4..<4), (#""\ud83e\udd89x""#, 0..<4, 1..<13),
      (#""\ud83e\udd89x""#, 4..<5, 13..<14), (#""\nx""#, 1..<1, 3..<3), (#""\nx""#, 5..<9, 4..<4),
    ] {
      let string = try #require(Reading(text).json?.string)
      let span = SourceSpan(file: 0, start: expected.lowerBound, end: expected.upperBound)
      #expect(string.span(of: range) == span, "\(text) \(range)")
    }
    let escaped = try #require(Reading(#""a\u0062""#).json?.string)
    #expect(escaped == "ab")
    #expect(!(escaped == "abc"))
  }

  @Test func noInputTraps() {
    let text = Array(#"{"a":[1,-2.5e+3,true,"x\u00e9\ud83e\udd89\n"],"ü":{"b":null}}"#.utf8)
    for end in 0..<text.count {
      #expect(Reading(Array(text[..<end])).lines.count > 0)
      for byte in [0x00, 0x22, 0x27, 0x2C, 0x2F, 0x5C, 0x5D, 0x75, 0x7D, 0x80, 0xE2, 0xFF]
        as [UInt8]
      {
        var changed = text
        changed[end] = byte
        _ = Reading(changed).lines
      }
    }
  }

  private func described(_ json: JSON, _ reading: Reading) -> [String] {
    let place = reading.place(json.span)
    switch json.kind {
    case .object:
      return ["object \(place)"]
        + json.members.flatMap { member in
          ["\(member.key.text) \(reading.place(member.key.span))"]
            + described(member.value, reading)
        }
    case .array: return ["array \(place)"] + json.elements.flatMap { described($0, reading) }
    case .string: return ["string \(json.string?.text ?? "none") \(place)"]
    case .number: return ["number \(json.number ?? "none") \(place)"]
    case .bool: return ["\(json.bool.map(String.init) ?? "none") \(place)"]
    case .null: return ["null \(place)"]
    }
  }
}
