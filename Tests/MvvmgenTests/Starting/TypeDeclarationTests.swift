import MvvmgenEditing
import Testing

/// Types are found in whatever surrounds them, and nothing else is taken for one.
@Suite struct TypeDeclarationTests {
  private func types(_ text: String) -> [String] {
    TypeDeclaration.all(in: Array(text.utf8)).map(\.name)
  }

  @Test(arguments: [
    ("final class A: B {}", ["A"]),
    ("struct A<T> where T: AnyObject {}; enum B {}", ["A", "B"]),
    ("@MainActor public actor A {}\nprotocol B: AnyObject {}\ntypealias C = A", ["A", "B", "C"]),
    ("@available(iOS 17, *)\nnonisolated\n  enum\n  A {}", ["A"]),
    ("struct `Type` {}\nclass Straße {}", ["Type", "Straße"]),
    ("#if DEBUG\n  struct A {}\n#endif", ["A"]),
    ("private final class A {}\nfileprivate enum B {}\nclass C {}", ["A", "B", "C"]),
  ])
  func aTypeIsFound(text: String, expected: [String]) {
    #expect(types(text) == expected)
  }

  @Test(arguments: [
    "// struct A {}", "/* /* */ struct A {} */", #"let a = "struct A {}""#,
    "let a = \"\"\"\n  struct A {}\n  \"\"\"", ##"let a = #"\(struct A {})"#"##,
    "extension A { struct B {} }", "func a() { class B {} }", "let a = { enum B {} }",
    "func a(class b: Int, actor c: Int) {}", "import class UIKit.UIView\nimport struct A.B",
    "let a = B.actor", "let actor = a", "let `class` = a", "struct",
  ])
  func nothingElseIsOne(text: String) {
    #expect(types(text) == [])
  }

  /// Brackets that aren't code don't count.
  @Test(arguments: [
    "let a = \"}\"", "let a = \"\\(b.map { \"{\" })\"", "// {", "let a = /\\{/", "let a = /[}\"]/",
    "let a = #/{ \" /#", "let a = b.split(separator: /\\)/)", "let a = b / c; let d = e / f",
    "let a = c/d", "func / (a: A, b: B) {}", "}", "let a = \"unclosed {",
  ])
  func theNextTypeIsFound(after text: String) {
    #expect(types("\(text)\nstruct Found { struct Inner {} }\nclass Last {}") == ["Found", "Last"])
  }

  @Test func theRangeIsThatOfItsName() {
    let text = "\nstruct  Äther {}"
    let range = TypeDeclaration.all(in: Array(text.utf8))[0].range
    #expect(range == 9..<15)
  }
}
