import Foundation
import Testing

/// Pages of fixtures are read strictly, and recording changes nothing above what is recorded.
struct FixturePageTests {
  private static let file = URL(filePath: "/owls.md")

  private static let meaning =
    "What mvvmgen writes for these specs: generated files, and scaffolds as first created."

  private static let page = """
    # owls

    Owls, and where they
    sit.

    ## Specs

    `mvvmgen.json`

    ```json
    { "specs": "specs" }
    ```

    `specs/Owl.screen.json`

    ```json escaped
    { "screen": "Owl" }<no newline>
    ```

    ## The app's own types

    `support/Owl.swift`

    ```swift
    public struct Owl {}
    ```

    ## Recorded

    \(meaning)

    ```text
    A finding.
    ```

    `Generated/OwlScreen.swift`

    ````swift
    ```
    ````

    `Screens/Owl.swift`

    ```swift
    ```

    """

  @Test func partsAreRead() throws {
    let page = try FixturePage(file: Self.file, text: Self.page)
    #expect(page.summary == "Owls, and where they sit.")
    let paths = ["mvvmgen.json", "specs/Owl.screen.json", "support/Owl.swift"]
    #expect(page.files.map(\.path) == paths)
    #expect(
      page.files.map(\.text) == [
        "{ \"specs\": \"specs\" }\n", "{ \"screen\": \"Owl\" }", "public struct Owl {}\n",
      ])
    #expect(page.output.findings == "A finding.\n")
    #expect(page.output.files == ["Generated/OwlScreen.swift": "```\n", "Screens/Owl.swift": ""])
    #expect(page.texts(recording: page.output) == [Self.file: Self.page])
  }

  @Test func whatIsRecordedIsReplaced() throws {
    let page = try FixturePage(file: Self.file, text: Self.page)
    let output = Fixture.Output(files: [
      "Screens/Z.swift": "// \u{200B}<\n", "Generated/A.swift": "a\r\n\n", "B.swift": "b",
    ])
    let text = try #require(page.texts(recording: output)[Self.file])
    let recorded = """
      ## Recorded

      \(Self.meaning)

      `B.swift`

      ```swift escaped
      b<no newline>
      ```

      `Generated/A.swift`

      ```swift escaped
      a<U+000D>

      ```

      `Screens/Z.swift`

      ```swift escaped
      // <U+200B><U+003C>
      ```

      """
    let start = try #require(Self.page.firstRange(of: "## Recorded")?.lowerBound)
    #expect(text == Self.page[..<start] + recorded)
    let again = try FixturePage(file: Self.file, text: text)
    #expect(again.output.findings == "")
    let bytes = [again.output, output].map { $0.files.mapValues { Array($0.utf8) } }
    #expect(bytes[0] == bytes[1])
  }

  /// A new page ends with what is written by hand.
  @Test(arguments: ["## Recorded", "## The app's own types"])
  func aPageWithoutItsLastSectionsIsRead(heading: String) throws {
    let start = try #require(Self.page.firstRange(of: "\n\(heading)")?.lowerBound)
    let page = try FixturePage(file: Self.file, text: String(Self.page[..<start]))
    #expect(page.output.files.isEmpty)
    let text = try #require(page.texts(recording: page.output)[Self.file])
    #expect(text == Self.page[..<start] + "\n## Recorded\n\n\(Self.meaning)\n")
  }

  /// Each replacement in the page above makes an error in one line.
  @Test(arguments: [
    ("# owls", "# owl", 1, "expected '# owls'"),
    ("Owls, and where they\nsit.\n\n", "", 3, "expected a paragraph"),
    ("## Specs", "## Files", 6, "expected '## Specs'"),
    ("`mvvmgen.json`", "`specs/Mvvmgen.json`", 6, "expected `mvvmgen.json` in this section"),
    ("`specs/Owl.screen", "`Owl.screen", 6, "'Owl.screen.json' doesn't belong in this section"),
    ("`support/", "`specs/", 20, "'specs/Owl.swift' doesn't belong in this section"),
    ("## Recorded", "## Output", 28, "unexpected '## Output'"),
    (meaning, "The output:", 30, "expected '\(meaning)'"),
    ("```text\nA finding.\n", "```text\n", 33, "expected findings, or no block for them"),
    ("````swift", "```swift", 40, "unexpected '````'"),
    ("`Screens/Owl.swift`", "More.", 42, "unexpected 'More.'"),
    (
      "`Screens/Owl.swift`", "`Generated/OwlScreen.swift`", 42,
      "this case has 'Generated/OwlScreen.swift' more than once"
    ),
  ])
  func aMistakeIsAnErrorInItsLine(old: String, new: String, line: Int, message: String) throws {
    let text = Self.page.replacing(old, with: new, maxReplacements: 1)
    try #require(text != Self.page)
    #expect(throws: PageError(page: "/owls.md", line: line, message: message)) {
      try FixturePage(file: Self.file, text: text)
    }
  }
}
