import Foundation
import MvvmgenSyntax
import Testing

/// A page in `Documentation/Reference/Diagnostics`: the single source of a diagnostic's text. It
/// explains the diagnostic, and has an example that causes it and a fixed one.
struct DiagnosticPage: Sendable, CustomTestStringConvertible {
  /// The code.
  let name: String
  let severity: Diagnostic.Severity
  let title: String
  /// A paragraph without line breaks.
  let meaning: String
  var failing: DiagnosticCase?
  var fixed: DiagnosticCase?

  var testDescription: String { name }

  static let folder = Fixture.root.deletingLastPathComponent()
    .appending(path: "Documentation/Reference/Diagnostics")

  /// Sorted by name.
  static let all = Result { () throws -> [DiagnosticPage] in
    try texts(in: folder).map { try page($0.file, text: $0.text) }
  }

  static func page(_ file: URL, text: String) throws(PageError) -> DiagnosticPage {
    var parser = try PageParser(file: file, text: text)
    return try parser.diagnosticPage()
  }

  /// The pages in a folder, sorted by name.
  static func texts(in folder: URL) throws -> [(file: URL, text: String)] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path())
      .filter { $0.hasSuffix(".md") }.sorted().map { folder.appending(path: $0) }
      .map { ($0, try String(contentsOf: $0, encoding: .utf8)) }
  }
}
