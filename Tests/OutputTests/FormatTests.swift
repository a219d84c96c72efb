import Foundation
import Testing

/// What is generated is as `swift format` writes it in its default configuration, though its
/// header has formatters skip it.
struct FormatTests {
  @Test func isAsFormattersWriteIt() throws {
    var texts: [String: String] = [:]
    for project in Project.all + Project.withoutViews + Project.withDoublesApart
      + Project.withClosures
    {
      for (path, text) in try project.texts() {
        texts["\(project.testDescription)/\(path)"] = text
      }
    }
    try #require(!texts.isEmpty)
    let formatter = try Formatter(texts.mapValues(withoutDirective))
    #expect(formatter.lint.succeeded, "\(formatter.lint)")
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

  /// With the directive, a formatter sees nothing at all.
  @Test func theDirectiveIsTakenOut() throws {
    let text = "// swift-format-ignore-file\nenum Wrong {\n    case wrong\n}\n"
    #expect(withoutDirective(text) == "enum Wrong {\n    case wrong\n}\n")
    #expect(try Formatter(["Wrong.swift": text]).lint.succeeded)
  }

  private func withoutDirective(_ text: String) -> String {
    text.replacing("// swift-format-ignore-file\n", with: "")
  }
}

/// What `swift format` says to texts, and makes of them, in its default configuration.
private struct Formatter {
  let texts: [String: String]
  let lint: Tool
  let formatted: [String: String]

  init(_ texts: [String: String]) throws {
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
