import Foundation
import Testing

/// A page of `Fixtures/Commands`: files of small projects, commands, and what they print and change.
/// Each section begins with what is above the first one, in a folder of its own.
///
/// `CASE=rename` selects a page by its name, `CASE=rename/a-screen` a section by its heading.
struct CommandPage: Sendable, CustomTestStringConvertible {
  let file: URL
  let lines: [Substring]
  /// What is above the first section.
  var beginning: [Step] = []
  var sections: [Section] = []

  struct Section: Sendable {
    /// Its heading, such as `a-screen`.
    let name: String
    var steps: [Step] = []
  }

  enum Step: Sendable {
    /// They are written, also over those that are there.
    case files([PageFile])
    case commands(CommandBlock)
  }

  /// Commands of a shell, and the lines of the page that show them with what is recorded of them.
  struct CommandBlock: Sendable {
    let commands: [String]
    let lines: Range<Int>
  }

  var name: String { file.deletingPathExtension().lastPathComponent }

  var testDescription: String { name }

  init(file: URL, text: String) throws(PageError) {
    var parser = try PageParser(file: file, text: text)
    (self.file, lines) = (file, parser.lines)
    try parser.read(into: &self)
  }

  static let all = Result { () throws -> [CommandPage] in
    try DiagnosticPage.texts(in: Fixture.root.appending(path: "Commands"))
      .map { try CommandPage(file: $0.file, text: $0.text) }
  }

  /// Those that the environment selects; none where it selects a case of another kind.
  static func selected(by name: String? = Fixture.selectedName) throws -> [CommandPage] {
    let all = try all.get()
    guard let name else { return all }
    return all.compactMap { page in
      if page.name == name { return page }
      var part = page
      part.sections = page.sections.filter { "\(page.name)/\($0.name)" == name }
      return part.sections.isEmpty ? nil : part
    }
  }

  /// The page, with what its commands print and change now.
  func recordedAgain() throws -> String {
    var blocks: [Int: (lines: Range<Int>, text: [String])] = [:]
    for section in sections.isEmpty ? [Section(name: "")] : sections {
      let folder = try CommandFolder()
      for step in beginning + section.steps {
        switch step {
        case .files(let files): try Fixture.write(files, into: folder.url)
        case .commands(let block):
          blocks[block.lines.lowerBound] = (block.lines, try folder.transcript(of: block.commands))
        }
      }
    }
    var lines = lines.map(String.init)
    for block in blocks.values.sorted(by: { $0.lines.lowerBound > $1.lines.lowerBound }) {
      lines.replaceSubrange(block.lines, with: block.text)
    }
    return lines.joined(separator: "\n")
  }
}

extension PageParser {
  fileprivate mutating func read(into page: inout CommandPage) throws(PageError) {
    guard next?.hasPrefix("# ") == true else { throw error("expected '# ' and a title") }
    index += 1
    while let line = next {
      if line.hasPrefix("## ") {
        let name = line.dropFirst(3).lowercased().split { !$0.isLetter && !$0.isNumber }
          .joined(separator: "-")
        guard !page.sections.contains(where: { $0.name == name }) else {
          throw error("'\(name)' is used for more than one section")
        }
        page.sections.append(CommandPage.Section(name: name))
        index += 1
        continue
      }
      guard let step = try step() else { continue }
      if page.sections.isEmpty {
        page.beginning.append(step)
      } else {
        page.sections[page.sections.count - 1].steps.append(step)
      }
    }
  }

  /// Files, or commands; nil after a paragraph.
  private mutating func step() throws(PageError) -> CommandPage.Step? {
    guard let line = next else { return nil }
    if path(line) != nil { return .files(try files()) }
    if line.hasPrefix("```") { return .commands(try commands()) }
    guard paragraph() != nil else { throw error("unexpected '\(line)'") }
    return nil
  }

  private mutating func commands() throws(PageError) -> CommandPage.CommandBlock {
    let start = index
    let text = String(decoding: try block("console"), as: UTF8.self)
    var commands: [String] = []
    var isContinued = false
    for line in text.split(separator: "\n") {
      if isContinued {
        commands[commands.count - 1] += "\n\(line)"
      } else if line.hasPrefix("$ ") {
        commands.append(String(line.dropFirst(2)))
      } else {
        continue
      }
      isContinued = line.hasSuffix("\\")
    }
    if commands.isEmpty { throw error("expected '$ ' and a command", at: start) }
    var end = index
    if next?.wholeMatch(of: /```+diff( escaped)?/) != nil {
      _ = try block("diff")
      end = index
    }
    index = end
    return CommandPage.CommandBlock(commands: commands, lines: start..<end)
  }
}
