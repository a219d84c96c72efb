import MvvmgenSyntax
import Testing

@testable import MvvmgenLanguage

/// How messages list names.
@Suite struct ListTests {
  @Test func names() {
    #expect(Diagnostic.list([]) == "none")
    #expect(Diagnostic.list(["a"]) == "`a`")
    #expect(Diagnostic.list(["a", "b"], last: "or") == "`a` or `b`")
    #expect(Diagnostic.list(["a", "b", "c"]) == "`a`, `b` and `c`")
  }

  /// A hostile spec may have tens of thousands, and as many findings that list them.
  @Test func notAllOfHundreds() {
    let names = (1...500).map { "n\($0)" }
    let first = names.prefix(30).map { "`\($0)`" }.joined(separator: ", ")
    #expect(Diagnostic.list(names) == "\(first) and 470 more")
  }
}
