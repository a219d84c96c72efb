import Foundation
import Testing

/// What `mvvmgen docs` prints is what the pages say.
struct HandbookTests {
  private static let root = Fixture.root.deletingLastPathComponent()

  @Test(arguments: [("SpecLanguage", "specLanguage"), ("CommandLine", "commandLine")])
  func handbookIsAsRecorded(page: String, name: String) throws {
    let source = Self.root.appending(path: "Documentation/Reference/\(page).md")
    // The same test run may record the tables on it.
    let text =
      try source == KeyTable.page ? KeyTable.text : String(contentsOf: source, encoding: .utf8)
    let recorded = """
      // Recorded from Documentation/Reference/\(page).md. Change the page, then run
      // RECORD_GOLDENS=1 swift test --filter GoldenTests
      // swift-format-ignore-file

      extension Handbook {
        static let \(name) = \(Self.literal(text))
      }

      """
    let file = Self.root.appending(path: "Sources/mvvmgen/Handbook/Handbook+\(page).swift")
    try Recording.check(file, is: recorded)
  }

  /// A raw literal, line by line as the page, so that changes of both are merged alike.
  private static func literal(_ text: String) -> String {
    var mark = "#"
    while text.contains("\"\"\"\(mark)") || text.contains("\\\(mark)") { mark += "#" }
    return "\(mark)\"\"\"\n\(text)\n\"\"\"\(mark)"
  }
}
