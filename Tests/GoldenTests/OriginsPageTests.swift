import Foundation
import Testing

/// The pages on where the ideas come from show what there is.
struct OriginsPageTests {
  static let pages = [
    "Closures", "ListsAndGrids", "NavigationProtocols", "Storyboards", "UseCases",
  ]

  /// Each block of code stands below the name of the file that it is taken from.
  @Test(arguments: pages)
  func codeIsTakenFromItsFile(page: String) throws {
    let text = try text(of: "Documentation/Origins/\(page).md")
    let blocks = text.split(separator: "```", omittingEmptySubsequences: false)
    try #require(blocks.count > 2 && blocks.count % 2 == 1, "a block is not closed")
    for index in stride(from: 1, to: blocks.count, by: 2) {
      let above = blocks[index - 1].split(separator: "`", omittingEmptySubsequences: false)
      let path = try #require(above.last { $0.hasPrefix("Fixtures/") }, "no file above a block")
      let code = blocks[index].drop { $0 != "\n" }.dropFirst()
      #expect(try self.text(of: String(path)).contains(code), "\(path)")
    }
  }

  private func text(of path: String) throws -> String {
    let root = Fixture.root.deletingLastPathComponent()
    return try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
}
