import Foundation
import Spec

@testable import mvvmgen

/// A folder below `Fixtures/diagnostics/<code>`: specs with a mistake, and beside them, in
/// `diagnostics.txt`, exactly what is said about it. Below `several` stand those with more than
/// one.
struct DiagnosticFixture {
  let code: String
  let name: String

  var testDescription: String { "\(code)/\(name)" }

  static let root = Fixture.root.appending(path: "diagnostics")

  static let all: [DiagnosticFixture] = folders(in: root).flatMap { code in
    folders(in: root.appending(path: code)).map { DiagnosticFixture(code: code, name: $0) }
  }

  private static func folders(in folder: URL) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path())
    return (names ?? []).filter { !$0.hasPrefix(".") && !$0.hasSuffix(".txt") }.sorted()
  }

  var folder: URL { Self.root.appending(path: code).appending(path: name) }

  private var golden: URL { folder.appending(path: "diagnostics.txt") }

  func sources() throws -> [SourceFile] {
    guard let paths = FileManager.default.enumerator(atPath: folder.path()) else { return [] }
    return try paths.compactMap { $0 as? String }.filter { $0.hasSuffix(".json") }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      .map { path in
        SourceFile(
          path: ProjectPath(path),
          bytes: Array(try Data(contentsOf: folder.appending(path: path))))
      }
  }

  func actual() throws -> String {
    Findings(of: try sources()).text
  }

  /// Nil where nothing is recorded.
  func expected() -> String? {
    (try? Data(contentsOf: golden)).map { String(decoding: $0, as: UTF8.self) }
  }

  func record(_ text: String) throws {
    try Data(text.utf8).write(to: golden)
  }
}

/// What is said about some files, as the command prints it on a terminal.
struct Findings {
  let diagnostics: [Diagnostic]
  let findings: [Finding]
  let text: String

  init(of sources: [SourceFile]) {
    var diagnostics = Diagnostics()
    var configuration = Configuration()
    let file = sources.firstIndex { $0.path == "mvvmgen.json" }
    var isRead = true
    if let file {
      let decoded = Configuration.decode(
        sources[file], file: Int32(file), into: &diagnostics)
      isRead = decoded != nil
      configuration = decoded ?? configuration
    }
    if isRead {
      var generated = generate(sources, configuration: configuration).diagnostics
      for diagnostic in diagnostics.all { generated.report(diagnostic) }
      diagnostics = generated
    }
    let settled = diagnostics.settled(configuration)
    self.diagnostics = settled.all
    let project = Project(root: "/")
    findings = Finding.sorted(
      settled, in: Places(sources: sources, project: project), withExcerpts: true)
    text = findings.map { $0.text(isColored: false, withExcerpt: true) }.joined()
  }

  init(of example: Explanation.Example) {
    self.init(
      of: example.files.map { SourceFile(path: ProjectPath($0.name), bytes: Array($0.text.utf8)) })
  }
}
