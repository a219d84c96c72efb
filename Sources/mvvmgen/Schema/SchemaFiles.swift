import MvvmgenEditing
import MvvmgenLanguage
import MvvmgenSyntax

/// The schemas as files next to the specs, for editors.
enum SchemaFiles {
  /// In the folder of the specs; hidden, so that its files aren't taken for specs.
  static let folder = ".schemas"
  static let suffix = ".schema.json"

  static func all(_ configuration: Configuration) -> [(path: String, text: String)] {
    let kinds = SchemaPrinting.Kind.allCases.map { ($0.rawValue, Schema.file(of: $0)) }
    return ([(common, Schema.file(of: nil))] + kinds).map { name, text in
      ("\(home(in: configuration))/\(name)\(suffix)", text)
    }
  }

  /// The schema with the definitions, to which those of the kinds refer.
  static let common = "spec"

  /// With targets, beside the configuration.
  static func home(in configuration: Configuration) -> String {
    configuration.targets.isEmpty ? "\(configuration.specs)/\(folder)" : folder
  }

  /// Maps files to schemas, in the format of Visual Studio Code.
  static func settings(_ configuration: Configuration) -> String {
    let entries = SchemaPrinting.Kind.allCases.map { kind -> JSONText in
      let name = kind == .config ? "mvvmgen.json" : "*.\(kind.rawValue).json"
      let url = "./\(home(in: configuration))/\(kind.rawValue)\(suffix)"
      return .object([("fileMatch", .array([.string(name)])), ("url", .string(url))])
    }
    return SpecTree(.object([("json.schemas", .array(entries))])).document
  }
}
