import MvvmgenCStorage
import MvvmgenStorage
import MvvmgenSyntax

/// The meaning of a diagnostic: for `mvvmgen explain`, for SARIF's rules, and for the codes that
/// specs and configurations may name.
///
/// The texts are recorded from the pages in `Documentation/Reference/Diagnostics`, and embedded, so
/// that the executable needs no other files.
struct Explanation {
  let code: Diagnostic.Code
  /// A few words, lower case.
  let title: String
  /// One paragraph, in one line.
  let meaning: String
  /// Specs that cause the diagnostic. Empty where specs alone can't.
  let failing: [File]
  /// The same specs without the mistake.
  let fixed: [File]

  /// The severity unless the configuration changes it.
  var severity: Diagnostic.Severity { code.severity }

  /// A file of an example.
  struct File {
    let name: String
    /// Without the last line break.
    let text: String
  }
}

extension Explanation {
  /// Sorted by code.
  static let all: [Explanation] = {
    let file = SourceFile(
      path: "Explanations.json", bytes: Array(String(cString: explanations()).utf8))
    var diagnostics = Diagnostics()
    let document = JSON.parse(file, file: 0, into: &diagnostics)
    return document?.members.compactMap { Explanation($0.key.text, $0.value) } ?? []
  }()

  private init?(_ code: String, _ value: JSON) {
    guard let code = Diagnostic.Code(rawValue: code) else { return nil }
    let parts = Dictionary(
      value.members.map { ($0.key.text, $0.value) }, uniquingKeysWith: { first, _ in first })
    func files(_ key: String) -> [File] {
      parts[key]?.members.map { File(name: $0.key.text, text: $0.value.string?.text ?? "") } ?? []
    }
    self.code = code
    title = parts["title"]?.string?.text ?? ""
    meaning = parts["meaning"]?.string?.text ?? ""
    (failing, fixed) = (files("failing"), files("fixed"))
  }
}
