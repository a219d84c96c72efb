import MvvmgenStorage
import MvvmgenSyntax
import Testing

@Suite struct SwiftValueTests {
  @Test(arguments: canonicalValues)
  func aValueIsPrintedInCanonicalForm(written: String, canonical: String) {
    #expect(Grammar(written.inJSON).value == [canonical])
    #expect(Grammar(canonical.inJSON).value == [canonical], "the canonical form is its own")
  }

  static let canonicalValues: [(String, String)] = [
    ("(1, 2)", "(1, 2)"), ("( a : 1,b: (.x,[]) )", "(a: 1, b: (.x, []))"), ("()", "()"),
    ("(1)", "1"), ("((1))", "1"),
    ("0", "0"), ("-1", "-1"), ("007", "007"), ("1_000", "1_000"), ("1000000", "1_000_000"),
    ("-12345678", "-12_345_678"), ("123456", "123456"), ("0xFF", "0xFF"),
    ("0xdeadbeef", "0xdead_beef"), ("0b1010", "0b1010"), ("0b1111000011", "0b11_11000011"),
    ("0o17", "0o17"), ("1.5", "1.5"), ("-1.5e-3", "-1.5e-3"), ("1E9", "1E9"),
    ("1_0.2_5", "1_0.2_5"),
    ("true", "true"), ("false", "false"), ("nil", "nil"), (#""""#, #""""#), (#""a b""#, #""a b""#),
    (#""\n\t\r\0\\\"\'\u{1F989}""#, #""\n\t\r\0\\\"\'\u{1F989}""#),
    (#""{}; // /* */ # $0""#, #""{}; // /* */ # $0""#), (#""é🦉👩‍👧❤️""#, #""é🦉👩‍👧❤️""#),
    (".grid", ".grid"), (".default", ".default"), (".`default`", ".default"),
    ("Kind.grid", "Kind.grid"),
    ("Models.Kind.grid", "Models.Kind.grid"), ("Kind.default", "Kind.default"),
    ("Int.self", "Int.self"),
    ("Owl()", "Owl()"), ("Owl( name : \"x\" ,3 )", #"Owl(name: "x", 3)"#),
    (".init(x:1)", ".init(x: 1)"), ("Owl.init(x: .zero)", "Owl.init(x: .zero)"),
    (".some(.none)", ".some(.none)"), ("Kind.list(rows: 3)", "Kind.list(rows: 3)"),
    ("Models.Owl(in: 1, init: 2)", "Models.Owl(in: 1, init: 2)"), ("Set<Int>()", "Set<Int>()"),
    ("Array<Int>()", "[Int]()"), ("Swift.Int(3)", "Int(3)"), ("[String:Int]()", "[String: Int]()"),
    ("[Int].self", "[Int].self"),
    ("[[Int]](repeating: [], count: 2)", "[[Int]](repeating: [], count: 2)"),
    ("[ ]", "[]"), ("[:]", "[:]"), ("[ : ]", "[:]"), ("[1,2]", "[1, 2]"),
    ("[\"a\":1]", #"["a": 1]"#),
    ("[[1],[:],[.a:nil]]", "[[1], [:], [.a: nil]]"), ("UIColor.red.dark", "UIColor.red.dark"),
    ("Optional<Z>.l", "Optional<Z>.l"), ("Swift.Optional<[Z]>.l", "Optional<[Z]>.l"),
    ("Optional<Optional<Z>>.l", "Optional<Z?>.l"), ("Optional<any P>.l", "Optional<any P>.l"),
    ("Optional<Z>(nil)", "Optional<Z>.init(nil)"), ("Optional<Z>.some(.a)", "Optional<Z>.some(.a)"),
    ("Optional<Z>.self", "Optional<Z>.self"), ("Array<Z>.l", "[Z].l"),
    ("Array<Optional<Z>>.l", "[Z?].l"), ("Dictionary<K, Optional<Z>>.l", "[K: Z?].l"),
    ("Swift.Z.l", "Z.l"), ("Swift.bSwift.b", "Swift.bSwift.b"),
  ]

  @Test(arguments: wide)
  func aWideTypeHoldsWhatItHasBitsFor(type: String, written: String, isHeld: Bool) throws {
    let value = try #require(
      Grammar(written).read { SwiftValue.parse($0, from: $1, into: &$2) })
    let type = try #require(
      Grammar(type).read { text, _, findings in
        SwiftType.parse(text, into: &findings)
      })
    #expect(type.refuses(value) == !isHeld)
  }

  static let wide: [(String, String, Bool)] = [
    ("UInt64", "18446744073709551615", true), ("UInt64", "18446744073709551616", false),
    ("UInt64", "0xFFFF_FFFF_FFFF_FFFF", true), ("UInt64", "0x1_0000_0000_0000_0000", false),
    ("UInt64", "0o1777777777777777777777", true), ("UInt64", "0o2000000000000000000000", false),
    ("UInt64", "-1", false), ("UInt64", "-0", true), ("Int64", "-9223372036854775808", true),
    ("Int64", "-9223372036854775809", false), ("Int64", "18446744073709551616", false),
    ("Int128", "170141183460469231731687303715884105727", true),
    ("Int128", "170141183460469231731687303715884105728", false),
    ("Int128", "-170141183460469231731687303715884105728", true),
    ("Int128", "-170141183460469231731687303715884105729", false),
    ("Int128", "0x7FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF", true),
    ("Int128", "0x80000000000000000000000000000000", false),
    ("Int128", "-0x80000000000000000000000000000000", true),
    ("Int128", "00000000000000000000000000000000000000000000001", true),
    ("UInt128", "340282366920938463463374607431768211455", true),
    ("UInt128", "340282366920938463463374607431768211456", false),
    ("UInt128", "0xFFFF_FFFF_FFFF_FFFF_FFFF_FFFF_FFFF_FFFF", true),
    ("UInt128", "0x1_0000_0000_0000_0000_0000_0000_0000_0000", false),
    ("UInt128", "0b1" + String(repeating: "0", count: 127), true),
    ("UInt128", "0b1" + String(repeating: "0", count: 128), false),
    ("UInt128", "-1", false), ("Double", "0x1_0000_0000_0000_0000", true),
    ("Double", "0x1_0000_0000_0000_0001", false), ("Double", "18446744073709551616", true),
  ]

  @Test(arguments: [
    ("[18446744073709551616: 1, 18446744073709551617: 2]", true),
    ("[0x1_0000_0000_0000_0000: 1, 18446744073709551616: 2]", false),
    ("[0x1_0000_0000_0000_0001: 1, 18446744073709551617: 2]", false),
    ("[18446744073709551617: 1, -18446744073709551617: 2]", true),
  ])
  func wideKeysAreToldApart(written: String, isTaken: Bool) {
    let value = Grammar(written).read { SwiftValue.parse($0, from: $1, into: &$2) }
    #expect((value != nil) == isTaken)
  }

  @Test(arguments: refused)
  func nothingElseGetsThrough(json: String, expected: String) {
    #expect(Grammar(json).value == [expected])
  }

  static let refused: [(String, String)] = [
    ("", "1:2: error: the text ends too early: expected a value [MG305]"),
    ("1 + 2", "1:4: error: " + computed("+")),
    ("+1", "1:2: error: " + computed("+")),
    ("1; exit(1)", "1:3: error: unexpected `;`: expected nothing more [MG305]"),
    ("{ 1 }", "1:2: error: " + computed("{")),
    ("Owl {}", "1:2: error: " + notAValue("Owl")),
    ("Owl() {}", "1:8: error: " + computed("{")),
    ("Owl().name", "1:7: error: " + computed(".")),
    (
      "Owl()!",
      "1:7: error: `Owl(…)!` isn't allowed, since it would crash where that is `nil`: write a "
        + "constant or a function of yours that is never `nil`, such as `Links.help` [MG314]"
    ),
    ("Kind.a == b", "1:9: error: " + computed("=")),
    ("1 // x", "1:4: error: unexpected `/`: expected nothing more [MG305]"),
    ("1 /* x */", "1:4: error: unexpected `/`: expected nothing more [MG305]"),
    ("#file", "1:2: error: unexpected `#`: expected a value [MG305]"),
    ("#\\\"x\\\"#", "1:2: error: unexpected `#`: expected a value [MG305]"),
    ("\\\\.name", "1:2: error: unexpected `\\`: expected a value [MG305]"),
    ("&x", "1:2: error: " + computed("&")),
    ("(1, 2", "1:7: error: the text ends too early: expected `,` or `)` [MG305]"),
    ("[1, ]", "1:6: error: unexpected `]`: expected a value [MG305]"),
    ("[1: 2, 3]", "1:10: error: unexpected `]`: expected `:` and a value [MG305]"),
    (
      "[\\\"K\\\": 1, \\\"\u{212A}\\\": 2]",
      "1:13: error: a second entry for the key `\"\u{212A}\"` [MG314]"
    ),
    ("[1", "1:4: error: the text ends too early: expected `,` or `]` [MG305]"),
    (".", "1:3: error: the text ends too early: expected a member's name [MG305]"),
    (". a", "1:4: error: unexpected `a`: expected a member's name [MG305]"),
    (".a.b", "1:4: error: unexpected `.`: expected nothing more [MG305]"),
    ("Owl(", "1:6: error: the text ends too early: expected a value [MG305]"),
    ("Owl(a: 1 b: 2)", "1:11: error: unexpected `b`: expected `,` or `)` [MG305]"),
    ("1\\nlet x = 2", "1:3: error: a line break, `\\u{A}`: remove it [MG306]"),
    ("Owl(\u{2066})", "1:6: error: an invisible character, `\\u{2066}`: remove it [MG306]"),
    ("Owl(_: 1)", "1:6: error: `_` is reserved in Swift: choose another name [MG301]"),
    (".self", "1:3: error: `self` is reserved in Swift: choose another name [MG301]"),
    ("Owl.Type", "1:6: error: `Type` is reserved in Swift: choose another name [MG301]"),
    ("self", "1:2: error: " + notAValue("self")), ("grid", "1:2: error: " + notAValue("grid")),
    ("exit(1)", "1:2: error: " + notAValue("exit")),
    ("try Owl()", "1:2: error: " + notAValue("try")),
    ("owl.name", "1:2: error: " + notAValue("owl")), ("Owl", "1:2: error: " + notAValue("Owl")),
    ("[Int]", "1:3: error: " + notAValue("Int")),
    ("Set<Int>", "1:2: error: " + notAValue("Set<Int>")),
    (
      #"\"\"\"x\"\"\""#,
      "1:2: error: a string in a spec must be on one line, between single `\"` [MG315]"
    ),
    (
      #"\"a\\(b)\""#,
      "1:5: error: a string in a spec has no interpolations: declare a constant with the text, and write its name, as in `.title` [MG316]"
    ),
    (#"\"a\\d\""#, "1:5: error: " + unknownEscape("\\d")),
    (#"\"\\u{D800}\""#, "1:4: error: " + unknownEscape("\\u{D800}")),
    (#"\"\\u{110000}\""#, "1:4: error: " + unknownEscape("\\u{110000}")),
    (#"\"\\u{}\""#, "1:4: error: " + unknownEscape("\\u{}")),
    (#"\"\\u{123456789}\""#, "1:4: error: " + unknownEscape("\\u{12345678")),
    (#"\"a"#, "1:2: error: the string isn't closed: expected `\"` at its end [MG319]"),
    (#"\"a\\"#, "1:5: error: " + unknownEscape("\\")),
    (#"\"a\\\""#, "1:2: error: the string isn't closed: expected `\"` at its end [MG319]"),
    ("-", "1:2: error: " + badNumber("-")),
    ("-x", "1:2: error: " + computed("-")), ("1px", "1:2: error: " + badNumber("1px")),
    ("0x", "1:2: error: " + badNumber("0x")), ("0xG", "1:2: error: " + badNumber("0xG")),
    ("0b12", "1:2: error: " + badNumber("0b12")), ("1e", "1:2: error: " + badNumber("1e")),
    ("1.max", "1:2: error: " + badNumber("1.max")), ("1e2.", "1:2: error: " + badNumber("1e2.")),
    ("- 1", "1:2: error: " + badNumber("-")),
  ]

  @Test(arguments: [
    ("\u{202E}", "\\\\u{202E}"), ("\u{0085}", "\\\\u{85}"), ("\u{2028}", "\\\\u{2028}"),
    ("\u{E0041}", "\\\\u{E0041}"), ("\u{7F}", "\\\\u{7F}"), ("\u{E000}", "\\\\u{E000}"),
    ("\\u202E", "\\\\u{202E}"),
  ])
  func anInvisibleCharacterIsWrittenAsAnEscape(character: String, replacement: String) {
    let escape = replacement.dropFirst()
    #expect(
      Grammar(#"\"a\#(character)\""#).value == [
        "1:5: error: an invisible character in a string: write `\(escape)` [MG306]",
        "\(character) -> \(replacement)",
      ])
  }

  @Test(arguments: ["[", ".a(", "[1: ", "A(x: "])
  func nestingIsLimited(opening: String) {
    #expect(
      Grammar(String(repeating: opening, count: 20_000)).value.map { $0.suffix(7) } == ["[MG307]"])
    #expect(Grammar("Owl." + String(repeating: "A.", count: 20_000) + "b").value.count == 1)
  }

  @Test func aValueIsReadFromAnOffset() throws {
    var reading = Reading("\"= .grid\"")
    let text = try #require(reading.json?.string)
    #expect(SwiftValue.parse(text, from: 1, into: &reading.diagnostics)?.text == ".grid")
    #expect(SwiftValue.parse(text, from: 99, into: &reading.diagnostics) == nil)
  }

  @Test func theHeadsOfAllNamesAreKnown() throws {
    let text = "[A.B(x: C.d): [E(), .f(G<H>())], .i: 1]"
    let value = try #require(Grammar(text).read(SwiftValue.parse))
    #expect(value.typeNames.map(\.text) == ["A", "C", "E", "G", "H"])
  }

  private static func notAValue(_ text: String) -> String {
    let help =
      text.first?.isUppercase == true
      ? #"a string has quotes of its own, which a shell takes away: write `\"\#(text)\"` in JSON, "#
        + #"`'… "\#(text)"'` in a shell"#
      : "expected a literal, `nil`, `.member`, `Type.member`, `Type(…)` or a collection of these; "
        + "a state may start from an input or a part of it, and what depends on other data is set in "
        + "the view model, or `derived`"
    return "`\(text)` isn't a value: \(help) [MG314]"
  }

  private static func unknownEscape(_ text: String) -> String {
    #"`\#(text)` isn't a Swift escape: expected `\\`, `\"`, `\'`, `\0`, `\n`, `\r`, `\t` or "#
      + "`\\u{…}` [MG317]"
  }

  private static func computed(_ mark: String) -> String {
    "unexpected `\(mark)`: expected a constant that you declare, as in `.timeout`, for what is "
      + "computed [MG305]"
  }

  private static func badNumber(_ text: String) -> String {
    "`\(text)` isn't a number that specs support [MG318]"
  }
}

extension String {
  /// The text as a JSON string holds it.
  var inJSON: String {
    var text = ""
    for character in unicodeScalars {
      if character == "\"" || character == "\\" { text += "\\" }
      text.unicodeScalars.append(character)
    }
    return text
  }
}
