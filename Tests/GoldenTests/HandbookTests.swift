import Explanations
import Foundation
import Testing

/// What `mvvmgen docs` prints is what the pages say.
struct HandbookTests {
  private static let root = Fixture.root.deletingLastPathComponent()
  private static let file = root.appending(path: "Sources/Explanations/Handbook+Pages.swift")
  private static let pages = ["SpecLanguage", "CommandLine"]

  @Test func handbookIsAsRecorded() throws {
    let pages = try Self.pages.map { name in
      let page = Self.root.appending(path: "Documentation/\(name).md")
      return "    \(Self.literal(try String(contentsOf: page, encoding: .utf8))),\n"
    }
    let text = """
      // Recorded from Documentation. Change the pages, then run
      // RECORD_GOLDENS=1 swift test --filter GoldenTests
      // swift-format-ignore-file

      extension Handbook {
        static let pages: [String] = [
      \(pages.joined())  ]
      }

      """
    try Recording.check(Self.file, is: text)
  }

  /// A raw literal on one line.
  private static func literal(_ text: String) -> String {
    var mark = "#"
    while text.contains("\"\(mark)") || text.contains("\\\(mark)") { mark += "#" }
    return "\(mark)\"\(text.replacing("\n", with: "\\\(mark)n"))\"\(mark)"
  }
}
