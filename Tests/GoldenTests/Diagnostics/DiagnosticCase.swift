import Foundation
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax
import Testing

/// Specs and their exact findings: an example on a page in `Documentation/Reference/Diagnostics`,
/// or a case on the page of the same name in `Fixtures/Diagnostics`. The page `Reporting` there has
/// cases that belong to no single diagnostic.
///
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

  /// What is found in its files now; the tests that ask for it share one answer.
  var found: Findings {
    if let known = Self.found.withLock({ $0[name] }) { return known }
    let findings = Findings(of: sources)
    Self.found.withLock { $0[name] = findings }
    return findings
  }

  /// By the names of cases.
  private static let found = Locked<[String: Findings]>([:])

  var actual: String { found.text }

  /// The examples, and the cases of all pages.
  static var all: [DiagnosticCase] {
    get throws {
      let examples = try DiagnosticPage.all.get().flatMap { [$0.failing, $0.fixed] }
      return try examples.compactMap(\.self) + more.get()
    }
  }

  private static let more = Result { () throws -> [DiagnosticCase] in
    try DiagnosticPage.texts(in: Fixture.root.appending(path: "Diagnostics"))
      .flatMap { try cases($0.file, text: $0.text) }
  }

  static func cases(_ file: URL, text: String) throws(PageError) -> [DiagnosticCase] {
    var parser = try PageParser(file: file, text: text)
    return try parser.cases()
  }

  /// The name of the page.
  var pageName: String { page.deletingPathExtension().lastPathComponent }

  /// Those that the environment selects; none where it selects a fixture.
  static func selected(by name: String? = Fixture.selectedName) throws -> [DiagnosticCase] {
    let all = try all
    guard let name else { return all }
    let selected = all.filter { $0.name == name || $0.name.hasPrefix("\(name)/") }
    if selected.isEmpty, !Fixture.all.contains(where: { $0.name == name }),
      try CommandPage.selected(by: name).isEmpty
    {
      throw UnknownCase(name: name)
    }
    return selected
  }

  struct UnknownCase: Error, CustomStringConvertible {
    let name: String

    var description: String {
      "neither Fixtures nor the pages of diagnostics and commands have the case '\(name)'"
    }
  }
}

extension [DiagnosticCase] {
  /// The text of their page with other findings for some of them, by name. Nothing else changes.
  func text(_ text: String, recording findings: [String: String]) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for example in reversed() {
      guard let text = findings[example.name] else { continue }
      let block = text.isEmpty ? [] : [""] + PageText.block(of: text, as: "text")
      lines.replaceSubrange(example.recorded, with: block)
    }
    return lines.joined(separator: "\n")
  }
}
