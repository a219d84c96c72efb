import Foundation
import MvvmgenStorage
import MvvmgenSyntax
import Testing

@testable import MvvmgenLanguage

/// An app that consists of a fixture's output, its initial scaffolds, and the types that its specs
/// refer to.
///
/// The types are the fixture's files `support/*.swift`. They are `public` so that they work with
/// every access level. Those of another module are in `support/<module>/*.swift`.
struct Project: CustomTestStringConvertible {
  let fixture: Fixture
  var access: Configuration.Access
  var views = Views.own
  /// Whether view models are `@Observable`; otherwise as the fixture has them.
  var isObservable = false
  /// Nil for the fixture's own setting.
  var flowOutput: Configuration.FlowOutput?
  var hasNamesakes = false
  /// Whether test doubles are in a separate module, which imports `App`.
  var hasDoublesApart = false
  /// Whether the app has only systems with UIKit, so that nothing is under a condition.
  var isOnUIKitAlone = false
  /// Whether it is in two targets, if its specs don't all belong together.
  var isDivided = false

  /// Who draws the screens.
  enum Views: String {
    /// As the fixture says.
    case own
    /// Nobody.
    case none
    case swiftUI
    /// SwiftUI draws every other screen that doesn't say it.
    case mixed
  }

  var testDescription: String {
    let parts = [
      fixture.name, access.rawValue, views == .own ? nil : "views \(views.rawValue)",
      isObservable ? "observable" : nil,
      flowOutput?.rawValue, hasNamesakes ? "namesakes" : nil,
      hasDoublesApart ? "doubles apart" : nil, isDivided ? "divided" : nil,
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  /// The fixtures with recorded output files, and those that can't be read, which fail later.
  static let fixtures = Fixture.all.filter { (try? $0.expected().files.isEmpty) != true }

  /// Generated files and scaffolds, each text by its path.
  func texts() throws -> [String: String] { try output(of: nil) }

  private func output(of division: SpecDivision?) throws -> [String: String] {
    let isMixed = try isMixed
    let isObservable = try isObservable || fixture.needsObservation
    let sources = try division?.sources ?? sources() + [fixture.configuration]
    let output = Fixture.output(of: sources) { configuration in
      configuration.access = access
      if isOnUIKitAlone { configuration.platforms.allHaveUIKit = true }
      if hasNamesakes {
        for type in Self.namesakes { configuration.addOwn(type) }
      }
      if views == .none { configuration.ui = .none }
      if views == .swiftUI, !isMixed { configuration.ui = .swiftui }
      if views != .own || isObservable {
        configuration.ownObservation = isObservable ? .observable : .property
      }
      configuration.flowOutput = flowOutput ?? configuration.flowOutput
      configuration.doubles =
        hasDoublesApart
        ? Configuration.Doubles(
          folder: configuration.home + Self.doubles,
          module: configuration.module ?? TypeName(validated: "App"),
          tests: "\(configuration.home)\(Self.doubles)/Tests",
          values: configuration.doubles?.values ?? [:])
        : configuration.doubles.map { Configuration.Doubles(folder: $0.folder, module: nil) }
    }
    try #require(!output.files.isEmpty || output.findings.isEmpty, "\(output.findings)")
    return output.files
  }

  private static let doubles = "doubles"

  /// The types of the runtime that generated code uses without its module, unless the app has its own.
  private static let namesakes = [
    "DerivedProperty", "ListViewModel", "ObservableProperty", "Presence", "ReadOnlyProperty",
    "SafeResultClosure",
  ].map { TypeName(validated: $0) }

  /// An app of SwiftUI's has no storyboards.
  private var isMixed: Bool {
    get throws { try views == .mixed || views == .swiftUI && fixture.hasStoryboards }
  }

  private func sources() throws -> [SourceFile] {
    try isMixed ? fixture.mixedSources() : fixture.sources()
  }

  /// A module; and, where they are apart, its tests and the library of doubles that they import.
  typealias Part = (name: String, files: [URL], support: [URL], apart: [URL])

  /// Its modules, each after those that it imports, in a folder.
  func writeModules(
    into folder: URL
  ) throws -> (parts: [Part], others: [URL]) {
    guard isDivided, let division = try division() else {
      let app = try write(into: folder)
      return ([("App", app.files, [], app.doublesApart)], app.modules)
    }
    let texts = try output(of: division).sorted { $0.key < $1.key }
    let types = try fixture.ownTypes(of: nil).filter { !$0.path.hasSuffix("Tests.swift") }
    let parts = try division.targets.enumerated().map { index, target in
      let own = texts.filter { $0.key.hasPrefix("\(target)/") }.map { path, text in
        PageFile(path: path, bytes: Array(Self.withoutInteroperability(text).utf8))
      }
      let files = try Fixture.write(own, into: folder)
      func below(_ name: String) -> [URL] {
        files.filter { $0.text.hasPrefix("\(folder.text)/\(target)/\(name)/") }
      }
      let (apart, support) = (below(Self.doubles), below("\(target)Support"))
      let others = try index == 0 ? Fixture.write(types, into: folder) : []
      let namesakes = hasNamesakes ? [Folders.standIn.appending(path: "Namesakes.swift")] : []
      return (
        target, files.filter { !(apart + support).contains($0) } + others + namesakes, support,
        hasDoublesApart ? apart : []
      )
    }
    return (parts, try Self.modules[fixture.name]?.get() ?? [])
  }

  /// Its specs in two targets; nil where they all belong together.
  func division() throws -> SpecDivision? {
    let settings =
      try JSONSerialization.jsonObject(
        with: Data(fixture.configuration.bytes)) as? [String: Any] ?? [:]
    // The sample of a team's scaffolds is in no target, and a type that is called like Foundation's
    // can't be found in another one.
    let own = (settings["modules"] as? [String: Any])?[""]
    guard settings["scaffolds"] == nil, own == nil else { return nil }
    let types = try fixture.ownTypes(of: nil).flatMap { file in
      String(decoding: file.bytes, as: UTF8.self)
        .matches(of: #/public (?:final )?(?:struct|enum|class|protocol|actor|typealias) (\w+)/#)
        .map { String($0.output.1) }
    }
    var random = SeededGenerator(seed: 0)
    return SpecDivision(
      try sources() + [fixture.configuration],
      settings: settings.sorted { $0.key < $1.key }.map { ($0.key, JSONText(read: $0.value)) },
      owning: types, atMost: 2, hasSupport: hasDoublesApart, using: &random)
  }

  /// Writes the app into a folder.
  func write(into folder: URL) throws -> (files: [URL], doublesApart: [URL], modules: [URL]) {
    let output = try texts().sorted { $0.key < $1.key }.map { path, text in
      PageFile(path: path, bytes: Array(Self.withoutInteroperability(text).utf8))
    }
    let files = try Fixture.write(output, into: folder)
    try #require(!files.isEmpty, "nothing is generated from '\(fixture.name)'")
    let types = try fixture.ownTypes(of: nil)
    let tests = types.filter { $0.path.hasSuffix("Tests.swift") }
    let own = try Fixture.write(types.filter { !$0.path.hasSuffix("Tests.swift") }, into: folder)
    let namesakes = hasNamesakes ? [Folders.standIn.appending(path: "Namesakes.swift")] : []
    let modules = try Self.modules[fixture.name]?.get() ?? []
    var apart = files.filter { $0.path().hasPrefix(folder.appending(path: Self.doubles).path()) }
    let app = files.filter { !apart.contains($0) }
    if hasDoublesApart { apart += try Fixture.write(tests, into: folder) }
    return (app + own + namesakes, apart, modules)
  }

  /// Without what Swift supports only with Objective-C, where there is none: `Scripts/check-apple app`
  /// compiles that.
  static func withoutInteroperability(_ text: String) -> String {
    #if os(macOS)
      text
    #else
      text.replacing("@IBAction ", with: "").replacing("@IBOutlet ", with: "")
    #endif
  }

  /// The folders with the modules that fixtures import, by the fixtures' names; made once.
  private static let modules = Dictionary(
    uniqueKeysWithValues: fixtures.map { fixture in
      (fixture.name, Result { try compiledModules(of: fixture) })
    })

  private static func compiledModules(of fixture: Fixture) throws -> [URL] {
    try fixture.modules.map { name in
      let folder = Folders.built.appending(path: "\(fixture.name)-\(name)")
      let files = try Fixture.write(fixture.ownTypes(of: name), into: folder)
      let tool = try Compiler.emitModule(name, of: files, into: folder)
      if !tool.succeeded { throw Compiler.DoesNotCompile(tool: tool) }
      return folder
    }
  }
}

extension Fixture {
  /// The other modules whose types the specs refer to.
  var modules: [String] {
    get throws { Set(try support.compactMap { Self.module(of: $0) }).sorted() }
  }

  /// The types of one of them, or of the app.
  func ownTypes(of module: String?) throws -> [PageFile] {
    try support.filter { Self.module(of: $0) == module }
  }

  private static func module(of file: PageFile) -> String? {
    let folders = file.path.split(separator: "/").dropFirst().dropLast()
    return folders.first.map(String.init)
  }
}

extension Configuration {
  /// The folder of its target, with a slash; empty without one.
  fileprivate var home: String { folder.isEmpty ? "" : "\(folder)/" }
}

extension JSONText {
  fileprivate init(read value: Any) {
    self =
      switch value {
      case let text as String: .string(text)
      case let items as [Any]: .array(items.map(JSONText.init(read:)))
      case let members as [String: Any]:
        .object(members.sorted { $0.key < $1.key }.map { ($0.key, JSONText(read: $0.value)) })
      default: .bool(value as? Bool ?? false)
      }
  }
}
