import Foundation
import MvvmgenLanguage
import Testing

/// `swift format` doesn't change the output in its default configuration, although the header tells
/// formatters to skip it.
///
/// It says so itself: `lint` compares each file with what it would write. With `VARIANTS=all`, it also
/// writes them.
struct FormatTests {
  private static let isWhole = ProcessInfo.processInfo.environment["VARIANTS"] == "all"

  @Test func isAsFormattersWriteIt() throws {
    // Files that several projects share are checked once.
    var paths: [String: String] = [:]
    for project in projects {
      for (path, text) in try project.texts() {
        paths[withoutDirective(text)] = "\(project.testDescription)/\(path)"
      }
    }
    let texts = Dictionary(uniqueKeysWithValues: paths.map { ($0.value, $0.key) })
    try #require(!texts.isEmpty)
    let formatter = try Formatter(texts, writing: Self.isWhole)
    #expect(formatter.lint.succeeded, "\(formatter.lint)")
    guard Self.isWhole else { return }
    for (path, text) in formatter.texts.sorted(by: { $0.key < $1.key }) {
      let formatted = try #require(formatter.formatted[path])
      #expect(formatted == text, "'\(path)' isn't as 'swift format' writes it:\n\(formatted)")
    }
  }

  @Test func aWrongIndentationFails() throws {
    let formatter = try Formatter(["Wrong.swift": "enum Wrong {\n    case wrong\n}\n"])
    #expect(!formatter.lint.succeeded)
    #expect(formatter.lint.output.contains("[Indentation]"), "\(formatter.lint)")
    #expect(formatter.formatted == ["Wrong.swift": "enum Wrong {\n  case wrong\n}\n"])
  }

  /// With the directive, a formatter ignores the file.
  @Test func theDirectiveIsTakenOut() throws {
    let text = "// swift-format-ignore-file\nenum Wrong {\n    case wrong\n}\n"
    #expect(withoutDirective(text) == "enum Wrong {\n    case wrong\n}\n")
    #expect(try Formatter(["Wrong.swift": text]).lint.succeeded)
  }

  /// Each fixture as it is, and with each setting that changes its output, where the levels of access take
  /// turns; with `VARIANTS=all`, as it is at each level. But for closures with 25 parameters: formatters don't
  /// break them, and complain.
  private let projects = Project.fixtures.enumerated().flatMap { number, fixture in
    let levels = Configuration.Access.allCases
    let others = [
      Project(fixture: fixture, access: .internal, views: .none),
      Project(fixture: fixture, access: .internal, views: .swiftUI, isObservable: true),
      Project(fixture: fixture, access: .internal, views: .mixed),
      Project(fixture: fixture, access: .internal, flowOutput: .closures),
      Project(fixture: fixture, access: .internal, hasDoublesApart: true),
    ]
    .filter { fixture.name != "fixed-names" || $0.flowOutput != .closures }
    return (Self.isWhole ? levels : [levels[(number + others.count) % levels.count]])
      .map { Project(fixture: fixture, access: $0) }
      + others.enumerated().map { turn, project in
        var project = project
        project.access = levels[(number + turn) % levels.count]
        return project
      }
  }

  private func withoutDirective(_ text: String) -> String {
    text.replacing("// swift-format-ignore-file\n", with: "")
  }
}

/// The findings and the output of `swift format` for texts, in its default configuration.
private struct Formatter {
  let texts: [String: String]
  let lint: Tool
  let formatted: [String: String]

  init(_ texts: [String: String], writing: Bool = true) throws {
    self.texts = texts
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "mvvmgen-format-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in texts {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let rest = ["--configuration", #"{"version": 1}"#, "--parallel", "--recursive", "."]
    lint = try Tool.run(["swift", "format", "lint", "--strict"] + rest, in: folder)
    guard writing else {
      formatted = [:]
      return
    }
    let format = try Tool.run(["swift", "format", "--in-place"] + rest, in: folder)
    if !format.succeeded { throw DoesNotFormat(tool: format) }
    formatted = try texts.keys.reduce(into: [:]) { formatted, path in
      formatted[path] = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }
  }

  /// A text that isn't Swift.
  struct DoesNotFormat: Error, CustomStringConvertible {
    let tool: Tool
    var description: String { tool.description }
  }
}
