import Foundation
import Testing

/// Pages of commands are read strictly, and recording replaces what commands print and change.
struct CommandPageTests {
  private static let file = URL(filePath: "/copy.md")

  private static let page = """
    # Copies

    `one.txt`

    ```text
    One.
    ```

    ## To another file

    ```console
    $ cp one.txt mvvmgen && cat mvvmgen \\
      missing
    Old output.
    ```

    ```diff
    Old changes.
    ```

    ## Not at all

    ```console
    $ cat one.txt; : mvvmgen ; touch one.txt
    ```

    """

  @Test func whatIsRecordedIsReplaced() throws {
    let page = try CommandPage(file: Self.file, text: Self.page)
    #expect(page.sections.map(\.name) == ["to-another-file", "not-at-all"])
    let recorded = Self.page
      .replacing("Old output.\n", with: "One.\n2> cat: missing: No such file or directory\n[1]\n")
      .replacing("Old changes.\n", with: "@@ mvvmgen:1 @@\n+One.\n")
      .replacing(
        "touch one.txt\n```\n",
        with: "touch one.txt\nOne.\n```\n\n```diff\nrewritten: one.txt\n```\n")
    #expect(try page.recordedAgain() == recorded)
    #expect(try CommandPage(file: Self.file, text: recorded).recordedAgain() == recorded)
  }

  @Test(arguments: [
    ("# Copies", "Copies", 1, "expected '# ' and a title"),
    (
      "## Not at all", "## To another file", 21,
      "'to-another-file' is used for more than one section"
    ),
    ("$ cat", "cat", 23, "expected '$ ' and a command"),
    ("## Not at all", "### Not at all", 21, "unexpected '### Not at all'"),
    ("```text", "```json", 5, "expected '```text'"),
  ])
  func aMistakeIsAnErrorInItsLine(old: String, new: String, line: Int, message: String) throws {
    let text = Self.page.replacing(old, with: new)
    #expect(throws: PageError(page: "/copy.md", line: line, message: message)) {
      try CommandPage(file: Self.file, text: text)
    }
  }

  @Test func aSectionIsSelectedByItsHeading() throws {
    #expect(try CommandPage.selected(by: "rename/a-screen").map(\.sections.count) == [1])
    #expect(try CommandPage.selected(by: "rename").map(\.name) == ["rename"])
    #expect(try CommandPage.selected(by: "swiftui").isEmpty)
    #expect(try DiagnosticCase.selected(by: "rename/a-screen").isEmpty)
  }
}
