import Foundation
import Testing

/// The output compiles without warnings in every kind of app.
///
/// `swift test --filter OutputTests` runs all tests of the output; to compile one fixture in every kind
/// of app:
///
///     CASE=swiftui swift test --filter CompilationTests
///
/// A failure shows the command, which can be repeated by hand, and the compiler's output.
struct CompilationTests {
  @Test(arguments: try Variant.selected()) func compiles(variant: Variant) throws {
    // Separate folders, because the compiler refuses files that are written while it reads them.
    let folder = Folders.built.appending(path: variant.folderName)
    let app = try variant.project.write(into: folder)
    let (mode, uiKit) = (variant.mode, variant.uiKit)
    let tool =
      variant.project.hasDoublesApart
      ? try Compiler.compile(
        app.files, testsApart: app.doublesApart, mode, uiKit, modules: app.modules, in: folder)
      : try Compiler.compile(app.files, mode, uiKit, modules: app.modules, in: folder)
    #expect(tool.succeeded, "\(tool)")
  }
}
