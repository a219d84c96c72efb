import Foundation
import Testing

/// `Documentation/Guide/Adopting.md` shows code of this app, which compiles and is walked through.
struct DocumentationTests {
  private static let app = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test func pageShowsTheCodeOfThisApp() throws {
    let page = Self.app.appending(path: "../../Documentation/Guide/Adopting.md").standardizedFileURL
    let blocks = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "```")
      .filter { $0.hasPrefix("swift\n") }.map { Self.lines(of: String($0.dropFirst(6))) }
    #expect(blocks.count == 12)
    let files = try Self.sources().map { file in
      Self.lines(of: try String(contentsOf: file, encoding: .utf8))
    }
    for block in blocks {
      #expect(files.contains { $0.contains(block) }, "\(block.joined(separator: "\n"))")
    }
  }

  private static func sources() throws -> [URL] {
    let folder = app.appending(path: "Sources")
    let paths = FileManager.default.subpaths(atPath: folder.path()) ?? []
    return paths.filter { $0.hasSuffix(".swift") }.map { folder.appending(path: $0) }
  }

  /// However far they are indented.
  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n").map { $0.drop { $0 == " " } }.map { String($0) }
      .filter { !$0.isEmpty }
  }
}
