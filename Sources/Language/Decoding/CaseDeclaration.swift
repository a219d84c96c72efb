package import Storage
package import Syntax

/// The case of an enumeration, as in Swift: `unknown(reason: String)`.
package struct CaseDeclaration: Sendable {
  package let name: Located<MemberName>
  /// Its associated values.
  package let values: ArenaList<FunctionDeclaration.Parameter>
}

extension CaseDeclaration: NamedDeclaration {
  var parameterNames: [String] { values.map(\.value.name.value.text) }
  var hasDefault: Bool { false }
}

extension MemberName {
  /// Whether it would mean a case of `Optional` where the value may also be nil.
  package var isCaseOfOptional: Bool {
    interned.bytes.equals("none") || interned.bytes.equals("some")
  }
}

extension SpecDecoder {
  /// Decodes the name of a case, with its associated values.
  mutating func caseDeclaration(
    _ text: JSONString, of what: String = "a case"
  ) -> CaseDeclaration? {
    guard text.text.contains("("), !text.text.hasSuffix("()") else {
      return MemberName.parse(text, into: &diagnostics).map {
        CaseDeclaration(name: $0, values: [])
      }
    }
    recorder?.take(code: text)
    guard let declaration = FunctionDeclaration.parse(text, into: &diagnostics) else { return nil }
    for span in [declaration.asyncSpan, declaration.throwsSpan, declaration.result?.span] {
      if let span {
        diagnostics.report(
          .wrongCases, at: span,
          "\(what) is a name and the data that it brings, such as `known(owl: Owl)`")
      }
    }
    for value in declaration.parameters {
      guard case .other = value.label else { continue }
      diagnostics.report(
        .wrongCases, at: value.value.name.span,
        "the data of \(what) has one name, as in `owl: Owl`, or `_ owl: Owl` without a label")
    }
    valuesInAnswers.append(contentsOf: declaration.parameters.lazy.map(\.value))
    return CaseDeclaration(name: declaration.name, values: declaration.parameters)
  }
}
