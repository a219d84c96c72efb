import Foundation

/// Reads a page, of `Documentation/Reference/Diagnostics` or of `Fixtures`, strictly: anything that
/// it doesn't expect is an error with its line. What all pages have is here; an extension for each
/// kind of page reads the whole.
struct PageParser {
  let file: URL
  let lines: [Substring]
  /// The next line, counted from 0.
  var index = 0

  var name: String { file.deletingPathExtension().lastPathComponent }

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

  // MARK: Parts

  /// Files, each a block below its path; none where the next line isn't a path.
  mutating func files() throws(PageError) -> [PageFile] {
    var files: [PageFile] = []
    var end = index
    while let line = next, let escaped = path(line) {
      let path = String(decoding: try decoded(escaped, at: index), as: UTF8.self)
      // Paths that differ only in normalization are different files.
      if files.contains(where: { $0.path.utf8.elementsEqual(path.utf8) }) {
        throw error("this case has '\(path)' more than once")
      }
      index += 1
      files.append(PageFile(path: path, bytes: try block(PageFile.language(of: path))))
      end = index
    }
    index = end
    return files
  }

  /// The findings; empty where no block is next.
  mutating func findings() throws(PageError) -> String {
    let start = index
    guard next?.hasPrefix("```") == true else {
      index = start
      return ""
    }
    let findings = String(decoding: try block("text"), as: UTF8.self)
    if findings.isEmpty { throw error("expected findings, or no block for them", at: index - 1) }
    return findings
  }

  // MARK: Lines

  /// The next line that isn't empty.
  var next: Substring? {
    mutating get {
      while index < lines.count, lines[index].isEmpty { index += 1 }
      return index < lines.count ? lines[index] : nil
    }
  }

  /// Lines up to an empty one, joined.
  mutating func paragraph() -> String? {
    guard let first = next, !first.hasPrefix("#"), !first.hasPrefix("```") else { return nil }
    let start = index
    while index < lines.count, !lines[index].isEmpty { index += 1 }
    return lines[start..<index].joined(separator: " ")
  }

  /// The path on a line with nothing else.
  func path(_ line: Substring) -> String? {
    line.wholeMatch(of: /`([^`]+)`/).map { String($0.output.1) }
  }

  /// The bytes in a fenced block of a language. Where they have a line that begins with a fence, the
  /// fence around them is longer.
  mutating func block(_ language: String) throws(PageError) -> [UInt8] {
    let opening = next ?? ""
    let fence = opening.prefix { $0 == "`" }
    let words = opening.dropFirst(fence.count)
    let isEscaped = words == "\(language) escaped"
    guard fence.count >= 3, isEscaped || words == language else {
      throw error("expected '```\(language)'")
    }
    let start = index
    index += 1
    while index < lines.count, !lines[index].hasPrefix(fence) { index += 1 }
    guard index < lines.count else { throw error("this block isn't closed", at: start) }
    guard lines[index] == fence else { throw error("expected '\(fence)'") }
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

  func error(_ message: String, at line: Int? = nil) -> PageError {
    PageError(page: file.path(), line: min(line ?? index, lines.count - 1) + 1, message: message)
  }
}

/// A mistake in a page.
struct PageError: Error, Equatable, CustomStringConvertible {
  let page: String
  let line: Int
  let message: String

  var description: String { "\(page):\(line): \(message)" }
}
