import MvvmgenStorage
import MvvmgenSyntax

/// The keys of `mvvmgen.json`.
package enum ConfigurationKey: String, SpecKey {
  package static let table = WordTable<Self>()
  package static let place = "the configuration"

  case schema = "$schema"
  case requiredVersion, specs, generated, sources, scaffolds, doubles, support, modules, platforms
  case access, ui, navigation, observation, flowOutput, texts, names, links, restore, severity
  case targets

  package var row: KeyRow<Configuration> {
    switch self {
    case .schema: .schema
    case .requiredVersion:
      KeyRow(
        \.requiredVersion, .text(#"^(>=)?[0-9]+(\.[0-9]+){0,2}$"#),
        "The versions of mvvmgen that may generate this."
      ) { $0.versionRequirement($1) }
    case .specs: .folder(\.specs, "Where specs are.")
    case .generated:
      .folder(\.generated, "Where generated files go: this folder belongs to mvvmgen.")
    case .sources:
      .folder(\.sources, "Where files that you own are first created: scaffolds.")
    case .scaffolds: .folder(\.scaffolds, "Where your own templates of scaffolds are.")
    case .doubles:
      KeyRow(.any(of: [.folder, .object(of: DoublesKey.self)]), "Where test doubles go.") {
        decoder, configuration, value, _ in
        configuration.doubles = decoder.doubles(value, hasTargets: configuration.hasTargets)
      }
    case .support:
      KeyRow(.support, "The library with the doubles of services, for tests of all targets.") {
        decoder, configuration, value, _ in
        decoder.support(value, &configuration)
      }
    case .modules:
      KeyRow(
        \.modules, .map(to: .array(of: .typeName), names: .any(of: [.typeName, .oneOf([""])])),
        "Which module declares which type; the module without a name is the app's own."
      ) { $0.modules($1) }
    case .platforms:
      KeyRow(
        \.platforms,
        .map(to: .text(#"^[0-9]+(\.[0-9]+){0,2}$"#), names: .oneOf(Platforms.systems)),
        "The oldest systems that the app supports."
      ) { $0.platforms($1) }
    case .access: .choice(\.access, "Who can use what is generated.")
    case .ui: .choice(\.ui, "Who draws the screens that don't say it.")
    case .navigation: .choice(\.ownNavigation, "Who draws the flows.")
    case .observation: .choice(\.ownObservation, "How a view model tells about its state.")
    case .flowOutput: .choice(\.flowOutput, "How screens and flows report to their flow.")
    case .texts:
      KeyRow(
        \.texts, .any(of: [.oneOf(Configuration.Texts.self), .text(#"^[^a-z].*\."#)]),
        "How texts that the user sees are written in Swift."
      ) { $0.texts($1) }
    case .names:
      KeyRow(
        \.names, .map(to: .typeName, names: .oneOf(Suffixes.keys)),
        "The suffixes of generated types."
      ) { $0.suffixes($1) }
    case .links:
      KeyRow(
        \.links, .object(of: LinkAddressKey.self),
        "Schemes and hosts of the URLs that are the app's links."
      ) { $0.linkAddresses($1) }
    case .restore:
      KeyRow(\.restore, .bool, "Whether the app comes back to where its user was.") {
        $0.bool($1) ?? false
      }
    case .severity:
      KeyRow(
        \.severity,
        .map(
          to: .oneOf(Configuration.ConfiguredSeverity.self),
          names: .oneOf(Diagnostic.Code.self)),
        "How each diagnostic code is reported."
      ) { $0.severities($1) }
    case .targets:
      .elsewhere(
        .map(to: .object(of: TargetKey.self), names: .module),
        "The modules that the app consists of.")
    }
  }
}

/// The keys of `doubles` in long form.
enum DoublesKey: String, SpecKey {
  static let table = WordTable<Self>()
  static let place = "`doubles`"
  static let required: [Self] = [.folder]

  case folder, module, tests, values

  var row: KeyRow<Configuration.Doubles> {
    switch self {
    case .folder: .folder(\.folder, "Where they go.")
    case .module:
      KeyRow(\.module, .typeName, "The app's module.") { decoder, value in
        decoder.string(value).flatMap { TypeName.parse($0, into: &decoder.diagnostics)?.value }
      }
    case .tests: .folder(\.tests, "Where tests are first created; needs `module`.")
    case .values:
      KeyRow(
        \.values, .map(to: .text("^="), names: .words),
        "What the tests pass for each type; needs `tests`."
      ) { $0.testValues($1) }
    }
  }
}

extension KeyRow {
  static func folder(_ path: Path<String?>, _ summary: String) -> Self {
    Self(path, .folder, summary) { $0.folder($1) }
  }

  /// A folder that there is in any case.
  static func folder(_ path: Path<String>, _ summary: String) -> Self {
    Self(.folder, summary) { decoder, object, value, _ in
      if let folder = decoder.folder(value) { object[keyPath: path] = folder }
    }
  }
}

extension Schema {
  static let folder = text(#"^(?!/)(?!(.*/)?\.{1,2}(/|$))."#)

  package static var configuration: Schema {
    object(of: ConfigurationKey.self).described("Where files are, and what is generated.")
  }
}
