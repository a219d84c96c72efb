import Foundation
import Language
import Storage
import Syntax
import Templates
import Testing

@testable import mvvmgen

/// A folder in `Fixtures`: specs, and their expected output.
struct Fixture: CustomTestStringConvertible {
  let name: String

  var testDescription: String { name }

  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .appending(path: "Fixtures")

  static var all: [Fixture] {
    let folders = try? FileManager.default.contentsOfDirectory(atPath: root.path())
    return (folders ?? []).sorted().map(Fixture.init).filter {
      FileManager.default.fileExists(atPath: $0.folder.appending(path: "specs").path())
    }
  }

  var folder: URL { Self.root.appending(path: name) }

  /// What the specs give now: each file's text by its path, and the findings under
  /// `diagnostics.txt`.
  ///
  /// - Parameters:
  ///   - isMixed: whether SwiftUI draws every other screen that doesn't say who does.
  ///   - adapting: changes the fixture's own configuration.
  func actual(
    everyOtherInSwiftUI isMixed: Bool = false,
    adapting adapt: (inout Configuration) -> Void = { _ in }
  ) throws -> [String: String] {
    let config = folder.appending(path: "mvvmgen.json")
    var sources = try isMixed ? mixedSources() : sources()
    var configuration = Configuration()
    (configuration.specs, configuration.generated) = ("specs", "expected/Generated")
    configuration.sources = "expected/Screens"
    var diagnostics = Diagnostics()
    if let data = try? Data(contentsOf: config) {
      let source = SourceFile(path: "mvvmgen.json", bytes: Array(data))
      sources.append(source)
      let file = Int32(sources.count - 1)
      guard let decoded = Configuration.decode(source, file: file, into: &diagnostics) else {
        return ["diagnostics.txt": text(of: diagnostics.settled(configuration).all, in: sources)]
      }
      configuration = decoded
    }
    adapt(&configuration)
    let generation = generate(sources, configuration: configuration)
    var result: [String: String] = [:]
    for file in generation.files {
      var bytes: [UInt8] = []
      file.render(into: &bytes)
      result[file.path.text] = String(decoding: bytes, as: UTF8.self)
    }
    let findings = generation.diagnostics.settled(configuration).all
    if !findings.isEmpty { result["diagnostics.txt"] = text(of: findings, in: sources) }
    return result
  }

  func sources() throws -> [SourceFile] {
    try files(below: "specs", suffix: ".json").sorted { $0.key < $1.key }
      .map { SourceFile(path: ProjectPath($0.key), bytes: Array($0.value)) }
  }

  /// The specs, in which SwiftUI draws every other screen that doesn't say who does.
  private func mixedSources() throws -> [SourceFile] {
    try sources().enumerated().map { number, source in
      let text = String(decoding: source.bytes, as: UTF8.self)
      guard number.isMultiple(of: 2), source.path.text.hasSuffix(".screen.json"),
        !text.contains("\"view\""), let brace = text.firstIndex(of: "{")
      else { return source }
      let mixed = "{ \"view\": \"swiftui\"," + text[text.index(after: brace)...]
      return SourceFile(path: source.path, bytes: Array(mixed.utf8))
    }
  }

  var hasStoryboards: Bool {
    get throws {
      try sources().contains {
        String(decoding: $0.bytes, as: UTF8.self).contains("\"storyboard\"")
      }
    }
  }

  /// The recorded output.
  func expected() throws -> [String: String] {
    var result = try files(below: "expected", suffix: "").mapValues {
      String(decoding: $0, as: UTF8.self)
    }
    let findings = folder.appending(path: "diagnostics.txt")
    if let data = try? Data(contentsOf: findings) {
      result["diagnostics.txt"] = String(decoding: data, as: UTF8.self)
    }
    return result
  }

  /// Replaces the recorded output with the current one.
  func record(_ files: [String: String]) throws {
    try? FileManager.default.removeItem(at: folder.appending(path: "expected"))
    try? FileManager.default.removeItem(at: folder.appending(path: "diagnostics.txt"))
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  private func files(below name: String, suffix: String) throws -> [String: Data] {
    let base = folder.appending(path: name)
    guard let paths = FileManager.default.enumerator(atPath: base.path()) else { return [:] }
    var files: [String: Data] = [:]
    for case let path as String in paths where path.hasSuffix(suffix) {
      let file = base.appending(path: path)
      if (try? file.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true { continue }
      files["\(name)/\(path)"] = try Data(contentsOf: file)
    }
    return files
  }

  private func text(of findings: [Diagnostic], in sources: [SourceFile]) -> String {
    func place(_ span: SourceSpan) -> String {
      let source = sources[Int(span.file)]
      let position = source.position(of: Int(span.start))
      return "\(source.path):\(position.line):\(position.column)"
    }
    return findings.map { finding in
      var lines =
        "\(place(finding.span)): \(finding.severity.rawValue): \(finding.message) [\(finding.code.rawValue)]\n"
      for note in finding.notes { lines += "\(place(note.span)): note: \(note.message)\n" }
      if let fixIt = finding.fixIt {
        lines += "\(place(fixIt.span)): fix-it: replace with '\(fixIt.replacement)'\n"
      }
      return lines
    }.joined()
  }
}
