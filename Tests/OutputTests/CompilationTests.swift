import Foundation
import Testing

/// What is generated compiles, with no warning, in every app that may take it in.
///
/// `swift test --filter OutputTests` runs all proofs of what is generated. A failure shows the
/// command, which can be repeated by hand, and what the compiler says.
struct CompilationTests {
  @Test(arguments: Variant.all) func compiles(variant: Variant) throws {
    // A folder of its own: the compiler refuses files that are written while it reads them.
    let folder = Folders.built.appending(path: variant.folderName)
    let app = try variant.project.write(into: folder)
    let (mode, uiKit) = (variant.mode, variant.uiKit)
    let isImported = variant.project.hasDoublesApart
    let tool = try Compiler.compile(
      app.files, mode, uiKit, modules: app.modules, isImported: isImported, in: folder)
    try #require(tool.succeeded, "\(tool)")
    guard isImported else { return }
    let doubles = try Compiler.compile(
      app.doublesApart, as: "AppTests", mode, uiKit, modules: app.modules + [folder], in: folder)
    #expect(doubles.succeeded, "\(doubles)")
  }
}
