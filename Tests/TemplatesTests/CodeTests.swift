import MvvmgenStorage
import MvvmgenSyntax
import Testing

@testable import MvvmgenTemplates

/// The layout of pieces of code.
struct CodeTests {
  private func text(_ code: Code) -> String {
    var bytes: [UInt8] = []
    code.write(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func name(_ text: String) -> MemberName { MemberName(validated: text) }

  @Test func linesTakeTheIndentationOfTheirPlace() {
    let inner: Code = """
      if ready {
        go()
      }
      """
    let outer: Code = """
      func start() {
        \(inner)
          \(inner)
      }
      """
    #expect(
      text(outer) == """
        func start() {
          if ready {
            go()
          }
            if ready {
              go()
            }
        }
        """)
  }

  @Test func pieceWithinALineKeepsTheLinesIndentation() {
    let body: Code = "{\n  go()\n}"
    let code: Code = """
      a {
        let b = \(body)
      }
      """
    #expect(text(code) == "a {\n  let b = {\n    go()\n  }\n}")
  }

  @Test func emptyPieceTakesItsLineAway() {
    let code: Code = """
      a
      \(Code.empty)
      b
        \(lines: [])
      c\(Code.empty)
      """
    #expect(text(code) == "a\nb\nc")
  }

  @Test func emptyPieceTakesABlankLineThatWouldBeDoubled() {
    let code: Code = """
      a

      \(Code.empty)

      b
      """
    #expect(text(code) == "a\n\nb")
  }

  @Test func emptyPieceAtTheTopLeavesNoBlankLine() {
    let code: Code = """
      \(Code.empty)

      a
      """
    #expect(text(code) == "a")
  }

  @Test func sectionsAndLinesLeaveEmptyPiecesOut() {
    #expect(text("\(sections: ["", "a", "", "b"])") == "a\n\nb")
    #expect(text("\(lines: ["", "a", "", "b", ""])") == "a\nb")
    #expect(Code.sections(["", ""]).isEmpty)
  }

  @Test func blankLinesAreNotIndented() {
    let code: Code = """
      {
        \(sections: ["a", "b"])
      }
      """
    #expect(text(code) == "{\n  a\n\n  b\n}")
  }

  @Test(arguments: [84, 85])
  func callStaysOnALineOfAHundredCharacters(length: Int) {
    let long = String(repeating: "y", count: length)
    let call: Code = "f(\(list: ["x: Int", "\(name(long)): A"])) {"
    #expect(
      text(call) == (length == 84 ? "f(x: Int, \(long): A) {" : "f(\n  x: Int,\n  \(long): A\n) {"))
  }

  @Test func widthCountsCharactersNotBytes() {
    let long = String(repeating: "ü", count: 90)
    #expect(text(Code.call("f", ["\(name(long))"])) == "f(\(long))")
  }

