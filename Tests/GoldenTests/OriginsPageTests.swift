import Foundation
import Testing

/// The code on the pages about where the ideas come from is in the fixtures. The pages are excerpts,
/// so they are edited by hand: recording doesn't change them.
struct OriginsPageTests {
  static let pages = [
    "Closures", "ListsAndGrids", "NavigationProtocols", "Storyboards", "UseCases",
  ]

  /// Each code block is below the name of the file that it is copied from.
  @Test(.disabled(if: Recording.isOn), arguments: pages)
  func codeIsTakenFromItsFile(page: String) throws {
    let text = try text(of: "Documentation/Origins/\(page).md")
    let blocks = text.split(separator: "```", omittingEmptySubsequences: false)
    try #require(blocks.count > 2 && blocks.count % 2 == 1, "a block is not closed")
    for index in stride(from: 1, to: blocks.count, by: 2) {
      let above = blocks[index - 1].split(separator: "`", omittingEmptySubsequences: false)
      let path = try #require(above.last { $0.hasPrefix("Fixtures/") }, "no file above a block")
      let code = blocks[index].drop { $0 != "\n" }.dropFirst()
      let file = try self.text(of: String(path))
      if file.contains(code) { continue }
      let lines = Set(file.split(separator: "\n"))
      let missing = code.split(separator: "\n").first { !lines.contains($0) }
      Issue.record(
        """
        Documentation/Origins/\(page).md shows code that isn't in \(path): edit the page by hand.
        \(missing.map { "Its first line that isn't there: \($0)" } ?? "Its lines are apart there.")
        """,
        sourceLocation: SourceLocation(
          fileID: "Origins/\(page).md", filePath: "Documentation/Origins/\(page).md",
          line: 1 + blocks[...(index - 1)].joined().count { $0.isNewline }, column: 1))
    }
  }

  private func text(of path: String) throws -> String {
    let root = Fixture.root.deletingLastPathComponent()
    return try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
}
