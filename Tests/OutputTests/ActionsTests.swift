import Foundation
import Language
import Testing

/// What developers write is the same text whether properties tell of the state or `@Observable`: the
/// scenarios' own files compile against both.
struct ActionsTests {
  private static let scenarios = Project.fixtures.filter { fixture in
    FileManager.default.fileExists(atPath: fixture.folder.appending(path: "app").path())
  }

  @Test func thereAreScenarios() {
    #expect(Self.scenarios.count > 6)
  }

  @Test(arguments: scenarios, [false, true])
  func scenariosCompile(fixture: Fixture, isObservable: Bool) throws {
    let project = Project(fixture: fixture, access: .internal, isObservable: isObservable)
    let folder = Folders.built.appending(path: "actions-\(fixture.name)-\(isObservable)")
    let app = try project.write(into: folder)
    let generated = app.files.filter { !$0.path().contains("/expected/Screens/") }
    let own = try Folders.swiftFiles(below: fixture.folder.appending(path: "app"))
    let tool = try Compiler.compile(
      generated + own, .swift6AndFeatures, .without, modules: app.modules, in: folder)
    #expect(tool.succeeded, "\(tool)")
  }
}
