import Foundation
import MvvmgenSyntax
import Testing

/// Pages are read strictly: a mistake in one is an error with its line. Recording replaces the
/// findings and nothing else.
struct DiagnosticPageTests {
  private static let file = URL(filePath: "/MG103.md")

  private static let page = """
    # MG103: a comma

    **Error.** JSON allows commas between members
    only.

    ## This causes it

    `A/Login.screen.json`

    ```json
    { "screen": "Login", }
    ```

    `Auth.coordinator.json`

    ```json
    ```

    ```text
    A finding.
    ```

    ## This doesn't

    `Login.screen.json`

    ```json
    { "screen": "Login" }
    ```

    """

  private static let cases = """
    # MG103

    ## no-byte-order-mark

    `allow` is explained here.

    `Caf<U+00E9>.screen.json`

    ```json escaped
    <U+FEFF>{<FF FE>}<3 x [ ><no newline>
    ```

    ```text escaped
    <U+200B>
    ```

    """

  @Test func partsAreRead() throws {
    let page = try DiagnosticPage.page(Self.file, text: Self.page)
    let cases =
      try [page.failing, page.fixed].compactMap(\.self)
      + DiagnosticCase.cases(Self.file, text: Self.cases)
    #expect(page.name == "MG103")
    #expect(page.severity == .error)
    #expect(page.title == "a comma")
    #expect(page.meaning == "JSON allows commas between members only.")
    #expect(cases.map(\.name) == ["MG103/example", "MG103/fixed", "MG103/no-byte-order-mark"])
    #expect(cases.map(\.line) == [6, 23, 3])
    #expect(cases.map(\.recorded) == [17..<21, 29..<29, 11..<15])
    #expect(cases.map(\.findings) == ["A finding.\n", "", "\u{200B}\n"])
    let files = cases.flatMap(\.files)
    #expect(
      files.map(\.path) == [
        "A/Login.screen.json", "Auth.coordinator.json", "Login.screen.json", "Café.screen.json",
      ])
    #expect(
      files.map(\.bytes) == [
        Array("{ \"screen\": \"Login\", }\n".utf8), [], Array("{ \"screen\": \"Login\" }\n".utf8),
        Array("\u{FEFF}{".utf8) + [0xFF, 0xFE] + Array("}[ [ [ ".utf8),
      ])
  }

  /// Each replacement in the pages above makes an error in one line.
  @Test(arguments: [
    ("# MG103: a", "# MG104: a", 1, "expected '# MG103: ' and a title"),
    ("**Error.**", "**Note.**", 4, "expected '**Error.**' or '**Warning.**' before it"),
    ("**Error.** JSON allows commas between members\nonly.\n", "", 4, "expected a paragraph"),
    ("## This causes it", "## Causes", 6, "unexpected '## Causes'"),
    ("## This doesn't", "## Fixed", 23, "expected '## This doesn't'"),
    ("{ \"screen\": \"Login\" }\n```\n", "{}\n```\n\nMore.\n", 31, "unexpected 'More.'"),
    ("```json\n{ \"screen\": \"Login\" }", "```js\n{}", 27, "expected '```json'"),
    ("`A/Login.screen.json`\n", "", 9, "expected a file, such as `Login.screen.json`"),
    ("`Auth.coord", "`B.json`\n\n`Auth.coord", 16, "expected '```json'"),
    (
      "Auth.coordinator", "A/Login.screen", 14, "this case has 'A/Login.screen.json' more than once"
    ),
    ("A finding.\n", "", 20, "expected findings, or no block for them"),
    ("A finding.\n```", "A finding.\n```swift", 21, "expected '```'"),
    ("a comma", "a\u{200B} comma", 1, "invisible character: write <U+200B> in an escaped block"),
    ("```json\n```", "```json escaped\n<FF>\n```", 6, "an example can't have escaped characters"),
    ("# MG103\n", "# MG104\n", 1, "expected '# MG103'"),
    ("## no-byte-order-mark", "More.", 3, "expected a case"),
    ("\n<U+200B>\n```", "\n<U+200B>", 13, "this block isn't closed"),
    ("<3 x [ >", "<3 of [ >", 9, "unknown escape '<3 of [ >'"),
    ("<no newline>", "<no newline> ", 9, "unknown escape '<no newline>'"),
    ("no-byte-order", "no byte", 3, "expected words such as 'two-screens', not 'no byte-mark'"),
    ("no-byte-order-mark", "fixed", 3, "'fixed' is used for more than one case"),
    ("<U+200B>\n```\n", "<U+200B>\n```", 15, "expected the page to end with one line break"),
    ("<U+200B>\n```\n", "<U+200B>\n```\n\nMore.\n", 17, "unexpected 'More.'"),
  ])
  func aMistakeIsAnErrorInItsLine(old: String, new: String, line: Int, message: String) throws {
    let page = Self.page.replacing(old, with: new, maxReplacements: 1)
    let cases = Self.cases.replacing(old, with: new, maxReplacements: 1)
    #expect((page == Self.page) != (cases == Self.cases))
    #expect(throws: PageError(page: "/MG103.md", line: line, message: message)) {
      _ = try DiagnosticPage.page(Self.file, text: page)
      _ = try DiagnosticCase.cases(Self.file, text: cases)
    }
  }

  /// A fence that is longer than those in the block.
  @Test func aBlockCanHaveFences() throws {
    let text = "```swift\nlet owl\n```\n"
    let block = PageText.block(of: text, as: "text")
    #expect(block == ["````text", "```swift", "let owl", "```", "````"])
    let page = Self.page.replacing(
      "```text\nA finding.\n```", with: block.joined(separator: "\n"))
    #expect(try DiagnosticPage.page(Self.file, text: page).failing?.findings == text)
    let unclosed = page.replacing("\n````\n", with: "\n```\n")
    #expect(throws: PageError(page: "/MG103.md", line: 19, message: "this block isn't closed")) {
      try DiagnosticPage.page(Self.file, text: unclosed)
    }
  }

  @Test func recordingReplacesTheFindingsOnly() throws {
    let page = try DiagnosticPage.page(Self.file, text: Self.page)
    let examples = [page.failing, page.fixed].compactMap(\.self)
    let recorded = Self.page
      .replacing("```text\nA finding.\n```\n", with: "```text\nOne.\nTwo.\n```\n")
      .replacing(
        "{ \"screen\": \"Login\" }\n```\n",
        with: "{ \"screen\": \"Login\" }\n```\n\n```text escaped\na<U+0301> <U+003C>\n```\n"
      )
    let findings = [
      "MG103/example": "One.\nTwo.\n", "MG103/fixed": "a\u{301} <\n",
      "MG103/no-byte-order-mark": "",
    ]
    #expect(examples.text(Self.page, recording: findings) == recorded)
    #expect(examples.text(Self.page, recording: [:]) == Self.page)
    let cases = try DiagnosticCase.cases(Self.file, text: Self.cases)
    #expect(
      cases.text(Self.cases, recording: findings)
        == Self.cases.replacing("\n```text escaped\n<U+200B>\n```\n", with: ""))
  }
}
