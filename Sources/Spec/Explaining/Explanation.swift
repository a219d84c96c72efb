/// What a diagnostic means: the one source for `mvvmgen explain`, for the documentation, for
/// SARIF's rules, and for the codes that specs and configurations may name.
package struct Explanation: Sendable {
  package let code: String
  /// How it is reported where the configuration doesn't say otherwise.
  package let severity: Diagnostic.Severity
  /// A few words, lower case.
  package let title: String
  package let meaning: String
  /// Specs that cause it, where specs alone can; without any there is none.
  package let failing: Example
  /// The same specs without the mistake.
  package let mended: Example

  /// Files by their names.
  package struct Example: Sendable, ExpressibleByDictionaryLiteral {
    package let files: [(name: String, text: String)]

    package init(dictionaryLiteral elements: (String, String)...) {
      files = elements.map { (name: $0, text: $1) }
    }
  }

  init(
    _ code: String, _ severity: Diagnostic.Severity, _ title: String, _ meaning: String,
    failing: Example = [:], mended: Example = [:]
  ) {
    self.code = code
    self.severity = severity
    self.title = title
    self.meaning = meaning
    self.failing = failing
    self.mended = mended
  }
}

extension Explanation {
  /// Sorted by code.
  package static let all: [Explanation] =
    (json + keys + shapes + screens + names + declarations + types + values + members + unknown
    + answers + containers + data + graph + app + output)
    .sorted { $0.code < $1.code }

  package static func of(_ code: String) -> Explanation? {
    all.first { $0.code == code }
  }
}
