import Foundation
import MvvmgenSyntax

/// What the executable knows of the pages: their beginnings, and which are warnings.
enum RecordedExplanations {
  private static let sources = Fixture.root.deletingLastPathComponent().appending(path: "Sources")
  static let file = sources.appending(path: "CStorage/Explanations.json")
  static let severities = sources.appending(path: "Syntax/Diagnostics/Code+Severity.swift")

  static var text: String {
    get throws {
      JSONText.object(
        try DiagnosticPage.all.get().map { page in
          let examples = files("failing", of: page.failing) + files("fixed", of: page.fixed)
          return (
            page.name,
            .object(
              [("title", .string(page.title)), ("meaning", .string(page.meaning))] + examples)
          )
        }
      ).indented
    }
  }

  static var severityText: String {
    get throws {
      let warnings = try DiagnosticPage.all.get().filter { $0.severity == .warning }.map { page in
        Diagnostic.Code(rawValue: page.name).map { ".\($0)" } ?? page.name
      }
      return """
        // Recorded from Documentation/Reference/Diagnostics. Change the pages, then run
        // RECORD_GOLDENS=1 swift test --filter AsRecorded

        extension Diagnostic.Code {
          package var severity: Diagnostic.Severity {
            switch self {
            case \(warnings.joined(separator: ",\n      ")):
              .warning
            default: .error
            }
          }
        }

        """
    }
  }

  private static func files(
    _ label: String, of example: DiagnosticCase?
  ) -> [(key: String, value: JSONText)] {
    guard let example else { return [] }
    let texts = example.files.map { file in
      var text = String(decoding: file.bytes, as: UTF8.self)
      if text.hasSuffix("\n") { text.removeLast() }
      return (key: file.path, value: JSONText.string(text))
    }
    return [(label, .object(texts))]
  }
}
