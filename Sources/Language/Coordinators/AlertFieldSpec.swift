import MvvmgenStorage
package import MvvmgenSyntax

/// A field of an alert in a spec: `name: String = owl.name`.
package struct AlertFieldSpec: Sendable {
  /// Its default is the text that it begins with, which may contain data.
  package let declaration: ValueDeclaration
  package var placeholder: SwiftValue?
}

/// The keys of an alert's field in long form.
enum AlertFieldKey: String, SpecKey {
  case declare, placeholder

  var key: Key {
    switch self {
    case .declare: Key(.string, "Its name, `String`, and what it begins with.")
    case .placeholder: Key(.words)
    }
  }
}

extension SpecDecoder {
  mutating func alertFields(_ value: JSON) -> [AlertFieldSpec] {
    let fields = list(value, of: "declarations") { $0.alertField($1) }
    valuesInAnswers.append(contentsOf: fields.lazy.map(\.declaration))
    return fields
  }

  private mutating func alertField(_ value: JSON) -> AlertFieldSpec? {
    if let text = value.string { return declaredField(text) }
    guard isObject(value, with: "a declaration") else { return nil }
    var field: AlertFieldSpec?
    var placeholder: SwiftValue?
    var isMissing = true
    for (text, value) in value.members {
      switch AlertFieldKey(rawValue: text.text) {
      case .declare:
        isMissing = false
        field = string(value).flatMap { declaredField($0) }
      case .placeholder: placeholder = self.text(value, isShown: true)
      case nil:
        isMissing = false
        let owner = text == "secret" ? "name the field in the `secret` of its spec" : nil
        diagnostics.report(
          .unknownKey(text, known: AlertFieldKey.words, in: "a field", owner: owner))
      }
    }
    if isMissing { diagnostics.report(.missingKey("declare", in: value, "a field")) }
    field?.placeholder = placeholder
    return field
  }

  private mutating func declaredField(_ text: JSONString) -> AlertFieldSpec? {
    recorder?.take(code: text)
    guard let declaration = ValueDeclaration.parseWithData(text, into: &diagnostics) else {
      return nil
    }
    if declaration.type.value.text != "String" {
      diagnostics.report(
        .noText, at: declaration.type.span,
        "the user types a `String` into the field of an alert, not \(declaration.type.value.text.quoted)"
      )
    }
    return AlertFieldSpec(declaration: declaration)
  }
}
