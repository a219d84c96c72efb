import MvvmgenStorage
import MvvmgenSyntax
import Testing

@Suite struct SwiftTypeTests {
  @Test(arguments: canonicalTypes)
  func aTypeIsPrintedInCanonicalForm(written: String, canonical: String) {
    #expect(Grammar(written).type == [canonical])
    #expect(Grammar(canonical).type == [canonical], "the canonical form is its own")
    #expect(Grammar(written).type == [canonical], "read before")
  }

  @Test func whatWasReadBeforeStandsAtItsNewPlace() {
    for spaces in ["", " ", "   "] {
      let column = spaces.utf8.count + 2
      #expect(
        Grammar("\(spaces)@escaping (Int) -> Never").type == [
          "1:\(column): error: `@escaping` isn't allowed here: it belongs before a parameter's type "
            + "[MG313]"
        ])
    }
  }

  static let canonicalTypes: [(String, String)] = [
    ("Int", "Int"), (" Int ", "Int"), ("Models.Owl", "Models.Owl"), ("Swift.Int", "Int"),
    ("Swift.Swift.Int", "Int"),
    ("Swift.Array<Swift.Int>", "[Int]"), ("Array<Int>", "[Int]"), ("[ Int ]", "[Int]"),
    ("Dictionary<String,[Int]>", "[String: [Int]]"), ("[String:Int]", "[String: Int]"),
    ("Optional<Int>", "Int?"), ("Int??", "Int??"), ("Optional<Optional<Int>>", "Int??"),
    ("Result<Owl , any Error>", "Result<Owl, any Error>"), ("Array<Int>.Index", "Array<Int>.Index"),
    ("A<B>.C<D>?", "A<B>.C<D>?"), ("()", "Void"), ("Void", "Void"), ("(Int)", "Int"),
    ("((Int))", "Int"), ("(Int,String)", "(Int, String)"), ("(x:Int,y :Int)", "(x: Int, y: Int)"),
    ("(in: Int, `default`: Int)", "(in: Int, default: Int)"), ("() -> ()", "() -> Void"),
    ("()->Void", "() -> Void"), ("(Int,String)->Void", "(Int, String) -> Void"),
    ("(_ x: Int) -> Void", "(Int) -> Void"), ("(Void) -> Void", "(()) -> Void"),
    ("((Int, Int)) -> Void", "((Int, Int)) -> Void"), ("((Int) -> Void)?", "((Int) -> Void)?"),
    ("Optional<() -> Void>", "(() -> Void)?"), ("() -> () -> Int?", "() -> () -> Int?"),
    ("any P", "any P"), ("(any P)?", "(any P)?"), ("Optional<any P>", "(any P)?"),
    ("any P & Q", "any P & Q"), ("any (P & Q)", "any P & Q"), ("P&Q & R", "any P & Q & R"),
    ("(P & Q) & R", "any P & Q & R"), ("(any P & Q)?", "(any P & Q)?"), ("[any P]", "[any P]"),
    ("any P.Type", "any P.Type"), ("(any P).Type", "(any P).Type"), ("Int.Type?", "Int.Type?"),
    ("Int?.Type", "Int?.Type"), ("any (P & Q).Type", "any (P & Q).Type"),
    ("(() -> Void).Type", "(() -> Void).Type"),
    (
      "@Sendable   @MainActor () async throws -> Int", "@MainActor @Sendable () async throws -> Int"
    ),
    ("(P & Q)?", "(any P & Q)?"), ("(P & Q).Type", "(any P & Q).Type"),
    ("@Sendable (@MainActor () -> Void)", "@MainActor @Sendable () -> Void"),
    ("@MainActor (@Sendable () -> Void)", "@MainActor @Sendable () -> Void"),
    (
      "(@Sendable @escaping (Int) async throws -> Void) -> Void",
      "(@escaping @Sendable (Int) async throws -> Void) -> Void"
    ),
    ("(@escaping Handler) -> Void", "(@escaping Handler) -> Void"),
    ("(inout Int, inout [Int]) -> Void", "(inout Int, inout [Int]) -> Void"),
    ("Any", "Any"), ("any Any", "any Any"), ("Größe", "Größe"), ("_Private", "_Private"),
    ("Typed.TypeName", "Typed.TypeName"),
  ]

  @Test(arguments: [
    ("", "1:2: error: the text ends too early: expected a type [MG305]"),
    ("Int Int", "1:6: error: unexpected `Int`: expected nothing more [MG305]"),
    ("[Int", "1:6: error: the text ends too early: expected `]` or `:` [MG305]"),
    ("[Int: ]", "1:8: error: unexpected `]`: expected a type [MG305]"),
    ("A<", "1:4: error: the text ends too early: expected a type [MG305]"),
    ("A<B", "1:5: error: the text ends too early: expected `,` or `>` [MG305]"),
    ("A.", "1:4: error: the text ends too early: expected `Type` or a type's name [MG305]"),
    ("(Int, )", "1:8: error: unexpected `)`: expected a type [MG305]"),
    ("() async", "1:10: error: the text ends too early: expected `->` and a result [MG305]"),
    ("Int { 3 }", "1:6: error: unexpected `{`: expected nothing more [MG305]"),
    ("Int // x", "1:6: error: unexpected `/`: expected nothing more [MG305]"),
    ("`some type`", "1:2: error: unexpected ```: expected a type [MG305]"),
    ("Int\u{202E}", "1:5: error: an invisible character, `\\u{202E}`: remove it [MG306]"),
    ("Owl\u{200B}s", "1:5: error: an invisible character, `\\u{200B}`: remove it [MG306]"),
    ("Int\\nlet x", "1:5: error: a line break, `\\u{A}`: remove it [MG306]"),
    ("class", "1:2: error: `class` can't be used as a type in a spec [MG308]"),
    ("Self", "1:2: error: `Self` can't be used as a type in a spec [MG308]"),
    ("some P", "1:2: error: `some` isn't supported in a spec: it isn't allowed here [MG309]"),
    ("inout Int", "1:2: error: `inout` isn't supported in a spec: it isn't allowed here [MG309]"),
    (
      "(borrowing Int) -> Void",
      "1:3: error: `borrowing` isn't supported in a spec: it isn't allowed here [MG309]"
    ),
    ("~Copyable", "1:2: error: `~` isn't supported in a spec: it isn't allowed here [MG309]"),
    ("(Int...) -> Void", "1:6: error: `...` isn't supported in a spec: use an array [MG309]"),
    (
      "() throws(E) -> Void",
      "1:5: error: `throws(…)` isn't supported in a spec: write `throws` [MG309]"
    ),
    (
      "() rethrows -> Void",
      "1:5: error: `rethrows` isn't supported in a spec: write `throws` or `async` [MG309]"
    ),
    (
      "(x: Int)",
      "1:2: error: `(x: Int)` isn't supported in a spec: a tuple of one element can't have a label [MG309]"
    ),
    (
      "(_ x: Int, Int)",
      "1:3: error: `_` isn't supported in a spec: leave the label out [MG309]"
    ),
    (
      "(for x: Int) -> Int",
      "1:3: error: `for` isn't supported in a spec: a type's parameters have no labels [MG309]"
    ),
    (
      "(inout Int, Int)",
      "1:3: error: `inout` isn't supported in a spec: only a function type's parameter can have it [MG309]"
    ),
    (
      "[Int].Index",
      "1:7: error: `.Index` isn't supported in a spec: only a type's name can have members [MG309]"
    ),
    ("any Int?.Type", "1:6: error: `Int?.Type` isn't a protocol's name: expected one here [MG311]"),
    ("P & Q?", "1:6: error: `Q?` isn't a protocol's name: expected one here [MG311]"),
    ("[Int] & Q", "1:2: error: `[Int]` isn't a protocol's name: expected one here [MG311]"),
    (
      "@autoclosure () -> Int",
      "1:2: error: unexpected attribute `@autoclosure`: expected `@escaping`, `@MainActor` or `@Sendable`, each once [MG312]"
    ),
    (
      "@escaping () -> Int",
      "1:2: error: `@escaping` isn't allowed here: it belongs before a parameter's type [MG313]"
    ),
    (
      "[@escaping () -> Int]",
      "1:3: error: `@escaping` isn't allowed here: it belongs before a parameter's type [MG313]"
    ),
    (
      "(@escaping () -> Int)",
      "1:3: error: `@escaping` isn't allowed here: it belongs before a parameter's type [MG313]"
    ),
    (
      "(@escaping (() -> Int)?) -> Int",
      "1:3: error: `@escaping` isn't allowed here: it belongs before a function type [MG313]"
    ),
    (
      "@Sendable Int",
      "1:2: error: `@Sendable` isn't allowed here: it belongs before a function type [MG313]"
    ),
  ])
  func anErrorStandsAtItsPlace(text: String, expected: String) {
    #expect(Grammar(text).type == [expected])
    #expect(Grammar(text).type == [expected], "read before")
  }

  @Test(arguments: [
    (
      "Int!",
      "1:2: error: write `Int?`, not `Int!`: specs don't support implicitly unwrapped optionals [MG310]",
      "Int! -> Int?"
    ),
    (
      "[any P?]",
      "1:3: error: write `(any P)?`, not `any P?`: `?` would bind to the protocol [MG310]",
      "any P? -> (any P)?"
    ),
    (
      "(x: Int) -> Int",
      "1:3: error: write `_ x`, not `x`: a function type has no argument labels [MG310]", "x -> _ x"
    ),
    (
      "Int -> Int",
      "1:2: error: write `(Int)`, not `Int`: a function type's parameters need parentheses [MG310]",
      "Int -> (Int)"
    ),
    (
      "() throws async -> Int",
      "1:5: error: write `async throws`, not `throws async`: Swift requires this order [MG310]",
      "throws async -> async throws"
    ),
  ])
  func aNearSpellingIsOffered(text: String, error: String, fixIt: String) {
    #expect(Grammar(text).type == [error, fixIt])
    #expect(Grammar(text).type == [error, fixIt], "read before")
  }

  @Test(arguments: ["[", "(", "A<", "() -> ", "any (", "(x: "])
  func nestingIsLimited(opening: String) {
    let deep = String(repeating: opening, count: 20_000)
    #expect(Grammar(deep).type.map { $0.suffix(7) } == ["[MG307]"])
  }

  @Test func postfixesAreLimited() {
    #expect(Grammar("Int????").type == ["Int????"])
    for _ in 0..<2 {
      #expect(
        Grammar("Int" + String(repeating: "?", count: 5)).type
          == ["1:9: error: more than 64 nested types or values [MG307]"])
    }
  }

  @Test func escapingIsIgnoredInComparison() throws {
    let one = try #require(Grammar("(@escaping () -> Void, Int) -> Void").read(SwiftType.parse))
    let other = try #require(Grammar("(() -> Void, Int) -> Void").read(SwiftType.parse))
    let third = try #require(Grammar("(() -> Void, inout Int) -> Void").read(SwiftType.parse))
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
    #expect(one.text != other.text)
    #expect(other != third)
  }

  @Test(arguments: [
    ("TimeInterval", "Double"), ("[TimeInterval: Owl<TimeInterval>]", "[Double: Owl<Double>]"),
    ("Foundation.TimeInterval", "Foundation.TimeInterval"), ("any Q & P", "any P & Q"),
    ("(Int, inout [any R & P.Q & A]?) -> B", "(Int, inout [any A & P.Q & R]?) -> B"),
  ])
  func aTypeMeansWhatSwiftUnderstands(text: String, expected: String) throws {
    let type = try #require(Grammar(text).read(SwiftType.parse))
    #expect(type.meaning.text == expected)
  }

  @Test(arguments: [
    ("Owl", "Owl"), ("T", "any Decodable"), ("[T?]", "[(any Decodable)?]"), ("T.ID", "Any"),
    ("[T: Int]", "Any"), ("[Int: T]", "[Int: any Decodable]"), ("T.Type", "any Decodable.Type"),
    ("T?.Type", "Any"), ("(T, Int)", "Any"), ("((T) -> Void)?", "Any?"), ("Box<[T]>", "Any"),
    ("U", "Any"), ("U.Type", "Any.Type"), ("V", "Any"),
    ("W.Type", "any (Hashable & Sendable).Type"),
  ])
  func aTypeIsErasedWhereGenericParametersMeanNothing(text: String, expected: String) throws {
    let type = try #require(Grammar(text).read(SwiftType.parse))
    let decodable = SwiftType(TypeName("Decodable"))
    let own = SwiftType(TypeName("Owl"))
    let both = SwiftType.composition([
      SwiftType(TypeName("Hashable")), SwiftType(TypeName("Sendable")),
    ])
    let generics = [
      GenericParameter(name: TypeName("T"), constraint: decodable),
      GenericParameter(name: TypeName("U"), constraint: nil),
      GenericParameter(name: TypeName("V"), constraint: own),
      GenericParameter(name: TypeName("W"), constraint: both),
    ]
    #expect(type.erasing(generics).text == expected)
  }

  @Test(arguments: [
    ("Int?", "nil"), ("Bool", "false"), ("String", "\"\""), ("[Int]", "[]"), ("Set<Int>", "[]"),
    ("[String: Int]", "[:]"), ("(() -> Void)?", "nil"), ("Int", nil), ("Owl", nil), ("Void", nil),
    ("Models.Bool", nil), ("(Int, Int)", nil), ("any P", nil),
  ])
  func someTypesHaveAnEmptyValue(type: String, expected: String?) throws {
    let type = try #require(Grammar(type).read(SwiftType.parse))
    #expect(type.emptyValue?.text == expected)
  }

  @Test func theHeadsOfAllNamesAreKnown() throws {
    let text = "[Models.Key: (any P & Q, x: A<B.C>?)?]"
    let type = try #require(Grammar(text).read(SwiftType.parse))
    #expect(type.typeNames.map(\.text) == ["Models", "P", "Q", "A", "B"])
    let function = try #require(Grammar("(inout A) -> B.Type").read(SwiftType.parse))
    #expect(function.typeNames.map(\.text) == ["A", "B"])
  }
}
