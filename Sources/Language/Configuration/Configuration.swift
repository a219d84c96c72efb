package import MvvmgenStorage
package import MvvmgenSyntax

/// The content of `mvvmgen.json`: the project's folders, and options of the output.
package struct Configuration: Sendable {
  /// The versions of mvvmgen that may generate this project.
  package var requiredVersion: Located<VersionRequirement>?
  /// Folders, relative to the project.
  package var specs = "Specs"
  package var generated = "Generated"
  package var sources = "Screens"
  /// Nil without templates of the team's.
  package var scaffolds: String?
  package var doubles: Doubles?
  /// A library target with the doubles of public services, which the tests of all targets import. It
  /// is called like its folder.
  package internal(set) var support: (folder: String, module: Located<TypeName>)?
  /// The modules that declare types, by type.
  package var modules = ModuleTable.standard
  package var platforms = Platforms()
  package var access = Access.internal
  package var ui = UserInterface.uikit
  /// Nil where `platforms` decide.
  package var ownNavigation: Navigation?
  /// Nil where `ui` and `platforms` decide.
  package var ownObservation: Observation?
  package var flowOutput = FlowOutput.delegate
  /// The function that gets a spec's texts in the user's language; nil for bare literals.
  package var texts: SwiftValue? = .localized
  package var names = Suffixes()
  package var links = LinkAddresses()
  /// Whether places can be restored.
  package var restore = false
  package var severity: [Diagnostic.Code: ConfiguredSeverity] = [:]
  /// The modules that the app consists of; none if it is one.
  package internal(set) var targets: [ModuleTarget] = []
  /// The target that this is the configuration of; nil without targets.
  package internal(set) var module: TypeName?
  /// The target's folder, or else the one that generated files are in a folder of.
  var folder = ""
  /// Whether other targets use it.
  package internal(set) var isUsed = false
  /// The targets whose specs are read; nil for all.
  package var inSight: [Int]?
  var hasTargets = false
  /// Whether a type is called like one of the runtime's, which then all have their module.
  package internal(set) var qualifiesRuntime = false

  /// The index of the configuration's source; nil without a file, where the defaults apply.
  package var file: Int32?

  /// The folders that have nothing but generated files.
  package var generatedFolders: [String] {
    [generated] + [doubles?.folder, support?.folder].compactMap(\.self)
  }

  package init() {}

  /// Where test doubles go.
  package struct Doubles: Sendable {
    package internal(set) var folder: String
    /// The app's module, which the doubles must import; nil if they are part of it.
    package var module: TypeName?
    /// Whether they are in a module of their own, which may be that of a target's tests.
    var isApart = false
    /// Whether they are in a target's support, for others to import.
    package internal(set) var isPublic = false
    /// Where tests are scaffolded; nil for none.
    package var tests: String?
    /// The values that scaffolded tests pass for these types, each with the span of its type.
    package var values: [SwiftType: Located<SwiftValue>] = [:]
  }

  package enum Access: String, CaseIterable, Sendable {
    case `internal`, package, `public`
  }

  package enum UserInterface: String, CaseIterable, Sendable {
    case uikit, swiftui, none
  }

  /// Who draws the flows.
  package enum Navigation: String, CaseIterable, Sendable {
    case uikit, swiftui
  }

  package var navigation: Navigation {
    ownNavigation ?? (platforms.noneHasUIKit ? .swiftui : .uikit)
  }

  /// The first system without UIKit on which the flows are drawn.
  package var drawnWithoutUIKit: Located<InternedText>? {
    navigation == .swiftui ? platforms.withoutUIKit.first : nil
  }

  package enum ConfiguredSeverity: String, CaseIterable, Sendable {
    case error, warning, off
  }

  /// How a view model publishes its state.
  package enum Observation: String, CaseIterable, Sendable {
    /// An additional property for each state, to observe it.
    case property
    /// `@Observable`
    case observable
  }

  package var observation: Observation {
    ownObservation
      ?? (ui == .swiftui && platforms.withoutObservation == nil ? .observable : .property)
  }

  /// How a spec's texts are written, where the app has no function of its own.
  package enum Texts: String, CaseIterable, Sendable {
    case localized, plain
  }

  package enum FlowOutput: String, CaseIterable, Sendable {
    case delegate, closures
  }
}

extension Configuration {
  /// Decodes `mvvmgen.json`; nil if it has errors.
  package static func decode(
    _ source: SourceFile, file: Int32, into diagnostics: inout Diagnostics
  ) -> Configuration? {
    decode(source, file: file, recorder: nil, into: &diagnostics)
  }

  /// The value of `requiredVersion`, whatever else is in the file: a newer version may know more
  /// keys.
  package static func requiredVersion(
    in source: SourceFile, file: Int32
  ) -> Located<VersionRequirement>? {
    var ignored = Diagnostics()
    guard let json = JSON.parse(source, file: file, into: &ignored), json.kind == .object else {
      return nil
    }
    var configuration = Configuration()
    var decoder = SpecDecoder(recorder: nil)
    for (key, value) in json.members where key.text == ConfigurationKey.requiredVersion.rawValue {
      ConfigurationKey.table[key]?.row.read(&decoder, &configuration, value, key)
    }
    return configuration.requiredVersion
  }

  /// The types that `mvvmgen.json` refers to.
  package static func references(in source: SourceFile, file: Int32) -> SpecReferences {
    let recorder = SpecRecorder()
    var ignored = Diagnostics()
    _ = decode(source, file: file, recorder: recorder, into: &ignored)
    return SpecReferences(recorder.references)
  }

