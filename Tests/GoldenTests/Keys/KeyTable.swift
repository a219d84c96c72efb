import Foundation
import MvvmgenLanguage

@testable import mvvmgen

/// A table of keys on the page of the spec language: a row for each, which begins with its summary.
/// The rest of a row is written by hand. The page begins with the language in short.
struct KeyTable {
  private let keys: [(key: String, summary: String)]
  /// Whether a column between says what applies without the key.
  private var hasDefaults = false

  init<Table: SpecKey>(_ table: Table.Type, hasDefaults: Bool = false) {
    keys = table.allCases.map { ($0.rawValue, $0.summary) }.filter { !$0.1.isEmpty }
    self.hasDefaults = hasDefaults
  }

  static let page = Fixture.root.deletingLastPathComponent()
    .appending(path: "Documentation/Reference/SpecLanguage.md")

  private static let all = [
    KeyTable(ScreenKey.self), KeyTable(CoordinatorKey.self),
    KeyTable(ConfigurationKey.self, hasDefaults: true),
  ]

  /// The page as it should be.
  static var text: String {
    get throws {
      var lines = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\n")
      for table in all {
        let first = "| `\(table.keys.first?.key ?? "")` |"
        guard let start = lines.firstIndex(where: { $0.hasPrefix(first) }) else { continue }
        let end = lines[start...].firstIndex { !$0.hasPrefix("|") } ?? lines.endIndex
        lines.replaceSubrange(start..<end, with: table.rows(from: Array(lines[start..<end])))
      }
      let text = lines.joined(separator: "\n")
      guard let start = text.range(of: ShortPage.heading + "\n"),
        let end = text.range(of: "## Files\n")
      else { return text }
      return text[..<start.lowerBound] + ShortPage.text + "\n" + text[end.lowerBound...]
    }
  }

  func rows(from old: [String]) -> [String] {
    keys.map { key, summary in
      var start = "| `\(key)` |"
      var rest = old.first { $0.hasPrefix(start) }.map { $0.dropFirst(start.count) } ?? " |"
      if hasDefaults {
        let end = rest.firstIndex(of: "|").map { rest.index(after: $0) } ?? rest.startIndex
        start += rest[..<end]
        rest = rest[end...]
      }
      let byHand = rest.firstRange(of: ". ").map { rest[$0.upperBound...] } ?? "|"
      return "\(start) \(summary) \(byHand)"
    }
  }
}
