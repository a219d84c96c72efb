/// A JSON Schema, draft 2020-12, built from the tables of keys that decoding uses: editors use it
/// for completion and validation.
struct Schema {
  let json: JSONText

  init(_ members: [(key: String, value: JSONText)]) {
    json = .object(members)
  }

  /// Accepts anything.
  static let any = Schema([])

  static let string = Schema([("type", .string("string"))])
  static let bool = Schema([("type", .string("boolean"))])

  /// A string that matches the pattern.
  static func text(_ pattern: String) -> Schema {
    Schema([("type", .string("string")), ("pattern", .string(pattern))])
  }

  static func oneOf(_ words: [String]) -> Schema {
    Schema([("enum", .array(words.map(JSONText.string)))])
  }

  static func reference(_ name: String) -> Schema {
    Schema([("$ref", .string("#/$defs/\(name)"))])
  }

  static func array(of items: Schema, fewest: Int = 0) -> Schema {
    var members: [(key: String, value: JSONText)] = [("type", .string("array"))]
    if fewest > 0 { members.append(("minItems", .number(fewest))) }
    return Schema(members + [("items", items.json)])
  }

  static func any(of schemas: [Schema]) -> Schema {
    Schema([("anyOf", .array(schemas.map(\.json)))])
  }

  /// An object with arbitrary keys.
  static func map(
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
  static func object(
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

  func described(_ text: String) -> Schema {
    guard case .object(let members) = json else { return self }
    return Schema([("description", .string(text))] + members)
  }
}

/// `mvvmgen schema`
enum SchemaPrinting {
  /// The subject of a schema.
  enum Kind: String, CaseIterable {
    case screen, coordinator, service, config
  }

  static func run(_ arguments: Arguments, console: inout Console) throws(UsageError) {
    guard !arguments.has(.write) else {
      throw UsageError(message: "'--write' writes all schemas: give no KIND", command: .schema)
    }
    guard arguments.operands.count < 2 else { throw .tooMany(arguments.operands[1], .schema) }
    guard let word = arguments.operands.first else {
      return console.output.write(Schema.document(of: nil))
    }
    guard let kind = Kind(rawValue: word) else {
      let known = Kind.allCases.map(\.rawValue)
      let hint =
        suggestion(for: word, among: known) ?? ", expected one of \(known.joined(separator: ", "))"
      throw UsageError(message: "unknown kind '\(word)'\(hint)", command: .schema)
    }
    console.output.write(Schema.document(of: kind))
  }
}

extension Schema {
  /// A complete schema; without a kind, for any spec.
  static func document(of kind: SchemaPrinting.Kind?) -> String {
    let name = kind.map { $0 == .config ? "configuration" : $0.rawValue } ?? "spec"
    let root: Schema =
      switch kind {
      case .screen: .reference("screen")
      case .coordinator: .reference("coordinator")
      case .service: .reference("service")
      case .config: .configuration
      case nil: .spec
      }
    guard case .object(let members) = root.json else { return "" }
    let definitions = kind == .config ? [] : [("$defs", JSONText.object(Schema.definitions))]
    return JSONText.object(
      [
        ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
        ("title", .string("mvvmgen \(name)")),
      ] + members + definitions
    ).indented
  }

  /// Validated by the kind that its key determines.
  private static var spec: Schema {
    func when(_ key: String, otherwise: Schema) -> Schema {
      Schema([
        ("if", .object([("required", .array([.string(key)]))])),
        ("then", reference(key).json), ("else", otherwise.json),
      ])
    }
    return when("screen", otherwise: when("coordinator", otherwise: reference("service")))
  }

  private static var definitions: [(key: String, value: JSONText)] {
    [
      ("screen", screen.json), ("coordinator", coordinator.json), ("service", service.json),
      ("typeName", typeName.json), ("values", values.json), ("functions", functions.json),
      ("members", members.json), ("answer", answer.json), ("step", step.json),
      ("start", start.json), ("column", column.json), ("alert", alert.json), ("with", with.json),
      ("codes", codes.json),
    ]
  }
}