  private static func decode(
    _ source: SourceFile, file: Int32, recorder: SpecRecorder?, into diagnostics: inout Diagnostics
  ) -> Configuration? {
    let errors = diagnostics.errorCount
    guard let json = JSON.parse(source, file: file, into: &diagnostics) else { return nil }
    var decoder = SpecDecoder(recorder: recorder)
    var configuration = Configuration()
    configuration.file = file
    if decoder.isObject(json, with: "the configuration's keys") {
      let targets = json[ConfigurationKey.targets]?.value
      configuration.hasTargets = targets != nil
      decoder.read(ConfigurationKey.self, of: json, into: &configuration)
      if let targets { configuration.targets = decoder.targets(targets, configuration) }
      if let app = configuration.doubles?.module { configuration.modules.addOwn(typesOf: app) }
      decoder.checkObservation(json, configuration)
      decoder.checkNavigation(configuration)
    }
    diagnostics.append(decoder.diagnostics)
    return diagnostics.errorCount > errors ? nil : configuration
  }
}

extension SpecDecoder {
  /// Decodes a folder within the project.
  mutating func folder(_ value: JSON) -> String? {
    guard let text = string(value) else { return nil }
    let parts = text.text.split(separator: "/", omittingEmptySubsequences: true)
    let folder = parts.prefix { !$0.contains("*") }
    let isInside =
      !parts.isEmpty && !text.text.hasPrefix("/")
      && !parts.contains { $0 == ".." || $0 == "." }
      && folder.count == parts.count
      && !text.text.unicodeScalars.contains { $0.properties.generalCategory == .control }
    guard isInside else {
      let example =
        [0, parts.count].contains(folder.count) ? "App/Generated" : folder.joined(separator: "/")
      diagnostics.report(
        .outsideProject, at: text.span,
        "\(text.text.quoted) isn't a folder within the project: expected a path such as `\(example)`"
      )
      return nil
    }
    return parts.joined(separator: "/")
  }

  /// Decodes a word, or the name of a function: `L10n.string`.
  mutating func texts(_ value: JSON) -> SwiftValue? {
    guard let text = string(value) else { return nil }
    if let word = Configuration.Texts(rawValue: text.text) {
      return word == .plain ? nil : .localized
    }
    record(value: text)
    var ignored = Diagnostics()
    guard let function = SwiftValue.parse(text, into: &ignored),
      case .member(of: _?, _) = function.kind
    else {
      diagnostics.report(
        .unknownValue, "unknown value \(text.text.quoted)",
        Suggestion(for: text, among: Configuration.Texts.allCases.map(\.rawValue)),
        or: "expected `localized`, `plain` or the name of a function, such as `L10n.string`")
      return nil
    }
    return function
  }

  /// Decodes a folder in the app's own module, or `{ "folder": "Tests/Doubles", "module": "Owlery"
  /// }`, with `tests` for a folder of tests, and `values` for the values that they pass.
  ///
  /// - Parameter hasTargets: whether the module is a target's.
  mutating func doubles(
    _ value: JSON, hasTargets: Bool
  ) -> Configuration.Doubles? {
    guard value.kind == .object else {
      return folder(value).map { Configuration.Doubles(folder: $0) }
    }
    var doubles = Configuration.Doubles(folder: "", isApart: true)
    let found = read(DoublesKey.self, of: value, into: &doubles)
    if hasTargets, let module = found[.module] {
      diagnostics.report(
        .misplacedKey, at: module.text.span,
        "`module` isn't needed beside `targets`: test doubles are for the module of their target")
    }
    // An unknown key may be the one that would be missed.
    if found[.tests] != nil, found[.module] == nil, !hasTargets, !found.hasUnknown {
      diagnostics.report(.missingKey("module", in: value, "`doubles` with `tests`"))
    }
    if found[.values] != nil, found[.tests] == nil, !found.hasUnknown {
      diagnostics.report(.missingKey("tests", in: value, "`doubles` with `values`"))
    }
    // Without a folder, or with one that is refused.
    return doubles.folder.isEmpty ? nil : doubles
  }

  /// Decodes `{ "Models": ["Session", "Owl"], "": ["Notification"] }` and inverts it. The module
  /// without a name is the app's own.
  mutating func modules(_ value: JSON) -> ModuleTable {
    guard isObject(value, with: "the types of each module") else { return .standard }
    var modules: [TypeName: TypeName] = [:]
    var own: [TypeName] = []
    var first: [TypeName: (module: JSONString, span: SourceSpan)] = [:]
    for (module, types) in value.members {
      let isOwn = module.text.isEmpty
      let name = isOwn ? nil : TypeName.parse(module, into: &diagnostics)
      guard isOwn || name != nil else { continue }
      for text in strings(types, { $1 }) {
        recorder?.take(code: text)
        guard let type = TypeName.parse(text, into: &diagnostics) else { continue }
        if let first = first.updateValue((module, type.span), forKey: type.value) {
          let names = [first.module, module].map { $0.text.isEmpty ? "\"\"" : $0.text }
          diagnostics.report(
            .declaredTwice, at: type.span,
            "\(type.value.text.quoted) is declared by two modules, \(Diagnostic.list(names))",
            notes: [Diagnostic.Note(at: first.span, "the first is here")])
        }
        if let name { modules[type.value] = name.value } else { own.append(type.value) }
      }
    }
    var table = ModuleTable(modules)
    for type in own { table.addOwn(type) }
    return table
  }

  mutating func severities(
    _ value: JSON
  ) -> [Diagnostic.Code: Configuration.ConfiguredSeverity] {
    guard isObject(value, with: "a severity for each code") else { return [:] }
    var severities: [Diagnostic.Code: Configuration.ConfiguredSeverity] = [:]
    for (text, value) in value.members {
      guard let code = code(text) else { continue }
      severities[code] = choice(value, of: Configuration.ConfiguredSeverity.self)
    }
    return severities
  }
}

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