  @Test func nestedCallsBreakFromTheOutside() {
    let long = String(repeating: "y", count: 80)
    let inner = Code.call(".inner", ["\(name(long))"])
    #expect(text(Code.call("outer.append", [inner])) == "outer.append(\n  .inner(\(long))\n)")
    let longer = Code.call(".inner", ["\(name(long))", "\(name(long))"])
    #expect(
      text(Code.call("outer.append", [longer]))
        == "outer.append(\n  .inner(\n    \(long),\n    \(long)\n  )\n)")
  }

  @Test func closureTakesLinesOfItsOwnWhereItIsLong() {
    #expect(text("flow.report { \(block: "go()") }") == "flow.report { go() }")
    let long = String(repeating: "y", count: 90)
    let call: Code = "\(name(long))()"
    #expect(text("flow.report { \(block: call) }") == "flow.report {\n  \(long)()\n}")
  }

  @Test func callWithoutArgumentsIsNeverBroken() {
    let long = String(repeating: "y", count: 120)
    #expect(text(Code.call("\(name(long))", [])) == "\(long)()")
  }

  @Test(arguments: ["", "a"])
  func whatFollowsAWrappedPieceMovesBeforeThePiece(member: String) {
    let long = String(repeating: "y", count: member.isEmpty ? 82 : 83)
    func lines(_ head: Code) -> String {
      let members: CodeList = member.isEmpty ? [] : ["a"]
      let code: Code = """
        {
          \(head): \(wrap: "\(name(long))") {
            \(lines: members)
          }
        }
        """
      return text(code)
    }
    let braces = member.isEmpty ? "{}" : "{\n    a\n  }"
    #expect(lines("class Bbbbb") == "{\n  class Bbbbb: \(long) \(braces)\n}")
    #expect(lines("class Bbbbbb") == "{\n  class Bbbbbb: \(long)\n  \(braces)\n}")
    #expect(lines("class Bbbbbbbbb") == "{\n  class Bbbbbbbbb:\n    \(long)\n  \(braces)\n}")
  }

  @Test(arguments: [78, 79])
  func listsAreMeasuredWithWhatFollowsAroundThem(length: Int) {
    let long = String(repeating: "y", count: length)
    let head: Code = "f(\(list: ["a: Int", "\(name(long)): A"]))"
    let code: Code = """
      \(head) async {
        go()
      }
      """
    let arguments = length == 78 ? "a: Int, \(long): A" : "\n  a: Int,\n  \(long): A\n"
    #expect(text(code) == "f(\(arguments)) async {\n  go()\n}")
  }

  @Test func secondListOfALineBreaksOnlyWhereTheFirstIsNotEnough() {
    let long = String(repeating: "y", count: 60)
    let code: Code = "f(\(list: ["\(name(long))"])) -> (\(list: ["\(name(long))"]))"
    #expect(text(code) == "f(\n  \(long)\n) -> (\(long))")
  }

  @Test func bracesWithNothingBetweenStandTogether() {
    let code: Code = """
      a {
        b {
          \(lines: [])
          \(Code.empty)
        }
        c {
          \(sections: ["", ""])
        } else {
        }
      }
      """
    #expect(text(code) == "a {\n  b {}\n  c {} else {\n  }\n}")
  }

  @Test func alternativesBreakTheCallsInThem() {
    let long = String(repeating: "y", count: 60)
    let made = Code.assignment("let \(name(long))", .call("\(name(long))", ["a: a", "b: b"]))
    #expect(text(made) == "let \(long) =\n  \(long)(a: a, b: b)")
    let short = Code.assignment("let a", .call("f", ["\(name(long))", "\(name(long))"]))
    #expect(text(short) == "let a = f(\n  \(long),\n  \(long)\n)")
  }

  @Test func alternativesInACallAreOnItsLineWhereTheyFit() {
    let long = String(repeating: "y", count: 90)
    #expect(text(.call("f", [.property("a", "A"), "b"])) == "f(a: A, b)")
    #expect(
      text(.call("f", [.property("aaaaaaaaaa", "\(name(long))"), "b"]))
        == "f(\n  aaaaaaaaaa:\n    \(long),\n  b\n)")
  }

  @Test(arguments: [92, 93])
  func alternativesInACallAreMeasuredWithTheCommaBehindThem(length: Int) {
    let long = String(repeating: "y", count: length)
    let value = length == 92 ? " \(long)" : "\n    \(long)"
    #expect(
      text(.call("f", [.property("aaa", "\(name(long))"), "b"])) == "f(\n  aaa:\(value),\n  b\n)")
    #expect(
      text(.call("f", ["b", .property("aaa", "\(name(long))")]))
        == "f(\n  b,\n  aaa: \(long)\n)")
  }

  @Test func layoutsFillTheHolesOfOthers() {
    let inner = Code.assignment("a", .property("b", "C"))
    #expect(text(Code.property("let d", inner)) == "let d: a = b: C")
    let long = String(repeating: "y", count: 60)
    let broken = Code.property("\(name(long))", .assignment("\(name(long))", "z"))
    #expect(text(broken) == "\(long):\n  \(long) = z")
  }

  @Test func alternativesAreMeasuredByTheirLongestLine() {
    let long = String(repeating: "ü", count: 90)
    #expect(text(Code.assignment("a", "\(name(long))")) == "a = \(long)")
    let body: Code = "{\n  \(name(long))\n  \(name(long))\n}"
    #expect(text(Code.assignment("a", body)) == "a = {\n  \(long)\n  \(long)\n}")
    let longer = String(repeating: "ü", count: 98)
    #expect(text(Code.assignment("a", "\(name(longer))")) == "a =\n  \(longer)")
  }

  @Test func listsLeaveEmptyPiecesOut() {
    let list: CodeList = ["a", "", "\(Code.empty)", "b"]
    #expect(list.count == 2)
    let empty: CodeList = [""]
    let more: CodeList = ["c"]
    #expect(text(.joined(list + empty + more, by: ", ")) == "a, b, c")
    #expect(Code.joined([], by: ", ").isEmpty)
    let chosen: CodeList = [1, 2, 3].map { number -> Code in number == 2 ? "" : "x" }
    #expect(chosen.count == 2)
  }

  @Test func keywordsAreInBackticksWhereTheyAreNames() {
    #expect(
      text("let \(name("default")) = \(unescaped: name("default"))Value")
        == "let `default` = defaultValue")
    #expect(text("\(name("class"))") == "`class`")
  }

  @Test func lineBreaksAloneEndLines() {
    let code: Code = "\(name("a"))\n\(name("b"))\(Code("\n"))\(name("c"))"
    #expect(text(code) == "a\nb\nc")
  }

  @Test func documentationIsWrappedWhereItStands() {
    let words = Array(repeating: "word", count: 30).joined(separator: " ")
    let comment = Code.documentation(Summary(words))
    let nested: Code = """
      a {
        \(comment)
        b
      }
      """
    let first = Array(repeating: "word", count: 19).joined(separator: " ")
    let second = Array(repeating: "word", count: 11).joined(separator: " ")
    #expect(text(nested) == "a {\n  /// \(first)\n  /// \(second)\n  b\n}")
  }

  @Test func documentationHoldsAnyText() {
    let summary = Summary("*/ \\(code) \"\"\" #if\nlet x = 1\u{2028}}\u{0}")
    #expect(text(Code.documentation(summary)) == "/// */ \\(code) \"\"\" #if let x = 1 }")
    #expect(Code.documentation(Summary(" \n ")).isEmpty)
  }

  @Test(arguments: [
    ("Login", "login"), ("PasswordReset", "password reset"), ("URLOpener", "URL opener"),
    ("OTP", "OTP"), ("A", "A"), ("É", "É"), ("Élan", "élan"), ("Page2", "page2"),
  ])
  func namesAreSpoken(name: String, spoken: String) {
    #expect(text(TypeName(validated: name).spoken) == spoken)
  }
}
