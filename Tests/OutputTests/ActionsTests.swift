import Foundation
import MvvmgenLanguage
import Testing

/// What developers write is the same text whether properties tell of the state or `@Observable`: the
/// scenarios' own files, which tests run with properties, compile with `@Observable`, too.
struct ActionsTests {
  private static let scenarios = Project.fixtures.filter { (try? $0.app.isEmpty) == false }

  @Test func thereAreScenarios() {
    #expect(Self.scenarios.count > 6)
  }

  @Test(arguments: scenarios) func scenariosCompile(fixture: Fixture) throws {
    let project = Project(fixture: fixture, access: .internal, isObservable: true)
    let folder = Folders.built.appending(path: "actions-\(fixture.name)")
    let app = try project.write(into: folder)
    let scaffolds = folder.appending(path: "Screens/").text
    let generated = app.files.filter { !$0.text.hasPrefix(scaffolds) }
    let own = try Fixture.write(fixture.app, into: folder)
    let tool = try Compiler.compile(
      generated + own, .swift6AndFeatures, .without, modules: app.modules, in: folder)
    #expect(tool.succeeded, "\(tool)")
  }

  /// What a spec newly leaves to the developer is missed in the developer's file only, with its
  /// signature.
  @Test func aLaterDecisionIsMissedInTheDevelopersFile() throws {
    let fixture = try #require(Project.fixtures.first { $0.name == "containers" })
    let folder = Folders.built.appending(path: "later-decision")
    let app = try Project(fixture: fixture, access: .internal).write(into: folder)
    let file = try #require(app.files.first { $0.path().hasSuffix("OwlsCoordinator+Custom.swift") })
    let before = """
      import GeneratedRuntime

      extension OwlsCoordinator: OwlsCoordinatorDecisions {
        func owlShareButtonTappedMore(_ owl: any OwlViewModel, flow: Int, services: [String]) {}
      }

      """
    try Data(before.utf8).write(to: file)
    let tool = try Compiler.compile(
      app.files, .swift6AndFeatures, .without, modules: app.modules, in: folder)
    let printed = tool.output.split(separator: "\n").compactMap { line -> String? in
      guard line.contains(": error: ") || line.contains(": note: ") else { return nil }
      return line.split(separator: "/").last.map(String.init)
    }
    #expect(
      printed == [
        """
        OwlsCoordinator+Custom.swift:3:1: error: type 'OwlsCoordinator' does not conform to \
        protocol 'OwlsCoordinatorDecisions'
        """,
        """
        OwlsCoordinator.generated.swift:139:8: note: protocol requires function \
        'owlShareButtonTappedAskAgainYesChoice(_:flow:services:)' with type '(any OwlViewModel, \
        Int, [String]) -> OwlsCoordinator.OwlShareButtonTappedAskAgainYesChoice'
        """,
      ], "\(tool)")
  }
}
