/// A finding about a spec: the problem, its location, and how to fix it.
package struct Diagnostic: Error {
  package let code: Code
  /// As its code says, unless the configuration changes it.
  package var severity: Severity
  package let span: SourceSpan
  /// Lowercase, without a full stop, naming the offending text.
  package let message: String
  package let notes: [Note]
  package let fixIt: FixIt?

  /// - Parameter replacement: fixes the finding if it replaces the whole span.
  package init(
    _ code: Code, at span: SourceSpan, _ message: String, notes: [Note] = [],
    fixIt: FixIt? = nil, replaceWith replacement: String? = nil
  ) {
    (self.code, self.span, self.message, self.notes) = (code, span, message, notes)
    severity = code.severity
    self.fixIt = fixIt ?? replacement.map { FixIt(at: span, replaceWith: $0) }
  }

  package enum Severity: String, Sendable {
    case error
    case warning
  }

  /// Another location that explains the finding.
  package struct Note: Sendable {
    package let span: SourceSpan
    package let message: String

    package init(at span: SourceSpan, _ message: String) {
      (self.span, self.message) = (span, message)
    }
  }

  /// A replacement that fixes the finding.
  package struct FixIt: Sendable {
    package let span: SourceSpan
    package let replacement: String
    /// Whether it may not be what is meant, although nothing is wrong after it.
    package var isSuggestion = false

    package init(at span: SourceSpan, replaceWith replacement: String) {
      (self.span, self.replacement) = (span, replacement)
    }
  }
}

/// The findings of a run, in the order in which its stages reported them.
package struct Diagnostics: Sendable {
  package private(set) var all: [Diagnostic] = []
  package private(set) var errorCount = 0
  /// For each file, the codes of the warnings that its spec allows.
  package var allowed: [Int32: Set<Diagnostic.Code>] = [:]

  /// The maximum number of findings of one kind in one object. Beyond that, looking for the nearest
  /// name for each would take quadratic time.
  package static let mostOfAKind = 200

  /// The maximum number of other items that a finding lists or searches.
  package static let mostNamed = 32

  package init() {}

  package var hasErrors: Bool { errorCount > 0 }

  package mutating func report(_ diagnostic: Diagnostic) {
    all.append(diagnostic)
    if diagnostic.severity == .error { errorCount += 1 }
  }

  package mutating func report(
    _ code: Diagnostic.Code, at span: SourceSpan, _ message: String,
    notes: [Diagnostic.Note] = [], replaceWith replacement: String? = nil
  ) {
    report(Diagnostic(code, at: span, message, notes: notes, replaceWith: replacement))
  }

  /// Removes a warning that another finding includes.
  package mutating func withdraw(_ warning: Diagnostic.Code, at span: SourceSpan) {
    all.removeAll { $0.code == warning && $0.span == span && $0.severity == .warning }
  }

  /// Leaves out the warnings.
  package mutating func keepErrors() { keep { $0.severity == .error } }

  /// Leaves out the others.
  package mutating func keep(where isKept: (Diagnostic) -> Bool) {
    all.removeAll { !isKept($0) }
    errorCount = all.count { $0.severity == .error }
  }

  /// The findings, each transformed.
  package func map(_ transform: (Diagnostic) -> Diagnostic) -> Diagnostics {
    var result = Diagnostics()
    result.allowed = allowed
    for diagnostic in all { result.report(transform(diagnostic)) }
    return result
  }

  package mutating func append(_ others: Diagnostics) {
    all += others.all
    errorCount += others.errorCount
  }
}
