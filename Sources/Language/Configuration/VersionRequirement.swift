import MvvmgenStorage
import MvvmgenSyntax

/// The versions of mvvmgen that may generate a project: `1.2.0`, `1.2` or `>=1.2`.
package struct VersionRequirement: Sendable {
  /// The text in the configuration.
  package let text: String
  private let parts: [Int]
  private let isMinimum: Bool

  /// Nil if the text is none of the three.
  package init?(_ text: String) {
    self.text = text
    isMinimum = text.utf8.starts(with: ">=".utf8)
    let numbers = text.dropFirst(isMinimum ? 2 : 0).split(
      separator: ".",
      omittingEmptySubsequences: false
    )
    parts = numbers.compactMap { $0.utf8.allSatisfy(\.isDigit) ? Int($0) : nil }
    guard (1...3).contains(parts.count), parts.count == numbers.count else { return nil }
  }

  package func accepts(_ version: String) -> Bool {
    let actual = version.split(separator: ".").map { Int($0) ?? 0 }
    guard isMinimum else { return actual.starts(with: parts) }
    return !actual.lexicographicallyPrecedes(parts)
  }
}

extension SpecDecoder {
  mutating func versionRequirement(_ value: JSON) -> Located<VersionRequirement>? {
    guard let text = string(value) else { return nil }
    guard let requirement = VersionRequirement(text.text) else {
      diagnostics.report(.notAVersion(text, such: "1.2", ">=1.2"))
      return nil
    }
    return Located(requirement, at: text.span)
  }
}

extension Diagnostic {
  static func notAVersion(_ text: JSONString, such examples: String...) -> Diagnostic {
    Diagnostic(
      .unknownValue, at: text.span,
      "\(text.text.quoted) isn't a version; expected one such as \(list(examples, last: "or"))")
  }
}
