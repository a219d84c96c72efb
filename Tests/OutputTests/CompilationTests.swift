import Foundation
import Language
import Testing

/// What is generated compiles, with no warning, in every app that may take it in.
///
/// `swift test --filter OutputTests` runs all proofs of what is generated. A failure shows the
/// command, which can be repeated by hand, and what the compiler says.
struct CompilationTests {
  /// The fixtures that between them have everything that can stand in a spec. They are compiled in
  /// every mode; for the others, one has to do.
  static let complete: Set = [
    "authentication", "closures", "containers", "entry", "every-answer", "lists",
    "login-navigation", "owls", "pickers", "storyboard-member", "storyboards", "tutorial",
  ]

  @Test(arguments: Project.all, Compiler.UIKit.allCases)
  func compiles(project: Project, uiKit: Compiler.UIKit) throws {
    try compile(project, modes(project), uiKit)
  }

  @Test(arguments: Project.withoutViews, Compiler.UIKit.allCases)
  func compilesWithoutViews(project: Project, uiKit: Compiler.UIKit) throws {
    try compile(project, [.swift6AndFeatures], uiKit)
  }

  /// Whatever a fixture has is right with closures too; Swift 5 has `self` said in more of them.
  @Test(arguments: Project.withClosures, Compiler.UIKit.allCases)
  func compilesWithClosures(project: Project, uiKit: Compiler.UIKit) throws {
    let modes: [Mode] = project.access == .internal ? [.swift5AndFeatures] : []
    try compile(project, modes + [.swift6AndFeatures], uiKit)
  }

  /// In an app with types of its own called as the runtime's are.
  @Test(
    arguments: Project.amongNamesakes.filter { complete.contains($0.fixture.name) },
    Compiler.UIKit.allCases)
  func compilesAmongNamesakes(project: Project, uiKit: Compiler.UIKit) throws {
    try compile(project, [.swift6AndFeatures], uiKit)
  }

  /// Test doubles in the app's tests, which import the app.
  @Test(arguments: Project.withDoublesApart)
  func doublesCompileInTests(project: Project) throws {
    let folder = Folders.built.appending(path: project.folderName)
    let app = try project.write(into: folder)
    let module = try Compiler.emitApp(app.files, modules: app.modules, into: app.modules)
    try #require(module.succeeded, "\(module)")
    for mode in modes(project) {
      let tool = try Compiler.compile(
        app.doublesApart, as: "AppTests", mode, .without, modules: app.modules, in: folder)
      if !tool.succeeded { Issue.record("\(mode):\n\(tool)") }
    }
  }

  private func modes(_ project: Project) -> [Mode] {
    Self.complete.contains(project.fixture.name) ? Mode.all : [.swift6AndFeatures]
  }

  private func compile(_ project: Project, _ modes: [Mode], _ uiKit: Compiler.UIKit) throws {
    // A folder of its own: the compiler refuses files that are written while it reads them.
    let folder = Folders.built.appending(path: "\(project.folderName)-\(uiKit.folderName)")
    let app = try project.write(into: folder)
    for mode in modes {
      let tool = try Compiler.compile(app.files, mode, uiKit, modules: app.modules, in: folder)
      if !tool.succeeded { Issue.record("\(mode):\n\(tool)") }
    }
  }
}
