import MvvmgenSyntax

extension SpecDecoder {
  /// `{ "Owl": "= .hedwig" }`: the value that scaffolded tests pass for each type, with the span of
  /// the type.
  mutating func testValues(_ object: JSON) -> [SwiftType: Located<SwiftValue>] {
    guard isObject(object, with: "a value for each type") else { return [:] }
    var values: [SwiftType: Located<SwiftValue>] = [:]
    for (key, value) in object.members {
      recorder?.take(code: key)
      let type = SwiftType.parse(key, into: &diagnostics)
      guard let text = string(value) else { continue }
      record(value: text)
      guard text.isExpression else {
        diagnostics.report(
          .notAValue, at: text.span, "a value begins with an equals sign: `\"= .snowy\"`, `\"= 3\"`"
        )
        continue
      }
      let value = SwiftValue.parse(text, from: 1, into: &diagnostics)
      guard let type, let value else { continue }
      if type.refuses(value) {
        diagnostics.report(
          .notAValue, at: text.span, "\(value.text.quoted) isn't of type \(type.text.quoted)")
      }
      values[type] = Located(value, at: key.span)
    }
    return values
  }
}
