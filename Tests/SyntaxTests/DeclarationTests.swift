import MvvmgenStorage
import MvvmgenSyntax
import Testing

@Suite struct DeclarationTests {
  @Test(arguments: [
    ("email: String", "email 1:2 | String 1:9"),
    ("email:String?=nil", "email 1:2 | String? 1:8 | nil"),
    (" isOn : Bool = false ", "isOn 1:3 | Bool 1:10 | false"),
    ("default: [Int] = [1]", "default 1:2 | [Int] 1:11 | [1]"),
    ("`in`: Int", "in 1:2 | Int 1:8"),
    ("done: @escaping (Int)->()", "done 1:2 | (Int) -> Void 1:8 | escaping"),
    ("x: Swift.Int // y", "1:15: error: unexpected `/`: expected nothing more [MG305]"),
    (#"\u0061b: \u0049nt = 1 }"#, "1:24: error: unexpected `}`: expected nothing more [MG305]"),
    (#"\u0061b: \u0049nt"#, "ab 1:2 | Int 1:11"),
    ("", "1:2: error: the text ends too early: expected a name, `:` and a type [MG305]"),
    (
      "email",
      "1:7: error: the text ends too early: expected `:` and a type, as in `email: String` [MG305]"
    ),
    ("signIn()", "1:8: error: unexpected `(`: expected `:` and a type [MG305]"),
    ("x: Int =", "1:10: error: the text ends too early: expected a value [MG305]"),
    ("x: Int = 3; y: Int", "1:12: error: unexpected `;`: expected nothing more [MG305]"),
    ("1x: Int", "1:2: error: unexpected `1`: expected a name, `:` and a type [MG305]"),
    ("self: Int", "1:2: error: `self` is reserved in Swift: choose another name [MG301]"),
    ("`Type`: Int", "1:2: error: `Type` is reserved in Swift: choose another name [MG301]"),
    ("_: Int", "1:2: error: `_` is reserved in Swift: choose another name [MG301]"),
    ("x: { get }", "1:5: error: unexpected `{`: expected a type [MG305]"),
    ("em\u{200D}ail: Int", "1:4: error: an invisible character, `\\u{200D}`: remove it [MG306]"),
    ("x: Int\\r", "1:8: error: a line break, `\\u{D}`: remove it [MG306]"),
  ])
  func aValueIsRead(text: String, expected: String) {
    #expect(values(text) == [expected])
  }

  @Test(arguments: [
    ("registerButtonTapped()", "registerButtonTapped()"),
    (
      "signIn(email:String,password : String)async",
      "signIn(email: String, password: String) async 1:40"
    ),
    ("load( _ id: Int ) async throws -> Owl", "load(_ id: Int) async 1:20 throws 1:26 -> Owl 1:36"),
    ("move(from a: Int, to b: Int)", "move(from a: Int, to b: Int)"),
    ("ask(in in: Int, for x: Int)", "ask(in: Int, for x: Int)"),
    ("f() -> ()", "f()"), ("f() -> Void", "f()"),
    ("f() -> (Int) -> Void", "f() -> (Int) -> Void 1:9"),
    ("f(x: @escaping () -> Void)", "f(x: escaping () -> Void)"),
    ("delete()", "delete()"), ("repeat()", "repeat()"),
    ("f: Int", "1:3: error: unexpected `:`: expected `(`: this is a function [MG305]"),
    (
      "f<T>(x: T)",
      "1:3: error: a generic parameter isn't supported in a spec: only a service's functions can have "
        + "some [MG309]"
    ),
    ("f(", "1:4: error: the text ends too early: expected a parameter's name [MG305]"),
    ("f(x)", "1:5: error: unexpected `)`: expected `:` and a type [MG305]"),
    ("f(a b c: Int)", "1:8: error: unexpected `c`: expected `:` and a type [MG305]"),
    ("f(x: Int,)", "1:11: error: unexpected `)`: expected a parameter's name [MG305]"),
    ("f(x: Int = 3)", "1:11: error: the parameter `x` can't have a default here [MG321]"),
    ("f(x: inout Int)", "f(x: inout Int)"), ("f(_ x:inout  [Int])", "f(_ x: inout [Int])"),
    ("f() throws(E)", "f() throws(E) 1:6"),
    ("f() async throws( A.E ) -> Int", "f() async 1:6 throws(A.E) 1:12 -> Int 1:29"),
    ("f() throws(E", "1:14: error: the text ends too early: expected `)` [MG305]"),
    ("f(x: Int...)", "1:10: error: `...` isn't supported in a spec: use an array [MG309]"),
    ("f() {}", "1:6: error: unexpected `{`: expected nothing more [MG305]"),
    ("f() async async", "1:12: error: unexpected `async`: expected nothing more [MG305]"),
    ("f() ->", "1:8: error: the text ends too early: expected a type [MG305]"),
    (
      "f() -> @escaping () -> Int",
      "1:9: error: `@escaping` isn't allowed here: it belongs before a parameter's type [MG313]"
    ),
    ("init()", "1:2: error: `init` is reserved in Swift: choose another name [MG301]"),
    ("f(_: Int)", "1:4: error: `_` is reserved in Swift: choose another name [MG301]"),
  ])
  func aFunctionIsRead(text: String, expected: String) {
    #expect(functions(text) == [expected])
  }

  @Test func aFunctionWithoutParenthesesGetsThem() {
    #expect(
      functions("f") == ["1:3: error: `f` is a function here: write `f()` [MG305]", " -> ()"])
  }

  @Test func aParameterWithoutANameGetsOne() {
    #expect(
      functions("f(Int)") == [
        "1:4: error: a parameter has a name: write `int: Int`, not `Int` [MG305]",
        "Int -> int: Int",
      ])
    #expect(
      functions("f(HTTPCode)") == [
        "1:4: error: a parameter has a name: write `httpCode: HTTPCode`, not `HTTPCode` [MG305]",
        "HTTPCode -> httpCode: HTTPCode",
      ])
  }

  @Test func aSecondParameterOfANameIsAnError() {
    #expect(
      functions("f(x: Int, to x: Int)") == [
        "1:15: error: another parameter is called `x`, too [MG322]", "1:4: note: the first is here",
      ])
  }

  @Test func swiftsOwnKeywordsBeforeADeclarationAreTakenAway() {
    #expect(
      values("let  x: Int") == [
        "1:2: error: remove `let`: a declaration begins with its name [MG320]", "let   -> ",
      ])
    #expect(values("var: Int") == ["var 1:2 | Int 1:7"])
    #expect(
      functions("func f()").first
        == "1:2: error: remove `func`: a declaration begins with its name [MG320]")
    #expect(functions("func()") == ["func()"])
  }

  @Test func namesThatSwiftFormatRefusesAreWarnings() {
    func camelCase(_ name: String) -> String {
      "warning: `swift format` refuses the name `\(name)`: expected lower camel case [MG303]"
    }
    #expect(values("Email: Int") == ["Email 1:2 | Int 1:9", "1:2: \(camelCase("Email"))"])
    #expect(
      functions("log_in(User_id id: Int, a_b: Int)") == [
        "log_in(User_id id: Int, a_b: Int)", "1:2: \(camelCase("log_in"))",
        "1:9: \(camelCase("User_id"))", "1:26: \(camelCase("a_b"))",
      ])
    #expect(
      values("größe: Int") == [
        "größe 1:2 | Int 1:11",
        "1:2: warning: `swift format` refuses the name `größe`: expected ASCII letters [MG304]",
      ])
    #expect(values("_x: Int") == ["_x 1:2 | Int 1:6"])
  }

  private func values(_ text: String) -> [String] {
    Grammar(text).lines { string, diagnostics in
      ValueDeclaration.parse(string, into: &diagnostics).map { value in
        [
          "\(value.name.value.text) \(place(value.name.span))",
          "\(value.type.value.text) \(place(value.type.span))",
        ].joined(separator: " | ") + (value.isEscaping ? " | escaping" : "")
          + (value.defaultValue.map { " | \($0.text)" } ?? "")
      }
    }
  }

  private func functions(_ text: String) -> [String] {
    Grammar(text).lines { string, diagnostics in
      FunctionDeclaration.parse(string, into: &diagnostics).map { function in
        let parameters = function.parameters.map { parameter in
          let name = parameter.value.name.value.text
          let type =
            (parameter.value.inoutSpan == nil ? "" : "inout ")
            + (parameter.value.isEscaping ? "escaping " : "") + parameter.value.type.value.text
          switch parameter.label {
          case .same: return "\(name): \(type)"
          case .none: return "_ \(name): \(type)"
          case .other(let label): return "\(label.text) \(name): \(type)"
          }
        }
        let thrown = function.thrownType.map { "(\($0.text))" } ?? ""
        return "\(function.name.value.text)(\(parameters.joined(separator: ", ")))"
          + (function.asyncSpan.map { " async \(place($0))" } ?? "")
          + (function.throwsSpan.map { " throws\(thrown) \(place($0))" } ?? "")
          + (function.result.map { " -> \($0.value.text) \(place($0.span))" } ?? "")
      }
    }
  }

  /// Of a text on the first line, where offsets are columns.
  private func place(_ span: SourceSpan) -> String { "1:\(span.start + 1)" }
}
