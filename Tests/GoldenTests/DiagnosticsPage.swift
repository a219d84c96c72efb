import Foundation
import Spec

@testable import mvvmgen

/// `Documentation/Diagnostics.md`, made from the explanations and the fixtures.
enum DiagnosticsPage {
  static let file = Fixture.root.deletingLastPathComponent()
    .appending(path: "Documentation/Diagnostics.md")

  static var text: String {
    introduction + Explanation.all.map { "\n" + section(of: $0) }.joined()
  }

  private static var introduction: String {
    let rows = Explanation.all.map { explanation in
      "| [\(explanation.code)](#\(explanation.code.lowercased())) "
        + "| \(explanation.severity.rawValue) | \(explanation.title) |\n"
    }
    return """
      # Diagnostics

      Everything that mvvmgen has to say about specs, by code: 1xx is about JSON, 2xx about keys and
      shapes, 3xx about declarations and names, 4xx about the app as a whole, 5xx about output.
      `mvvmgen explain MG301` prints the same. Warnings can be changed: for one spec by
      `"allow": ["MG355"]`, for the project by `"severity": { "MG355": "error" }` in `mvvmgen.json`
      (`error`, `warning` or `off`), for a run by `--strict`.

      This page is made by `RECORD_GOLDENS=1 swift test --filter GoldenTests`.

      | code | severity | what it is about |
      | --- | --- | --- |

      """ + rows.joined()
  }

  private static func section(of explanation: Explanation) -> String {
    var text = "## \(explanation.code)\n\n"
    text += "**\(explanation.severity.rawValue): \(explanation.title)**\n\n\(explanation.meaning)\n"
    if !explanation.failing.files.isEmpty {
      text += "\nThis causes it:\n\n\(explanation.failing.markdown)\n"
      text += "```text\n\(Findings(of: explanation.failing).text)```\n"
      text += "\nThis doesn't:\n\n\(explanation.mended.markdown)"
    }
    let fixtures = DiagnosticFixture.all.filter { $0.code == explanation.code }.map { fixture in
      let path = "../Fixtures/diagnostics/\(fixture.code)/\(fixture.name)"
      return "[\(fixture.name.replacing("-", with: " "))](\(path))"
    }
    if !fixtures.isEmpty { text += "\nTried with: \(fixtures.joined(separator: ", ")).\n" }
    return text
  }
}
