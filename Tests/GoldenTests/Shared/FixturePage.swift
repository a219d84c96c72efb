import Foundation

/// A page in `Fixtures`: a case that isn't a target of the package, as text. The specs and the app's
/// own types are written by hand; the section below them is recorded.
struct FixturePage: FixtureStorage {
  let file: URL
  /// What the case covers.
  let summary: String
  let files: [PageFile]
  let output: Fixture.Output
  /// The lines above the recorded section.
  fileprivate let beginning: ArraySlice<Substring>

  init(file: URL) throws {
    try self.init(file: file, text: String(contentsOf: file, encoding: .utf8))
  }

  init(file: URL, text: String) throws(PageError) {
    var parser = try PageParser(file: file, text: text)
    self = try parser.fixturePage()
  }

  fileprivate init(
    file: URL, summary: String, files: [PageFile], output: Fixture.Output,
    beginning: ArraySlice<Substring>
  ) {
    (self.file, self.summary, self.files) = (file, summary, files)
    (self.output, self.beginning) = (output, beginning)
  }

  var app: [PageFile] { [] }

  var recorded: [URL] { [file] }

  func texts(recording output: Fixture.Output) -> [URL: String] {
    var lines =
      beginning.map(String.init)
      + ["", String(PageParser.recorded), "", String(PageParser.recordedMeaning)]
    if !output.findings.isEmpty { lines += [""] + PageText.block(of: output.findings, as: "text") }
    for (path, text) in output.files.sorted(by: { $0.key < $1.key }) {
      let language = path.hasSuffix(".swift") ? "swift" : "json"
      lines += ["", "`\(path)`", ""] + PageText.block(of: text, as: language)
    }
    return [file: lines.joined(separator: "\n") + "\n"]
  }
}

/// Reads a page of `Fixtures`.
extension PageParser {
  /// The headings of its sections. The app's own types are left out where there are none, and what is
  /// recorded where nothing is yet.
  private static let (specs, types) = ("## Specs"[...], "## The app's own types"[...])
  fileprivate static let recorded = "## Recorded"[...]
  /// The line below that heading.
  fileprivate static let recordedMeaning =
    "What mvvmgen writes for these specs: generated files, and scaffolds as first created."[...]

  fileprivate mutating func fixturePage() throws(PageError) -> FixturePage {
    guard next == "# \(name)" else { throw error("expected '# \(name)'") }
    index += 1
    guard let summary = paragraph() else { throw error("expected a paragraph") }
    guard next == Self.specs else { throw error("expected '\(Self.specs)'") }
    let start = index
    var files = try section { path in
      path == "mvvmgen.json" || ["specs/", "scaffolds/"].contains { path.hasPrefix($0) }
    }
    guard files.contains(where: { $0.path == "mvvmgen.json" }) else {
      throw error("expected `mvvmgen.json` in this section", at: start)
    }
    var end = index
    if next == Self.types {
      files += try section { $0.hasPrefix("support/") }
      end = index
    }
    var output = Fixture.Output()
    if next == Self.recorded {
      index += 1
      guard next == Self.recordedMeaning else {
        throw error("expected '\(Self.recordedMeaning)'")
      }
      index += 1
      output.findings = try findings()
      for file in try self.files() { output.files[file.path] = file.text }
    }
    if next != nil { throw error("unexpected '\(lines[index])'") }
    return FixturePage(
      file: file, summary: summary, files: files, output: output, beginning: lines[..<end])
  }

  /// A heading, and below it files with such paths.
  private mutating func section(_ fits: (String) -> Bool) throws(PageError) -> [PageFile] {
    let start = index
    index += 1
    let files = try files()
    if let other = files.first(where: { !fits($0.path) }) {
      throw error("'\(other.path)' doesn't belong in this section", at: start)
    }
    if files.isEmpty, next != nil { throw error("expected a file, such as `mvvmgen.json`") }
    return files
  }
}
