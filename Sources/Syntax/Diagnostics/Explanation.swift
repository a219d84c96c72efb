/// The meaning of a diagnostic: for `mvvmgen explain`, for SARIF's rules, and for the codes that
/// specs and configurations may name.
///
/// The texts are recorded from the pages in `Documentation/Reference/Diagnostics`, so that the
/// executable needs no other files.
package struct Explanation: Sendable {
  package let code: Diagnostic.Code
  /// The severity unless the configuration changes it.
  package var severity: Diagnostic.Severity { code.severity }
  /// A few words, lower case.
  package let title: String
  /// One paragraph, in one line.
  package let meaning: String
  /// Specs that cause the diagnostic. Empty where specs alone can't.
  package let failing: [File]
  /// The same specs without the mistake.
  package let fixed: [File]

  /// A file of an example.
  package struct File: Sendable {
    package let name: String
    /// Without the last line break.
    package let text: String

    init(_ name: String, _ text: String) {
      self.name = name
      self.text = text
    }
  }

  init(
    _ code: Diagnostic.Code, _ title: String, _ meaning: String,
    failing: [File] = [], fixed: [File] = []
  ) {
    self.code = code
    self.title = title
    self.meaning = meaning
    self.failing = failing
    self.fixed = fixed
  }
}

extension Explanation {
  package static func of(_ code: String) -> Explanation? {
    Diagnostic.Code(rawValue: code)?.explanation
  }

  /// Sorted by code.
  package static var all: [Explanation] { Diagnostic.Code.allCases.map(\.explanation) }
}
