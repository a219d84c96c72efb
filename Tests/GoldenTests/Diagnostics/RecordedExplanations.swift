import Foundation
import MvvmgenSyntax

/// The source of `explanation`: the beginnings of the pages as Swift literals.
enum RecordedExplanations {
  static let file = Fixture.root.deletingLastPathComponent()
    .appending(path: "Sources/Syntax/Diagnostics/Code+Explanation.swift")

  static var text: String {
    get throws {
      let pages = try DiagnosticPage.all.get()
      return header + pages.map(element).joined() + "    }\n  }\n\n"
        + "  /// Apart from the explanation, which costs much more.\n"
        + "  package var severity: Diagnostic.Severity {\n    switch self {\n"
        + severity(.error, of: pages) + severity(.warning, of: pages) + "    }\n  }\n}\n"
    }
  }

  private static let header = """
    // Recorded from Documentation/Reference/Diagnostics. Change the pages, then run
    // RECORD_GOLDENS=1 swift test --filter GoldenTests
    // swift-format-ignore-file

    extension Diagnostic.Code {
      package var explanation: Explanation {
        switch self {

    """

  private static func element(of page: DiagnosticPage) -> String {
    "    case .\(name(of: page)): Explanation(self, \(literal(page.title)), "
      + literal(page.meaning)
      + argument("failing", page.failing) + argument("fixed", page.fixed) + ")\n"
  }

  private static func severity(
    _ severity: Diagnostic.Severity, of pages: [DiagnosticPage]
  ) -> String {
    let names = pages.filter { $0.severity == severity }.map { ".\(name(of: $0))" }
    return "    case \(names.joined(separator: ", ")): .\(severity.rawValue)\n"
  }

  private static func name(of page: DiagnosticPage) -> String {
    Diagnostic.Code(rawValue: page.name).map { "\($0)" } ?? page.name
  }

  private static func argument(_ label: String, _ example: DiagnosticCase?) -> String {
    guard let example else { return "" }
    let files = example.files.map { file in
      var text = String(decoding: file.bytes, as: UTF8.self)
      if text.hasSuffix("\n") { text.removeLast() }
      return ".init(\(literal(file.path)), \(literal(text)))"
    }
    return ",\n      \(label): [\(files.joined(separator: ", "))]"
  }

  /// A raw literal on one line. The examples have no other characters that need an escape.
  private static func literal(_ text: String) -> String {
    var mark = "#"
    while text.contains("\"\(mark)") || text.contains("\\\(mark)") { mark += "#" }
    return "\(mark)\"\(text.replacing("\n", with: "\\\(mark)n"))\"\(mark)"
  }
}
