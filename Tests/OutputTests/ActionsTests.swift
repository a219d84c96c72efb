import Foundation
import MvvmgenLanguage
import Testing

/// What the compiler says of the developer's files when a spec has changed.
struct ActionsTests {
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
        OwlsCoordinator.generated.swift:137:8: note: protocol requires function \
        'owlShareButtonTappedAskAgainYesChoice(_:flow:services:)' with type '(any OwlViewModel, \
        Int, [String]) -> OwlsCoordinator.OwlShareButtonTappedAskAgainYesChoice'
        """,
      ], "\(tool)")
  }
}
