import Explanations
import Foundation

/// Reads a page of `Documentation/Diagnostics`.
extension PageParser {
  struct Heading {
    let name: String
    let severity: Explanation.Severity?
    let title: String
    let meaning: String
  }

  mutating func diagnosticPage() throws(PageError) -> DiagnosticPage {
    let heading = try heading()
    var examples: (failing: DiagnosticCase, fixed: DiagnosticCase)?
    if next == "## This causes it" {
      let failing = try example(named: "example")
      guard next == "## This doesn't" else { throw error("expected '## This doesn't'") }
      examples = (failing, try example(named: "fixed"))
    }
    var more: [DiagnosticCase] = []
    if next == (examples == nil ? "## Cases" : "## More cases") {
      let start = index
      index += 1
      more = try cases()
      if more.isEmpty { throw error("expected a case", at: start) }
    }
    if next != nil { throw error("unexpected '\(lines[index])'") }
    return DiagnosticPage(file: file, heading: heading, examples: examples, more: more)
  }

  /// `# MG401: an unknown name`, and below it `**Error.** …`; both without the code and the
  /// severity on a page of no code.
  private mutating func heading() throws(PageError) -> Heading {
    let isOfCode = name.hasPrefix("MG")
    let start = isOfCode ? "# \(name): " : "# "
    guard let title = next, title.hasPrefix(start) else {
      throw error("expected '\(start)' and a title")
    }
    index += 1
    guard let meaning = paragraph() else { throw error("expected a paragraph") }
    func heading(_ severity: Explanation.Severity?, _ meaning: String) -> Heading {
      Heading(
        name: name, severity: severity, title: String(title.dropFirst(start.count)),
        meaning: meaning)
    }
    guard isOfCode else { return heading(nil, meaning) }
    for (word, severity) in [
      ("**Error.** ", Explanation.Severity.error), ("**Warning.** ", .warning),
    ]
    where meaning.hasPrefix(word) {
      return heading(severity, String(meaning.dropFirst(word.count)))
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

  /// Cases up to the page's end, each below a heading such as `### two-screens`.
  private mutating func cases() throws(PageError) -> [DiagnosticCase] {
    var cases: [DiagnosticCase] = []
    var names: Set = ["\(name)/example", "\(name)/fixed"]
    while let line = next, line.hasPrefix("### ") {
      let word = String(line.dropFirst(4))
      guard word.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil else {
        throw error("expected words such as 'two-screens', not '\(word)'")
      }
      guard names.insert("\(name)/\(word)").inserted else {
        throw error("'\(word)' is used for more than one case")
      }
      cases.append(try readCase(named: word))
    }
    return cases
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
