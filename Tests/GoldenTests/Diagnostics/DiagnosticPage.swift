import Explanations
import Foundation
import Testing

/// A page in `Documentation/Diagnostics`: the single source of a diagnostic's text. It explains the
/// diagnostic, and has an example that causes it, a fixed one, and more cases. The page `Reporting`
/// has those that belong to no single diagnostic.
struct DiagnosticPage: Sendable, CustomTestStringConvertible {
  /// The code; for `Reporting`, that word.
  let name: String
  let file: URL
  /// Nil if the page isn't about a diagnostic.
  let severity: Explanation.Severity?
  let title: String
  /// A paragraph without line breaks.
  let meaning: String
  let failing: DiagnosticCase?
  let fixed: DiagnosticCase?
  /// The cases below the heading `Cases`.
  let more: [DiagnosticCase]

  var testDescription: String { name }

  /// In the order of the page.
  var cases: [DiagnosticCase] { [failing, fixed].compactMap(\.self) + more }

  static let folder = Fixture.root.deletingLastPathComponent()
    .appending(path: "Documentation/Diagnostics")

  /// Sorted by name.
  static let all = Result { () throws -> [DiagnosticPage] in
    try FileManager.default.contentsOfDirectory(atPath: folder.path())
      .filter { $0.hasSuffix(".md") }.sorted()
      .map { try DiagnosticPage(file: folder.appending(path: $0)) }
  }

  /// The pages of diagnostics.
  static var ofCodes: [DiagnosticPage] {
    get throws { try all.get().filter { $0.severity != nil } }
  }

  private init(file: URL) throws {
    try self.init(file: file, text: String(contentsOf: file, encoding: .utf8))
  }

  init(file: URL, text: String) throws(PageError) {
    var parser = try PageParser(file: file, text: text)
    self = try parser.diagnosticPage()
  }

  init(
    file: URL, heading: PageParser.Heading,
    examples: (failing: DiagnosticCase, fixed: DiagnosticCase)?, more: [DiagnosticCase]
  ) {
    self.file = file
    self.more = more
    (name, severity) = (heading.name, heading.severity)
    (title, meaning) = (heading.title, heading.meaning)
    (failing, fixed) = (examples?.failing, examples?.fixed)
  }

  /// The page's text with other findings for some of its cases, by name. Nothing else changes.
  func text(_ text: String, recording findings: [String: String]) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for example in cases.reversed() {
      guard let text = findings[example.name] else { continue }
      let block = text.isEmpty ? [] : [""] + PageText.block(of: text, as: "text")
      lines.replaceSubrange(example.recorded, with: block)
    }
    return lines.joined(separator: "\n")
  }
}
