package import MvvmgenSyntax

/// A JSON Schema, draft 2020-12, built from the tables of keys that decoding uses: editors use it
/// for completion and validation.
package struct Schema: Sendable {
  package let json: JSONText

  package init(_ members: [(key: String, value: JSONText)]) {
    json = .object(members)
  }

  /// Accepts anything.
  package static let any = Schema([])

  package static let string = Schema([("type", .string("string"))])
  package static let bool = Schema([("type", .string("boolean"))])

  /// A string that matches the pattern.
  package static func text(_ pattern: String) -> Schema {
    Schema([("type", .string("string")), ("pattern", .string(pattern))])
  }

  package static func oneOf(_ words: [String]) -> Schema {
    Schema([("enum", .array(words.map(JSONText.string)))])
  }

  package static func oneOf<Word: RawRepresentable<String> & CaseIterable>(
    _ words: Word.Type
  ) -> Schema {
    .oneOf(words.allCases.map(\.rawValue))
  }

  package static func reference(_ name: String) -> Schema {
    Schema([("$ref", .string("#/$defs/\(name)"))])
  }

  package static func array(of items: Schema, fewest: Int = 0) -> Schema {
    var members: [(key: String, value: JSONText)] = [("type", .string("array"))]
    if fewest > 0 { members.append(("minItems", .number(fewest))) }
    return Schema(members + [("items", items.json)])
  }

  /// An array that begins with an item of another kind.
  package static func array(beginningWith first: Schema, then items: Schema) -> Schema {
    Schema([
      ("type", .string("array")), ("minItems", .number(1)), ("prefixItems", .array([first.json])),
      ("items", items.json),
    ])
  }

  package static func any(of schemas: [Schema]) -> Schema {
    Schema([("anyOf", .array(schemas.map(\.json)))])
  }

  /// An object with arbitrary keys.
  package static func map(
    to values: Schema, names: Schema? = nil, fewest: Int = 0
  ) -> Schema {
    var members: [(key: String, value: JSONText)] = [("type", .string("object"))]
    if let names { members.append(("propertyNames", names.json)) }
    if fewest > 0 { members.append(("minProperties", .number(fewest))) }
    return Schema(members + [("additionalProperties", values.json)])
  }

  /// An object with these keys and no others.
  ///
  /// - Parameters:
  ///   - one: keys of which exactly one is required, or several in a place of one.
  ///   - some: keys of which at least one is required.
  package static func object(
    _ properties: [(key: String, value: Schema)], required: [String], one: [[String]] = [],
    some: [String] = []
  ) -> Schema {
    func choice(_ word: String, of keys: [[String]]) -> [(key: String, value: JSONText)] {
      let choices = keys.map { keys in
        let required = keys.map { JSONText.object([("required", .array([.string($0)]))]) }
        return required.count == 1 ? required[0] : .object([("anyOf", .array(required))])
      }
      return keys.isEmpty ? [] : [(word, .array(choices))]
    }
    return Schema(
      [
        ("type", .string("object")),
        ("properties", .object(properties.map { ($0.key, $0.value.json) })),
        ("required", .array(required.map(JSONText.string))),
      ] + choice("oneOf", of: one) + choice("anyOf", of: some.map { [$0] }) + [
        ("additionalProperties", .bool(false))
      ])
  }

  package func described(_ text: String) -> Schema {
    guard case .object(let members) = json else { return self }
    return Schema([("description", .string(text))] + members)
  }
}

/// The values that several keys take.
extension Schema {
  /// A literal, or after `=` a value of type `String`. Also any other text that isn't empty.
  package static let words = text(".")
  package static let typeName = text("^[^a-z]")
  static let yes = Schema([("const", .bool(true))])
  static let no = Schema([("const", .bool(false))])
  static let services = array(of: .words)
  static let function = text("\\(")
  package static let values = declarations(text(":"))
  package static let functions = declarations(function)
  package static let events = declarations(function, with: DeclarationKey.allCases)
  package static let members = declarations(text("[:(]"))
  package static let with = map(to: .words)

  static func declarations(
    _ text: Schema, with keys: [DeclarationKey] = DeclarationKey.usual
  ) -> Schema {
    let object = object(of: DeclarationKey.self, only: keys, with: [.declare: text])
    return .array(of: .any(of: [text, object]))
  }
}
