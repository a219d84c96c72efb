import MvvmgenSyntax

/// The keys of `mvvmgen.json`.
package enum ConfigurationKey: String, SpecWord, SpecKey {
  package static let table = SpecWords<Self>()

  case schema = "$schema"
  case requiredVersion, specs, generated, sources, scaffolds, doubles, modules, platforms, access
  case ui, observation, flowOutput, texts, names, links, restore, severity, targets

  package var key: Key {
    switch self {
    case .schema: Key(.any)
    case .requiredVersion:
      Key(
        .text(#"^(>=)?[0-9]+(\.[0-9]+){0,2}$"#),
        "The versions of mvvmgen that may generate this.")
    case .specs: Key(.folder, "Where specs are.")
    case .generated:
      Key(.folder, "Where generated files go: this folder belongs to mvvmgen.")
    case .sources: Key(.folder, "Where files that you own are first created: scaffolds.")
    case .scaffolds: Key(.folder, "Where your own templates of scaffolds are.")
    case .doubles:
      Key(
        .any(of: [.folder, .object(of: DoublesKey.self, required: [.folder])]),
        "Where test doubles go.")
    case .modules:
      Key(
        .map(to: .array(of: .typeName), names: .any(of: [.typeName, .oneOf([""])])),
        "Which module declares which type; the module without a name is the app's own.")
    case .platforms:
      Key(
        .map(to: .text(#"^[0-9]+(\.[0-9]+){0,2}$"#), names: .oneOf(Platforms.systems)),
        "The oldest systems that the app supports.")
    case .access: Key(.oneOf(Configuration.Access.self), "Who can use what is generated.")
    case .ui:
      Key(.oneOf(Configuration.UserInterface.self), "Who draws the screens that don't say it.")
    case .observation:
      Key(.oneOf(Configuration.Observation.self), "How a view model tells about its state.")
    case .flowOutput:
      Key(.oneOf(Configuration.FlowOutput.self), "How screens and flows report to their flow.")
    case .texts:
      Key(
        .any(of: [.oneOf(Configuration.Texts.self), .text(#"^[^a-z].*\."#)]),
        "How texts that the user sees are written in Swift.")
    case .names:
      Key(.map(to: .typeName, names: .oneOf(Suffixes.keys)), "The suffixes of generated types.")
    case .links:
      Key(
        .object(of: LinkAddressKey.self), "Schemes and hosts of the URLs that are the app's links.")
    case .restore:
      Key(.bool, "Whether the app comes back to where its user was.")
    case .severity:
      Key(
        .map(
          to: .oneOf(Configuration.ConfiguredSeverity.self),
          names: .oneOf(Diagnostic.Code.self)),
        "How each diagnostic code is reported.")
    case .targets:
      Key(
        .map(to: .object(of: TargetKey.self), names: .module),
        "The modules that the app consists of.")
    }
  }
}

/// The keys of `doubles` in long form.
enum DoublesKey: String, SpecKey {
  case folder, module, tests, values

  var key: Key {
    switch self {
    case .folder: Key(.folder, "Where they go.")
    case .module: Key(.typeName, "The app's module.")
    case .tests: Key(.folder, "Where tests are first created; needs `module`.")
    case .values:
      Key(
        .map(to: .text("^="), names: .words),
        "What the tests pass for each type; needs `tests`.")
    }
  }
}

extension Schema {
  static let folder = text(#"^(?!/)(?!(.*/)?\.{1,2}(/|$))."#)

  package static var configuration: Schema {
    object(of: ConfigurationKey.self).described("Where files are, and what is generated.")
  }
}
