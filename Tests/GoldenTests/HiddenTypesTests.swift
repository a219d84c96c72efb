import Foundation
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax
import Testing

@testable import MvvmgenAppModel

/// The names that specs can't give to a type, because generated code uses them without a module.
@Suite struct HiddenTypesTests {
  @Test func allTypesThatGeneratedCodeUsesAreKnown() throws {
    var used: Set<String> = []
    for fixture in Fixture.all {
      for isSwiftUI in [false, true] {
        let files = try fixture.actual { configuration in
          guard isSwiftUI else { return }
          (configuration.ui, configuration.ownObservation) = (.swiftui, .observable)
        }.files
        let own = try ownWords(of: fixture, files)
        for (path, text) in files where path.hasSuffix(".swift") {
          used.formUnion(Self.types(in: text).subtracting(own))
        }
      }
    }
    let hidden = [HiddenTypes.byGeneratedTypes, HiddenTypes.byTypesBesideSwiftUI].map {
      Set($0.words.map(\.description))
    }
    #expect(used.subtracting(hidden[0]).subtracting(hidden[1]) == Self.others)
    // These are in types and values that specs name, and in what `@Observable` expands to.
    #expect(hidden[1].subtracting(used) == ["Date", "Observation", "ObservationTracked"])
  }

  @Test func theRuntimesTypesAreKnown() throws {
    let root = Fixture.root.deletingLastPathComponent()
    let folder = root.appending(path: "Sources")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path())
      .filter { $0.hasPrefix("GeneratedRuntime") && $0.hasSuffix(".swift") }
    let declared = try files.flatMap {
      Self.publicTypes(in: try String(contentsOf: folder.appending(path: $0), encoding: .utf8))
    }
    #expect(Set(declared) == Set(RuntimeTypes.names.words.map(\.description)))
  }

  /// Those that aren't in another type: one step from the edge for each condition around them.
  private static func publicTypes(in text: String) -> Set<String> {
    let declaration =
      /^( *)(?:public|open) (?:\w+ )*(?:class|struct|enum|protocol|actor|typealias) (\w+)/
    var (types, conditions): (Set<String>, Int) = ([], 0)
    for line in text.split(separator: "\n") {
      let code = line.drop { $0 == " " }
      conditions += code.hasPrefix("#if ") ? 1 : code.hasPrefix("#endif") ? -1 : 0
      guard let found = line.firstMatch(of: declaration) else { continue }
      if found.1.count == 2 * conditions { types.insert(String(found.2)) }
    }
    return types
  }

  /// A view model that has an image imports UIKit.
  @Test func modulesOfUsualTypesAreKnown() {
    let types = ["UIImage", "Date", "Owl", "String"].map { TypeName(validated: $0) }
    #expect(types.map { Configuration().modules[$0]?.text } == ["UIKit", "Foundation", nil, nil])
  }

  /// Modules, attributes, conditions and macros, which no type hides, and the type that a protocol of
  /// the runtime declares.
  private static let others: Set = [
    "DEBUG", "IBAction", "IBOutlet", "InternalImportsByDefault", "L10n", "Preview", "Swift",
    "SwiftUI", "Test", "UIKit", "ViewModel",
  ]

  /// What the specs name, and what their output declares.
  private func ownWords(of fixture: Fixture, _ files: [String: String]) throws -> Set<String> {
    var own = Set(
      try fixture.sources().flatMap { source in
        Identifiers(in: Array(source.bytes), isSwift: false).map {
          String(decoding: source.bytes[$0.range], as: UTF8.self)
        }
      })
    let declaration = /\b(?:class|struct|enum|protocol|typealias|associatedtype) (\w+)/
    // The views of embedded screens, in the view around them.
    let parameter = /(\w+): View\b/
    for text in files.values {
      own.formUnion(text.matches(of: declaration).map { String($0.1) })
      own.formUnion(text.matches(of: parameter).map { String($0.1) })
    }
    return own
  }

  /// The types that code names without a module.
  private static func types(in text: String) -> Set<String> {
    let code = text.split(separator: "\n").filter { !$0.contains("import ") }.joined(
      separator: "\n")
    let bytes = Array(code.utf8)
    let words = Identifiers(in: bytes).filter { $0.context == .code && !$0.isMember }
    return Set(
      words.map { String(decoding: bytes[$0.range], as: UTF8.self) }
        .filter { $0.first?.isUppercase == true && $0 != "Self" })
  }
}
