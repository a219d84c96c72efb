import Foundation
import MvvmgenSyntax

/// Reads a page of `Documentation/Reference/Diagnostics`, or one of more cases in
/// `Fixtures/Diagnostics`.
extension PageParser {
  mutating func diagnosticPage() throws(PageError) -> DiagnosticPage {
    var page = try heading()
    if next == "## This causes it" {
      page.failing = try example(named: "example")
      guard next == "## This doesn't" else { throw error("expected '## This doesn't'") }
      page.fixed = try example(named: "fixed")
    }
    try end()
    return page
  }

  /// Cases up to the page's end, each below a heading such as `## two-screens`.
  mutating func cases() throws(PageError) -> [DiagnosticCase] {
    guard next == "# \(name)" else { throw error("expected '# \(name)'") }
    index += 1
    var cases: [DiagnosticCase] = []
    var names: Set = ["example", "fixed"]
    while let line = next, line.hasPrefix("## ") {
      let word = String(line.dropFirst(3))
      guard word.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil else {
        throw error("expected words such as 'two-screens', not '\(word)'")
      }
      guard names.insert(word).inserted else {
        throw error("'\(word)' is used for more than one case")
      }
      cases.append(try readCase(named: word))
    }
    if cases.isEmpty { throw error("expected a case") }
    try end()
    return cases
  }

  private mutating func end() throws(PageError) {
    if next != nil { throw error("unexpected '\(lines[index])'") }
  }

  /// `# MG401: an unknown name`, and below it `**Error.** …`.
  private mutating func heading() throws(PageError) -> DiagnosticPage {
    let start = "# \(name): "
    guard let title = next, title.hasPrefix(start) else {
      throw error("expected '\(start)' and a title")
    }
    index += 1
    guard let meaning = paragraph() else { throw error("expected a paragraph") }
    for (word, severity) in [
      ("**Error.** ", Diagnostic.Severity.error), ("**Warning.** ", .warning),
    ]
    where meaning.hasPrefix(word) {
      return DiagnosticPage(
        name: name, severity: severity, title: String(title.dropFirst(start.count)),
        meaning: String(meaning.dropFirst(word.count)))
    }
    throw error("expected '**Error.**' or '**Warning.**' before it", at: index - 1)
  }

  /// An example is printed on terminals too, so it has no bytes that need escapes.
  private mutating func example(named word: String) throws(PageError) -> DiagnosticCase {
    let start = index
    let example = try readCase(named: word)
    for file in example.files {
      let text = String(bytes: file.bytes, encoding: .utf8)
      guard let text, !PageText.needsEscapes(text + file.path) else {
        throw error("an example can't have escaped characters", at: start)
      }
    }
    return example
  }

  /// A heading, perhaps a paragraph, the files, and the findings, if any.
  private mutating func readCase(named word: String) throws(PageError) -> DiagnosticCase {
    let start = index
    index += 1
    if let line = next, path(line) == nil { _ = paragraph() }
    let files = try files()
    if files.isEmpty {
      _ = next
      throw error("expected a file, such as `Login.screen.json`")
    }
    let end = index
    let findings = try findings()
    return DiagnosticCase(
      name: "\(name)/\(word)", page: file, line: start + 1,
      files: files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) },
      findings: findings, recorded: end..<index)
  }
}
