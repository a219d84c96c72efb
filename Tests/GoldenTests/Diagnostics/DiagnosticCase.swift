import Foundation
import Language
import Storage
import Syntax
import Testing

/// Specs and their exact findings: an example or a case on a page in `Documentation/Diagnostics`.
/// `CASE=MG401/tab` selects one by its name, `CASE=MG401` all of a page.
struct DiagnosticCase: Sendable, CustomTestStringConvertible {
  /// The name of the page, and of the case in it, such as `MG401/tab`.
  let name: String
  /// The page, and the line in it where the case begins.
  let page: URL
  let line: Int
  /// By path.
  let files: [PageFile]
  /// As recorded. Empty without findings.
  let findings: String
  /// The lines of the page with the findings, or where they belong, counted from 0.
  let recorded: Range<Int>

  var testDescription: String { name }

  /// The specs and the configuration, and after them the developer's files.
  var sources: [SourceFile] {
    specs + files.filter(\.isOwn).map(\.source)
  }

  var specs: [SourceFile] { files.filter { !$0.isOwn }.map(\.source) }

  var actual: String { Findings(of: sources).text }

  /// The cases of all pages.
  static var all: [DiagnosticCase] {
    get throws { try DiagnosticPage.all.get().flatMap(\.cases) }
  }

  /// Those that the environment selects; none where it selects a fixture.
  static func selected(by name: String? = Fixture.selectedName) throws -> [DiagnosticCase] {
    let all = try all
    guard let name else { return all }
    let selected = all.filter { $0.name == name || $0.name.hasPrefix("\(name)/") }
    let isFixture = Fixture.all.contains { $0.name == name }
    guard !selected.isEmpty || isFixture else { throw UnknownCase(name: name) }
    return selected
  }

  struct UnknownCase: Error, CustomStringConvertible {
    let name: String

    var description: String {
      "neither Fixtures nor a page in Documentation/Diagnostics has the case '\(name)'"
    }
  }
}
