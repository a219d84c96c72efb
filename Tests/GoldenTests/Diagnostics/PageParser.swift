import Explanations
import Foundation
import Syntax

/// Reads a page of `Documentation/Diagnostics`, strictly: anything that it doesn't expect is an
/// error with its line.
struct PageParser {
  private let file: URL
  private let lines: [Substring]
  /// The next line, counted from 0.
  private var index = 0

  struct Heading {
    let name: String
    let severity: Explanation.Severity?
    let title: String
    let meaning: String
  }

  private var name: String { file.deletingPathExtension().lastPathComponent }

  init(file: URL, text: String) throws(PageError) {
    self.file = file
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if let scalar = line.unicodeScalars.first(where: { !PageText.isVisible($0) }) {
        let escape = PageText.escaped(String(Character(scalar)))
        throw error("invisible character: write \(escape) in an escaped block", at: index)
      }
    }
    guard lines.last == "", lines.dropLast().last != "" else {
      throw error("expected the page to end with one line break", at: lines.count - 1)
    }
  }

  mutating func page() throws(PageError) -> DiagnosticPage {
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

  // MARK: Parts

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
      let text = String(validating: file.bytes, as: UTF8.self)
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
    var files: [DiagnosticCase.File] = []
    var end = index
    while let line = next, let escaped = path(line) {
      let path = String(decoding: try decoded(escaped, at: index), as: UTF8.self)
      // Paths that differ only in normalization are different files.
      if files.contains(where: { $0.path.utf8.elementsEqual(path.utf8) }) {
        throw error("this case has '\(path)' more than once")
      }
      index += 1
      files.append(
        DiagnosticCase.File(
          path: path, bytes: try block(path.hasSuffix(".swift") ? "swift" : "json")))
      end = index
    }
    if files.isEmpty { throw error("expected a file, such as `Login.screen.json`") }
    var findings = ""
    if next?.hasPrefix("```") == true {
      findings = String(decoding: try block("text"), as: UTF8.self)
      if findings.isEmpty { throw error("expected findings, or no block for them", at: index - 1) }
    } else {
      index = end
    }
    return DiagnosticCase(
      name: "\(name)/\(word)", page: file, line: start + 1,
      files: files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) },
      findings: findings, recorded: end..<index)
  }

  // MARK: Lines

  /// The next line that isn't empty.
  private var next: Substring? {
    mutating get {
      while index < lines.count, lines[index].isEmpty { index += 1 }
      return index < lines.count ? lines[index] : nil
    }
  }

  /// Lines up to an empty one, joined.
  private mutating func paragraph() -> String? {
    guard let first = next, !first.hasPrefix("#"), !first.hasPrefix("```") else { return nil }
    let start = index
    while index < lines.count, !lines[index].isEmpty { index += 1 }
    return lines[start..<index].joined(separator: " ")
  }

  /// The path on a line with nothing else.
  private func path(_ line: Substring) -> String? {
    line.wholeMatch(of: /`([^`]+)`/).map { String($0.output.1) }
  }

  /// The bytes in a fenced block of a language.
  private mutating func block(_ language: String) throws(PageError) -> [UInt8] {
    let fence = next
    let isEscaped = fence == "```\(language) escaped"
    guard isEscaped || fence == "```\(language)" else { throw error("expected '```\(language)'") }
    let start = index
    index += 1
    while index < lines.count, !lines[index].hasPrefix("```") { index += 1 }
    guard index < lines.count else { throw error("this block isn't closed", at: start) }
    guard lines[index] == "```" else { throw error("expected '```'") }
    let text = lines[start + 1..<index].map { "\($0)\n" }.joined()
    index += 1
    return isEscaped ? try decoded(text, at: start) : Array(text.utf8)
  }

  private func decoded(_ text: String, at line: Int) throws(PageError) -> [UInt8] {
    do {
      return try PageText.bytes(ofEscaped: text)
    } catch {
      throw self.error("unknown escape '\(error.text)'", at: line)
    }
  }

  private func error(_ message: String, at line: Int? = nil) -> PageError {
    PageError(page: name, line: min(line ?? index, lines.count - 1) + 1, message: message)
  }
}
