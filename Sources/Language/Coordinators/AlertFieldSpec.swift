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
  static let table = KeyTable<Self>()
  static let place = "a field"
  static let required: [Self] = [.declare]

  case declare, placeholder

  var row: KeyRow<Parts> {
    switch self {
    case .declare:
      KeyRow(\.field, .string, "Its name, `String`, and what it begins with.") {
        guard let text = $0.string($1) else { return nil }
        return $0.declaredField(text)
      }
    case .placeholder: .text(\.placeholder, isShown: true)
    }
  }

  struct Parts {
    var field: AlertFieldSpec?
    var placeholder: SwiftValue?
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
    var parts = AlertFieldKey.Parts()
    read(AlertFieldKey.self, of: value, into: &parts) { key in
      key == "secret" ? "name the field in the `secret` of its spec" : nil
    }
    parts.field?.placeholder = parts.placeholder
    return parts.field
  }

  fileprivate mutating func declaredField(_ text: JSONString) -> AlertFieldSpec? {
    recorder?.take(code: text)
    guard let declaration = ValueDeclaration.parse(text, as: .withData, into: &diagnostics) else {
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
