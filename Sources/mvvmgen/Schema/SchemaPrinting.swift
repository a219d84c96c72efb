import Language
import Syntax

/// `mvvmgen schema`
enum SchemaPrinting {
  /// The subject of a schema.
  enum Kind: String, CaseIterable {
    case screen, coordinator, service, config
  }

  static func run(_ arguments: Arguments, console: Console) throws(UsageError) {
    guard !arguments.has(.write) else {
      throw UsageError("'--write' writes all schemas: give no KIND")
    }
    guard let word = arguments.operands.first else {
      return console.output.write(Schema.document(of: nil))
    }
    guard let kind = Kind(rawValue: word) else {
      throw .unknown("kind", word, among: Kind.allCases.map(\.rawValue))
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
      ("start", start(of: StartKey.allCases, "start").json),
      ("column", start(of: StartKey.ofColumn, "column").json),
      ("alert", alert.json), ("with", with.json),
      ("codes", array(of: .oneOf(Diagnostic.Code.self)).json),
    ]
  }
}
